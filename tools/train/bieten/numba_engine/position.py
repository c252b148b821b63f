"""The rules on the array of a position: cutting and dealing, legal actions, their effects, the count."""

import numpy as np

from bot.games.bieten.cards import (
    ALL_FIGURES,
    GAME,
    GAME_BIT,
    HAND,
    HEARTS,
    HELD,
    LAST_TRICK,
    LEAVES,
    PACK,
    RANK,
    WELI,
)
from bot.rules.cards import GERMAN
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine.actions import BET, GOOD, HOLD, NAMED, RAISE
from tools.train.bieten.numba_engine.cards import (
    HELD_FIGURES,
    REAL,
    WELI_BIT,
    cards_of_suit,
    completing,
    count,
    drop,
    height,
    held_in,
    lowest,
    rank_of,
    strength,
    suit_of,
)
from tools.train.bieten.numba_engine.jit import njit
from tools.train.bieten.numba_engine.rng import below, shuffle

_LOWEST_LIFT, _LIFTS = 8, 18
"""How many cards the heuristic lifts at least, and how many numbers it chooses from."""
_MOST_STOLEN = 3
_UNTER, _KING = RANK[GERMAN.card("Uh")], RANK[GERMAN.card("Kh")]


def new(seats, target=None):
    """Return the position before the first deal of a game: no points, seat 0 deals."""
    position = np.zeros(at.SIZE, np.int64)
    position[at.SEATS], position[at.TARGET] = seats, target or (9 if seats >= 5 else 11)
    return position


@njit
def copy(position, other):
    """Make the other position equal to this one."""
    for place in range(at.SIZE):
        other[place] = position[place]


@njit
def after(position, seat):
    """Return the next seat to the left."""
    return seat + 1 if seat + 1 < position[at.SEATS] else 0


@njit
def cutter(position):
    """Return the seat on the dealer's right."""
    dealer = position[at.DEALER]
    return dealer - 1 if dealer else position[at.SEATS] - 1


@njit
def deal(position, pack, rng):
    """Deal: shuffle, cut and steal as the heuristic does, hand out.

    Args:
        pack: an array of the 33 cards, in any order; it is used up.
    """
    shuffle(pack, rng)
    lift = _LOWEST_LIFT + below(rng, _LIFTS)
    stolen, number = 0, 0
    while number < _MOST_STOLEN and worth_stealing(stolen, pack[lift - 1 - number]):
        stolen |= 1 << pack[lift - 1 - number]
        number += 1
    hand_out(position, pack, lift, number)


@njit
def worth_stealing(stolen, card):
    """Return whether a card is better than one from the pack would be.

    Args:
        stolen: the cards stolen before, as bits.
        card: the one at the bottom now.
    """
    high = _UNTER if suit_of(card) in (HEARTS, LEAVES) else _KING
    return card == WELI or rank_of(card) >= high or _joins(stolen, card)


@njit
def _joins(cards, card):
    """Return whether a real card makes a pair or a run, or a longer one, where there was none of either before."""
    paired, running = _kinds(cards)
    both = cards | 1 << card
    pairs, runs = _kinds(both)
    return (pairs and not paired) or (runs and not running)


@njit
def _kinds(cards):
    """Return whether a pair and whether a run is among up to three cards, the Weli as the six of bells."""
    pairs, runs = False, False
    first = cards
    while first:
        low = lowest(first)
        first &= first - 1
        second = first
        while second:
            high = lowest(second)
            second &= second - 1
            pairs = pairs or rank_of(low) == rank_of(high)
            runs = runs or (suit_of(low) == suit_of(high) and abs(rank_of(low) - rank_of(high)) == 1)
    return pairs, runs


