"""Bids: how many books over six, and of what kind; with the words that records and custom ids have for them."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.games.bid_whist.cards import DOWN, UNNAMED, UP
from bot.rules.actions import Kind
from bot.rules.errors import FormError

HIGHEST = 17
"""The highest number anybody could bid: all books of three who play alone."""

BOSTON = 7
"""The number that promises all books of a pair."""

KINDS = ("", "up", "down", "nt", "nt up", "nt down")
BARE, KIND_UP, KIND_DOWN, KIND_NT, KIND_NT_UP, KIND_NT_DOWN = range(len(KINDS))
_DIRECTIONS = (UNNAMED, UP, DOWN, UNNAMED, UP, DOWN)


class Offer(NamedTuple):
    """What a bid offers to take; they are in order by number, then kind, but which outbids which is the table's.

    Args:
        number: books over six, alone the exact number of books.
        kind: one of the kinds above.
    """

    number: int
    kind: int

    @property
    def words(self) -> str:
        """The bid as a record has it."""
        return f"{self.number} {KINDS[self.kind]}".rstrip()

    @property
    def no_trump(self) -> bool:
        """Whether it says that there will be no trump."""
        return self.kind >= KIND_NT  # the last three kinds

    @property
    def direction(self) -> int:
        """The direction it says, or `UNNAMED`."""
        return _DIRECTIONS[self.kind]


ALL = tuple(Offer(number, kind) for number in range(1, HIGHEST + 1) for kind in range(len(KINDS)))
"""Every bid there could be at any table."""

OFFERS = {offer.words: offer for offer in ALL}
"""The bid with these words."""


@dataclass(frozen=True, slots=True)
class BidWords(Kind):
    """How a bid is written: "4 up"."""

    def read(self, value: object) -> Offer:
        """Return the bid with these words; raises FormError."""
        if not isinstance(value, str) or value not in OFFERS:
            raise FormError("bad_action", reason="word", words="3 up, 4 down, 5 nt, 6, ...")
        return OFFERS[value]

    def write(self, value: Offer) -> str:
        """Return the bid's words."""
        return value.words
