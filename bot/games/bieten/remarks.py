"""What speaks against a bet, an answer or a card, in a sentence: for who looks back at a game."""

from bot.games.bieten.actions import Bet, Good, Hold, Play, Raise
from bot.rules.actions import Action
from bot.rules.panel import Say, say


def remark(done: Action, best: Action | None) -> Say | None:
    """Return what speaks for one action and against the other; None where nothing short can be said.

    Args:
        done: what a seat did.
        best: what it should have done; None: nothing for now.
    """
    match done, best:
        case Hold() | Raise(), Good():
            return say("remark-held")
        case Good(), Hold() | Raise():
            return say("remark-gave-way")
        case Bet() | Raise(), None | Play() | Hold():
            return say("remark-bet-weak")
        case Play() | Hold(), Bet() | Raise():
            return say("remark-no-bet")
        case _:
            return None
