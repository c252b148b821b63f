"""The heuristic of release 0.1 (`tools/arena/frozen/bieten`), to play cards, bet and answer quickly."""

from bot.games.bieten.cards import GAME
from tools.arena.frozen.bieten.estimate import CARD_SAMPLES, SAMPLES
from tools.arena.frozen.bieten.tactics import MOST_CANDIDATES
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine.actions import BET, GOOD, HOLD, NAMED, NO_ACTION, RAISE
from tools.train.bieten.numba_engine.buffers import CANDIDATES, TOTALS, WON
from tools.train.bieten.numba_engine.cards import (
    REAL,
    cards_of_suit,
    count,
    drop,
    highest,
    lowest,
    name_value,
    rank_of,
    strength,
)
from tools.train.bieten.numba_engine.hidden import determinize, gather
from tools.train.bieten.numba_engine.jit import njit
from tools.train.bieten.numba_engine.position import (
    claims_open,
    copy,
    no_bet,
    playable,
    put,
    scorer_of,
    weli_seat,
    winner_of,
    write_plays,
)
from tools.train.bieten.numba_engine.rng import below, share

_WELI_NOW, _LOWEST = 0.15, 0.7
"""How often the Weli is played where it needn't be, and the lowest card is thrown where none is to win."""
_HOLD_AT, _BET_AT, _RAISE_AT, _STAKE = 0.1, 0.43, 0.48, 0.5
_LAST_HOLD, _WAVER, _EARLY = 0.05, 0.06, 0.1
_BLUFF, _BLUFF_AT, _CAUTION = 0.006, 0.2, 0.85
"""The limits of the bot's heuristic, with the meaning that they have there."""


@njit
def choose(position, seat, rng, buffers):
    """Return what the heuristic does at a moment when a seat is asked; NO_ACTION: nothing for now."""
    if position[at.FIGURE] >= 0:
        return answer(position, seat, rng, buffers)
    action = claim(position, seat, claims_open(position, seat), rng, buffers)
    if action == NO_ACTION and seat == position[at.TURN]:
        return card(position, seat, rng, buffers)
    return action


@njit
def answer(position, seat, rng, buffers, hold_at=_HOLD_AT):
    """Hold with a fair chance of winning, and now and then with less; say good otherwise.

    Args:
        hold_at: the chance from which a seat holds, without what follows from the number of players.
    """
    figure = position[at.FIGURE]
    if not position[at.HAS + seat] >> figure & 1:
        return GOOD + figure
    chances(position, seat, rng, buffers)
    limit = hold_at + _STAKE / position[at.SEATS] + _WAVER * (share(rng) - 0.5)
    if position[at.VALUE + figure] + 1 >= position[at.NEEDS + seat]:
        limit -= _LAST_HOLD
    return (HOLD if buffers.notes[WON + figure] * _CAUTION / SAMPLES >= limit else GOOD) + figure


@njit
def claim(position, seat, claims, rng, buffers):
    """Return the best bet or raise among those given as bits; NO_ACTION if none is worth making."""
    if not claims:
        return NO_ACTION
    chances(position, seat, rng, buffers)
    best, best_chance = NO_ACTION, 0.0
    for figure in range(at.FIGURES):
        bets = claims >> figure & 1
        if not bets and not claims >> figure & 32:
            continue
        chance = buffers.notes[WON + figure] / SAMPLES
        limit = (_BET_AT if bets else _RAISE_AT) + _STAKE / position[at.SEATS]
        if figure == GAME and position[at.TRICK] == 0:
            limit += _EARLY
        bluffs = chance >= _BLUFF_AT and bets and share(rng) < _BLUFF
        if (chance >= limit or bluffs) and chance > best_chance:
            best, best_chance = (BET if bets else RAISE) + figure, chance
    return best


@njit
def card(position, seat, rng, buffers):
    """Return the card, and the name for the Weli, that leaves the most points to a seat."""
    number = candidates(position, seat, buffers.notes)
    return buffers.notes[CANDIDATES] if number == 1 else best_card(position, seat, number, rng, buffers)


@njit
def chances(position, seat, rng, buffers):
    """Write down for each figure in how many of the worlds a seat has it when the cards are all face up."""
    for figure in range(at.FIGURES):
        buffers.notes[WON + figure] = 0
    gather(position, seat, buffers.notes)
    for _ in range(SAMPLES):
        determinize(position, buffers.world, buffers.notes, rng)
        play_out(buffers.world, rng)
        for figure in range(at.FIGURES):
            buffers.notes[WON + figure] += winner_of(buffers.world, figure) == seat


