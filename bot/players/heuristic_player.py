"""The heuristic player: plays the choice of the game's heuristic, without a search."""

from random import Random

from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View


class HeuristicPlayer:
    """A player of one game that calls the game's heuristic in this process, in well under a millisecond.

    Args:
        rng: decides between equals.
    """

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._judge = game.heuristic
        self._rng = rng

    async def choose(self, view: View) -> Action | None:
        """Return the heuristic's choice."""
        return self._judge.choose(view, self._rng)
