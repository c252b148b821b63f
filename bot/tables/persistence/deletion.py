"""Deletes the data of a user or of a guild in short transactions; a deletion is completed even after a restart."""

from collections.abc import Callable, Collection
from time import monotonic

import structlog

from bot.idle import idle
from bot.storage import Connection, Database, NewerDocument, deletion
from bot.tables.persistence.table_store import TableStore

TABLES = "tables"
"""The notification to other processes that tables must be read from the database again."""


log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class DeletionService:
    """Deletes the data of users and guilds."""

    def __init__(self, database: Database, changes: TableStore) -> None:
        self._database = database
        self._changes = changes

    async def person(self, user: int, check: Callable[[Connection], None], lost: Collection[int]) -> tuple[int, ...]:
        """Delete a user's data unless `check` raises; return the tables that changed.

        Args:
            lost: unreadable tables, which the user could not leave: the first piece removes the user there.
        """

        def begin(db: Connection) -> bool:
            check(db)
            deletion.begin_person(db, user)
            return _erase(db, user, first)

        tables = await self._database.read(lambda db: deletion.open_tables_of(db, user))
        first = sorted(tables, key=lambda table: table not in lost)[: max(deletion.TABLE_LIMIT, len(lost))]
        done = await self._at(first, begin)
        return tuple(sorted({*tables, *(() if done else await self.complete_person_deletion(user))}))

    async def complete_person_deletion(self, user: int) -> set[int]:
        """Complete a user's deletion that has begun; return the tables that changed."""
        changed, done = set[int](), False
        while not done:
            begun = monotonic()
            tables = await self._database.read(lambda db: deletion.tables_of(db, user))
            done = await self._at(tables, lambda db, tables=tables: _erase(db, user, tables))
            changed |= {*tables}
            await idle(taken=monotonic() - begun)
        return changed

    async def _at(self, tables: list[int], piece: Callable[[Connection], bool]) -> bool:
        """Run a piece that rewrites these tables, which are locked since those in memory still contain the user."""

        def write(db: Connection) -> bool:
            if tables:  # tables of other owners are in memory in those processes
                self._database.notify_on_commit(db, " ".join(map(str, (TABLES, *tables))))
            return piece(db)

        async with self._changes.exclusive(tables):
            return await self._database.write(write)

    async def complete_guild_deletion(self, guild: int) -> None:
        """Complete a guild's deletion that has begun."""
        while True:
            begun = monotonic()
            tables = await self._database.write(lambda db: deletion.erase_guild(db, guild, deletion.ROW_LIMIT))
            if tables is None:
                return
            await self._changes.forget(tables)
            await idle(taken=monotonic() - begun)

    async def finish(self) -> None:
        """Complete all deletions that have begun."""
        for user in await self._database.read(deletion.people) if self._database.is_leader else ():
            try:
                await self.complete_person_deletion(user)
            except NewerDocument:
                # A program of the newer version completes this deletion. It must not keep others waiting.
                log.warning("deletion_needs_newer_version")
        for guild in await self._database.read(deletion.guilds):
            if self._database.owns(guild):
                await self.complete_guild_deletion(guild)


def _erase(db: Connection, user: int, tables: list[int]) -> bool:
    """Delete a piece of a user's data, first at these tables; return whether it was the last."""
    room = deletion.erase_tables(db, user, tables, deletion.ROW_LIMIT)
    # The next piece handles tables that appear only now.
    return room > 0 and not deletion.tables_of(db, user) and deletion.erase_more(db, user, room)
