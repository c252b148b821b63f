"""Finds tables by channel, user or status, and limits how many can be open."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta

from bot.errors import Conflict, NotFound
from bot.storage import Connection, Database, tables
from bot.tables.limits import Limits
from bot.tables.models import Table

RECENT = timedelta(days=1)


class TableDirectory:
    """Finds tables; `load` returns one by its id, with any owner."""

    def __init__(self, database: Database, load: Callable[[int], Awaitable[Table]], limits: Limits) -> None:
        self._database = database
        self._load = load
        self._limits = limits

    async def newest_open(self, channel: int) -> Table:
        """Return a channel's newest table with a free seat, or a waiting list; raise NotFound `no_open_table`."""
        found = await self._database.read(lambda db: tables.newest_lobby(db, channel))
        if found is not None:
            return await self._load(found)
        for number in await self._database.read(lambda db: tables.for_channel(db, channel)):
            with suppress(Conflict):  # an unreadable table must not hide the others
                table = await self._load(number)
                if table.party and table.tournament is None:
                    return table
        raise NotFound("no_open_table")

    async def for_channel(self, channel: int) -> tuple[Table, ...]:
        """Return the readable open tables of a channel, newest first."""
        found: list[Table] = []
        for number in await self._database.read(lambda db: tables.for_channel(db, channel)):
            with suppress(Conflict):
                found.append(await self._load(number))
        return tuple(found)

    async def for_user(self, user: int, channel: int | None) -> tuple[Table, ...]:
        """Return the tables where a user sits or waits, in one channel or anywhere, newest first."""
        found = await self._database.read(lambda db: tables.for_user(db, user, channel))
        return tuple([await self._load(table) for table in found])

    async def not_closed(self) -> tuple[int, ...]:
        """Return the ids of all open tables that this process owns, oldest first."""
        return tuple(await self._database.read(lambda db: tables.not_closed(db, self._database.owned)))

    async def changed_last(self, within: timedelta, shard: int | None = None) -> tuple[int, ...]:
        """Return the open tables, newest first, that changed at most `within` before the newest of them.

        Args:
            shard: only tables of this shard; None: of all shards that this process owns.
        """
        of = self._database.only(shard)
        return tuple(await self._database.read(lambda db: tables.changed_last(db, within, of)))

    async def newest_message(self) -> int | None:
        """Return the id below which messages are older than the newest table, or None."""
        return await self._database.read(tables.newest_message)

    async def latest(self, limit: int) -> tuple[int, ...]:
        """Return up to `limit` tables in lobby or play, the last changed first."""
        return tuple(await self._database.read(lambda db: tables.latest(db, limit, self._database.owned)))

    async def count(self) -> dict[str, int]:
        """Return the number of open tables of this process by status."""
        return await self._database.read(lambda db: tables.count_open(db, self._database.owned))

    def admit(self, db: Connection, table: Table, now: datetime) -> None:
        """Accept one more table; raise Conflict `too_many_tables` (where: channel, guild or host; limit).

        Tables without a change for a day don't count.
        """
        since = (now - RECENT).isoformat()
        bounds = [("channel", table.channel, self._limits.per_channel), ("host", table.host, self._limits.per_host)]
        if table.guild is not None:
            bounds.append(("guild", table.guild, self._limits.per_guild))
        for where, value, limit in bounds:
            if tables.count_busy(db, since, **{where: value}) >= limit:
                raise Conflict("too_many_tables", where=where, limit=limit)
