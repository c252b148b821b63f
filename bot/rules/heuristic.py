"""What a game's `player.py` offers to the computer players."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic

from bot.rules.actions import Action
from bot.rules.state import V

if TYPE_CHECKING:
    from random import Random


class Heuristic(ABC, Generic[V]):
    """The judgement of one game: rules of thumb, asked by the computer players."""

    thinks_on: ClassVar[bool] = False
    """Whether `think` has more to say than `choose`."""

    @abstractmethod
    def choose(self, view: V, rng: "Random") -> Action | None:
        """Return what a sensible player does now, one of `view.legal` (or within its choices).

        None: nothing for now, allowed only where the game can go on without this seat (a bet in Bieten that one
        doesn't want to make).
        """

    def think(self, view: V, rng: "Random", first: Action | None) -> Action | None:
        """Return what a player does who may think for longer than a moment, asked in a worker if the judge thinks on.

        Args:
            view: what the seat may know.
            rng: what decides between equals.
            first: what `choose` has said; it is done if thinking takes longer than a computer player's pause.
        """
        return first
