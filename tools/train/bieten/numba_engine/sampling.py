"""Sample decisions of the learner in games against other players, with the advantage of each action.

At some decisions each action is tried with the true cards and the same random numbers, and the deal is played to the
end. The net learns how much the action changes the chance to win the game.
"""

from typing import NamedTuple

import numpy as np

from bot.games.bieten.cards import PACK
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine import heuristic
from tools.train.bieten.numba_engine.actions import GOOD, HOLD, MOST_ACTIONS, NO_ACTION
from tools.train.bieten.numba_engine.buffers import CANDIDATES, scratch_buffers
from tools.train.bieten.numba_engine.deals import (
    ALL_BETS,
    BETS_ALL,
    HEURISTIC,
    TRAINED,
    SeatPolicy,
    TableSetup,
    act,
    ask,
    card,
    choose,
    run,
)
from tools.train.bieten.numba_engine.features import MOST_ON, encode
from tools.train.bieten.numba_engine.jit import njit
from tools.train.bieten.numba_engine.net import weights_of
from tools.train.bieten.numba_engine.position import after, apply, claims_open, copy, deal, new, settle, write_claims
from tools.train.bieten.numba_engine.rng import WORDS, below, branch, seeded, share
from tools.train.bieten.numba_engine.win_probability import chance

ANSWERS_TRIED, CLAIMS_TRIED, CARDS_TRIED = 0.8, 0.35, 0.15
"""The shares of the learner's decisions of each kind that are sampled."""
MIXTURE = (HEURISTIC, HEURISTIC, BETS_ALL, TRAINED, TRAINED, TRAINED)
"""The kinds of other players in mixed games; each entry has the same probability."""
TARGETS, UNUSUAL = (5, 7, 9, 15, 21), 0.2
"""Other targets than the default one, and the share of sampled games that have one."""
_MOST = 2000
"""The most decisions sampled from one game."""


class DecisionBatch(NamedTuple):
    """Decisions as ragged arrays: their inputs, and the advantage of each action.

    Args:
        inputs: the inputs that are on, of all decisions.
        input_ends: by decision, one after the index of its last input.
        outputs: the outputs of the actions.
        advantages: by output, how much the action adds to the chance to win the game: a bet compared with waiting,
            hold with good, a card with the average of the cards considered.
        output_ends: by decision, one after the index of its last output.
    """

    inputs: np.ndarray
    input_ends: np.ndarray
    outputs: np.ndarray
    advantages: np.ndarray
    output_ends: np.ndarray


class SamplingContext(NamedTuple):
    """The arrays of a sampled decision.

    Args:
        order: the seats that are asked now.
        trial: a copy of the position, in which an action is tried.
        tried: the actions, then the one that they are compared with, if there is one.
        worth: the chance to win after each of them.
        begin: the state of the random numbers with which each of them begins.
    """

    pack: np.ndarray
    order: np.ndarray
    trial: np.ndarray
    tried: np.ndarray
    worth: np.ndarray
    begin: np.ndarray
    rng: np.ndarray


def sampling_context():
    """Return empty arrays for sampled decisions."""
    return SamplingContext(
        pack=np.arange(PACK),
        order=np.zeros(at.MOST_SEATS, np.int64),
        trial=np.zeros(at.SIZE, np.int64),
        tried=np.zeros(MOST_ACTIONS, np.int64),
        worth=np.zeros(MOST_ACTIONS),
        begin=np.zeros(WORDS, np.int64),
        rng=np.zeros(WORDS, np.int64),
    )


def empty_batch(count):
    """Return arrays for a number of decisions."""
    return DecisionBatch(
        inputs=np.zeros(count * MOST_ON, np.int16),
        input_ends=np.zeros(count, np.int64),
        outputs=np.zeros(count * MOST_ACTIONS, np.int16),
        advantages=np.zeros(count * MOST_ACTIONS, np.float32),
        output_ends=np.zeros(count, np.int64),
    )


def sample(tables, count, seed, players, slots=3, usual=HEURISTIC, mixed=0.0, unusual=UNUSUAL):
    """Return a number of decisions of the learner.

    Args:
        tables: the numbers of seats of a game; each has the same probability.
        seed: whole numbers from 0 that determine all random numbers.
        players: the learner, and the other players with a net: for each the net and its decisions (bits of
            `deals.py`); None and 0 for the heuristic.
        slots: of the nets' inputs for the other seats.
        usual: the kind of the other players.
        mixed: the share of games in which they are of several kinds.
        unusual: the share of games with another target than the default one.
    """
    rng, (both, buffers) = seeded(*seed), _policies(players, slots)
    trying, found = sampling_context(), empty_batch(_MOST)
    parts, number = [], 0
    while number < count:
        position, table = _new_game(tables, both, rng, usual, mixed, unusual)
        there = int(play_game(position, table, rng, buffers, trying, found))
        there = min(there, count - number)
        if there:
            parts.append(_first(found, there))
            number += there
    return joined(parts)


def won(tables, games, seed, players, slots=3, usual=HEURISTIC):
    """Return the learner's share of the games won; the arguments are those of `sample`."""
    rng, (both, buffers) = seeded(*seed), _policies(players, slots)
    pack, first = np.arange(PACK), 0
    for _ in range(games):
        position, table = _new_game(tables, both, rng, usual)
        first += play_through(position, table, rng, buffers, pack) == table.seat
    return first / games


def _policies(players, slots):
    """Return the policies of the learner and the others, and buffers for both."""
    learner, others = (SeatPolicy(by, slots, weights_of(net)) for net, by in players)
    # Nets of one number of seats have layers of one size.
    return (learner, others), scratch_buffers(
        max(learner.weights, others.weights, key=lambda weights: len(weights.b1))
    )


