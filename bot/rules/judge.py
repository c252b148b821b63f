"""What a game's `player.py` offers to the computer players."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from bot.rules.actions import Action
from bot.rules.game import State, View

if TYPE_CHECKING:
    from random import Random

V = TypeVar("V", bound=View)
S = TypeVar("S", bound=State)


class Judge(ABC, Generic[V, S]):
    """The judgement of one game: rules of thumb, and what a search needs to go beyond them."""

    @abstractmethod
    def choose(self, view: V, rng: "Random") -> Action | None:
        """Return what a sensible player does now, one of `view.legal` (or within its choices).

        None: nothing for now, allowed only where the game can go on without this seat (a bet in Bieten that one
        doesn't want to make).
        """

    @abstractmethod
    def playout(self, state: S, seat: int, rng: "Random") -> Action:
        """Return a quick legal action of a seat that is waited for, for the rest of a simulated deal."""

    @abstractmethod
    def value(self, state: S, seat: int, start: S) -> float:
        """Return what a position is worth to a seat, higher is better; called when the deal of `start` is over."""
