"""Who is never seated together: checked under the table's lock, whenever somebody comes or a new game seats people.

A block is mutual in what it does, and nobody is told who asked for it. It moves nobody: two who sit together already
play on, and the next game at that table can't begin with both of them. Where people wait for a seat, a party that
somebody at the table won't sit with waits on, and the next one takes its turn.
"""

from collections.abc import Iterable

from bot.errors import Conflict
from bot.storage import Connection, Database, Serializable, blocks
from bot.tables.models import Seat, Table
from bot.tables.shutdown_gate import ShutdownGate

Apart = frozenset[frozenset[int]]
"""Pairs of people who are not to sit together."""
MOST = 100


class Blocks:
    """Everybody's blocks.

    Args:
        database: where they are kept.
        door: what every change passes.
    """

    def __init__(self, database: Database, door: ShutdownGate) -> None:
        self._database = database
        self._door = door

    async def block(self, user: int, other: int) -> None:
        """Never seat the two together again, from the next change of seats on.

        Raises:
            Conflict: `block_self`, `too_many_blocks` (limit).
        """
        if user == other:
            raise Conflict("block_self")

        def write(db: Connection) -> None:
            if len(blocks.of_user(db, user)) >= MOST:
                raise Conflict("too_many_blocks", limit=MOST)
            blocks.add(db, user, other)

        await self._door.write(Serializable(write))

    async def unblock(self, user: int, other: int) -> None:
        """Let the two sit together again, unless the other has blocked this one; raises Conflict `not_blocked`."""
        if not await self._door.write(Serializable(lambda db: blocks.remove(db, user, other))):
            raise Conflict("not_blocked")

    async def of_user(self, user: int) -> tuple[int, ...]:
        """Return whom somebody has blocked."""
        return tuple(await self._database.read(lambda db: blocks.of_user(db, user)))

    async def at(self, table: Table, *comers: int) -> Apart:
        """Return the pairs among those who sit or wait at a table, or come to it, who are not to sit together."""
        parties = (table.seats, *table.queue)
        users = {seat.user for party in parties for seat in party if seat.user is not None}.union(comers)
        if len(users) < 2:
            return frozenset()
        return frozenset(map(frozenset, await self._database.read(lambda db: blocks.among(db, users))))


def clash(apart: Apart, comers: Iterable[Seat], stay: Iterable[Seat] = ()) -> bool:
    """Return whether these are not to sit down together, with others who sit there already in whatever company."""
    there = {seat.user for seat in stay}
    users = there | {seat.user for seat in comers}
    return any(pair <= users and not pair <= there for pair in apart)
