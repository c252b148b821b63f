"""The net's inputs for a position: those of `bot/games/bieten/neural/features.py`, during play only."""

import numpy as np

from bot.games.bieten.cards import GLEICH, HANGER, PACK, WELI
from bot.games.bieten.neural.features import MOST_NEEDED, layout
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine.cards import (
    REAL,
    WELI_BIT,
    cards_of_suit,
    count,
    highest,
    longest,
    lowest,
    rank_of,
)
from tools.train.bieten.numba_engine.jit import njit
from tools.train.bieten.numba_engine.position import after, cutter

MOST_ON = 192
"""Inputs that can be on at once: more than are."""
_STARTS = np.array([layout(slots).starts for slots in range(4)])
"""Where each group of inputs begins, by the number of slots."""
(
    _OWN,
    _OWN_PLAYED,
    _HEIGHTS,
    _WILD,
    _ABOVE,
    _SHOWN,
    _BOTTOM,
    _BEATEN,
    _TRICK,
    _FIGURES,
    _ANSWER,
    _NEEDS,
    _VOIDS,
    _TABLE,
    _RULES,
) = range(15)
_RANKS, _SUITS, _TRICKS, _STATES, _STOLEN = 9, 4, 3, 6, 4
_LAID = 4
_SETS = 2 * _RANKS + 1
_WELI_ALONE = 1
_KINDS_OF_WILD = 3


@njit
def encode(position, seat, slots, on):
    """Write down the inputs that are on for a seat in play, and return how many there are.

    Args:
        slots: for the other seats, 1 or 3.
        on: an array of at least MOST_ON places.
    """
    number = _own(position, seat, slots, on)
    number = _others(position, seat, slots, on, number)
    number = _trick(position, seat, slots, on, number)
    number = _figures(position, seat, slots, on, number)
    number = _needs(position, seat, slots, on, number)
    number = _voids(position, seat, slots, on, number)
    return _table(position, seat, slots, on, number)


@njit
def slot_of(position, seat, other, slots):
    """Return the slot of another seat: 0 the own one, then from its left; neighbours share one if need be."""
    seats = position[at.SEATS]
    place = other - seat if other >= seat else other - seat + seats
    if place == 0 or seats <= slots + 1:
        return place
    return 1 + (place - 1) * slots // (seats - 1)


@njit
def _write(on, number, value):
    on[number] = value
    return number + 1


@njit
def _write_cards(on, number, start, cards):
    """Write down an input for each card of a bit set, and return how many there are."""
    while cards:
        on[number] = start + lowest(cards)
        cards &= cards - 1
        number += 1
    return number


@njit
def counted(position, cards):
    """Return cards that a player has shown as what they count: the Weli as what it was named."""
    return cards & REAL | 1 << position[at.NAME] if cards & WELI_BIT else cards


@njit
def own_cards(position, seat):
    """Return the cards of a seat as what they count, without a Weli that has no name yet."""
    hand = position[at.HAND + seat]
    return counted(position, hand) if hand & position[at.GONE] & WELI_BIT else hand & REAL


@njit
def shown_in(position, seat, slot, slots):
    """Return the cards that the seats of a slot have shown, as what they count."""
    cards = 0
    for other in range(position[at.SEATS]):
        if other != seat and slot_of(position, seat, other, slots) == slot:
            cards |= counted(position, position[at.SHOWN + other])
    return cards


@njit
def _own(position, seat, slots, on):
    starts, hand = _STARTS[slots], position[at.HAND + seat]
    own = own_cards(position, seat)
    number = _write_cards(on, 0, starts[_OWN], own)
    number = _write_cards(on, number, starts[_OWN_PLAYED], position[at.SHOWN + seat])
    start = starts[_HEIGHTS]
    for suit in range(2):
        best = highest(own & cards_of_suit(suit))
        number = _write(on, number, start + (1 + rank_of(best) if best >= 0 else 0))
        start += _RANKS + 1
    for runs in range(2):
        number = _write(on, number, start + _set_place(longest(own, runs)))
        start += _SETS
    if hand & WELI_BIT:
        number = _write(on, number, WELI)
        if not position[at.GONE] & WELI_BIT:
            number = _write(on, number, starts[_WILD])
    return _write(on, number, starts[_BOTTOM] + position[at.BOTTOM])


@njit
def _set_place(length_and_rank):
    """Return where a set or a run stands among its inputs, 0 for none."""
    if not length_and_rank:
        return 0
    return 1 + ((length_and_rank >> 8) - 2) * _RANKS + (length_and_rank & 255)


