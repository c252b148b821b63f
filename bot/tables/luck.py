"""The luck of a table's games: seeds that nobody sees before their games are over, and what is made of them.

docs/proof.md says what is promised when. A seed is in the database, here while the table is used, and in the record
once that may be seen; nothing here shows one in its `repr`.
"""

import re
from dataclasses import dataclass, field, replace
from random import Random

from bot.rules.promise import SEED_BYTES, Stream, Terms, promise_of

LABEL = re.compile(r"(deal|draw) (\d+)")


@dataclass(frozen=True, slots=True)
class Sealed:
    """A seed and what everybody is shown of it before the game.

    Args:
        promise: 64 hexadecimal digits.
        previous: the promise of this table's game before; None: there was none.
        seed: 32 bytes.
    """

    promise: str
    previous: str | None
    seed: bytes = field(repr=False)


def sealed(game: str, table: int, previous: str | None, rng: Random) -> Sealed:
    """Return a new seed with its promise.

    Args:
        game: the game's id.
        table: the table's number.
        previous: the promise of this table's game before.
        rng: makes the seed; the system's randomness in live games.
    """
    seed = rng.randbytes(SEED_BYTES)
    return Sealed(promise_of(game, table, previous, seed), previous, seed)


@dataclass(frozen=True, slots=True)
class GameLuck:
    """All luck of one game, and how much of it has been used.

    Args:
        sealed: the seed.
        terms: what the luck is bound to.
        deals, draws: how many shuffles and draws there have been.
    """

    sealed: Sealed
    terms: Terms
    deals: int = 0
    draws: int = 0

    def stream(self, label: str) -> Stream:
        """Return the bytes of a label."""
        return Stream(self.sealed.seed, self.terms, label)

    def label(self, *, draw: bool) -> str:
        """Return the label of the next shuffle or draw."""
        return f"draw {self.draws + 1}" if draw else f"deal {self.deals + 1}"

    def used(self, label: str) -> "GameLuck":
        """Return the luck that is left when a label has been used; no label is used twice."""
        found = LABEL.fullmatch(label)
        if found is None:
            return self
        number = int(found[2])
        if found[1] == "deal":
            return replace(self, deals=max(self.deals, number))
        return replace(self, draws=max(self.draws, number))
