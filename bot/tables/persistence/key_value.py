"""A small notebook for what `bot/ui` remembers of its messages, ids and hashes: text by key."""

from collections.abc import Collection

from bot.storage import Database, ShardFilter, key_value


class KeyValueStore:
    """Keeps texts through a restart.

    Args:
        database: where they are kept.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, key: str) -> str | None:
        """Return the text kept under a key, None if there is none."""
        return await self._database.read(lambda db: key_value.read(db, key))

    async def tables(self, guild: int, kind: str, value: str) -> tuple[int, ...]:
        """Return the tables of a guild, not closed and newest first, whose note of a kind says this."""
        return tuple(await self._database.read(lambda db: key_value.tables(db, guild, kind, value)))

    async def values(self, kind: str, most: int) -> tuple[str, ...]:
        """Return the texts of a kind, at most so many."""
        return tuple(await self._database.read(lambda db: key_value.values(db, kind, most)))

    async def mark(self, kind: str, tables: Collection[int]) -> None:
        """Keep a mark of a kind on some tables, until it is taken away or the table is closed."""
        if tables:
            await self._database.write(lambda db: key_value.mark(db, kind, tables))

    async def marked(self, kind: str, of: ShardFilter | None = None) -> tuple[int, ...]:
        """Return the tables with such a mark, newest first: of some shards, or wherever they are at home."""
        return tuple(await self._database.read(lambda db: key_value.marked(db, kind, of)))

    async def unmark(self, kind: str, tables: Collection[int]) -> None:
        """Take such a mark from some tables."""
        if tables:
            await self._database.write(lambda db: key_value.unmark(db, kind, tables))

    async def forget(self, first: str, before: str) -> None:
        """Forget all texts from a key on, up to another one, which stays."""
        await self._database.write(lambda db: key_value.forget(db, first, before))

    async def write(self, key: str, value: str | None, *, table: int | None = None) -> None:
        """Keep a text, None to forget it; one bound to a table goes after the table is closed."""
        await self._database.write(lambda db: key_value.write(db, key, value, table))