@njit
def best_card(position, seat, number, rng, buffers):
    """Return which of the candidates written down leaves most points to a seat, on the average of some worlds."""
    notes = buffers.notes
    for place in range(number):
        notes[TOTALS + place] = 0
    gather(position, seat, notes)
    for _ in range(CARD_SAMPLES):
        determinize(position, buffers.world, notes, rng)
        for place in range(number):
            copy(buffers.world, buffers.trial)
            put(buffers.trial, notes[CANDIDATES + place])
            play_out(buffers.trial, rng)
            notes[TOTALS + place] += points_for(buffers.trial, seat)
    best = 0
    for place in range(1, number):
        if notes[TOTALS + place] > notes[TOTALS + best]:
            best = place
    return notes[CANDIDATES + best]


@njit
def play_out(position, rng):
    """Play a deal to the end when nobody bets any more."""
    no_bet(position)  # what the cards are worth doesn't depend on the open bet
    while not position[at.ENDED]:
        put(position, quick_card(position, rng))


@njit
def points_for(position, seat):
    """Return the points a seat still wins in a deal whose cards are played, those of the others' average taken off.

    Times the number of the others, so that it is a whole number. Conceded figures bring nothing any more.
    """
    points, scored, others = 0, False, position[at.SEATS] - 1
    for figure in range(at.FIGURES):
        winner = scorer_of(position, figure)
        scored = scored or winner == seat
        if position[at.OWNER + figure] < 0 and winner >= 0:
            points += position[at.VALUE + figure] * (others if winner == seat else -1)
    return points if scored or weli_seat(position) != seat else points - others


@njit
def quick_card(position, rng):
    """Return a card by simple rules: the Weli late and under its best name; win if it is cheap, else throw low."""
    real, names = playable(position, position[at.TURN])
    if names and (not real or share(rng) < _WELI_NOW):
        return _best_name(position, names)
    if not real & (real - 1):
        return lowest(real)
    if position[at.LAID]:
        if position[at.TRICK]:
            best = highest(real & cards_of_suit(position[at.LED]))
            if best >= 0 and strength(best, True) > position[at.BEST]:
                return best
        if share(rng) < _LOWEST:
            return _lowest_rank(real)
    return lowest(drop(real, below(rng, count(real))))


@njit
def _lowest_rank(cards):
    """Return the card of the lowest rank, of several the first."""
    best = lowest(cards)
    cards &= cards - 1
    while cards:
        each = lowest(cards)
        cards &= cards - 1
        if rank_of(each) < rank_of(best):
            best = each
    return best


@njit
def _best_name(position, names):
    """Return the play of the Weli under the name that serves its holder best."""
    others = position[at.HAND + position[at.TURN]] & REAL
    best, most = NO_ACTION, -1.0
    while names:
        name = lowest(names)
        names &= names - 1
        takes = name >> 3 == position[at.LED] and strength(name, False) > position[at.BEST]
        # The later the trick, the nearer it is to the last one.
        worth = name_value(others, name) + (position[at.TRICK] if takes or not position[at.LAID] else 0)
        if worth > most:
            best, most = NAMED + name, worth
    return best


@njit
def candidates(position, seat, notes):
    """Write down the real cards that may be played and the most promising names of the Weli; return how many."""
    end = write_plays(position, seat, notes, CANDIDATES)
    named = CANDIDATES
    while named < end and notes[named] < NAMED:
        named += 1
    _sort_names(position[at.HAND + seat] & REAL, notes, named, end)
    last = min(end, named + MOST_CANDIDATES)
    if position[at.LAID]:
        # To follow is another thing than to throw: of the names that do, the highest is thought about, too.
        best = NO_ACTION
        for place in range(last, end):
            if notes[place] - NAMED >> 3 == position[at.LED]:
                best = max(best, notes[place])
        if best != NO_ACTION:
            notes[last] = best
            last += 1
    return last - CANDIDATES


@njit
def _sort_names(others, notes, start, end):
    """Put the names written down in these places in order, those first that are worth most, equals as they were."""
    for number in range(start + 1, end):
        action, place = notes[number], number
        worth = name_value(others, action - NAMED)
        while place > start and name_value(others, notes[place - 1] - NAMED) < worth:
            notes[place] = notes[place - 1]
            place -= 1
        notes[place] = action
