"""Seeds and randomness of a table's games. A seed is secret until its game is over.

docs/dev/proof-format.md defines commitment and seed. A seed is in the database, in the values of this module while
the table is in use, and in the published record. No `repr` of these values shows it.
"""

from dataclasses import dataclass, field
from random import Random

from bot.rules.proof_v2 import MANY_TABLES, SEED_BYTES, HmacStream, SeedInputs, promise_of, read_label, write_label
from bot.tables.copies import replace


@dataclass(frozen=True, slots=True)
class CommittedSeed:
    """A seed, and the commitment that is published before the game.

    Args:
        promise: the commitment, 64 hexadecimal digits.
        previous: the commitment of this table's game before; None: there was none.
        seed: 32 bytes.
    """

    promise: str
    previous: str | None
    seed: bytes = field(repr=False)


def sealed(game: str, table: int, previous: str | None, rng: Random) -> CommittedSeed:
    """Return a new seed with its commitment."""
    seed = rng.randbytes(SEED_BYTES)
    return CommittedSeed(promise_of(game, table, previous, seed), previous, seed)


@dataclass(frozen=True, slots=True)
class SharedSeed:
    """A seed that many tables play with.

    Args:
        name: the tournament's number, or the UTC date.
        opened: the seed may be published, since every game with it is over.
    """

    id: int
    game: str
    name: str
    sealed: CommittedSeed
    opened: bool = False
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SharedBoard:
    """A numbered game with a shared seed; `alone`: one table plays it, so that its moves are no secret."""

    shared: SharedSeed
    number: int
    alone: bool = False

    def dealer(self, seats: int) -> int:
        """Return the seat that deals first; it follows from the board's number."""
        return (self.number - 1) % seats


def sealed_for_many(game: str, name: str, rng: Random) -> CommittedSeed:
    """Return a new seed for many tables with its commitment; it is named by a tournament's number or a UTC date."""
    seed = rng.randbytes(SEED_BYTES)
    return CommittedSeed(promise_of(game, MANY_TABLES, None, seed, name), None, seed)


@dataclass(frozen=True, slots=True)
class SeededRandomness:
    """The randomness of one game, and how much of it has been used.

    Args:
        terms: the values that the randomness is derived from, besides the seed.
        deals: the number of shuffles so far.
        draws: the number of draws so far.
        board: the number of the board, if many tables play with this seed; None: the seed belongs to this game alone.
    """

    sealed: CommittedSeed
    terms: SeedInputs
    deals: int = 0
    draws: int = 0
    board: SharedBoard | None = None

    def stream(self, label: str) -> HmacStream:
        """Return the bytes that belong to a label."""
        return HmacStream(self.sealed.seed, self.terms, label)

    def label(self, *, draw: bool) -> str:
        """Return the label of the next shuffle or draw."""
        board = self.board.number if self.board else 0
        return write_label("draw", self.draws + 1, board) if draw else write_label("deal", self.deals + 1, board)

    @property
    def opened(self) -> bool:
        """Whether the seed may be published once the game is over."""
        return self.board is None or self.board.shared.opened

    def used(self, label: str) -> "SeededRandomness":
        """Return the randomness after a label was used; each label is used once."""
        found = read_label(label, self.board.number if self.board else 0)
        if found is None:
            return self
        kind, number = found
        if kind == "deal":
            return replace(self, deals=max(self.deals, number))
        return replace(self, draws=max(self.draws, number))
