"""The player by rule of thumb: it does what the game's own judgement says, at once."""

from random import Random

from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View


class HeuristicPlayer:
    """A player for one game that asks the game's judge, in this process: it answers in well under a millisecond.

    Args:
        game: whose judge.
        rng: what decides between equals.
    """

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._judge = game.judge
        self._rng = rng

    async def choose(self, view: View) -> Action | None:
        """Return what the judge chooses."""
        return self._judge.choose(view, self._rng)
