"""A key-value store of texts in the database, for message ids and hashes of `bot/ui`."""

from collections.abc import Collection

from bot.storage import Database, ShardFilter, key_value


class KeyValueStore:
    """Saves texts by key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, key: str) -> str | None:
        """Return the text of a key, or None."""
        return await self._database.read(lambda db: key_value.read(db, key))

    async def tables(self, guild: int, kind: str, value: str) -> tuple[int, ...]:
        """Return a guild's open tables whose text of a kind equals a value, newest first."""
        return tuple(await self._database.read(lambda db: key_value.tables(db, guild, kind, value)))

    async def values(self, kind: str, limit: int) -> tuple[str, ...]:
        """Return up to `limit` texts of a kind."""
        return tuple(await self._database.read(lambda db: key_value.values(db, kind, limit)))

    async def mark(self, kind: str, tables: Collection[int]) -> None:
        """Set a mark of a kind on some tables, until it is removed or the table is closed."""
        if tables:
            await self._database.write(lambda db: key_value.mark(db, kind, tables))

    async def marked(self, kind: str, shards: ShardFilter | None = None) -> tuple[int, ...]:
        """Return the tables with a mark, newest first, of some shards or of all."""
        return tuple(await self._database.read(lambda db: key_value.marked(db, kind, shards)))

    async def unmark(self, kind: str, tables: Collection[int]) -> None:
        """Remove a mark from some tables."""
        if tables:
            await self._database.write(lambda db: key_value.unmark(db, kind, tables))

    async def forget(self, first: str, before: str) -> None:
        """Delete all texts from a key on, up to and without another one."""
        await self._database.write(lambda db: key_value.forget(db, first, before))

    async def write(self, key: str, value: str | None, *, table: int | None = None) -> None:
        """Save a text, None to delete it; a text bound to a table is deleted after the table is closed."""
        await self._database.write(lambda db: key_value.write(db, key, value, table))
