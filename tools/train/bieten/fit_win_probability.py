"""Fit the value of points: the weights of `bot/games/bieten/hand_evaluation.py`.

    python -m tools.train.bieten.fit_win_probability 4

The heuristic plays many deals. Their results determine the chance to win at every score: it is the average of the
chances after the next deal. The program prints the weights whose shares come closest to these chances.
"""

import argparse
import sys
from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

import numpy as np

from bot.games.bieten.cards import PACK
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine.buffers import scratch_buffers
from tools.train.bieten.numba_engine.deals import HEURISTIC, NOBODY, SeatPolicy, TableSetup, run
from tools.train.bieten.numba_engine.jit import njit
from tools.train.bieten.numba_engine.net import weights_of
from tools.train.bieten.numba_engine.position import deal, figure_counted, new, scorer_of, weli_seat
from tools.train.bieten.numba_engine.rng import below, seeded

MOST = 15
"""Points missing to the target; more are not distinguished."""
USUAL = 11
"""Points missing whose weight is one."""
_WIDTH = MOST + 1
_FAR = 31
"""A target so far away that it does not influence the players."""
_SWEEPS = 2
"""Passes over the table. One is nearly enough: after a deal few scores are farther from the end."""
_STEPS = 3000


@njit
def _around(seat, seats):
    """Return a seat number modulo the number of seats."""
    return seat if seat < seats else seat - seats


class Outcomes(NamedTuple):
    """The results of deals: a row for each.

    Args:
        winners: the winner of each figure, in the order of counting; -1: none.
        values: the points of each figure.
        minus: the seat with the Weli and without a figure; -1: none.
    """

    winners: np.ndarray
    values: np.ndarray
    minus: np.ndarray


def solved(seats, deals=6000, seed=1):
    """Return the chance to win the game by the points missing to each seat, the own ones first."""
    rng, weights = seeded(seed, seats), weights_of(None)
    policy = SeatPolicy(0, 1, weights)
    outcomes = Outcomes(*(np.zeros(shape, np.int64) for shape in ((deals, at.FIGURES), (deals, at.FIGURES), deals)))
    _play(
        new(seats, _FAR),
        outcomes,
        np.arange(PACK),
        TableSetup(NOBODY, policy, policy, np.full(seats, HEURISTIC)),
        rng,
        scratch_buffers(weights),
    )
    states, places = _states(seats)
    table = np.full(_WIDTH**seats, 1 / seats)
    for _ in range(_SWEEPS):
        _improve(table, states, places, outcomes)
    return table


def _states(seats):
    """Return the points missing in each score, and the places of equivalent scores in the table.

    The others' points are in ascending order. Scores near the end come first, because the chance at a score follows
    from the chances after the next deal.
    """
    points = range(1, MOST + 1)
    rows = [(own, *others) for own in points for others in combinations_with_replacement(points, seats - 1)]
    rows.sort(key=sum)
    return np.array(rows), np.array([[_place((own, *order)) for order in permutations(rest)] for own, *rest in rows])


def _place(needs):
    place = 0
    for need in needs:
        place = place * _WIDTH + need
    return place


@njit
def _play(position, outcomes, pack, table, rng, buffers):
    """Play deals, and write their results to `outcomes`."""
    for number in range(len(outcomes.minus)):
        position[at.DEALER] = below(rng, position[at.SEATS])
        deal(position, pack, rng)
        run(position, table, rng, buffers)
        holder, scored = weli_seat(position), False
        for place in range(at.FIGURES):
            figure = figure_counted(position, place)
            winner = scorer_of(position, figure)
            outcomes.winners[number, place], outcomes.values[number, place] = winner, position[at.VALUE + figure]
            scored = scored or winner == holder
        outcomes.minus[number] = -1 if scored else holder


@njit
def _improve(table, states, places, outcomes):
    count, seats = len(outcomes.minus), states.shape[1]
    needs = np.zeros(seats, np.int64)
    for state in range(len(states)):
        total = 0.0
        for number in range(count):
            for turn in range(seats):  # each player could have sat in the first seat
                for seat in range(seats):
                    needs[seat] = states[state, seat]
                total += _after(table, needs, outcomes, number, turn)
        for place in places[state]:
            table[place] = total / (count * seats)


@njit
def _after(table, needs, outcomes, number, turn):
    """Return the chance of seat 0 after a deal whose seats are rotated by `turn`; `needs` is changed."""
    seats = len(needs)
    for place in range(at.FIGURES):
        winner = outcomes.winners[number, place]
        if winner < 0:
            continue
        seat = _around(winner + turn, seats)
        needs[seat] -= outcomes.values[number, place]
        if needs[seat] <= 0:
            return 0.0 if seat else 1.0
    if outcomes.minus[number] >= 0:
        needs[_around(outcomes.minus[number] + turn, seats)] += 1
    place = 0
    for need in needs:
        place = place * _WIDTH + min(max(need, 1), MOST)
    return table[place]


def fitted(table, seats):
    """Return the logarithms of the weights whose shares come closest to a table, and the error.

    Returns:
        The logarithms by points missing, from 1; and the root mean squared error, in chances to win.
    """
    states, places = _states(seats)
    chances, logs = table[places[:, 0]], np.zeros(MOST)
    m, v, error = np.zeros(MOST), np.zeros(MOST), chances
    for step in range(1, _STEPS + 1):
        weights = np.exp(logs[states - 1])
        shares = weights / weights.sum(1, keepdims=True)
        error = shares[:, 0] - chances
        slopes = -shares[:, :1] * shares
        slopes[:, 0] += shares[:, 0]
        slope = np.bincount((states - 1).ravel(), (error[:, None] * slopes).ravel(), MOST) / len(states)
        m, v = 0.9 * m + 0.1 * slope, 0.999 * v + 0.001 * slope**2
        logs -= 0.01 * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-9)
    return logs - logs[USUAL - 1], float(np.sqrt(np.mean(error**2)))


def main():
    """Print the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int, choices=(2, 3, 4))
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    logs, error = fitted(solved(options.seats, options.deals, options.seed), options.seats)
    sys.stdout.write(", ".join(f"{each:.2f}" for each in logs) + f"\nerror {error:.4f}\n")


if __name__ == "__main__":
    main()
