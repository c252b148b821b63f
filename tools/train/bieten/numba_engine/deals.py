"""Play deals: the order in which seats are asked, and the choices of the learner and the others."""

from typing import NamedTuple

import numpy as np

from bot.games.bieten.evaluator import PATIENCE
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine import heuristic
from tools.train.bieten.numba_engine.actions import BET, GOOD, HOLD, NO_ACTION
from tools.train.bieten.numba_engine.buffers import CANDIDATES
from tools.train.bieten.numba_engine.features import encode
from tools.train.bieten.numba_engine.jit import njit
from tools.train.bieten.numba_engine.net import Weights, output_value, think
from tools.train.bieten.numba_engine.position import apply, claims_open, write_claims
from tools.train.bieten.numba_engine.rng import below

BETS, ANSWERS, CARDS = 1, 2, 4
"""What a player may ask its net about, as bits."""
NOBODY = -1
ALL_BETS = 0b11111


class SeatPolicy(NamedTuple):
    """How a player plays."""

    by: int
    slots: int
    weights: Weights


THUMB, BOLD, TRAINED = range(3)
"""The way a player plays who does not learn: by the heuristic, by betting everything allowed, or by a net."""


class TableSetup(NamedTuple):
    """Who plays.

    Args:
        others: how those play who go by a net.
        kinds: by seat how the others play.
    """

    seat: int
    learner: SeatPolicy
    others: SeatPolicy
    kinds: np.ndarray


@njit
def ask(position, luck, order):
    """Write down who is asked at this moment, in turn, and return how many: last the one who must do something."""
    if position[at.FIGURE] >= 0:
        order[0] = position[at.ASKED]
        return 1
    number, seats, turn = 0, position[at.SEATS], position[at.TURN]
    seat = below(luck, seats)
    for _ in range(seats):
        if seat != turn and claims_open(position, seat):
            order[number] = seat
            number += 1
        seat = seat + 1 if seat + 1 < seats else 0
    order[number] = turn
    return number + 1


@njit
def run(position, table, luck, room):
    """Play a deal to the end."""
    while not position[at.ENDED]:
        asked = ask(position, luck, room.order)
        act(position, room.order, 0, asked, table, luck, room)


@njit
def act(position, order, start, end, table, luck, room):
    """Let the seats in these places of an order say what they do, until one does something."""
    for place in range(start, end):
        action = choose(position, order[place], table, luck, room)
        if action != NO_ACTION:
            apply(position, action, order[place])
            return


@njit
def choose(position, seat, table, luck, room):
    """Return what a seat that is asked does; NO_ACTION: nothing for now."""
    player, kind = table.learner, TRAINED
    if seat != table.seat:
        player, kind = table.others, table.kinds[seat]
    if kind == BOLD:
        return _bold(position, seat, luck, room)
    if kind == THUMB or not player.by:
        return heuristic.choose(position, seat, luck, room)
    if position[at.FIGURE] >= 0:
        return _answer(position, seat, player, luck, room)
    action = _claim(position, seat, player, luck, room)
    return card(position, seat, player, luck, room) if action == NO_ACTION and seat == position[at.TURN] else action


@njit
def _bold(position, seat, luck, room):
    """Return a raise or a bet if there is one, a hold if one is asked; a card as by the heuristic."""
    figure = position[at.FIGURE]
    if figure >= 0:
        return (HOLD if position[at.HAS + seat] >> figure & 1 else GOOD) + figure
    claims = claims_open(position, seat)
    if claims:
        raises = claims & ~ALL_BETS
        number = write_claims(raises or claims, room.notes[CANDIDATES:])
        return room.notes[CANDIDATES + below(luck, number)]
    return heuristic.card(position, seat, luck, room) if seat == position[at.TURN] else NO_ACTION


@njit
def set_features(position, seat, player, room):
    """Have a player's net see a position."""
    number = encode(position, seat, player.slots, room.on)
    think(player.weights, room.on, number, room.first, room.second)


@njit
def _answer(position, seat, player, luck, room):
    """Return an answer to the open bet."""
    figure = position[at.FIGURE]
    if not position[at.HAS + seat] >> figure & 1:
        return GOOD + figure
    if not player.by & ANSWERS:
        return heuristic.answer(position, seat, luck, room)
    set_features(position, seat, player, room)
    return (HOLD if output_value(player.weights, room.second, HOLD + figure) > 0 else GOOD) + figure


@njit
def _claim(position, seat, player, luck, room):
    """Return a bet or raise: what the heuristic has the say in comes first."""
    claims = claims_open(position, seat)
    bets = claims & ALL_BETS if player.by & BETS else 0
    action = heuristic.claim(position, seat, claims & ~bets, luck, room)
    if action != NO_ACTION or not bets:
        return action
    set_features(position, seat, player, room)
    best, most = NO_ACTION, PATIENCE
    for figure in range(at.FIGURES):
        if bets >> figure & 1:
            gain = output_value(player.weights, room.second, BET + figure)
            if gain > most:
                best, most = BET + figure, gain
    return best


@njit
def card(position, seat, player, luck, room):
    """Return the card of a seat that neither bets nor raises now."""
    if not player.by & CARDS:
        return heuristic.card(position, seat, luck, room)
    number = heuristic.candidates(position, seat, room.notes)
    set_features(position, seat, player, room)
    best = room.notes[CANDIDATES]
    most = output_value(player.weights, room.second, best)
    for place in range(CANDIDATES + 1, CANDIDATES + number):
        worth = output_value(player.weights, room.second, room.notes[place])
        if worth > most:
            best, most = room.notes[place], worth
    return best
