"""Try decisions: games of the learner against heuristic players, and the gain of each choice.

At some of the learner's decisions each thing it could do is tried in the cards as they lie, every player's luck the
same, and the deal is played to the end. What the choice changes of the chance to win the game is what the net learns.
"""

from typing import NamedTuple

import numpy as np

from bot.games.bieten.cards import PACK
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine import heuristic
from tools.train.bieten.numba_engine.actions import GOOD, HOLD, MOST_ACTIONS, NO_ACTION
from tools.train.bieten.numba_engine.buffers import CANDIDATES, room
from tools.train.bieten.numba_engine.deals import (
    ALL_BETS,
    BOLD,
    THUMB,
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
"""How many of the learner's moments of each kind are tried out."""
MIXTURE = (THUMB, THUMB, BOLD, TRAINED, TRAINED, TRAINED)
"""How the others play in games of several kinds of them, as often as it stands here."""
TARGETS, UNUSUAL = (5, 7, 9, 15, 21), 0.2
"""What is played for instead of the usual target, and how often in games that are learned from."""
_MOST = 2000
"""Decisions of one game; more are let go."""


class DecisionBatch(NamedTuple):
    """Decisions one after the other: their inputs, and what each thing that could be done is worth.

    Args:
        inputs: those that are on, of all decisions.
        input_ends: by decision where its inputs end.
        outputs: those that speak of what could be done.
        advantages: by output what it adds to the chance to win the game: bets to doing nothing for now,
            holding to saying good, cards to the average card worth a thought.
        output_ends: by decision where its outputs end.
    """

    inputs: np.ndarray
    input_ends: np.ndarray
    outputs: np.ndarray
    advantages: np.ndarray
    output_ends: np.ndarray


class SamplingContext(NamedTuple):
    """What decisions are tried out on.

    Args:
        order: who is asked at the moment that is looked at.
        tried: the actions; after them what they are compared with, if that is one.
        worth: what each of them brought.
        begin: the luck with which each of them begins.
    """

    pack: np.ndarray
    order: np.ndarray
    trial: np.ndarray
    tried: np.ndarray
    worth: np.ndarray
    begin: np.ndarray
    luck: np.ndarray


def bench():
    """Return an empty bench."""
    return SamplingContext(
        pack=np.arange(PACK),
        order=np.zeros(at.MOST_SEATS, np.int64),
        trial=np.zeros(at.SIZE, np.int64),
        tried=np.zeros(MOST_ACTIONS, np.int64),
        worth=np.zeros(MOST_ACTIONS),
        begin=np.zeros(WORDS, np.int64),
        luck=np.zeros(WORDS, np.int64),
    )


def room_for(count):
    """Return arrays for so many decisions."""
    return DecisionBatch(
        inputs=np.zeros(count * MOST_ON, np.int16),
        input_ends=np.zeros(count, np.int64),
        outputs=np.zeros(count * MOST_ACTIONS, np.int16),
        advantages=np.zeros(count * MOST_ACTIONS, np.float32),
        output_ends=np.zeros(count, np.int64),
    )


def sample(tables, count, seed, players, slots=3, usual=THUMB, mixed=0.0, unusual=UNUSUAL):
    """Return so many decisions of the learner.

    Args:
        tables: how many seats a game may have; each is as likely.
        seed: whole numbers from which all luck follows.
        players: the learner, and the others that go by a net: for each the net, and what that is asked about (bits of
            `deals.py`); None and 0 for the heuristic.
        slots: of the nets, for the other seats.
        usual: how the others play.
        mixed: in how many of the games they are of several kinds instead.
        unusual: how many of the games have another target than the usual one.
    """
    luck, (both, thinking) = seeded(*seed), _seated(players, slots)
    trying, found = bench(), room_for(_MOST)
    parts, number = [], 0
    while number < count:
        position, table = _begun(tables, both, luck, usual, mixed, unusual)
        there = int(play_game(position, table, luck, thinking, trying, found))
        there = min(there, count - number)
        if there:
            parts.append(_first(found, there))
            number += there
    return joined(parts)


def won(tables, games, seed, players, slots=3, usual=THUMB):
    """Return the learner's share of n games; the arguments are those of `sample`."""
    luck, (both, thinking) = seeded(*seed), _seated(players, slots)
    pack, first = np.arange(PACK), 0
    for _ in range(games):
        position, table = _begun(tables, both, luck, usual)
        first += play_through(position, table, luck, thinking, pack) == table.seat
    return first / games


def _seated(players, slots):
    """Return the learner and the others as compiled code knows them, and a room for both to think in."""
    learner, others = (SeatPolicy(by, slots, weights_of(net)) for net, by in players)
    # Nets of one number of seats have layers of one size.
    return (learner, others), room(max(learner.weights, others.weights, key=lambda weights: len(weights.b1)))


def _begun(tables, players, luck, usual, mixed=0.0, unusual=0.0):
    """Return the position of a new game, and who sits where."""
    seats = tables[below(luck, len(tables))]
    position = new(seats, TARGETS[below(luck, len(TARGETS))] if share(luck) < unusual else None)
    position[at.DEALER] = below(luck, seats)
    kinds = np.full(seats, usual)
    if share(luck) < mixed:
        kinds[:] = [MIXTURE[below(luck, len(MIXTURE))] for _ in range(seats)]
    learner, others = players
    return position, TableSetup(int(below(luck, seats)), learner, others, kinds)


@njit
def play_through(position, table, luck, room, pack):
    """Play a game, and return who has won."""
    while True:
        deal(position, pack, luck)
        run(position, table, luck, room)
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
    """Return decisions one after the other as one."""
    inputs, outputs = (np.cumsum([0, *(len(each) for each in row)]) for row in _columns(parts, 0, 2))
    return DecisionBatch(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.input_ends + start for part, start in zip(parts, inputs, strict=False)]),
        np.concatenate([part.outputs for part in parts]),
        np.concatenate([part.advantages for part in parts]),
        np.concatenate([part.output_ends + start for part, start in zip(parts, outputs, strict=False)]),
    )