def _new_game(tables, players, rng, usual, mixed=0.0, unusual=0.0):
    """Return the position of a new game, and its players."""
    seats = tables[below(rng, len(tables))]
    position = new(seats, TARGETS[below(rng, len(TARGETS))] if share(rng) < unusual else None)
    position[at.DEALER] = below(rng, seats)
    kinds = np.full(seats, usual)
    if share(rng) < mixed:
        kinds[:] = [MIXTURE[below(rng, len(MIXTURE))] for _ in range(seats)]
    learner, others = players
    return position, TableSetup(int(below(rng, seats)), learner, others, kinds)


@njit
def play_through(position, table, rng, buffers, pack):
    """Play a game, and return the winner's seat."""
    while True:
        deal(position, pack, rng)
        run(position, table, rng, buffers)
        winner = settle(position)
        if winner >= 0:
            return winner
        position[at.DEALER] = after(position, position[at.DEALER])


def _first(found, count):
    """Return a copy of the first decisions."""
    inputs, outputs = found.input_ends[count - 1], found.output_ends[count - 1]
    return DecisionBatch(
        found.inputs[:inputs].copy(),
        found.input_ends[:count].copy(),
        found.outputs[:outputs].copy(),
        found.advantages[:outputs].copy(),
        found.output_ends[:count].copy(),
    )


def joined(parts):
    """Return the decisions of several batches as one batch."""
    inputs, outputs = (np.cumsum([0, *(len(each) for each in row)]) for row in _columns(parts, 0, 2))
    return DecisionBatch(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.input_ends + start for part, start in zip(parts, inputs, strict=False)]),
        np.concatenate([part.outputs for part in parts]),
        np.concatenate([part.advantages for part in parts]),
        np.concatenate([part.output_ends + start for part, start in zip(parts, outputs, strict=False)]),
    )


def _columns(parts, *places):
    """Return the values of all parts for each of these fields."""
    return ([part[place] for part in parts] for place in places)


@njit
def play_game(position, table, rng, buffers, context, found):
    """Play a game, sample some of the learner's decisions, and return their number."""
    number = 0
    while True:
        deal(position, context.pack, rng)
        while not position[at.ENDED]:
            asked = ask(position, rng, context.order)
            for place in range(asked):
                seat = context.order[place]
                if seat == table.seat and number < _MOST:
                    number = _sample_decision(position, place, asked, table, rng, buffers, context, found, number)
                action = choose(position, seat, table, rng, buffers)
                if action != NO_ACTION:
                    apply(position, action, seat)
                    break
        if settle(position) >= 0:
            return number
        position[at.DEALER] = after(position, position[at.DEALER])


@njit
def _sample_decision(position, place, asked, table, rng, buffers, context, found, number):
    """Sample a decision with the probability of its kind; return the number of decisions sampled so far."""
    tried, against = _pick(position, table.seat, rng, buffers, context)
    if not tried:
        return number
    branch(rng, context.begin)
    for each in range(tried + against):
        context.worth[each] = _value_of(position, context.tried[each], place, asked, table, buffers, context)
    middle = 0.0
    if against:
        middle = context.worth[tried]
    else:
        for each in range(tried):
            middle += context.worth[each] / tried
    inputs = found.input_ends[number - 1] if number else 0
    outputs = found.output_ends[number - 1] if number else 0
    on = encode(position, table.seat, table.learner.slots, buffers.on)
    for each in range(on):
        found.inputs[inputs + each] = buffers.on[each]
    for each in range(tried):
        found.outputs[outputs + each] = context.tried[each]
        found.advantages[outputs + each] = context.worth[each] - middle
    found.input_ends[number], found.output_ends[number] = inputs + on, outputs + tried
    return number + 1


@njit
def _pick(position, seat, rng, buffers, context):
    """Write the actions of a decision to `tried`, and after them the one that they are compared with.

    Returns:
        The number of actions, 0 if the decision is not sampled; and 1 if they are compared with another action, 0 if
        with each other.
    """
    figure = position[at.FIGURE]
    if figure >= 0:
        if not position[at.HAS + seat] >> figure & 1 or share(rng) >= ANSWERS_TRIED:
            return 0, 0
        context.tried[0], context.tried[1] = HOLD + figure, GOOD + figure
        return 1, 1
    if seat == position[at.TURN] and share(rng) < CARDS_TRIED:
        number = heuristic.candidates(position, seat, buffers.notes)
        for place in range(number):
            context.tried[place] = buffers.notes[CANDIDATES + place]
        return (number if number > 1 else 0), 0
    claims = claims_open(position, seat) & ALL_BETS
    if not claims or share(rng) >= CLAIMS_TRIED:
        return 0, 0
    number = write_claims(claims, context.tried)
    context.tried[number] = NO_ACTION
    return number, 1


@njit
def _value_of(position, action, place, asked, table, buffers, context):
    """Return the learner's chance to win the game after the deal, if it takes an action now.

    Args:
        action: NO_ACTION: it waits, or plays its policy's card if it is its turn.
    """
    trial, rng, seat = context.trial, context.rng, table.seat
    copy(position, trial)
    for word in range(WORDS):
        rng[word] = context.begin[word]
    if action == NO_ACTION and seat == position[at.TURN]:
        action = card(trial, seat, table.learner, rng, buffers)
    if action == NO_ACTION:
        act(trial, context.order, place + 1, asked, table, rng, buffers)
    else:
        apply(trial, action, seat)
    run(trial, table, rng, buffers)
    winner = settle(trial)
    if winner >= 0:
        return 1.0 if winner == seat else 0.0
    return chance(trial[at.NEEDS : at.NEEDS + trial[at.SEATS]], seat)
