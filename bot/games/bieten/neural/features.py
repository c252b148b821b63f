"""Maps positions to the inputs of the net, and actions to its outputs.

All inputs follow from public facts and the cards of one seat. The other seats have slots from the left of this one;
where there are more of them than slots, neighbours share one.

A bet changes little compared with the result of its own figure. So the net returns for every figure how much a bet
now adds to waiting, and holding to saying good; for every card, and every name of a wild one, how much it adds to
another.
"""

from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from bot.games.bieten.actions import Bet, Hold, Play
from bot.games.bieten.cards import (
    FIGURES,
    GLEICH,
    GREEN,
    HANGER,
    PACK,
    RANK,
    RED,
    SUIT,
    SUIT_MASK,
    WELI,
    best_in,
    figures_in,
)
from bot.games.bieten.position import PublicPosition
from bot.rules.cards import cards_in

# Outputs


NAMED = 33
"""The first of the outputs for a wild card under a name; the real cards come before it."""
BET, HOLD = (65 + len(FIGURES) * place for place in range(2))
"""The first of the five outputs, one a figure, for each way to speak of it."""
OUTPUTS = 75


def output_of(action: Bet | Hold | Play, figure: int) -> int:
    """Return the index of the output of an action, which may be an answer to a bet of a figure."""
    match action:
        case Play(card=card, named=None):
            return card
        case Play(named=int() as name):
            return NAMED + name
        case Bet(figure=bet):
            return BET + bet
        case _:
            return HOLD + figure


# Inputs


MOST_NEEDED = 13
"""Points missing to the target; more look the same."""
_RANKS = 9
_SUITS = 4
_SETS = 2 * _RANKS + 1
_STATES = 6
"""Open, bet now, raised now, held at 2, held at 3, conceded."""
_BY = ("bettor", "holder", "raiser", "owner")
_MOST_LIVE = 10
_STOLEN = 4
_TRICKS = 3
_WILD = 3

HIGHER = tuple(SUIT_MASK[SUIT[card]] & ~((1 << card + 1) - 1) & ((1 << 32) - 1) for card in range(32))
"""For every real card the higher ones of its suit."""


class FeatureLayout(NamedTuple):
    """Where each group of inputs begins, for one number of slots for other seats."""

    slots: int
    starts: tuple[int, ...]
    size: int


@lru_cache(maxsize=8)
def layout(slots: int) -> FeatureLayout:
    """Return the layout for this number of slots for other seats."""
    seats = slots + 1
    sizes = (
        PACK,  # own cards
        PACK,  # own cards played
        2 * (_RANKS + 1) + 2 * _SETS,  # how high the own figures are
        4,  # whether a wild card is among them
        2 * _RANKS,  # hidden cards above the own best heart and leaf
        slots * PACK,  # cards of others, as what they count
        PACK,  # the bottom card
        5 + 2 * slots,  # what of that beats the own figures; pairs and runs of others
        _TRICKS + 4 + seats + _SUITS + seats + _RANKS + 3,  # the trick
        len(FIGURES) * (_STATES + len(_BY) * seats),  # the figures
        4,  # the answer
        seats * (MOST_NEEDED + 1),  # points missing
        seats * _SUITS,  # suits not followed to
        seats + _STOLEN * seats,  # dealer and cutter
        _WILD + _MOST_LIVE + 3,  # the table
    )
    *starts, size = accumulate(sizes, initial=0)
    return FeatureLayout(slots, tuple(starts), size)


@lru_cache(maxsize=1 << 12)
def _own(hand: int, wilds: int) -> tuple[tuple[int, ...], int, int]:
    """Return the inputs of the first groups that follow from the own cards, and the own best heart and leaf."""
    cards = cards_in(hand)
    start = 2 * PACK
    on: list[int] = []
    red, green, sets, runs = best_in(hand & ((1 << 32) - 1), ())
    for group, height in enumerate((red, green)):
        on.append(start + (_RANKS + 1) * group + (1 + height[0] if height else 0))
    start += 2 * (_RANKS + 1)
    for group, height in enumerate((sets, runs)):
        on.append(start + _SETS * group + (1 + (height[0] - 2) * _RANKS + height[1] if height else 0))
    start += 2 * _SETS
    if wilds:
        on.append(start)
    if wilds > 1:
        on.append(start + 1)
    hearts, leaves = (cards_in(hand & SUIT_MASK[suit]) for suit in (RED, GREEN))
    return (*cards, *on), max(hearts, default=-1), max(leaves, default=-1)


def encode(public: PublicPosition, seat: int, hand: int, slots: int) -> list[int]:
    """Return the active inputs for a hand (a bit set) during a deal, with slots for the other seats."""
    slot_of = _slots(public, seat, slots)
    starts = layout(slots).starts
    return [
        *_cards(public, seat, hand, slot_of, starts, slots),
        *_trick(public, hand, slot_of, starts[8], slots),
        *_figures(public, slot_of, starts[9], slots),
        *_answer(public, starts[10]),
        *_needs(public, slot_of, starts[11], slots),
        *_voids(public, slot_of, starts[12]),
        *_table(public, slot_of, starts[13], starts[14], slots),
    ]


def _slots(public: PublicPosition, seat: int, slots: int) -> list[int]:
    """Return for each seat its slot: 0 for the own one, then from its left; neighbours share one if need be."""
    after, live = public.after, public.live
    slot_of = [0] * public.rules.seats
    each, place = after[seat], 1
    while each != seat and each >= 0:
        slot_of[each] = place if live <= slots + 1 else 1 + (place - 1) * slots // (live - 1)
        each = after[each]
        place += 1
    return slot_of


