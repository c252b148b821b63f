"""Deal the hidden cards again, as `tools/arena/frozen/bieten/hidden.py` does.

Only the last resort differs: if no try succeeds, which is very rare, the cards stay where they are, and hands are not
tried one by one.
"""

from bot.games.bieten.cards import ALL_FIGURES, GAME_BIT, HAND, HELD
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine.buffers import BOUND, BOUNDS, FREE, FREES, HIDDEN, MISSING, POOL, USABLE
from tools.train.bieten.numba_engine.cards import WELI_BIT, WHOLE_PACK, cards_of_suit, count, held_in, lowest
from tools.train.bieten.numba_engine.jit import njit
from tools.train.bieten.numba_engine.position import copy, names_of, ruled_out
from tools.train.bieten.numba_engine.rng import below

_WHOLE_DEALS = 6
_SINGLE_HANDS = 24
_ORDERED_DEALS = 40
"""More than in the bot, which tries all hands after four: cards that stay where they are would give information."""


@njit
def gather(position, me, notes):
    """Write down the cards and seats to deal again: the hidden cards, and the seats that get them."""
    known, size = position[at.GONE] | position[at.HAND + me] | 1 << position[at.BOTTOM], 0
    cards = WHOLE_PACK & ~known
    while cards:
        notes[POOL + size] = lowest(cards)
        cards &= cards - 1
        size += 1
    bound, free = 0, 0
    for seat in range(position[at.SEATS]):
        shown = position[at.SHOWN + seat]
        missing = HAND - count(shown)
        notes[MISSING + seat] = missing
        if seat == me or not missing:
            continue
        if position[at.VOIDS + seat] or position[at.CLAIMS + seat] or shown & WELI_BIT:
            notes[BOUND + bound] = seat
            bound += 1
        else:
            notes[FREE + free] = seat
            free += 1
    notes[HIDDEN], notes[BOUNDS], notes[FREES] = size, bound, free


@njit
def determinize(position, world, notes, rng):
    """Make another position out of this one, with the hidden cards dealt again, to play cards in.

    Args:
        world: the position that is made; it doesn't contain which seat may claim what.

    Returns:
        Whether that succeeded; if not, the world is the position.
    """
    copy(position, world)
    size, bound = notes[HIDDEN], notes[BOUNDS]
    used = _whole_deals(position, world, notes, size, bound, rng)
    if used < 0:
        used = _ordered_deals(position, world, notes, size, bound, rng)
    if used < 0:
        copy(position, world)
        return False
    for number in range(notes[FREES]):
        seat = notes[FREE + number]
        world[at.HAND + seat] = position[at.SHOWN + seat] | _draw(notes, used, size, notes[MISSING + seat], rng)
        used += notes[MISSING + seat]
    return True


@njit
def _draw(notes, used, size, number, rng):
    """Return so many cards drawn from the pool behind those that are used, as bits; they stand next there."""
    cards = 0
    for place in range(used, used + number):
        other = place + below(rng, size - place)
        card = notes[POOL + other]
        notes[POOL + other] = notes[POOL + place]
        notes[POOL + place] = card
        cards |= 1 << card
    return cards


@njit
def _whole_deals(position, world, notes, size, bound, rng):
    """Deal to all bound seats at once until it fits; return how many cards are used, -1 if it never did."""
    for _ in range(_WHOLE_DEALS):
        used, fit = 0, True
        for number in range(bound):
            seat = notes[BOUND + number]
            hidden = _draw(notes, used, size, notes[MISSING + seat], rng)
            used += notes[MISSING + seat]
            world[at.HAND + seat] = position[at.SHOWN + seat] | hidden
            if not fits(position, seat, hidden):
                fit = False
                break
        if fit:
            return used
    return -1


@njit
def _ordered_deals(position, world, notes, size, bound, rng):
    """Deal to the bound seats one after the other, those who have done most first, until it fits.

    Returns:
        How many cards are used, -1 if it never did.
    """
    _sort_bound(position, notes, bound)
    for _ in range(_ORDERED_DEALS):
        used = 0
        for number in range(bound):
            seat = notes[BOUND + number]
            hidden = _single_hand(position, seat, notes, used, size, rng)
            if not hidden:
                used = -1
                break
            world[at.HAND + seat] = position[at.SHOWN + seat] | hidden
            used += notes[MISSING + seat]
        if used >= 0:
            return used
    return -1


@njit
def _sort_bound(position, notes, bound):
    """Put those first who have done most, others as they were."""
    for number in range(1, bound):
        seat, place = notes[BOUND + number], number
        while place and _done(position, notes[BOUND + place - 1]) < _done(position, seat):
            notes[BOUND + place] = notes[BOUND + place - 1]
            place -= 1
        notes[BOUND + place] = seat


@njit
def _done(position, seat):
    """Return how much a seat has done; suits it did not follow to count as the bot counts them."""
    return count(position[at.CLAIMS + seat]) + position[at.VOIDS + seat]


@njit
def _single_hand(position, seat, notes, used, size, rng):
    """Return hidden cards that fit a seat, as bits, which stand next in the pool then; 0 if none were found."""
    bad, usable, missing = ruled_out(position, seat), 0, notes[MISSING + seat]
    for place in range(used, size):
        if not bad >> notes[POOL + place] & 1:
            notes[USABLE + usable] = notes[POOL + place]
            usable += 1
    if usable < missing:
        return 0
    for _ in range(_SINGLE_HANDS):
        hidden = 0
        for place in range(missing):
            other = place + below(rng, usable - place)
            card = notes[USABLE + other]
            notes[USABLE + other] = notes[USABLE + place]
            notes[USABLE + place] = card
            hidden |= 1 << card
        if fits(position, seat, hidden):
            _move_up(notes, used, size, hidden)
            return hidden
    return 0


@njit
def _move_up(notes, used, size, cards):
    """Put these cards of the pool next behind those that are used."""
    for place in range(used, size):
        card = notes[POOL + place]
        if cards >> card & 1:
            notes[POOL + place] = notes[POOL + used]
            notes[POOL + used] = card
            used += 1


@njit
def fits(position, seat, hidden):
    """Return whether a seat with these hidden cards could have done what it did."""
    claims = position[at.CLAIMS + seat] & ALL_FIGURES
    real, hand, held = hidden & ~WELI_BIT, position[at.SHOWN + seat] | hidden, claims & HELD
    if real & ruled_out(position, seat):
        return False
    if hand & WELI_BIT:
        if not names_of(position, seat, hand, held):
            return False
    elif held and held_in(hand) & held != held:
        return False
    return not (claims & GAME_BIT and real and not real & cards_of_suit(position[at.LED]))