@njit
def hand_out(position, pack, lift, stolen):
    """Put the pack together again and deal it: one card, then two.

    Args:
        lift: how many of them the cutter lifted.
        stolen: how many from below those the cutter stole.
    """
    seats, cutting = position[at.SEATS], cutter(position)
    for seat in range(seats):
        position[at.HAND + seat] = 0
    for number in range(stolen):
        position[at.HAND + cutting] |= 1 << pack[lift - 1 - number]
    taken = 0
    for packet in range(1, HAND):
        seat = position[at.DEALER]
        for _ in range(seats):
            seat = after(position, seat)
            number = packet
            if seat == cutting:
                number = min(packet, HAND - count(position[at.HAND + seat]))
            for _ in range(number):
                position[at.HAND + seat] |= 1 << _dealt(pack, lift, taken)
                taken += 1
    position[at.STOLEN] = stolen
    position[at.BOTTOM] = pack[lift - stolen - 1] if lift > stolen else pack[PACK - 1]
    begin(position)


@njit
def _dealt(pack, lift, number):
    """Return the card of this number from the top once the rest was put on the lifted part."""
    place = lift + number
    return pack[place] if place < PACK else pack[place - PACK]


@njit
def begin(position):
    """Start the play of a deal whose hands, bottom card and stolen cards are there."""
    for place in range(at.GONE, at.SCORE):
        position[place] = 0
    position[at.ENDED] = 0
    for place in (at.LED, at.TAKER, at.NAME, at.FIGURE, at.BY, at.ASKED):
        position[place] = -1
    position[at.OPEN] = ALL_FIGURES
    for figure in range(at.FIGURES):
        position[at.VALUE + figure] = 1
        for place in (at.FIRST, at.OWNER, at.HOLDER, at.RAISER):
            position[place + figure] = -1
    position[at.TURN] = after(position, position[at.DEALER])
    for seat in range(position[at.SEATS]):
        position[at.NEEDS + seat] = position[at.TARGET] - position[at.SCORE + seat]
        for place in (at.SHOWN, at.VOIDS, at.CLAIMS):
            position[place + seat] = 0
        position[at.HAS + seat] = figures_of(position, seat)


@njit
def ruled_out(position, seat):
    """Return the real cards of the suits that a seat did not follow to."""
    voids, cards = position[at.VOIDS + seat], 0
    for suit in range(4):
        if voids >> suit & 1:
            cards |= cards_of_suit(suit)
    return cards


@njit
def names_of(position, seat, hand, claims):
    """Return the names that the Weli of this hand may have, as bits, if the hand is to bear out these claims."""
    pair = hand & REAL
    if position[at.NAME] >= 0:
        names = 1 << position[at.NAME]
    else:
        names = REAL & ~ruled_out(position, seat)
        if position[at.CLAIMS + seat] & GAME_BIT:  # said of the last card alone: it is of the suit led
            names &= cards_of_suit(position[at.LED])
    return names & completing(pair, claims)


@njit
def figures_of(position, seat):
    """Return the figures that a seat may claim for the sake of its cards (bits)."""
    hand = position[at.HAND + seat]
    settled = position[at.TRICK] == LAST_TRICK and position[at.LED] >= 0
    last = hand & ~position[at.BEFORE]
    if not hand & WELI_BIT:
        held = held_in(hand)
        return held if settled and not last & cards_of_suit(position[at.LED]) else held | GAME_BIT
    claims, held = position[at.CLAIMS + seat] & HELD, 0
    for figure in range(HELD_FIGURES):
        if names_of(position, seat, hand, claims | 1 << figure):
            held |= 1 << figure
    if settled:
        if last & WELI_BIT:
            last = names_of(position, seat, hand, claims)
        if not last & cards_of_suit(position[at.LED]):
            return held
    return held | GAME_BIT


@njit
def claims_open(position, seat):
    """Return what a seat may bet and raise while no bet is open, as bits: 0 to 4 the bets, 5 to 9 the raises."""
    needs, has = position[at.NEEDS + seat], position[at.HAS + seat]
    if needs <= 1:
        return 0
    claims = has & position[at.OPEN]
    raisable = has & position[at.RAISABLE]
    if raisable and needs > 2:
        for figure in range(at.FIGURES):
            if raisable >> figure & 1 and position[at.FIRST + figure] != seat:
                claims |= 32 << figure
    return claims


