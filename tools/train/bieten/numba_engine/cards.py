"""Cards and hands as bit sets, and tables of what three cards are worth, made with the functions of the bot."""

from math import comb

import numpy as np

from bot.games.bieten.cards import PACK, RANK, SUIT, WELI, best_in, figures_in
from tools.arena.frozen.bieten.tactics import name_worth
from tools.train.bieten.numba_engine.jit import njit, ones

WELI_BIT = 1 << WELI
REAL = (1 << 32) - 1
WHOLE_PACK = REAL | WELI_BIT
HELD_FIGURES = 4
"""Figures that three cards decide; the fifth is the last trick."""
_NAMES = 32

RANKS = np.array(RANK, np.int64)
SUITS = np.array(SUIT, np.int64)
_PAIRS = np.array([card * (card - 1) // 2 for card in range(PACK)], np.int64)
_TRIPLES = np.array([card * (card - 1) * (card - 2) // 6 for card in range(PACK)], np.int64)


def _height(height):
    """Return a height of `bot/games/bieten/cards.py` as a number: the greater one wins, 0 is no figure at all.

    The highest card of a suit is rank << 2 | quality; a set or a run is length << 16 | rank << 8 | qualities.
    """
    if len(height) <= 2:
        return height[0] << 2 | height[1] if height else 0
    length, rank, *qualities = height
    code = 0
    for quality in (*qualities, 0)[:3]:
        code = code << 2 | quality
    return length << 16 | rank << 8 | code


def _hand_tables():
    """Return the heights of each figure and the figures held, for each three cards that count as themselves."""
    heights, held = [], []
    for high in range(2, PACK):
        for middle in range(1, high):
            for low in range(middle):
                hand = 1 << high | 1 << middle | 1 << low
                heights.append([_height(each) for each in best_in(hand, ())])
                held.append(figures_in(hand))
    return np.array(heights, np.int32), np.array(held, np.int32)


def _pair_tables():
    """Return, for each two real cards, what they come to with the Weli.

    Returns:
        For each name (a pair has 32) the heights of each figure, and roughly what the name is worth in points; for
        each figure the cards that make it beside the pair, or leave it there.
    """
    count = comb(_NAMES, 2)
    heights = np.zeros((count * _NAMES, HELD_FIGURES), np.int32)
    worth = np.zeros(count * _NAMES)
    making = np.zeros((count, HELD_FIGURES), np.int64)
    pairs = ((low, high) for high in range(1, _NAMES) for low in range(high))
    for place, (low, high) in enumerate(pairs):
        pair = 1 << low | 1 << high
        for name in range(_NAMES):
            if pair >> name & 1:
                continue
            heights[place * _NAMES + name] = [_height(each) for each in best_in(pair | WELI_BIT, ((WELI, name),))]
            worth[place * _NAMES + name] = name_worth(pair, WELI, name)
            held = figures_in(pair | 1 << name)
            for figure in range(HELD_FIGURES):
                making[place, figure] |= (held >> figure & 1) << name
    return heights, worth, making


_HEIGHTS, _HELD = _hand_tables()
_WELI_HEIGHTS, _NAME_WORTH, _MAKING = _pair_tables()


@njit
def place_of(bit):
    """Return the card of a bit set of one card."""
    return ones(bit - 1)


@njit
def lowest(cards):
    """Return the lowest card of a bit set that isn't empty."""
    return ones((cards & -cards) - 1)


@njit
def highest(cards):
    """Return the highest card of a bit set, -1 of an empty one."""
    found = -1
    while cards:
        found = lowest(cards)
        cards &= cards - 1
    return found


@njit
def count(cards):
    """Return how many cards are in a bit set."""
    return ones(cards)


@njit
def cards_of_suit(suit):
    """Return the real cards of a suit."""
    return 255 << 8 * suit


@njit
def suit_of(card):
    """Return the suit of a card, `bells` of the Weli."""
    return SUITS[card]


@njit
def rank_of(card):
    """Return the rank of a card, from 1, or 0 of the Weli."""
    return RANKS[card]


@njit
def strength(name, real):
    """Return how high a card is that counts as `name`: by rank, a real one before the Weli."""
    return RANKS[name] << 2 | (3 if real else 2)


@njit
def _hand_place(hand):
    """Return where three cards stand in the tables of hands."""
    low = hand & -hand
    rest = hand ^ low
    middle = rest & -rest
    return _TRIPLES[place_of(rest ^ middle)] + _PAIRS[place_of(middle)] + place_of(low)


@njit
def _pair_place(pair):
    """Return where two real cards stand in the tables of pairs."""
    low = pair & -pair
    return _PAIRS[place_of(pair ^ low)] + place_of(low)


@njit
def held_in(hand):
    """Return the figures (bits, without the last trick) of three cards, the Weli as the six of bells."""
    return _HELD[_hand_place(hand)]


@njit
def height(hand, name, figure):
    """Return how good a figure of three cards is, 0 if they have none.

    Args:
        name: what the Weli was named; of no account where it is not among them.
        figure: any but the last trick.
    """
    if hand & WELI_BIT:
        return _WELI_HEIGHTS[_pair_place(hand ^ WELI_BIT) * _NAMES + name, figure]
    return _HEIGHTS[_hand_place(hand), figure]


@njit
def name_value(pair, name):
    """Return roughly what a name for the Weli is worth beside two real cards, in points."""
    return _NAME_WORTH[_pair_place(pair) * _NAMES + name]


@njit
def completing(pair, claims):
    """Return the real cards that, beside these two, bear out the claims (figures as bits, without the last trick)."""
    names = REAL & ~pair
    if claims:
        place = _pair_place(pair)
        for figure in range(HELD_FIGURES):
            if claims >> figure & 1:
                names &= _MAKING[place, figure]
    return names


@njit
def drop(cards, number):
    """Return a bit set without so many of its lowest cards."""
    for _ in range(number):
        cards &= cards - 1
    return cards


@njit
def longest(cards, runs):
    """Return length << 8 | rank of a set or a run among any number of real cards, 0 if there is none.

    Among several of one length it is the first one in order of the cards, as in `bot/games/bieten/cards.py`.
    """
    pair = 0
    first = cards
    while first:
        low = lowest(first)
        first &= first - 1
        second = first
        while second:
            middle = lowest(second)
            second &= second - 1
            if not _is_pair_or_run(low, middle, runs):
                continue
            if not pair:
                pair = 2 << 8 | rank_of(middle)
            third = second
            while third:
                high = lowest(third)
                third &= third - 1
                if _is_pair_or_run(middle, high, runs):
                    return 3 << 8 | rank_of(high)
    return pair


@njit
def _is_pair_or_run(low, high, runs):
    """Return whether two real cards are of one rank, or the second is the next one of the suit."""
    if runs:
        return high == low + 1 and low >> 3 == high >> 3
    return low & 7 == high & 7
