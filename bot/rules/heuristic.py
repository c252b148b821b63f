"""The interface of a game's heuristic (`player.py`) for computer players."""

from abc import ABC, abstractmethod
from hashlib import sha256
from typing import TYPE_CHECKING, ClassVar, Generic

from bot.rules.actions import Action
from bot.rules.state import V

if TYPE_CHECKING:
    from random import Random


class Heuristic(ABC, Generic[V]):
    """Chooses moves by rules, without a search."""

    has_search: ClassVar[bool] = False
    """Whether `think` can improve on `choose`."""

    @abstractmethod
    def choose(self, view: V, rng: "Random") -> Action | None:
        """Return a sensible action, one of `view.legal` (or within its choices).

        None means nothing for now, allowed only where the game can go on without this seat (a bet in Bieten that it
        doesn't make).
        """

    def search(self, view: V, rng: "Random", first: Action | None) -> Action | None:
        """Return the action of a player with more time; called in a worker if `has_search`.

        Args:
            first: the result of `choose`; it is used if this takes longer than a computer player's pause.
        """
        return first


def misjudgement(hand: int, mean: float, spread: float) -> float:
    """Return the error of a weak player's estimate of a hand; the same hand is misjudged the same way each time.

    Args:
        hand: the cards, as bits.
    """
    # The sum of twelve uniform numbers is nearly normal, with variance one.
    return mean + spread * (sum(sha256(b"%d" % hand).digest()[:12]) / 255 - 6)