@njit
def playable(position, seat):
    """Return the real cards that the seat whose turn it is may play, and the names under which it may play the Weli.

    Both are bit sets.
    """
    hand = position[at.HAND + seat]
    left = hand & ~position[at.GONE]
    real = left & REAL
    suit = cards_of_suit(position[at.LED]) if position[at.LAID] else 0
    follow = real & suit
    if not left & WELI_BIT:
        return (follow or real), 0
    names = names_of(position, seat, hand, position[at.CLAIMS + seat] & HELD)
    if not suit:
        return real, names
    if follow:
        return follow, names & suit
    # To throw a real card is to say that the Weli is not of the suit led.
    return (real if names & ~suit else 0), names


@njit
def legal(position, seat, actions):
    """Write down all that a seat may do now, in the order of the engine, and return how much that is."""
    figure = position[at.FIGURE]
    if figure >= 0:
        if seat != position[at.ASKED]:
            return 0
        actions[0], actions[1] = GOOD + figure, HOLD + figure
        return 1 + (position[at.HAS + seat] >> figure & 1)
    number = write_claims(claims_open(position, seat), actions)
    return number if seat != position[at.TURN] else write_plays(position, seat, actions, number)


@njit
def write_claims(claims, actions):
    """Write down bets and raises given as bits, and return how many there are."""
    number = 0
    for figure in range(at.FIGURES):
        if claims >> figure & 33:
            actions[number] = (BET if claims >> figure & 1 else RAISE) + figure
            number += 1
    return number


@njit
def write_plays(position, seat, actions, number):
    """Write down, from this place on, the cards that the seat whose turn it is may play; return where that ends."""
    real, names = playable(position, seat)
    while real:
        actions[number] = lowest(real)
        real &= real - 1
        number += 1
    while names:
        actions[number] = NAMED + lowest(names)
        names &= names - 1
        number += 1
    return number


@njit
def apply(position, action, seat):
    """Change the position by a legal action of a seat."""
    if action < BET:
        play(position, action)
    elif HOLD <= action < RAISE:
        _hold(position, seat)
    elif action < GOOD:
        _claim_first(position, action, seat)
    else:
        _good(position)


@njit
def _claim_first(position, action, seat):
    """Bet or raise a figure: the others are asked."""
    if action < RAISE:
        figure = action - BET
        position[at.OPEN] &= ~(1 << figure)
        position[at.FIRST + figure] = seat
        position[at.ORDER + position[at.BETS]] = figure
        position[at.BETS] += 1
    else:
        figure = action - RAISE
        position[at.RAISABLE] &= ~(1 << figure)
        position[at.RAISER + figure] = seat
    _claim(position, seat, figure)
    position[at.FIGURE], position[at.BY], position[at.ASKED] = figure, seat, after(position, seat)


@njit
def _claim(position, seat, figure):
    if figure != GAME or (position[at.TRICK] == LAST_TRICK and position[at.LED] >= 0):
        position[at.CLAIMS + seat] |= 1 << figure
        if position[at.HAND + seat] & WELI_BIT:
            position[at.HAS + seat] = figures_of(position, seat)


@njit
def _hold(position, seat):
    """Make the figure worth one more, contested by every player."""
    figure = position[at.FIGURE]
    _claim(position, seat, figure)
    position[at.HOLDER + figure] = seat
    position[at.VALUE + figure] += 1
    if position[at.VALUE + figure] == 2:
        position[at.RAISABLE] |= 1 << figure
    no_bet(position)


@njit
def _good(position):
    """Let the bet pass; the last to do so concedes it."""
    position[at.ASKED] = after(position, position[at.ASKED])
    by, figure = position[at.BY], position[at.FIGURE]
    if position[at.ASKED] == by:
        position[at.OWNER + figure] = by
        position[at.NEEDS + by] -= position[at.VALUE + figure]
        no_bet(position)