def _columns(parts, *places):
    """Return, for each of these fields, what all parts have in it."""
    return ([part[place] for part in parts] for place in places)


@njit
def play_game(position, table, luck, room, bench, found):
    """Play a game, try out some of the learner's decisions, and return how many were."""
    number = 0
    while True:
        deal(position, bench.pack, luck)
        while not position[at.ENDED]:
            asked = ask(position, luck, bench.order)
            for place in range(asked):
                seat = bench.order[place]
                if seat == table.seat and number < _MOST:
                    number = _try_some(position, place, asked, table, luck, room, bench, found, number)
                action = choose(position, seat, table, luck, room)
                if action != NO_ACTION:
                    apply(position, action, seat)
                    break
        if settle(position) >= 0:
            return number
        position[at.DEALER] = after(position, position[at.DEALER])


@njit
def _try_some(position, place, asked, table, luck, room, bench, found, number):
    """Try out a decision, or don't; return how many have been by then."""
    tried, against = _pick(position, table.seat, luck, room, bench)
    if not tried:
        return number
    branch(luck, bench.begin)
    for each in range(tried + against):
        bench.worth[each] = _tried(position, bench.tried[each], place, asked, table, room, bench)
    middle = 0.0
    if against:
        middle = bench.worth[tried]
    else:
        for each in range(tried):
            middle += bench.worth[each] / tried
    inputs = found.input_ends[number - 1] if number else 0
    outputs = found.output_ends[number - 1] if number else 0
    on = encode(position, table.seat, table.learner.slots, room.on)
    for each in range(on):
        found.inputs[inputs + each] = room.on[each]
    for each in range(tried):
        found.outputs[outputs + each] = bench.tried[each]
        found.advantages[outputs + each] = bench.worth[each] - middle
    found.input_ends[number], found.output_ends[number] = inputs + on, outputs + tried
    return number + 1


@njit
def _pick(position, seat, luck, room, bench):
    """Write down what is tried at this moment, and what it is compared with.

    Returns:
        How many actions are tried, 0 if this moment is let go; and 1 if there is something else to compare with, 0 if
        they are compared with each other.
    """
    figure = position[at.FIGURE]
    if figure >= 0:
        if not position[at.HAS + seat] >> figure & 1 or share(luck) >= ANSWERS_TRIED:
            return 0, 0
        bench.tried[0], bench.tried[1] = HOLD + figure, GOOD + figure
        return 1, 1
    if seat == position[at.TURN] and share(luck) < CARDS_TRIED:
        number = heuristic.candidates(position, seat, room.notes)
        for place in range(number):
            bench.tried[place] = room.notes[CANDIDATES + place]
        return (number if number > 1 else 0), 0
    claims = claims_open(position, seat) & ALL_BETS
    if not claims or share(luck) >= CLAIMS_TRIED:
        return 0, 0
    number = write_claims(claims, bench.tried)
    bench.tried[number] = NO_ACTION
    return number, 1


@njit
def _tried(position, action, place, asked, table, room, bench):
    """Return the learner's chance to win the game after the deal, if it does something now.

    Args:
        action: what it does; NO_ACTION: nothing for now, or, if it is its turn, a card.
    """
    trial, luck, seat = bench.trial, bench.luck, table.seat
    copy(position, trial)
    for word in range(WORDS):
        luck[word] = bench.begin[word]
    if action == NO_ACTION and seat == position[at.TURN]:
        action = card(trial, seat, table.learner, luck, room)
    if action == NO_ACTION:
        act(trial, bench.order, place + 1, asked, table, luck, room)
    else:
        apply(trial, action, seat)
    run(trial, table, luck, room)
    winner = settle(trial)
    if winner >= 0:
        return 1.0 if winner == seat else 0.0
    return chance(trial[at.NEEDS : at.NEEDS + trial[at.SEATS]], seat)
