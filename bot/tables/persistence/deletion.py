"""Deleting what is kept of a person or of a guild, piece by piece, so that everybody else goes on meanwhile.

Each piece is one transaction of some milliseconds. What has begun is carried to its end: by whoever began it, or
after the next start.
"""

import asyncio
from collections.abc import Callable

from bot.storage import Connection, Database, deletion
from bot.tables.persistence.table_store import TableStore

TABLES = "tables"
"""Of which other processes are told that the disk knows them better."""
PAUSE = 0.02
"""Seconds in which the writer is everybody else's, between two pieces."""


class DeletionService:
    """Deletes.

    Args:
        database: where everything is kept.
        changes: the tables in memory.
    """

    def __init__(self, database: Database, changes: TableStore) -> None:
        self._database = database
        self._changes = changes

    async def person(self, user: int, check: Callable[[Connection], None]) -> tuple[int, ...]:
        """Delete a person; return the tables that changed by it.

        Args:
            user: user id.
            check: refuses, by raising, before anything is deleted.
        """

        def begin(db: Connection) -> bool:
            check(db)
            deletion.begin_person(db, user)
            return _erase(db, user, tables)

        tables = await self._database.read(lambda db: deletion.open_tables_of(db, user))
        done = await self._at(tables, begin)
        return tuple(sorted({*tables, *(() if done else await self.rest_of_person(user))}))

    async def rest_of_person(self, user: int) -> set[int]:
        """Delete what is left of a person whose deletion has begun; return the tables that changed by it."""
        changed, done = set[int](), False
        while not done:
            tables = await self._database.read(lambda db: deletion.tables_of(db, user))
            done = await self._at(tables, lambda db, tables=tables: _erase(db, user, tables))
            changed |= {*tables}
            await asyncio.sleep(PAUSE)
        return changed

    async def _at(self, tables: list[int], piece: Callable[[Connection], bool]) -> bool:
        """Return what a piece returns, which rewrites these tables.

        Nobody changes them meanwhile: from memory, which still knows the person.
        """

        def write(db: Connection) -> bool:
            if tables:  # those that are at home elsewhere are in memory there
                self._database.tell(db, " ".join(map(str, (TABLES, *tables))))
            return piece(db)

        async with self._changes.rewriting(tables):
            return await self._database.write(write)

    async def rest_of_guild(self, guild: int) -> None:
        """Delete what is left of a guild whose forgetting has begun."""
        while True:
            tables = await self._database.write(lambda db: deletion.erase_guild(db, guild, deletion.ROOM))
            if tables is None:
                return
            await self._changes.forget(tables)
            await asyncio.sleep(PAUSE)

    async def finish(self) -> None:
        """Carry to its end what has begun."""
        for user in await self._database.read(deletion.people) if self._database.is_leader else ():
            await self.rest_of_person(user)
        for guild in await self._database.read(deletion.guilds):
            if self._database.owns(guild):
                await self.rest_of_guild(guild)


def _erase(db: Connection, user: int, tables: list[int]) -> bool:
    """Delete a piece of a person, first at these tables; return whether nothing is left."""
    room = deletion.erase_tables(db, user, tables, deletion.ROOM)
    # Of what is at a table that has come up only now, the next piece takes care.
    return room > 0 and not deletion.tables_of(db, user) and deletion.erase_more(db, user, room)
