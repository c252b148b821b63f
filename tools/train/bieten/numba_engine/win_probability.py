"""The value of a score: `bot/games/bieten/hand_evaluation.py` for compiled code."""

import numpy as np

from bot.games.bieten.hand_evaluation import chance_to_win
from tools.train.bieten.numba_engine.jit import njit

_FARTHEST = 40
"""Points missing to the target; more are not distinguished."""
_WEIGHTS = np.array(
    [1.0] + [chance_to_win((need, 1), 0) / chance_to_win((need, 1), 1) for need in range(1, _FARTHEST)]
)
"""By points missing a player's weight in the race; the weight of a player who needs one point is 1."""


@njit
def chance(needs, seat):
    """Return the chance of a seat to win the game, from 0 to 1, before a deal.

    Args:
        needs: for every seat the points missing, one at least.
    """
    weights = 0.0
    for need in needs:
        weights += _WEIGHTS[min(max(need, 1), _FARTHEST - 1)]
    return _WEIGHTS[min(max(needs[seat], 1), _FARTHEST - 1)] / weights
