"""What is known of a person, shown, given out and deleted; and what is known of guilds that the bot has left.

Deleting refuses somebody who plays: others wait for them. Seats in lobbies, after games and in queues are left by
themselves. Guilds are forgotten 30 days after the bot has left them, a slice at a time; that is seen to at the start
and every day.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from datetime import UTC, timedelta
from functools import partial

import structlog

from bot.errors import Conflict, UserError
from bot.scheduler import Scheduler
from bot.storage import Connection, Database, NotOwner, deletion, personal_data, settings
from bot.tables.models import Table
from bot.tables.persistence.deletion import DeletionService
from bot.tables.persistence.table_store import TableStore
from bot.tables.settings import PERSON, SettingsService
from bot.tables.shutdown_gate import ShutdownGate

KEPT = timedelta(days=30)
"""So long is kept what belongs to a guild that the bot has left."""
JOB = "left_guilds"
DAY = 24 * 3600.0
LEFT = "left"
"""Of whom other processes are told that they want to be seated nowhere any more."""
UNFINISHED = "unfinished"
"""That somebody's deletion was under way when a shard changed hands: one process looks whether it still is."""
PATIENCE = 3.0
"""Seconds in which these have them rise."""
AREAS = (*dict.fromkeys(place.area for place in personal_data.PEOPLE),)
"""Under which headings people read what is known of them."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class PrivacyService:
    """Shows, gives out and deletes.

    Args:
        database: where everything is kept.
        door: what a person's deletion passes.
        changes: the tables in memory.
        chosen: the preferences and settings in memory.
        leave: takes a person from a table.
        scheduler: tells the time, and runs this once a day.
    """

    def __init__(
        self,
        database: Database,
        door: ShutdownGate,
        changes: TableStore,
        chosen: SettingsService,
        leave: Callable[[int, int], Awaitable[Table]],
        scheduler: Scheduler,
    ) -> None:
        self._database = database
        self._door = door
        self._changes = changes
        self._erasing = DeletionService(database, changes)
        self._chosen = chosen
        self._leave = leave
        self._scheduler = scheduler
        self._clock = scheduler.clock

    def start(self) -> None:
        """Forget left guilds now and once a day; when it is begun already, anew."""
        self._scheduler.every(JOB, DAY, self.forget_left_guilds, first=0)

    async def adopt(self) -> None:
        """Go on with what a process has left half done that is gone."""
        self.start()
        if not self._database.is_leader and await self._database.read(deletion.people):
            await self._database.write(lambda db: self._database.tell(db, UNFINISHED))

    async def show(self, user: int) -> dict[str, int]:
        """Return how many things are known of a person, by area."""

        def counts(db: Connection) -> Counter[str]:
            return Counter() if deletion.is_going(db, user) else personal_data.counts(db, user)

        # In one piece: the way to a reader and back takes longer than most of these counts.
        found = await self._database.read(counts)
        return {area: found[area] for area in AREAS}

    async def export(self, user: int) -> dict[str, object]:
        """Return all that is known of a person, as plain data for a JSON file.

        Of games that others may not look at yet there is only that they exist.
        """
        told: dict[str, object] = {"user": str(user), "exported_at": self._clock().isoformat()}
        for place in personal_data.PEOPLE:
            if place.told:
                told[f"{place.table}.{place.column}"] = await self._rows(place, user)
        games = await self._games(user)
        told["games.finished"] = [number for number, shown in games if shown]
        told["games.unfinished"] = [number for number, shown in games if not shown]
        told["notebook"] = await self._database.read(partial(personal_data.notes_of, person=user))
        return told

    async def _rows(self, place: personal_data.IdColumn, user: int) -> list[dict[str, object]]:
        """Return the rows of a place about a person, read piece by piece."""
        found: list[dict[str, object]] = []
        while True:
            after = place.mark(found[-1]) if found else None
            more = await self._database.read(partial(personal_data.rows_of, place=place, person=user, after=after))
            found += more
            if len(more) < personal_data.ROWS:
                return found

    async def _games(self, user: int) -> list[tuple[int, bool]]:
        """Return the games that a person began to play, read piece by piece."""
        found: list[tuple[int, bool]] = []
        while True:
            after = found[-1][0] if found else 0
            more = await self._database.read(
                partial(personal_data.games_of, person=user, after=after, most=personal_data.ROWS)
            )
            found += more
            if len(more) < personal_data.ROWS:
                return found

    async def delete(self, user: int) -> tuple[int, ...]:
        """Take a person out of everything; in others' games a tombstone stays. Return the tables that changed by it.

        Raises:
            Conflict: `leave_first` (tables), at the numbers of which they play.
        """
        lost = await self._leave_all(user)
        erased = self._erasing.person(user, lambda db: _check_left(personal_data.here(db, user), lost))
        changed = await self._door.through(erased)
        self._chosen.forget(user=user)
        if not self._database.ownership.is_single_process:
            await self._database.write(lambda db: self._database.tell(db, f"{PERSON} {user}"))
        return changed

    async def _leave_all(self, user: int) -> set[int]:
        """Leave all tables that aren't played at; return those that can't be read any more, which nobody can leave.

        Raises:
            Conflict: `leave_first` (tables), with nothing left.
        """
        here = await self._database.read(lambda db: personal_data.here(db, user))
        lost = {table for table, _ in here if not await self._is_readable(table)}
        _check_left([(table, status) for table, status in here if status == "playing"], lost)
        if await self.leave_here(user, here):
            await self._leave_elsewhere(user)
        return lost

    async def leave_here(self, user: int, here: Iterable[tuple[int, str]] | None = None) -> bool:
        """Leave all tables that are at home here; return whether there are others."""
        others = False
        for table, _ in await self._database.read(lambda db: personal_data.here(db, user)) if here is None else here:
            try:
                await self._leave(table, user)
            except NotOwner:
                others = True
            except UserError:
                pass  # left meanwhile
        return others

    async def _leave_elsewhere(self, user: int) -> None:
        """Have other processes leave the tables that are at home there, and wait a while for that."""
        await self._database.write(lambda db: self._database.tell(db, f"{LEFT} {user}"))
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while await self._database.read(lambda db: personal_data.here(db, user)):  # noqa: ASYNC110  # they are elsewhere
                    await asyncio.sleep(0.05)

    async def _is_readable(self, table: int) -> bool:
        try:
            await self._changes.glance(table)
        except UserError:
            return False
        return True

    async def guild_left(self, guild: int) -> None:
        """Note that the bot is no longer a member of a guild."""
        await self._guilds_left([guild])

    async def _guilds_left(self, guilds: Iterable[int]) -> None:
        """Note it of several, in one piece."""
        now = self._now()

        def write(db: Connection) -> None:
            for guild in guilds:
                settings.leave_guild(db, guild, now)

        await self._database.write(write)

    async def guilds_joined(self, guilds: Collection[int]) -> set[int]:
        """Note that the bot is a member of guilds (again); return those of which nothing is known."""

        def look(db: Connection) -> tuple[list[int], set[int]]:
            left = [guild for guild in guilds if settings.is_left(db, guild)]
            return left, {guild for guild in guilds if not personal_data.knows_guild(db, guild)}

        def write(db: Connection) -> None:
            for guild in left:
                settings.join_guild(db, guild)

        left, new = await self._database.read(look)
        if left:
            await self._database.write(write)
        return new

    async def guilds_are(self, guilds: Collection[int], ours: Callable[[int], bool] = lambda _: True) -> None:
        """Note of which guilds the bot is a member, and so which ones it has left, perhaps while it was stopped.

        Args:
            guilds: of which it is.
            ours: whether it would be among them if the bot were; of the others another process knows.
        """
        here = {*guilds}
        for place in personal_data.ROOTS:
            known = filter(self._database.owns, await self._known(place))
            gone = [guild for guild in known if ours(guild) and guild not in here]
            for first in range(0, len(gone), personal_data.ROWS):
                await self._guilds_left(gone[first : first + personal_data.ROWS])
        for guild in await self._database.read(settings.left):
            if guild in here:
                await self._database.write(lambda db, guild=guild: settings.join_guild(db, guild))

    async def _known(self, place: personal_data.IdColumn) -> list[int]:
        """Return the guilds that a place has rows of, read piece by piece."""
        found: list[int] = []
        while True:
            after = found[-1] if found else 0
            more = await self._database.read(partial(personal_data.known_guilds, place=place, after=after))
            found += more
            if len(more) < personal_data.ROWS:
                return found

    async def forget_left_guilds(self) -> int:
        """Delete what is known of guilds that the bot left 30 days ago; return how many they were."""
        until = (self._clock() - KEPT).astimezone(UTC).isoformat()
        guilds = await self._database.read(lambda db: settings.left_before(db, until))
        for guild in filter(self._database.owns, guilds):
            await self._forget_guild(guild, until)
        await self.finish()
        return len(guilds)

    async def finish(self) -> None:
        """Carry to its end what was begun to be deleted."""
        await self._erasing.finish()

    async def _forget_guild(self, guild: int, until: str) -> None:
        """Delete a guild, unless the bot has come back meanwhile."""

        def begin(db: Connection) -> list[int] | None:
            if guild not in settings.left_before(db, until):
                return None
            deletion.begin_guild(db, guild)
            return deletion.erase_guild(db, guild, deletion.ROOM)

        tables = await self._database.write(begin)
        if tables is not None:
            await self._changes.forget(tables)
            self._chosen.forget(guild=guild)
            await self._erasing.rest_of_guild(guild)
            log.info("guild_forgotten", guild=guild)

    def _now(self) -> str:
        return self._clock().astimezone(UTC).isoformat()


def _check_left(here: Iterable[tuple[int, str]], lost: Collection[int]) -> None:
    """Refuse somebody who is still at a table that can be left."""
    there = [str(table) for table, _ in here if table not in lost]
    if there:
        raise Conflict("leave_first", tables=", ".join(there))
