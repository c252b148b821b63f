"""A clock that is turned by hand, and tables at which time runs."""

from datetime import UTC, datetime, timedelta

from bot.tables import Table, TableService
from bot.tables.clock.deadlines import JOB
from tests.tables.club import GUILD, game

MINUTE = 60


class Watch:
    """What time it is: noon of a winter's day or the given time, until it is turned."""

    def __init__(self, time: datetime = datetime(2026, 1, 31, 12, tzinfo=UTC)) -> None:
        self.time = time

    def __call__(self) -> datetime:
        return self.time

    @property
    def now(self) -> int:
        return int(self.time.timestamp())

    def pass_by(self, seconds: float) -> None:
        """Let so much time pass without any user looking."""
        self.time += timedelta(seconds=seconds)

    async def turn(self, service: TableService, seconds: float) -> None:
        """Let so much time pass, and have what is due then done."""
        self.pass_by(seconds)
        # A change under way has read the time before; its deadlines are on disk before those due are read.
        await service.settle(0)
        await look(service)


async def look(service: TableService) -> None:
    """Run what is due now."""
    await service.deadlines.fire_due()
    # The scheduler's own run may have stored a change that isn't in memory yet.
    await service.scheduler.finish(JOB)


async def timed(service: TableService, *users: int, turn_time: int = 4 * MINUTE, **options: int) -> Table:
    """Begin a game of these users in a guild with a turn time."""
    await service.settings.change_guild(GUILD, turn_time=turn_time)
    return await game(service, *users, **options)


def waited(table: Table) -> int:
    """Return the person whom the game waits for."""
    [seat] = table.current_game.waiting_for
    user = table.seats[seat].user
    assert user is not None
    return user


def absent(table: Table) -> list[int | None]:
    """Return whom computer players sit in for."""
    return [seat.user for seat in table.seats if seat.absent_since is not None]