@njit
def _others(position, seat, slots, on, number):
    """Write down the inputs for the cards of others, and what of them beats the own figures."""
    starts, own, others = _STARTS[slots], own_cards(position, seat), 0
    beats = 0
    for slot in range(1, slots + 1):
        shown = shown_in(position, seat, slot, slots)
        others |= shown
        number = _write_cards(on, number, starts[_SHOWN] + PACK * (slot - 1), shown)
        if not position[at.TRICK]:
            continue
        for runs in range(2):
            best = longest(shown, runs)
            if best:
                number = _write(on, number, starts[_BEATEN] + 5 + 2 * (slot - 1) + runs)
            if best > longest(own, runs):
                beats |= 1 << runs
    for runs in range(2):
        if beats >> runs & 1:
            number = _write(on, number, starts[_BEATEN] + (HANGER if runs else GLEICH))
    known = position[at.GONE] | position[at.HAND + seat] | 1 << position[at.BOTTOM]
    for suit in range(2):
        best = highest(own & cards_of_suit(suit))
        above = cards_of_suit(suit) & ~((2 << best) - 1) if best >= 0 else cards_of_suit(suit)
        if best >= 0:
            number = _write(on, number, starts[_ABOVE] + _RANKS * suit + count(above & ~known))
        if others & above:
            number = _write(on, number, starts[_BEATEN] + suit)
    return number


@njit
def _trick(position, seat, slots, on, number):
    start, seats, laid = _STARTS[slots, _TRICK], slots + 1, position[at.LAID]
    number = _write(on, number, start + position[at.TRICK])
    number = _write(on, number, start + _TRICKS + min(_LAID - 1, laid))
    start += _TRICKS + _LAID
    number = _write(on, number, start + slot_of(position, seat, position[at.TURN], slots))
    start += seats
    if position[at.TAKER] >= 0:
        number = _write(on, number, start + _SUITS + slot_of(position, seat, position[at.TAKER], slots))
    if not laid:
        return number
    number = _write(on, number, start + position[at.LED])
    start += _SUITS + seats
    number = _write(on, number, start + (position[at.BEST] >> 2))
    hand = position[at.HAND + seat]
    left = highest(hand & ~position[at.GONE] & cards_of_suit(position[at.LED]))
    if left >= 0:
        number = _write(on, number, start + _RANKS)
        if rank_of(left) << 2 > position[at.BEST]:
            number = _write(on, number, start + _RANKS + 1)
    if hand & position[at.GONE] & ~position[at.BEFORE]:
        number = _write(on, number, start + _RANKS + 2)
    return number


@njit
def _figures(position, seat, slots, on, number):
    start = _STARTS[slots, _FIGURES]
    for figure in range(at.FIGURES):
        number = _write(on, number, start + _stage(position, figure))
        start += _STATES
        for whose in (at.FIRST, at.HOLDER, at.RAISER, at.OWNER):
            if position[whose + figure] >= 0:
                number = _write(on, number, start + slot_of(position, seat, position[whose + figure], slots))
            start += slots + 1
    if position[at.FIGURE] < 0:
        return number
    start, left = _STARTS[slots, _ANSWER], 0
    asked = after(position, position[at.ASKED])
    while asked != position[at.BY] and left < 2:
        left += 1
        asked = after(position, asked)
    return _write(on, _write(on, number, start), start + 1 + left)


@njit
def _stage(position, figure):
    """Return how far the betting of a figure has gone."""
    if position[at.OPEN] >> figure & 1:
        return 0
    if figure == position[at.FIGURE]:
        return 2 if position[at.RAISER + figure] >= 0 else 1
    return 5 if position[at.OWNER + figure] >= 0 else 1 + position[at.VALUE + figure]


@njit
def _needs(position, seat, slots, on, number):
    """Write down the inputs for the points missing, the fewest of those who share a slot."""
    start = _STARTS[slots, _NEEDS]
    for slot in range(slots + 1):
        fewest = MOST_NEEDED
        for other in range(position[at.SEATS]):
            if slot_of(position, seat, other, slots) == slot:
                fewest = min(fewest, position[at.NEEDS + other])
        number = _write(on, number, start + max(fewest, 0))
        start += MOST_NEEDED + 1
    return number


@njit
def _voids(position, seat, slots, on, number):
    """Write down the inputs for the suits that seats did not follow to."""
    start = _STARTS[slots, _VOIDS]
    for slot in range(slots + 1):
        voids = 0
        for other in range(position[at.SEATS]):
            if slot_of(position, seat, other, slots) == slot:
                voids |= position[at.VOIDS + other]
        for suit in range(_SUITS):
            if voids >> suit & 1:
                number = _write(on, number, start + _SUITS * slot + suit)
    return number


@njit
def _table(position, seat, slots, on, number):
    """Write down the inputs for dealer and cutter, and for what is played."""
    start, rules = _STARTS[slots, _TABLE], _STARTS[slots, _RULES]
    number = _write(on, number, start + slot_of(position, seat, position[at.DEALER], slots))
    if position[at.STOLEN]:
        cutting = slot_of(position, seat, cutter(position), slots)
        number = _write(on, number, start + slots + 1 + _STOLEN * cutting + position[at.STOLEN])
    number = _write(on, number, rules + _WELI_ALONE)
    return _write(on, number, rules + _KINDS_OF_WILD + position[at.SEATS] - 1)
