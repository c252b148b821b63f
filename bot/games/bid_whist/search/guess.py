"""What a hand may take under every contract at once, by tables over the patterns of a suit.

It is the estimate by which the rule of thumb bids (`estimate.py`), fast enough to be asked for every seat of every
world: a suit's share depends on nothing but which of its thirteen cards are held, and is worked out once.
"""

from functools import cache
from math import fsum

from bot.games.bid_whist.cards import BJ, LJ
from bot.games.bid_whist.search.lanes import SUIT, sorted_suits
from bot.games.bid_whist.terms import Terms

HIGHER_OUT = 0.55
"""How likely a card is not beaten by one higher card that others may hold."""
SIDE_ROUNDS = (0.92, 0.72, 0.35)
"""How likely a suit's best card still wins in its first rounds, while others may ruff."""
NT_ROUNDS = (0.95, 0.9, 0.85, 0.8)
NT_LATER = 0.8
LONG_TRUMPS = (0.0, 0.0, 0.1, 0.45, 0.75, 0.9)
"""How likely a trump wins because the others have run out, by its place in the hand."""
PARTNER = 0.43
"""What of the tricks that are left a partner takes."""
KITTY_CARD = 0.35
"""How much each card of the kitty improves the hand."""

Worths = tuple[tuple[float, ...], ...]
"""For each direction, by its number, the books with each suit as trump, and without."""


def worths(terms: Terms, hand: int, *, kitty: bool = False) -> Worths:
    """Return about how many books declarer's side takes under every contract, the buried one among them.

    Args:
        terms: the table's.
        hand: declarer's cards.
        kitty: whether the kitty is in the hand already.
    """
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


def _jokers(terms: Terms, hand: int) -> int:
    """Return the jokers held, the lowest in the pack as the lowest bit."""
    if terms.joker_count == 2:
        return (hand >> LJ & 1) | (hand >> BJ & 1) << 1
    return hand >> BJ & 1


def _one_way(terms: Terms, direction: int, suits: tuple[int, ...], jokers: int) -> list[float]:
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
