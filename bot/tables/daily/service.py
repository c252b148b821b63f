"""Deals of the day, from the commitment on the day before to the seed at 00:00 UTC of the day after.

The first request starts it; from then on every day has its deals. A try is a table with one person and masters that
only its player can see (`Table.daily_date`). Used by `/daily`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from random import Random

import structlog

from bot.errors import Conflict, NotFound
from bot.players import Master
from bot.rules.game import AnyGame
from bot.scheduler import Scheduler, Superseded
from bot.storage import (
    Connection,
    ConstraintViolation,
    DailyDealRow,
    DailyTryRow,
    Database,
    daily,
    shared_seeds,
    tables,
)
from bot.tables.daily.calendar import day_of, later, left_of, seat_for, streak
from bot.tables.daily.par import BOARD, ParCalculator, played_by
from bot.tables.daily.standings import DailyDeal, DailyTry, ranked
from bot.tables.game_seed import SharedBoard, SharedSeed
from bot.tables.house_rules import AllGames
from bot.tables.live_table import LiveTable
from bot.tables.models import Seat, Table
from bot.tables.persistence import SharedSeedService, TableStore, promised
from bot.tables.seats import seating
from bot.tables.shutdown_gate import ShutdownGate
from bot.tables.table_update import altering

NEWS = "daily"
"""The notification to other processes that a day has its deals."""
JOB = "daily_turn"
CLOSED_POLL_SECONDS = 1.0
"""Seconds between two checks whether all processes have closed their tries."""
RETRY = (60.0, 600.0, 3600.0)
"""Seconds until the retry after the first, second, … failure."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class DailyDealService:
    """Commits, opens and ranks the deals of the day of all games that have a search."""

    def __init__(
        self,
        database: Database,
        door: ShutdownGate,
        seeds: SharedSeedService,
        changes: TableStore,
        *,
        begin: Callable[[int, SharedBoard], Awaitable[Table]],
        all_games: AllGames,
        master: Master,
        scheduler: Scheduler,
        rng: Random,
    ) -> None:
        self._database = database
        self._door = door
        self._seeds = seeds
        self._changes = changes
        self._begin_board = begin
        self._all_games = all_games
        self._scheduler = scheduler
        self._clock = scheduler.clock
        self._rng = rng
        self.par = ParCalculator(database, scheduler, door, seeds, self.games, master)
        self._turning = asyncio.Lock()
        self._turned = ""
        """The day that is on show."""

    @property
    def today(self) -> str:
        """The UTC date."""
        return day_of(self._clock())

    def games(self) -> Mapping[str, AnyGame]:
        """Return the games that have a deal of the day, by id."""
        return {name: game for name, game in sorted(self._all_games().items()) if game.evaluator is not None}

    async def start(self) -> None:
        """Continue with daily deals, if they were ever requested."""
        if await self.is_used():
            self._turn_soon()

    async def is_used(self) -> bool:
        """Return whether deals of the day were ever requested."""
        return await self._database.read(daily.is_used)

    async def roll_over(self) -> str:
        """Prepare today's deals and tomorrow's commitments, open what is over; return today."""
        async with self._turning:
            today = self.today
            if today != self._turned and await self._turn(today):
                self._turned = today
                self._schedule_roll_over()
            return today

    def refresh(self) -> None:
        """Check the day again: this process got tables, or another one has begun the day."""
        self._turned = ""
        self._turn_soon()

    async def deals(self, day: str, person: int, guild: int | None) -> tuple[DailyDeal, ...]:
        """Return a day's deals as a player sees them; empty for a future day or one without deals."""
        today = await self.roll_over()
        if day > today:
            return ()
        found = await self._database.read(lambda db: tuple(self._seen(db, day, person, guild)))
        if self._database.is_leader and not all(each.masters for each in found):
            self.par.trigger(min(day, today))
        return found

    async def promises(self, day: str) -> dict[str, str]:
        """Return the commitments of a day's deals, by game."""
        found = {game: await self._seeds.find(game, day) for game in self.games()}
        return {game: shared.sealed.promise for game, shared in found.items() if shared}

    async def streak(self, person: int) -> int:
        """Return for how many days in a row a player has played at least one deal."""
        return streak(await self._database.read(partial(daily.days_of, person=person)), self.today)

    async def show_in(self, day: str, game: str, person: int, guild: int | None) -> None:
        """Show a player's name in the ranking of a server, where they play or share."""
        if guild is not None:
            await self._door.write(lambda db: daily.place(db, day, game, person, guild))

    async def play(self, game: str, person: int, guild: int | None) -> Table:
        """Return the table of a player's one try of today's deal, and begin it if needed.

        Raises:
            NotFound: `no_daily`: the game has none.
            Conflict: `day_over`: its cards are open; `try_had`: the try was used, and its data deleted.
        """
        found = self.games().get(game)
        if found is None:
            raise NotFound("no_daily")
        day = await self.roll_over()
        own = await self._own(day, game, person)
        if own is None:
            self._check_sealed(await self._seeds.promise(game, day))
            try:
                own = (await self._open(found, day, person)).id
            except ConstraintViolation:
                # Two clicks at once: the other one has opened it.
                own = await self._own(day, game, person)
        assert own is not None
        table = await self._begun(own, day, game)
        await self.show_in(day, game, person, guild)
        return table

    async def _own(self, day: str, game: str, person: int) -> int | None:
        tries = await self._database.read(lambda db: daily.for_person(db, day, person))
        return next((each.table_id for each in tries if each.game == game), None)

    async def _open(self, game: AnyGame, day: str, person: int) -> Table:
        """Open a table with a player at their seat of the day and masters at the others."""
        count, options = played_by(game)
        own = seat_for(person, day, game.id, count)
        numbers = iter(range(1, count))
        seats = tuple(
            Seat(user=person) if seat == own else Seat(computer=next(numbers), level="master")
            for seat in range(count)
        )
        table = seating.new_table(
            game, options, seats, guild=None, channel=0, host=person, level="master", max_seats=count, day=day
        )
        return await self._changes.open(LiveTable(game, table, self._changes.now()), partial(_admit, table))

    async def _begun(self, number: int, day: str, game: str) -> Table:
        """Return the table of a try with its deal begun, even after an interruption."""
        async with self._turning:
            table = (await self._changes.get(number)).table
            if table.status != "lobby":
                return table
            shared = await self._seeds.promise(game, day)
            try:
                self._check_sealed(shared)
            except Conflict:
                await self._close(number)
                raise
            return await self._begin_board(number, SharedBoard(shared, BOARD))

    def _check_sealed(self, shared: SharedSeed) -> None:
        """Raise Conflict `day_over` unless this is today's seed and it is still secret."""
        if shared.opened or shared.name != self.today:
            raise Conflict("day_over")

    # Views of a player

    def _seen(self, db: Connection, day: str, person: int, guild: int | None) -> list[DailyDeal]:
        games = self.games()
        return [
            self._deal(db, row, games[row.game], person, guild) for row in daily.deals(db, day) if row.game in games
        ]

    def _deal(self, db: Connection, row: DailyDealRow, game: AnyGame, person: int, guild: int | None) -> DailyDeal:
        seats, _ = played_by(game)
        seat = seat_for(person, row.day, row.game, seats)
        shared = shared_seeds.find(db, row.game, row.day)
        tries = daily.for_deal(db, row.day, row.game)
        mine = next((each for each in daily.for_person(db, row.day, person) if each.game == row.game), None)
        named = daily.placed(db, row.day, row.game, guild) if guild is not None else frozenset[int]()
        played = mine is not None and mine.points is not None
        shown = row.points is not None and (played or (shared is not None and shared.opened))
        par = row.points or ()
        return DailyDeal(
            day=row.day,
            game=row.game,
            seats=seats,
            seat=seat,
            promise=shared.promise if shared else "",
            promised_at=row.promised_at,
            seed=shared.seed.hex() if shared and shared.opened else None,
            masters=row.masters,
            also=tuple(each for each in row.also if each != row.masters),
            par=par[seat] if shown else None,
            own=_try(mine, par) if mine else None,
            world=ranked(tries, par, person, named) if shown else (),
            here=ranked(tries, par, person, named, only=True) if shown else (),
            count=len(tries),
        )

    # The change of day

    async def _turn(self, today: str) -> bool:
        """Close tries that are over, open their seeds, and commit today, if missing, and tomorrow.

        Returns whether all is done: seeds are opened only after every process has closed its tries.
        """
        of = self._database.owned
        for table in await self._database.read(lambda db: daily.open_before(db, today, of)):
            await self._close(table)
        if not self._database.is_leader or (
            of and await self._database.read(lambda db: daily.open_before(db, today))
        ):
            await self._promise_days(today)
            if self._database.is_leader:
                self._scheduler.after(JOB, CLOSED_POLL_SECONDS, self._turn_by_itself, retry=RETRY)
            return not self._database.is_leader
        for game, day in await self._database.read(lambda db: daily.sealed_before(db, today)):
            shared = await self._seeds.find(game, day)
            if shared is not None:
                await self._seeds.open(shared)
        await self._promise_days(today)
        await self._door.write(lambda db: daily.purge_try_tombstones(db, today))
        await self.par.renew(today)
        log.info("daily_rollover", day=today)
        self.par.trigger(today)
        return True

    async def _promise_days(self, today: str) -> None:
        try:
            await self._door.write(lambda db: self._promise(db, (today, later(today))))
        except ConstraintViolation:  # another process does the same at this moment
            await self._door.write(lambda db: self._promise(db, (today, later(today))))

    async def _close(self, table: int) -> None:
        """Close a try; an unreadable log does not stop the change of day."""
        try:
            await self._changes.change(table, altering(seating.closed), alone=True)
        except Superseded:
            return  # its owner process closes it
        except Exception as error:
            log.error("try_not_closed", table=table, error=type(error).__name__)  # noqa: TRY400
            await self._door.write(lambda db: tables.close(db, table))
            await self._changes.forget([table])

    def _promise(self, db: Connection, days: tuple[str, ...]) -> None:
        for day in days:
            for game in self.games():
                promised(db, game, day, self._rng)
                daily.promise(db, day, game, self._changes.now())
        if not self._database.is_leader:
            self._database.notify_on_commit(db, NEWS)

    def _turn_soon(self) -> None:
        self._scheduler.soon(JOB, self._turn_by_itself, retry=RETRY)

    async def _turn_by_itself(self) -> None:
        if await self.roll_over() == self._turned:
            self._schedule_roll_over()

    def _schedule_roll_over(self) -> None:
        self._scheduler.after(JOB, left_of(self._clock()) + 1, self._turn_by_itself, retry=RETRY)


def _admit(table: Table, db: Connection) -> None:
    """Accept a try without limits; raise Conflict `try_had` if it was used, and its data deleted."""
    assert table.daily_date is not None
    if daily.has_used_try(db, table.daily_date, table.game, table.host):
        raise Conflict("try_had")


def _try(row: DailyTryRow, par: tuple[int, ...]) -> DailyTry:
    margin = None if row.points is None or not par else row.points - par[row.seat]
    return DailyTry(row.table_id, row.number, row.seat, row.points, margin)
