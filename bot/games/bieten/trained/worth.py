"""What the net says every action of a seat is worth, in chances to win the game."""

from collections.abc import Sequence

from bot.games.bieten.actions import Bet, Good, Hold, Raise
from bot.games.bieten.trained.features import encode_view
from bot.games.bieten.trained.net import load
from bot.games.bieten.trained.outputs import GOOD, HOLD, NOTHING, output_of
from bot.games.bieten.view import View
from bot.rules.actions import Action

NETS = ("two", "three", "four", "many")
"""The net of each number of players, the last for more of them."""
_SLOTS = (1, 3, 3, 3)


def gains(view: View, seat: int, actions: Sequence[Action | None]) -> tuple[float, ...]:
    """Return what each of these actions adds to a seat's chance to win the game.

    A bet adds its difference to none, an answer its difference to the better one; of cards the net says nothing here.

    Args:
        view: what the seat sees, while the deal is on.
        seat: whose chance.
        actions: what it may do; None: nothing for now.
    """
    place = min(view.live, 5) - 2
    net, on = load(NETS[place]), encode_view(view, seat, _SLOTS[place])
    figure = view.figure
    speaking = (Bet, Raise, Hold, Good)
    outputs = {action: output_of(action, figure) for action in actions if isinstance(action, speaking)}
    asked = set(outputs.values())
    asked |= {NOTHING + action.figure for action in outputs if isinstance(action, Bet | Raise)}
    if figure >= 0:
        asked |= {HOLD + figure, GOOD + figure}
    said = net.say(on, asked)
    best_answer = max(said[HOLD + figure], said[GOOD + figure]) if figure >= 0 else 0.0

    def gain(action: Action | None) -> float:
        match action:
            case Bet(figure=claimed) | Raise(figure=claimed):
                return said[outputs[action]] - said[NOTHING + claimed]
            case Hold() | Good():
                return said[outputs[action]] - best_answer
            case _:
                return 0.0

    return tuple([gain(action) for action in actions])
