"""What points are worth: the chance to win the game, by everybody's weight in the race for the target."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, fsum

_LOG_WEIGHTS = (3.70, 2.97, 2.52, 2.08, 1.71, 1.38, 1.07, 0.78, 0.51, 0.25, 0.0, -0.24, -0.47, -0.69, -0.91)
"""The logarithm of somebody's weight who still needs 1, 2, 3 ... points.

They are fitted to the scores that deals of the rule of thumb lead to, as `python -m tools.train.bieten.race SEATS`
solves them; with two, three and four players they come out the same but for some hundredths.
"""
_FURTHER = 0.22
"""How much each point more takes off it."""


@lru_cache(maxsize=64)
def _weight(needs: int) -> float:
    """Return somebody's weight in the race who still needs so many points."""
    beyond = max(0, needs - len(_LOG_WEIGHTS))
    return exp(_LOG_WEIGHTS[needs - beyond - 1] - _FURTHER * beyond)


def chance_to_win(needs: Sequence[int], seat: int) -> float:
    """Return the chance of a seat to reach the target first, from 0 to 1.

    Args:
        needs: for every seat in the game the points missing; nil or less: it is there, as others may be with it.
        seat: whose chance, a place in `needs`.
    """
    there = sum(need <= 0 for need in needs)
    if there:
        return 1 / there if needs[seat] <= 0 else 0.0
    return _weight(needs[seat]) / fsum(map(_weight, needs))
