"""Evaluates the actions of a seat with a small neural net, one each for two, three and more players."""

from collections.abc import Sequence
from math import fsum

from bot.games.bieten.actions import Bet, Hold, Play
from bot.games.bieten.neural.features import encode, output_of
from bot.games.bieten.neural.net import load
from bot.games.bieten.state import View
from bot.rules.actions import Action

__all__ = ["gains"]


NETS = ("two", "three", "four")
"""The net of each number of players, the last for more of them."""
_SLOTS = (1, 3, 3)


def gains(view: View, seat: int, actions: Sequence[Action | None]) -> tuple[float, ...]:
    """Return how much each of these actions (None: nothing) adds to a seat's win probability.

    A bet is compared with no bet, a hold with good, a card with the average card here; a raise has no value.
    """
    place = min(view.live, 4) - 2
    outputs: dict[Action | None, int] = {
        action: output_of(action, view.figure) for action in actions if isinstance(action, Bet | Hold | Play)
    }
    said = load(NETS[place]).outputs(encode(view, seat, view.hand, _SLOTS[place]), outputs.values())
    cards = [said[output] for action, output in outputs.items() if isinstance(action, Play)]
    average = fsum(cards) / len(cards) if cards else 0.0

    def gain(action: Action | None) -> float:
        if action not in outputs:
            return 0.0
        return said[outputs[action]] - (average if isinstance(action, Play) else 0.0)

    return tuple([gain(action) for action in actions])
