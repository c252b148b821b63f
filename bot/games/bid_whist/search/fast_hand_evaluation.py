"""Estimate a hand's tricks under all contracts at once, and the cards to bury.

It is the estimate by which the heuristic bids (`hand_evaluation.py`), fast enough to be asked for every seat of every
sampled deal: a suit's share depends on nothing but which of its thirteen cards are held, and is worked out once.
"""

from functools import cache
from itertools import combinations
from math import fsum

from bot.games.bid_whist.cards import BJ, LJ
from bot.games.bid_whist.hand_evaluation import HIGHER_OUT, KITTY_CARD, LONG_TRUMPS, NT_ROUNDS, PARTNER, SIDE_ROUNDS
from bot.games.bid_whist.search.card_playout import LOOSE, SUIT, CardEncoding, sorted_suits
from bot.games.bid_whist.table_rules import TableRules

# Hands


NT_LATER = 0.8
Worths = tuple[tuple[float, ...], ...]
"""For each direction, by its number, the books with each suit as trump, and without."""


def worths(terms: TableRules, hand: int, *, kitty: bool = False) -> Worths:
    """Return about how many books declarer's side takes under every contract, the buried one among them."""
    suits = tuple(hand >> 13 * suit & SUIT for suit in range(4))
    jokers = _jokers(terms, hand)
    more = 0.0 if kitty else KITTY_CARD * terms.kitty
    # The partner's share is of what declarer leaves; the buried cards may be a book.
    size, share = terms.hand, 1 - PARTNER if terms.pairs else 1.0
    base = size * (1 - share) + (terms.kitty_book != "none")
    found: list[tuple[float, ...]] = [()] * (terms.directions[-1] + 1)
    for direction in terms.directions:
        own = _one_way(terms, direction, suits, jokers)
        found[direction] = tuple([base + share * min(tricks + more, size) for tricks in own])
    return tuple(found)


def _jokers(terms: TableRules, hand: int) -> int:
    """Return the jokers held, the lowest in the pack as the lowest bit."""
    if terms.joker_count == 2:
        return (hand >> LJ & 1) | (hand >> BJ & 1) << 1
    return hand >> BJ & 1


def _one_way(terms: TableRules, direction: int, suits: tuple[int, ...], jokers: int) -> list[float]:
    """Return the tricks that a hand takes by itself in one direction, for each trump suit and for no trump."""
    table = sorted_suits(direction)
    held = [table[cards] for cards in suits]
    plain = fsum(map(plain_share, held))
    top, size = jokers << 13, 13 + terms.joker_count
    if terms.spade2_high:
        # In no trump it is a spade as any other.
        held[0] = table[suits[0] & ~1]
        top, size = (suits[0] & 1) << 13 | jokers << 14, size + 1
    shares = [side_share(cards) for cards in held]
    counts = [cards.bit_count() for cards in held]
    all_sides = fsum(shares)
    short = min(counts) < 2
    found: list[float] = []
    for trump, cards in enumerate(held):
        total = all_sides - shares[trump] + trump_share(cards | top, size)
        if short:
            trumps = counts[trump] + top.bit_count()
            for suit, count in enumerate(counts):
                if count < 2 and suit != trump:
                    total += _RUFFS[trumps][count]
        found.append(total)
    found.append(plain)
    return found


_RUFFS = ((0.0, 0.0),) * 3 + ((0.3, 0.1),) + ((0.6, 0.3),) * 20
"""By the number of trumps, what being void and having one card of a side suit is worth."""


def _places(cards: int, size: int) -> list[int]:
    """Return for each card held, from the best, how many better ones others may hold."""
    found: list[int] = []
    above = 0
    for place in range(size - 1, -1, -1):
        if cards >> place & 1:
            found.append(above)
        else:
            above += 1
    return found


@cache
def side_share(cards: int) -> float:
    """Return the tricks of a side suit."""
    places = _places(cards, 13)
    bare = 0.5 if len(places) == 1 and places[0] else 1.0
    return fsum(HIGHER_OUT**above * SIDE_ROUNDS[i] * bare for i, above in enumerate(places[: len(SIDE_ROUNDS)]))