@njit
def no_bet(position):
    """Close the open bet."""
    position[at.FIGURE], position[at.BY], position[at.ASKED] = -1, -1, -1


@njit
def play(position, action):
    """Put a card on the table, and find out who may claim what."""
    seat = position[at.TURN]
    put(position, action)
    if position[at.ENDED]:
        return
    if position[at.LAID] == 1 and position[at.TRICK] == LAST_TRICK:
        # The lead to the last trick settles for every player whether they may still claim it.
        for each in range(position[at.SEATS]):
            position[at.HAS + each] = figures_of(position, each)
    elif position[at.HAND + seat] & WELI_BIT:
        position[at.HAS + seat] = figures_of(position, seat)


@njit
def put(position, action):
    """Put a card on the table, without a look at what may be claimed then: enough to play a deal to the end."""
    seat, real = position[at.TURN], action < NAMED
    name = action if real else action - NAMED
    if real:
        bit = 1 << name
    else:
        bit = WELI_BIT
        position[at.NAME] = name
    position[at.GONE] |= bit
    position[at.SHOWN + seat] |= bit
    suit, high = name >> 3, strength(name, real)
    if not position[at.LAID]:
        position[at.LED], position[at.BEST], position[at.TAKER] = suit, high, seat
    elif suit != position[at.LED]:
        position[at.VOIDS + seat] |= 1 << position[at.LED]
    elif high > position[at.BEST]:
        position[at.BEST], position[at.TAKER] = high, seat
    position[at.LAID] += 1
    if position[at.LAID] < position[at.SEATS]:
        position[at.TURN] = after(position, seat)
    elif position[at.TRICK] == LAST_TRICK:
        position[at.ENDED] = 1
    else:
        position[at.TRICK] += 1
        position[at.BEFORE] = position[at.GONE]
        position[at.LAID], position[at.LED], position[at.TURN] = 0, -1, position[at.TAKER]


@njit
def winner_of(position, figure):
    """Return the seat with the cards for a figure once all are played, independent of bets; -1: none."""
    if figure == GAME:
        return position[at.TAKER]
    name, top, winner = position[at.NAME], 0, -1
    for seat in range(position[at.SEATS]):
        high = height(position[at.HAND + seat], name, figure)
        if high > top:
            top, winner = high, seat
        elif high == top:
            winner = -1
    return winner


@njit
def scorer_of(position, figure):
    """Return who scores a figure of a deal whose cards are played: to whom it was conceded, or who has it; or -1."""
    owner = position[at.OWNER + figure]
    return owner if owner >= 0 else winner_of(position, figure)


@njit
def weli_seat(position):
    """Return who has the Weli, -1: nobody."""
    for seat in range(position[at.SEATS]):
        if position[at.HAND + seat] & WELI_BIT:
            return seat
    return -1


@njit
def figure_counted(position, number):
    """Return which figure comes at this place of the count, from 0: those that were bet, then the others."""
    bets = position[at.BETS]
    if number < bets:
        return position[at.ORDER + number]
    left = drop(position[at.OPEN], number - bets)
    return lowest(left)


@njit
def settle(position):
    """Count a deal that has come to the end, and return who has won the game by it; -1: nobody yet.

    The count stops when a player has reached the target. The scores and the points missing are those after it.
    """
    winner, scored, holder = -1, False, weli_seat(position)
    for number in range(at.FIGURES):
        figure = figure_counted(position, number)
        seat = scorer_of(position, figure)
        if seat < 0:
            continue
        position[at.SCORE + seat] += position[at.VALUE + figure]
        scored = scored or seat == holder
        if position[at.SCORE + seat] >= position[at.TARGET]:
            winner = seat
            break
    if winner < 0 and holder >= 0 and not scored:
        position[at.SCORE + holder] -= 1
    for seat in range(position[at.SEATS]):
        position[at.NEEDS + seat] = position[at.TARGET] - position[at.SCORE + seat]
    return winner
