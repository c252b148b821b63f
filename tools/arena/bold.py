"""The player that bets everything: only players who hold well beat it."""

from random import Random
from typing import Any

from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.heuristic import Heuristic
from bot.rules.state import View

CLAIMS = ("raise", "bet", "hold")
"""What it does whenever it may, in this order."""


def bets(game: AnyGame) -> bool:
    """Return whether there is anything to bet in a game."""
    return "bet" in game.codec.classes


def bets_everything(judge: Heuristic[Any], view: View, rng: Random) -> Action | None:
    """Return a raise or a bet if one is legal, a hold if one is asked; else what the judge does."""
    for act in CLAIMS:
        claims = [action for action in view.legal.actions if action.act == act]
        if claims:
            return rng.choice(claims)
    return judge.choose(view, rng)
