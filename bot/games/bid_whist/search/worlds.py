"""Worlds that may be the true one: dealt so that nothing known is contradicted, chosen by what was said and done.

Many more are dealt than are looked at. Those in which the others would hardly have bid, named and played as they did
are left out, and the likely ones have the greater weights.
"""

from math import fsum
from typing import TYPE_CHECKING

from bot.games.bid_whist.position import PLAY
from bot.games.bid_whist.rules import State
from bot.games.bid_whist.search.dealing import Dealer
from bot.games.bid_whist.search.past import Past
from bot.games.bid_whist.view import View

if TYPE_CHECKING:
    from random import Random

SPARE, SPARE_FOR_OTHERS = 2, 4
"""So many times the worlds that are looked at are dealt: by declarer and in the auction, and by the others, to whom
the bid, the name and the discards tell most."""


def likely_worlds(view: View, count: int, rng: "Random") -> list[tuple[State, float]]:
    """Return positions that may be the true one, each with its weight.

    Args:
        view: what the seat may know.
        count: how many at the most.
        rng: what deals and chooses.
    """
    dealer, past = Dealer(view), Past(view)
    if not past.tells:
        return [(dealer.deal(rng), 1.0) for _ in range(count)]
    found: list[State] = []
    weights: list[float] = []
    for _ in range(count * (SPARE_FOR_OTHERS if view.phase == PLAY and view.seat != view.contract.seat else SPARE)):
        state = dealer.deal(rng)
        past.bury_anew(state)
        found.append(state)
        weights.append(past.likelihood(state))
    return [(found[i], times) for i, times in _chosen(weights, count, rng)]


def _chosen(weights: list[float], count: int, rng: "Random") -> list[tuple[int, float]]:
    """Return which of many are taken, and how often, in proportion to their weights."""
    step = fsum(weights) / count
    mark, passed = rng.random() * step, 0.0
    chosen: list[tuple[int, float]] = []
    for i, weight in enumerate(weights):
        passed += weight
        times = 0
        while mark < passed:
            mark += step
            times += 1
        if times:
            chosen.append((i, float(times)))
    return chosen
