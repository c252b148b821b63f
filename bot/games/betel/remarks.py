"""What speaks against a call, in a sentence: for who looks back at a game."""

from bot.games.betel.actions import Bid, Contra, Exchange, Pass
from bot.rules.actions import Action
from bot.rules.panel import Say, say


def remark(done: Action, best: Action | None) -> Say | None:
    """Return what speaks for one action and against the other; None where nothing short can be said.

    Args:
        done: what a seat did.
        best: what it should have done; None: nothing for now.
    """
    match done, best:
        case Pass(), Bid():
            return say("remark-timid")
        case Bid(), Pass():
            return say("remark-bold")
        case Contra(), _:
            return say("remark-contra")
        case Pass(), Contra():
            return say("remark-no-contra")
        case Exchange(), Exchange():
            return say("remark-exchange")
        case _:
            return None
