"""Play deals: ask the seats in turn, and choose actions for the learner and the other players."""

from typing import NamedTuple

import numpy as np

from bot.games.bieten.evaluator import PATIENCE
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine import heuristic
from tools.train.bieten.numba_engine.actions import BET, GOOD, HOLD, NO_ACTION
from tools.train.bieten.numba_engine.buffers import CANDIDATES
from tools.train.bieten.numba_engine.features import encode
from tools.train.bieten.numba_engine.jit import njit
from tools.train.bieten.numba_engine.net import Weights, hidden_layers, output_value
from tools.train.bieten.numba_engine.position import apply, claims_open, write_claims
from tools.train.bieten.numba_engine.rng import below

BETS, ANSWERS, CARDS = 1, 2, 4
"""The kinds of decisions that a player can leave to its net, as bits."""
NOBODY = -1
ALL_BETS = 0b11111


class SeatPolicy(NamedTuple):
    """A player with a net.

    Args:
        by: the decisions of the net, as bits; 0: the heuristic decides everything.
        slots: of the net's inputs for the other seats.
    """

    by: int
    slots: int
    weights: Weights


HEURISTIC, BETS_ALL, TRAINED, HOLDS = range(4)
"""The kinds of other players: the heuristic, one that makes every legal bet, one with a net, and the heuristic that
holds as often as club players."""
HOLDS_AT = -0.11
"""The chance from which it holds, without what follows from the number of players."""


class TableSetup(NamedTuple):
    """The players of a game.

    Args:
        seat: the learner's seat.
        others: the policy of other players with a net.
        kinds: by seat, the kind of player if it is not the learner.
    """

    seat: int
    learner: SeatPolicy
    others: SeatPolicy
    kinds: np.ndarray


@njit
def ask(position, rng, order):
    """Write the seats that are asked now to `order`, in turn; return their number. The last one must act."""
    if position[at.FIGURE] >= 0:
        order[0] = position[at.ASKED]
        return 1
    number, seats, turn = 0, position[at.SEATS], position[at.TURN]
    seat = below(rng, seats)
    for _ in range(seats):
        if seat != turn and claims_open(position, seat):
            order[number] = seat
            number += 1
        seat = seat + 1 if seat + 1 < seats else 0
    order[number] = turn
    return number + 1


@njit
def run(position, table, rng, buffers):
    """Play a deal to the end."""
    while not position[at.ENDED]:
        asked = ask(position, rng, buffers.order)
        act(position, buffers.order, 0, asked, table, rng, buffers)


@njit
def act(position, order, start, end, table, rng, buffers):
    """Ask the seats at these places of an order until one acts, and apply its action."""
    for place in range(start, end):
        action = choose(position, order[place], table, rng, buffers)
        if action != NO_ACTION:
            apply(position, action, order[place])
            return


@njit
def choose(position, seat, table, rng, buffers):
    """Return the action of a seat that is asked; NO_ACTION: it waits."""
    player, kind = table.learner, TRAINED
    if seat != table.seat:
        player, kind = table.others, table.kinds[seat]
    if kind == BETS_ALL:
        return _bet_all(position, seat, rng, buffers)
    if kind == HOLDS and position[at.FIGURE] >= 0:
        return heuristic.answer(position, seat, rng, buffers, HOLDS_AT)
    if kind in (HEURISTIC, HOLDS) or not player.by:
        return heuristic.choose(position, seat, rng, buffers)
    if position[at.FIGURE] >= 0:
        return _answer(position, seat, player, rng, buffers)
    action = _claim(position, seat, player, rng, buffers)
    return card(position, seat, player, rng, buffers) if action == NO_ACTION and seat == position[at.TURN] else action


@njit
def _bet_all(position, seat, rng, buffers):
    """Return a raise, else a bet; hold if it is legal; cards as the heuristic."""
    figure = position[at.FIGURE]
    if figure >= 0:
        return (HOLD if position[at.HAS + seat] >> figure & 1 else GOOD) + figure
    claims = claims_open(position, seat)
    if claims:
        raises = claims & ~ALL_BETS
        number = write_claims(raises or claims, buffers.notes[CANDIDATES:])
        return buffers.notes[CANDIDATES + below(rng, number)]
    return heuristic.card(position, seat, rng, buffers) if seat == position[at.TURN] else NO_ACTION


@njit
def set_features(position, seat, player, buffers):
    """Compute the hidden layers of a player's net for a position."""
    number = encode(position, seat, player.slots, buffers.on)
    hidden_layers(player.weights, buffers.on, number, buffers.first, buffers.second)


@njit
def _answer(position, seat, player, rng, buffers):
    """Return an answer to the open bet."""
    figure = position[at.FIGURE]
    if not position[at.HAS + seat] >> figure & 1:
        return GOOD + figure
    if not player.by & ANSWERS:
        return heuristic.answer(position, seat, rng, buffers)
    set_features(position, seat, player, buffers)
    return (HOLD if output_value(player.weights, buffers.second, HOLD + figure) > 0 else GOOD) + figure


@njit
def _claim(position, seat, player, rng, buffers):
    """Return a bet or raise; those that the heuristic decides come first."""
    claims = claims_open(position, seat)
    bets = claims & ALL_BETS if player.by & BETS else 0
    action = heuristic.claim(position, seat, claims & ~bets, rng, buffers)
    if action != NO_ACTION or not bets:
        return action
    set_features(position, seat, player, buffers)
    best, most = NO_ACTION, PATIENCE
    for figure in range(at.FIGURES):
        if bets >> figure & 1:
            gain = output_value(player.weights, buffers.second, BET + figure)
            if gain > most:
                best, most = BET + figure, gain
    return best


@njit
def card(position, seat, player, rng, buffers):
    """Return the card of a seat that makes no bet or raise now."""
    if not player.by & CARDS:
        return heuristic.card(position, seat, rng, buffers)
    number = heuristic.candidates(position, seat, buffers.notes)
    set_features(position, seat, player, buffers)
    best = buffers.notes[CANDIDATES]
    most = output_value(player.weights, buffers.second, best)
    for place in range(CANDIDATES + 1, CANDIDATES + number):
        worth = output_value(player.weights, buffers.second, buffers.notes[place])
        if worth > most:
            best, most = buffers.notes[place], worth
    return best
