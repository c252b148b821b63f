"""Which output of the net speaks of which action.

A bet changes little beside what becomes of its own figure, so the net tells for every figure what it adds to bet it
now instead of waiting, and to hold it instead of saying good; of every card, and of every name of a wild one, what it
adds to another card.
"""

from bot.games.bieten.actions import Bet, Hold, Play
from bot.games.bieten.cards import FIGURES

NAMED = 33
"""The first of the outputs for a wild card under a name; the real cards come before it."""
BET, HOLD = (65 + len(FIGURES) * place for place in range(2))
"""The first of the five outputs, one a figure, for each way to speak of it."""
OUTPUTS = 75


def output_of(action: Bet | Hold | Play, figure: int) -> int:
    """Return the output that speaks of an action.

    Args:
        action: of a seat.
        figure: of the open bet.
    """
    match action:
        case Play(card=card, named=None):
            return card
        case Play(named=int() as name):
            return NAMED + name
        case Bet(figure=bet):
            return BET + bet
        case _:
            return HOLD + figure
