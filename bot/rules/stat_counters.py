"""What a game counts of each seat for statistics, from the steps of finished games alone."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from bot.rules.panel import LocalizedText
from bot.rules.state import S, Step

Counts = tuple[Counter[str], ...]
"""By seat: how often what happened, under the game's own names."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """Something that a seat brought off by daring, to be told of a finished game.

    Args:
        seat: whose it is.
        points: what it brought.
        place: of the step that decided it.
        what: what was won, in a message of the game's catalog.
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
            steps: those of one whole game, in order; nothing that was taken back.
            stood_in: the places of the steps that somebody else did for the seat's owner. They are nobody's deeds,
                and a deal with no other deeds of a seat is none of its owner's.
        """

    @abstractmethod
    def lines(self, counts: Mapping[str, int]) -> tuple[LocalizedText, ...]:
        """Return what the counters of a person tell, in messages of the game's catalog.

        Args:
            counts: the sums over many games; what is missing is nil.
        """

    def bluffs(self, steps: Sequence[Step[S]], stood_in: Container[int] = frozenset()) -> tuple[Highlight, ...]:
        """Return the bluffs that came off, in order; the base has none. Arguments as in `count`."""
        return ()
