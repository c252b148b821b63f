"""Shows, exports and deletes the data of a user, and deletes that of guilds the bot has left.

Deletion is refused while the user plays, because others wait for them. It leaves lobbies, finished games and waiting
lists by itself. Guilds are deleted 30 days after the bot has left, a slice at a time, at the start and once a day.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from datetime import UTC, timedelta
from functools import partial
from typing import TypeVar

import structlog

from bot.errors import Conflict, UserError
from bot.scheduler import Scheduler
from bot.storage import Connection, Database, NotOwner, deletion, personal_data, settings, tournaments
from bot.tables.models import Table
from bot.tables.persistence.deletion import DeletionService
from bot.tables.persistence.table_store import TableStore
from bot.tables.settings import PERSON, SettingsService
from bot.tables.shutdown_gate import ShutdownGate

KEPT = timedelta(days=30)
"""How long the data of a left guild is kept."""
JOB = "left_guilds"
DAY_SECONDS = 24 * 3600.0
LEFT = "left"
"""The notification to other processes to remove a user from their tables and waiting lists."""
UNFINISHED = "unfinished"
"""The key for deletions that were under way when a shard changed its owner; one process completes them."""
REMOVAL_TIMEOUT_SECONDS = 3.0
AREAS = (*dict.fromkeys(place.area for place in personal_data.PEOPLE),)
"""The headings under which users read their data."""

T = TypeVar("T")

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class PrivacyService:
    """Shows, exports and deletes data."""

    def __init__(
        self,
        database: Database,
        door: ShutdownGate,
        changes: TableStore,
        chosen: SettingsService,
        leave: Callable[[int, int], Awaitable[Table]],
        leave_lists: Callable[[int], Awaitable[None]],
        scheduler: Scheduler,
    ) -> None:
        self._database = database
        self._door = door
        self._changes = changes
        self._erasing = DeletionService(database, changes)
        self._chosen = chosen
        self._leave = leave
        self._leave_lists = leave_lists
        self._scheduler = scheduler
        self._clock = scheduler.clock
        self.is_outside: Callable[[int], bool] = lambda _: True
        """Return whether the bot is known to be no member of a guild. Before it is connected, that is not known."""

    def start(self) -> None:
        """Delete left guilds now and once a day; a second call restarts the job."""
        self._scheduler.every(JOB, DAY_SECONDS, self.forget_left_guilds, first=0)

    async def adopt(self) -> None:
        """Complete deletions of a process that is gone."""
        self.start()
        if not self._database.is_leader and await self._database.read(deletion.people):
            await self._database.notify(UNFINISHED)

    async def show(self, user: int) -> dict[str, int]:
        """Return the number of a user's entries by area."""

        def counts(db: Connection) -> Counter[str]:
            return Counter() if deletion.is_being_deleted(db, user) else personal_data.counts(db, user)

        # In one piece: the round trip to a reader takes longer than most of these counts.
        found = await self._database.read(counts)
        return {area: found[area] for area in AREAS}

    async def export(self, user: int) -> dict[str, object]:
        """Return all data of a user for a JSON file; secret games are listed without their contents."""
        exported: dict[str, object] = {"user": str(user), "exported_at": self._clock().isoformat()}
        for place in personal_data.PEOPLE:
            if place.exported:
                exported[f"{place.table}.{place.column}"] = await self._rows(place, user)
        limit = personal_data.BATCH_SIZE
        games = await self._all(lambda db, last: personal_data.games_of(db, user, last[0] if last else 0, limit))
        exported["games.finished"] = [number for number, shown in games if shown]
        exported["games.unfinished"] = [number for number, shown in games if not shown]
        exported["notebook"] = await self._database.read(partial(personal_data.notes_of, person=user))
        return exported

    async def _rows(self, place: personal_data.IdColumn, user: int) -> list[dict[str, object]]:
        return await self._all(
            lambda db, last: personal_data.rows_of(db, place, user, place.mark(last) if last else None)
        )

    async def _all(self, read: Callable[[Connection, T | None], list[T]]) -> list[T]:
        """Return all rows of a read that returns a piece of them at once: those after the last one of the piece."""
        found: list[T] = []
        while True:
            more = await self._database.read(lambda db, last=found[-1] if found else None: read(db, last))
            found += more
            if len(more) < personal_data.BATCH_SIZE:
                return found

    async def delete(self, user: int) -> tuple[int, ...]:
        """Delete a user's data; return the changed tables. Raise Conflict `leave_first` (tables) while they play."""
        lost = await self._leave_all(user)

        def check(db: Connection) -> None:
            _check_left(personal_data.open_tables_of(db, user), lost)

        changed = await self._door.run(self._erasing.person(user, check, lost))
        self._chosen.forget(user=user)
        await self._database.notify(f"{PERSON} {user}")
        return changed

    async def _leave_all(self, user: int) -> set[int]:
        """Leave all tables and lists; return unreadable tables. Raise Conflict `leave_first` if a game is in play."""
        here = await self._database.read(lambda db: personal_data.open_tables_of(db, user))
        lost = {table for table, _ in here if not await self._is_readable(table)}
        _check_left([(table, status) for table, status in here if status == "playing"], lost)
        if await self.leave_here(user, here):
            await self._leave_elsewhere(user)
        return lost

    async def leave_here(self, user: int, here: Iterable[tuple[int, str]] | None = None) -> bool:
        """Remove a user from the tables and waiting lists of this process; return whether there are others."""
        others = False
        for table, _ in (
            await self._database.read(lambda db: personal_data.open_tables_of(db, user)) if here is None else here
        ):
            try:
                await self._leave(table, user)
            except NotOwner:
                others = True
            except UserError:
                pass  # they have left it since
        await self._leave_lists(user)
        return others or bool(await self._database.read(lambda db: tournaments.lists_of(db, user)))

    async def _leave_elsewhere(self, user: int) -> None:
        """Ask other processes to remove a user from their tables and waiting lists, and wait for a while."""

        def left(db: Connection) -> bool:
            return not personal_data.open_tables_of(db, user) and not tournaments.lists_of(db, user)

        await self._database.notify(f"{LEFT} {user}")
        with suppress(TimeoutError):
            async with asyncio.timeout(REMOVAL_TIMEOUT_SECONDS):
                while not await self._database.read(left):  # noqa: ASYNC110  # they are elsewhere
                    await asyncio.sleep(0.05)

    async def _is_readable(self, table: int) -> bool:
        try:
            await self._changes.peek(table)
        except UserError:
            return False
        return True

    async def guild_left(self, guild: int) -> None:
        """Save that the bot is no longer a member of a guild."""
        await self._guilds_left([guild])

    async def _guilds_left(self, guilds: Iterable[int]) -> None:
        """Save that the bot has left several guilds, in one piece."""
        now = self._clock().astimezone(UTC).isoformat()

        def write(db: Connection) -> None:
            for guild in guilds:
                settings.leave_guild(db, guild, now)

        await self._database.write(write)

    async def guilds_joined(self, guilds: Collection[int]) -> set[int]:
        """Save that the bot is a member of guilds (again); return those without saved data."""

        def look(db: Connection) -> set[int]:
            return {guild for guild in guilds if not personal_data.has_guild_data(db, guild)}

        def write(db: Connection) -> None:
            for guild in guilds:
                settings.join_guild(db, guild)

        new = await self._database.read(look)
        # Without looking whether they are left: that may be in a write that waits before this one.
        await self._database.write(write)
        return new

    async def guilds_are(
        self, is_member: Callable[[int], bool], ours: Callable[[int], bool] = lambda _: True
    ) -> None:
        """Save the guilds of which the bot is a member; mark missing ones as left, if they are `ours`.

        Args:
            is_member: called before each write, because guilds join and leave during the look.
        """
        for place in personal_data.ROOTS:
            read = partial(personal_data.guilds_with_rows, place=place)
            found = await self._all(lambda db, last, read=read: read(db, after=last or 0))
            known = filter(self._database.owns, found)
            gone = [guild for guild in known if ours(guild) and not is_member(guild)]
            for first in range(0, len(gone), personal_data.BATCH_SIZE):
                batch = gone[first : first + personal_data.BATCH_SIZE]
                await self._guilds_left([guild for guild in batch if not is_member(guild)])
        for guild in await self._database.read(settings.left):
            if is_member(guild):
                await self._database.write(lambda db, guild=guild: settings.join_guild(db, guild))

    async def forget_left_guilds(self) -> int:
        """Delete the data of guilds that the bot left 30 days ago; return how many they were.

        A guild stays if the bot has come back while it was stopped, which only Discord shows.
        """
        until = (self._clock() - KEPT).astimezone(UTC).isoformat()
        guilds = await self._database.read(lambda db: settings.left_before(db, until))
        gone = [guild for guild in guilds if self._database.owns(guild) and self.is_outside(guild)]
        for guild in gone:
            await self._forget_guild(guild, until)
        await self.finish()
        return len(gone)

    async def finish(self) -> None:
        """Complete all deletions that have begun."""
        await self._erasing.finish()

    async def _forget_guild(self, guild: int, until: str) -> None:
        """Delete a guild's data, unless the bot has come back."""

        def begin(db: Connection) -> list[int] | None:
            if guild not in settings.left_before(db, until):
                return None
            deletion.begin_guild(db, guild)
            return deletion.erase_guild(db, guild, deletion.ROW_LIMIT)

        tables = await self._database.write(begin)
        if tables is not None:
            await self._changes.forget(tables)
            self._chosen.forget(guild=guild)
            await self._erasing.complete_guild_deletion(guild)
            log.info("guild_forgotten", guild=guild)


def _check_left(here: Iterable[tuple[int, str]], lost: Collection[int]) -> None:
    there = [str(table) for table, _ in here if table not in lost]
    if there:
        raise Conflict("leave_first", tables=", ".join(there))
