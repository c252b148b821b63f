"""Seeds that many tables play with: committed before, opened when the last table has played with them."""

from collections.abc import Awaitable, Callable, Iterable
from random import Random

from bot.storage import Connection, ConstraintViolation, Database, shared_seeds
from bot.tables.game_seed import SharedSeed, sealed_for_many
from bot.tables.persistence.table_mapper import shared_of
from bot.tables.shutdown_gate import ShutdownGate


class SharedSeedService:
    """Makes, finds and opens shared seeds; `forget` drops tables from memory whose copy is still secret."""

    def __init__(
        self, database: Database, door: ShutdownGate, rng: Random, forget: Callable[[Iterable[int]], Awaitable[None]]
    ) -> None:
        self._database = database
        self._door = door
        self._rng = rng
        self._forget = forget

    async def promise(self, game: str, name: str) -> SharedSeed:
        """Return the seed of a game for a tournament's number or a UTC date; make and save it if needed."""
        try:
            return await self._door.write(lambda db: promised(db, game, name, self._rng))
        except ConstraintViolation:  # another process does the same at this moment
            return await self._door.write(lambda db: promised(db, game, name, self._rng))

    async def find(self, game: str, name: str) -> SharedSeed | None:
        """Return the seed of a game for a tournament or a date, or None."""
        row = await self._database.read(lambda db: shared_seeds.find(db, game, name))
        return shared_of(row) if row else None

    async def open_board(self, shared: SharedSeed, board: int) -> None:
        """Open the records of a board after the last table has played it; the seed stays secret."""
        await self._forget(await self._door.write(lambda db: shared_seeds.open_board(db, shared.id, board)))

    async def open(self, shared: SharedSeed) -> None:
        """Open a seed and the records of all games that were played with it."""
        await self._forget(await self._door.write(lambda db: shared_seeds.open_seed(db, shared.id)))


def promised(db: Connection, game: str, name: str, rng: Random) -> SharedSeed:
    """Return the seed of a game for a tournament or a date; make it in this transaction if needed."""
    row = shared_seeds.find(db, game, name)
    if row is None:
        new = sealed_for_many(game, name, rng)
        shared_seeds.insert(db, game, name, new.promise, new.seed)
        row = shared_seeds.find(db, game, name)
    assert row is not None
    return shared_of(row)
