"""Compute how likely a seat is to win the game from a score, or after a deal that was played out.

Points are worth what they do for that: a hundred points to a player far behind are not those that end the game. The
table in win_probability.bin holds the chances while the target decides; where the last deal is near, it matters how
likely leads are to last.
"""

from functools import cache, lru_cache
from math import exp, fsum, sqrt
from pathlib import Path

from bot.games.betel.contracts import NO_CONTRACT, Contract
from bot.games.betel.options import BetelOptions
from bot.games.betel.position import Points
from bot.games.betel.scoring import contract_points, passed_out

# Scores


STEP = 100
"""Points between two scores of the table."""
LENGTH = 14
"""How many steps short of the target the table goes."""
FAR = 10
"""How many steps short all seats are moved to where the target is farther off for all."""
LONG = 8
"""The number of deals from which on a cap is ignored where there is a target; most games are over by then."""
SWING = 120.0
"""By how much a deal moves two seats apart, in points (standard deviation, scaled to the logistic curve)."""

TABLE = Path(__file__).with_suffix(".bin")
"""The chance to win by score, a byte for each; `python -m tools.train.betel.win_probability` writes it."""


@cache
def _table() -> tuple[float, ...]:
    return tuple(byte / 255 for byte in TABLE.read_bytes())


def place(own: int, second: int, third: int) -> int:
    """Return the index of a score in the table.

    A score is three numbers of steps short of the target, each from 1 to LENGTH; `second` is no more than `third`.
    """
    pairs = (third - 1) * third // 2 + second - 1
    return (own - 1) * (LENGTH * (LENGTH + 1) // 2) + pairs


def chance(rules: BetelOptions, scores: Points, seat: int, deals: int) -> float:
    """Return the chance, from 0 to 1, that a seat wins after a counted deal; a shared win counts as its part."""
    left = None if rules.deal_cap is None else max(0, rules.deal_cap - deals)
    best = max(scores)
    over = rules.target is not None and best >= rules.target and scores.count(best) == 1
    if over or left == 0:
        return (scores[seat] == best) / scores.count(best)
    if rules.target is None:
        assert left is not None  # nothing would end the game
        return _by_lead(scores, seat, left)
    far = _by_target(rules.target, scores, seat)
    if left is None or left >= LONG:
        return far
    return (left * far + (LONG - left) * _by_lead(scores, seat, left)) / LONG


def _by_lead(scores: Points, seat: int, left: int) -> float:
    """Return the probability that the seat is in the lead after this many more deals."""
    scale = SWING * sqrt(left)
    best = max(scores)
    weights = [exp((score - best) / scale) for score in scores]
    return weights[seat] / fsum(weights)


def _by_target(target: int, scores: Points, seat: int) -> float:
    """Return the table's value, interpolated between its scores."""
    needs = [(target - score) / STEP for score in scores]
    beyond = max(0.0, min(needs) - FAR)
    own, second, third = (
        min(max(need - beyond, 1.0), float(LENGTH)) for need in (needs[seat], *_others(needs, seat))
    )
    total, table = 0.0, _table()
    for one, part in _between(own):
        for two, more in _between(second):
            for three, most in _between(third):
                total += part * more * most * table[place(one, min(two, three), max(two, three))]
    return total


def _others(needs: list[float], seat: int) -> tuple[float, float]:
    first, second = (need for other, need in enumerate(needs) if other != seat)
    return first, second


def _between(need: float) -> tuple[tuple[int, float], ...]:
    """Return the scores of the table on both sides, and their parts."""
    low = int(need)
    rest = need - low
    return ((low, 1 - rest), (low + 1, rest)) if rest else ((low, 1.0),)


# Deals


@lru_cache(maxsize=4096)
def chance_after(
    rules: BetelOptions,
    scores: Points,
    deals: int,
    seat: int,
    contract: Contract,
    declarer: int,
    taken: Points,
    times: int,
) -> float:
    """Return the chance of a seat to win the game after a deal, from the scores with its looks booked.

    Args:
        declarer: NOBODY after three passes.
        times: 2 if it was doubled, else 1.
    """
    if contract is NO_CONTRACT:
        points = passed_out(taken)
    else:
        own, each = contract_points(contract, taken[declarer])
        points = tuple(times * (own if one == declarer else each) for one in range(len(taken)))
    first, second, third = (before + more for before, more in zip(scores, points, strict=True))
    return chance(rules, (first, second, third), seat, deals + 1)