@cache
def plain_share(cards: int) -> float:
    """Return the tricks of a suit in no trump."""
    total = 0.0
    for place, above in enumerate(_places(cards, 13)):
        share = HIGHER_OUT**above * (NT_ROUNDS[place] if place < len(NT_ROUNDS) else NT_LATER)
        total += max(share, 0.8 if place >= 4 and above < 2 else 0.0)
    return total


@cache
def trump_share(cards: int, size: int) -> float:
    """Return the tricks of the trumps, of which there are `size`."""
    places = _places(cards, size)
    return fsum(max(HIGHER_OUT**above, LONG_TRUMPS[min(i, 5)]) for i, above in enumerate(places))


def most(found: Worths, directions: tuple[int, ...], trumps: tuple[int, ...]) -> float:
    """Return the books under the best of some contracts."""
    return max(found[way][trump] for way in directions for trump in trumps)


# Burials


MOST_WAYS = 9
"""So many burials are weighed at most."""


def bury(lanes: CardEncoding, hand: int, out: int, count: int, *, keep_jokers: bool = False, must: int = 0) -> int:
    """Return the cards least worth keeping: no trumps, no winners, short side suits first.

    Args:
        keep_jokers: whether a joker in no trump is a guard, since it may be thrown at any time.
        must: what has to go.
    """
    found = must
    left = count - must.bit_count()
    for card in ranked(lanes, hand & ~must, out, keep_jokers=keep_jokers)[:left]:
        found |= card
    return found


def ranked(lanes: CardEncoding, hand: int, out: int, *, keep_jokers: bool = False) -> list[int]:
    """Return the cards of a hand, the least worth keeping first."""
    worth: list[tuple[int, int]] = []
    loose = hand >> LOOSE
    while loose:
        low = loose & -loose
        worth.append((14 if keep_jokers else -1, low << LOOSE))
        loose ^= low
    longer = 3 if lanes.nt else 2
    for lane in lanes.suits:
        cards = hand & lane
        count = cards.bit_count()
        others = out & lane
        base = 100 if lane == lanes.trump else longer * count
        while cards:
            low = cards & -cards
            cards ^= low
            place = low.bit_length() - 1
            above = (others >> place).bit_count()
            if lane == lanes.trump:
                worth.append((base + (place & 15), low))
            elif not above:
                worth.append((60 + count, low))
            else:
                guard = 20 if above == 1 and count > 1 else 0
                worth.append((base + guard + (place & 15) + 1, low))
    worth.sort()
    return [card for _, card in worth]


def ways_to_bury(lanes: CardEncoding, hand: int, out: int, count: int, *, keep_jokers: bool, must: int) -> list[int]:
    """Return burials worth weighing, the heuristic's first: with one or two suits gone, or a guard kept.

    Args: as `bury` has them.
    """
    first = bury(lanes, hand, out, count, keep_jokers=keep_jokers, must=must)
    found = [first]
    order = ranked(lanes, hand & ~must, out, keep_jokers=keep_jokers)
    for gone in _void_combinations(lanes, hand & ~must, out):
        if gone.bit_count() + must.bit_count() > count:
            continue
        way = must | gone
        for card in order:
            if way.bit_count() == count:
                break
            way |= card
        if way not in found:
            found.append(way)
    # The cards on the edge: one that is kept for one that goes.
    going = [card for card in order if first & card][-2:]
    staying = [card for card in order if not first & card][:3]
    for gone, stays in ((g, s) for s in staying for g in reversed(going)):
        way = first ^ gone ^ stays
        if way not in found:
            found.append(way)
    return found[:MOST_WAYS]


def _void_combinations(lanes: CardEncoding, hand: int, out: int) -> list[int]:
    """Return side suits, alone and by twos, to be rid of; their masters stay."""
    suits: list[int] = []
    for lane in lanes.side:
        cards, others = hand & lane, out & lane
        losers = cards & ((1 << others.bit_length()) - 1)
        if losers:
            suits.append(losers)
        if losers != cards and cards and not lanes.nt:
            suits.append(cards)
    pairs = [one | other for one, other in combinations(suits, 2)]
    return suits + pairs
