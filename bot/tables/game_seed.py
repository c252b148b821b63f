"""The luck of a table's games: seeds that nobody sees before their games are over, and what is made of them.

docs/dev/proof-format.md defines promise and seed. A seed is in the database, in this module's values while the table
is in use, and in the published record. No `repr` of these values shows it.
"""

from dataclasses import dataclass, field
from random import Random

from bot.rules.proof_v2 import MANY_TABLES, SEED_BYTES, HmacStream, Terms, promise_of, read_label, write_label
from bot.tables.copies import replace


@dataclass(frozen=True, slots=True)
class CommittedSeed:
    """A seed and what everybody is shown of it before the game.

    Args:
        promise: 64 hexadecimal digits.
        previous: the promise of this table's game before; None: there was none.
        seed: 32 bytes.
    """

    promise: str
    previous: str | None
    seed: bytes = field(repr=False)


def sealed(game: str, table: int, previous: str | None, rng: Random) -> CommittedSeed:
    """Return a new seed with its promise.

    Args:
        game: the game's id.
        table: the table's number.
        previous: the promise of this table's game before.
        rng: makes the seed; the system's randomness in live games.
    """
    seed = rng.randbytes(SEED_BYTES)
    return CommittedSeed(promise_of(game, table, previous, seed), previous, seed)


@dataclass(frozen=True, slots=True)
class SharedSeed:
    """A seed that many tables play with.

    Args:
        id: its number in the database.
        game: the game's id.
        name: the evening's number, or the UTC date.
        sealed: the seed and its promise.
        opened: it may be seen, since nobody plays with it any more.
        words: the lucky words, which count for all tables.
    """

    id: int
    game: str
    name: str
    sealed: CommittedSeed
    opened: bool = False
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SharedBoard:
    """One of the games that many tables play with the same seed: which, from 1."""

    shared: SharedSeed
    number: int

    def dealer(self, seats: int) -> int:
        """Return the seat that deals first, which is no luck."""
        return (self.number - 1) % seats


def sealed_for_many(game: str, name: str, rng: Random) -> CommittedSeed:
    """Return a new seed for many tables with its promise.

    Args:
        game: the game's id.
        name: the evening's number, or the UTC date.
        rng: makes the seed; the system's randomness in live games.
    """
    seed = rng.randbytes(SEED_BYTES)
    return CommittedSeed(promise_of(game, MANY_TABLES, None, seed, name), None, seed)


@dataclass(frozen=True, slots=True)
class SeededRandomness:
    """All luck of one game, and how much of it has been used.

    Args:
        sealed: the seed.
        terms: what the luck is bound to.
        deals, draws: how many shuffles and draws there have been.
        board: which game it is of those that many tables play with this seed; None: the seed is this game's alone.
    """

    sealed: CommittedSeed
    terms: Terms
    deals: int = 0
    draws: int = 0
    board: SharedBoard | None = None

    def stream(self, label: str) -> HmacStream:
        """Return the bytes of a label."""
        return HmacStream(self.sealed.seed, self.terms, label)

    def label(self, *, draw: bool) -> str:
        """Return the label of the next shuffle or draw."""
        board = self.board.number if self.board else 0
        return write_label("draw", self.draws + 1, board) if draw else write_label("deal", self.deals + 1, board)

    @property
    def opened(self) -> bool:
        """Whether the seed may be seen once the game is over."""
        return self.board is None or self.board.shared.opened

    def used(self, label: str) -> "SeededRandomness":
        """Return the luck that is left when a label has been used; no label is used twice."""
        found = read_label(label, self.board.number if self.board else 0)
        if found is None:
            return self
        kind, number = found
        if kind == "deal":
            return replace(self, deals=max(self.deals, number))
        return replace(self, draws=max(self.draws, number))
