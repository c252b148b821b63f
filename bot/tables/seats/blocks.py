"""Blocks between users who must not sit together, checked under the table's lock at each change of seats.

A block works both ways, and who set it is private. It moves no player: two who sit together play on, but the next
game at that table can't begin with both. On a waiting list a blocked party is passed over for the next one.
"""

from collections.abc import Iterable

from bot.errors import Conflict
from bot.storage import Connection, Database, Serializable, blocks
from bot.tables.models import Seat, Table
from bot.tables.shutdown_gate import ShutdownGate

Apart = frozenset[frozenset[int]]
"""Pairs of users who must not sit together."""
MAX_BLOCKS = 100


class Blocks:
    """Saves, deletes and checks all blocks."""

    def __init__(self, database: Database, door: ShutdownGate) -> None:
        self._database = database
        self._door = door

    async def block(self, user: int, other: int) -> None:
        """Keep two users apart from now on; raise Conflict `block_self`, `too_many_blocks` (limit)."""
        if user == other:
            raise Conflict("block_self")

        def write(db: Connection) -> None:
            if len(blocks.for_user(db, user)) >= MAX_BLOCKS:
                raise Conflict("too_many_blocks", limit=MAX_BLOCKS)
            blocks.add(db, user, other)

        await self._door.write(Serializable(write))

    async def unblock(self, user: int, other: int) -> None:
        """Remove a user's block of another, whose own block stays; raise Conflict `not_blocked`."""
        if not await self._door.write(Serializable(lambda db: blocks.remove(db, user, other))):
            raise Conflict("not_blocked")

    async def for_user(self, user: int) -> tuple[int, ...]:
        """Return the users whom a user has blocked."""
        return tuple(await self._database.read(lambda db: blocks.for_user(db, user)))

    async def at(self, table: Table, *comers: int) -> Apart:
        """Return the blocked pairs among those who sit or wait at a table, or come to it."""
        parties = (table.seats, *table.queue)
        users = {seat.user for party in parties for seat in party if seat.user is not None}.union(comers)
        if len(users) < 2:
            return frozenset()
        return frozenset(map(frozenset, await self._database.read(lambda db: blocks.among(db, users))))


def clash(apart: Apart, comers: Iterable[Seat], stay: Iterable[Seat] = ()) -> bool:
    """Return whether a block forbids that these users sit down, among themselves or with those who stay."""
    there = {seat.user for seat in stay}
    users = there | {seat.user for seat in comers}
    return any(pair <= users and not pair <= there for pair in apart)
