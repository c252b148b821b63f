"""Which output of the net speaks of which action.

A bet changes little beside what becomes of its own figure, so the net tells for every figure what is gained by it if
one bets, raises, holds, says good, or does nothing about it for now. To bet is worth the difference to nothing.
"""

from bot.games.bieten.actions import Bet, Good, Hold, Leave, Play, Raise, Steal
from bot.games.bieten.cards import FIGURES
from bot.rules.actions import Action

NAMED = 33
"""The first of the outputs for a wild card under a name; the real cards come before it."""
BET, RAISE, HOLD, GOOD, NOTHING = (65 + len(FIGURES) * place for place in range(5))
"""The first of the five outputs, one a figure, for each way to speak of it."""
STEAL, LEAVE, VALUE = 90, 91, 92
"""VALUE is the chance to win the game."""
OUTPUTS = 93


def output_of(action: Action, figure: int) -> int:
    """Return the output that speaks of an action.

    Args:
        action: any of a seat's but the cut.
        figure: of the open bet.
    """
    match action:
        case Play(card=card, named=None):
            return card
        case Play(named=int() as name):
            return NAMED + name
        case Bet(figure=bet):
            return BET + bet
        case Raise(figure=raised):
            return RAISE + raised
        case Hold():
            return HOLD + figure
        case Good():
            return GOOD + figure
        case Steal():
            return STEAL
        case Leave():
            return LEAVE
        case _:
            return VALUE
