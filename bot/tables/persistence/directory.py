"""The directory: which tables there are, and how many there may be."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta

from bot.errors import Conflict, NotFound
from bot.storage import Connection, Database, tables
from bot.tables.limits import Limits
from bot.tables.models import Table

RECENT = timedelta(days=1)


class TableDirectory:
    """Finds tables.

    Args:
        database: where they are kept.
        load: returns a table by its id, wherever it is at home.
        limits: how many there may be.
    """

    def __init__(
        self,
        database: Database,
        load: Callable[[int], Awaitable[Table]],
        limits: Limits,
    ) -> None:
        self._database = database
        self._load = load
        self._limits = limits

    async def newest_open(self, channel: int) -> Table:
        """Return the newest table of a channel that one can join, one with a seat before one where people wait.

        Raises:
            NotFound: `no_open_table`.
        """
        found = await self._database.read(lambda db: tables.newest_lobby(db, channel))
        if found is not None:
            return await self._load(found)
        for number in await self._database.read(lambda db: tables.of_channel(db, channel)):
            with suppress(Conflict):  # one that can't be read keeps nobody from the others
                table = await self._load(number)
                if table.party and table.tournament is None:
                    return table
        raise NotFound("no_open_table")

    async def of_channel(self, channel: int) -> tuple[Table, ...]:
        """Return the tables of a channel that are not closed and can be read, newest first."""
        found: list[Table] = []
        for number in await self._database.read(lambda db: tables.of_channel(db, channel)):
            with suppress(Conflict):
                found.append(await self._load(number))
        return tuple(found)

    async def of_user(self, user: int, channel: int | None) -> tuple[Table, ...]:
        """Return the tables where a person sits or waits, in one channel or anywhere, newest first."""
        found = await self._database.read(lambda db: tables.of_user(db, user, channel))
        return tuple([await self._load(table) for table in found])

    async def not_closed(self) -> tuple[int, ...]:
        """Return the ids of all tables at home here that are not closed, oldest first."""
        return tuple(await self._database.read(lambda db: tables.not_closed(db, self._database.owned)))

    async def changed_last(self, within: timedelta, shard: int | None = None) -> tuple[int, ...]:
        """Return the open tables, newest first, that changed this short a time before the newest of them.

        Args:
            within: how short.
            shard: of which shard; None: of all that are at home here.
        """
        of = self._database.only(shard)
        return tuple(await self._database.read(lambda db: tables.changed_last(db, within, of)))

    async def newest_message(self) -> int | None:
        """Return the id below which messages are older than the newest table; None: there is no table."""
        return await self._database.read(tables.newest_message)

    async def latest(self, most: int) -> tuple[int, ...]:
        """Return the tables that wait for players or are played at, those that changed last, newest first."""
        return tuple(await self._database.read(lambda db: tables.latest(db, most, self._database.owned)))

    async def count(self) -> dict[str, int]:
        """Return how many tables at home here that are not closed there are of each status."""
        return await self._database.read(lambda db: tables.count_open(db, self._database.owned))

    def admit(self, db: Connection, table: Table, now: datetime) -> None:
        """Accept one more table; tables that nobody touched for a day keep none from opening.

        Raises:
            Conflict: `too_many_tables` (where: channel, guild or host; limit).
        """
        since = (now - RECENT).isoformat()
        bounds = [("channel", table.channel, self._limits.per_channel), ("host", table.host, self._limits.per_host)]
        if table.guild is not None:
            bounds.append(("guild", table.guild, self._limits.per_guild))
        for where, value, limit in bounds:
            if tables.count_busy(db, since, **{where: value}) >= limit:
                raise Conflict("too_many_tables", where=where, limit=limit)
