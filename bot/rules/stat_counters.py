"""A game's statistics by seat, from the steps of finished games."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from bot.rules.panel import LocalizedText
from bot.rules.state import S, Step

Counts = tuple[Counter[str], ...]
"""By seat: how often events happened, under the game's own names."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """A daring success of a seat in a finished game.

    Args:
        points: the points won.
        place: the place of the deciding step.
        what: what was won, as a message of the game's catalog.
    """

    seat: int
    points: int
    place: int
    what: LocalizedText


class StatCounters(ABC, Generic[S]):
    """The counters of one game."""

    @abstractmethod
    def count(self, steps: Sequence[Step[S]], stood_in: Container[int] = frozenset()) -> Counts:
        """Return the counters of every seat.

        Args:
            steps: those of one complete game, in order, without undone ones.
            stood_in: the indexes of steps by substitutes. They count for no user, nor does a deal in which only a
                substitute acted for a seat.
        """

    @abstractmethod
    def text_lines(self, counts: Mapping[str, int]) -> tuple[LocalizedText, ...]:
        """Return the texts for a user's counters, as messages of the game's catalog.

        Args:
            counts: the sums over many games; missing ones are 0.
        """

    def highlights(self, steps: Sequence[Step[S]], stood_in: Container[int] = frozenset()) -> tuple[Highlight, ...]:
        """Return the successful bluffs, in order; the base has none. Arguments as in `count`."""
        return ()
