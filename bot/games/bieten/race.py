"""What points are worth: the chance to win the game, by a rule of thumb for races."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, fsum

_PACE = 0.27
"""How much a point still missing takes off somebody's weight in the race; near enough to what played games show."""


@lru_cache(maxsize=64)
def _weight(needs: int) -> float:
    """Return somebody's weight in the race who still needs so many points."""
    return exp(-_PACE * needs)


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