def _cards(
    public: PublicPosition, seat: int, hand: int, slot_of: list[int], starts: tuple[int, ...], slots: int
) -> list[int]:
    """Return the inputs for all cards that the seat sees, and how its own compare."""
    rules = public.rules
    wild, count_as = hand & rules.wild, hand & ~rules.wild
    bottom = public.bottom
    known = public.gone | hand | (1 << bottom if bottom >= 0 else 0)
    on: list[int] = []
    shown = [0] * (slots + 1)
    for play in public.plays:
        if play.seat == seat:
            on.append(PACK + play.card)
            if play.named is not None:
                wild ^= 1 << play.card
                count_as |= 1 << play.named
        else:
            shown[slot_of[play.seat or 0]] |= 1 << play.counts_as
    for slot in range(1, slots + 1):
        start = starts[5] + PACK * (slot - 1)
        on += [start + card for card in cards_in(shown[slot])]
    own, heart, leaf = _own(count_as, wild.bit_count())
    on += own
    if hand >> WELI & 1:
        on.append(WELI if rules.wild else starts[3] + 3)
    if bottom >= 0:
        on.append(starts[6] + bottom)
    others = 0
    for cards in shown:
        others |= cards
    for suit, best in ((RED, heart), (GREEN, leaf)):
        if best >= 0:
            on.append(starts[4] + _RANKS * suit + (HIGHER[best] & ~known).bit_count())
        if others & (HIGHER[best] if best >= 0 else SUIT_MASK[suit]):
            on.append(starts[7] + suit)
    return on + (_sets_shown(count_as, shown, starts[7]) if public.trick else [])


def _sets_shown(own: int, shown: list[int], start: int) -> list[int]:
    """Return the inputs for pairs and runs that others show, and whether they beat the own ones."""
    mine = best_in(own, ())
    on: set[int] = set()
    for slot, cards in enumerate(shown):
        held = figures_in(cards) if slot and cards & (cards - 1) else 0
        for figure in (GLEICH, HANGER):
            if held >> figure & 1:
                on.add(start + 5 + 2 * (slot - 1) + figure - GLEICH)
                if best_in(cards, ())[figure][:2] > mine[figure][:2]:
                    on.add(start + figure)
    return list(on)


def _trick(public: PublicPosition, hand: int, slot_of: list[int], start: int, slots: int) -> list[int]:
    laid, seats = public.laid, slots + 1
    on = [start + public.trick, start + _TRICKS + min(3, laid)]
    start += _TRICKS + 4
    on.append(start + slot_of[public.turn])
    if public.taker >= 0:
        on.append(start + seats + _SUITS + slot_of[public.taker])
    if laid:
        on.append(start + seats + public.led)
        start += 2 * seats + _SUITS
        on.append(start + (public.best >> 2))
        left = hand & ~public.gone & SUIT_MASK[public.led] & ~public.rules.wild
        if left:
            on.append(start + _RANKS)
            if RANK[left.bit_length() - 1] << 2 > public.best:
                on.append(start + _RANKS + 1)
        if hand & public.gone & ~public.before:
            on.append(start + _RANKS + 2)
    return on


def _figures(public: PublicPosition, slot_of: list[int], start: int, slots: int) -> list[int]:
    seats = slots + 1
    on: list[int] = []
    for figure in range(len(FIGURES)):
        on.append(start + _stage(public, figure))
        if not public.open >> figure & 1:
            by = (public.first_bettor(figure), public.holders[figure], public.raisers[figure], public.owners[figure])
            on += [start + _STATES + seats * place + slot_of[each] for place, each in enumerate(by) if each >= 0]
        start += _STATES + len(_BY) * seats
    return on


def _stage(public: PublicPosition, figure: int) -> int:
    """Return how far the betting of a figure has gone."""
    if public.open >> figure & 1:
        return 0
    if figure == public.figure:
        return 2 if public.raising else 1
    return 5 if public.owners[figure] >= 0 else 1 + public.values[figure]


def _answer(public: PublicPosition, start: int) -> list[int]:
    """Return the inputs for the open bet: that there is one, and how many are asked after this seat."""
    if public.figure < 0:
        return []
    left, each = 0, public.after[public.asked]
    while each != public.by and left < 2:
        left += 1
        each = public.after[each]
    return [start, start + 1 + left]


def _needs(public: PublicPosition, slot_of: list[int], start: int, slots: int) -> list[int]:
    """Return the inputs for missing points; of seats that share a slot, the fewest."""
    needs = [MOST_NEEDED] * (slots + 1)
    for each, slot in enumerate(slot_of):
        if public.after[each] >= 0:
            needs[slot] = max(0, min(needs[slot], public.needs[each]))
    return [start + (MOST_NEEDED + 1) * slot + need for slot, need in enumerate(needs)]


def _table(public: PublicPosition, slot_of: list[int], start: int, rules_start: int, slots: int) -> list[int]:
    rules = public.rules
    on = [start + slot_of[public.dealer]]
    if public.stolen:
        on.append(start + slots + 1 + _STOLEN * slot_of[public.cutter] + public.stolen)
    on += [rules_start + (len(rules.wilds) + 1) // 2, rules_start + _WILD + public.live - 1]
    said = (rules.conceded_first, rules.knockout)
    return on + [rules_start + _WILD + _MOST_LIVE + place for place, yes in enumerate(said, 1) if yes]


def _voids(public: PublicPosition, slot_of: list[int], start: int) -> set[int]:
    """Return the inputs for the suits that seats did not follow to."""
    if not public.voids:
        return set()
    return {
        start + _SUITS * slot + suit
        for each, slot in enumerate(slot_of)
        for suit in range(_SUITS)
        if public.voids >> 4 * each + suit & 1
    }
