"""What a hand is worth before the play: tricks it may take under a contract, what to name, what to bury.

The numbers are rules of thumb, set so that bids are made about three times of four when everybody plays like this.
"""

from functools import cache
from itertools import product

from bot.games.bid_whist.cards import JOKERS, NO_TRUMP, Ranking, ranking
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.cards import cards_in

HIGHER_OUT = 0.55
"""How likely a card is not beaten by one higher card that others may hold."""
SIDE_ROUNDS = (0.92, 0.72, 0.35)
"""How likely a suit's best card still wins in its first rounds, while others may ruff."""
NT_ROUNDS = (0.95, 0.9, 0.85, 0.8)
LONG_TRUMPS = (0.0, 0.0, 0.1, 0.45, 0.75, 0.9)
"""How likely a trump wins because the others have run out, by its place in the hand."""
PARTNER = 0.43
"""What of the tricks that are left a partner takes."""
KITTY_CARD = 0.35
"""How much each card of the kitty improves the hand."""


def tricks(order: Ranking, hand: int, deck: int) -> float:
    """Return about how many tricks a hand takes by itself under a contract.

    Args:
        order: trump and direction.
        hand: the cards, jokers included.
        deck: the whole pack.
    """
    total = 0.0
    for suit in range(4):
        held = sorted(cards_in(hand & order.masks[suit]), key=order.strength, reverse=True)
        for place, card in enumerate(held):
            above = (order.above[card] & deck & ~hand).bit_count()
            total += _chance(order, suit, place, above, len(held))
        if not order.nt and suit != order.trump and len(held) < 2:
            total += _ruffs(order, hand, len(held))
    return total


def _chance(order: Ranking, suit: int, place: int, above: int, length: int) -> float:
    """Return how likely one card wins a trick: by its rank, or because it is long."""
    by_rank = HIGHER_OUT**above
    if order.nt:
        long = 0.8 if place >= 4 and above < 2 else 0.0
        return max(by_rank * (NT_ROUNDS[place] if place < len(NT_ROUNDS) else 0.8), long)
    if suit == order.trump:
        return max(by_rank, LONG_TRUMPS[min(place, len(LONG_TRUMPS) - 1)])
    bare = 0.5 if above and length == 1 else 1.0
    return by_rank * SIDE_ROUNDS[place] * bare if place < len(SIDE_ROUNDS) else 0.0


def _ruffs(order: Ranking, hand: int, length: int) -> float:
    """Return what a short side suit is worth with trumps to spare."""
    trumps = (hand & order.masks[order.trump]).bit_count()
    return (0.6, 0.3)[length] if trumps >= 4 else (0.3, 0.1)[length] if trumps == 3 else 0.0


@cache
def contracts(no_trump: bool, directions: tuple[int, ...], spade2_high: bool) -> tuple[Ranking, ...]:
    """Return the orders that can be named."""
    trumps = (0, 1, 2, 3, NO_TRUMP) if no_trump else (0, 1, 2, 3)
    return tuple(ranking(trump, way, spade2_high) for trump, way in product(trumps, directions))


def books(terms: TableRules, order: Ranking, hand: int, *, kitty: bool = False) -> float:
    """Return about how many books declarer's side takes, the buried one among them.

    Args:
        order: trump and direction.
        hand: declarer's cards.
        kitty: whether the kitty is in the hand already.
    """
    own = tricks(order, hand, terms.deck)
    if terms.kitty and not kitty:
        own += KITTY_CARD * terms.kitty
    # The partner's share is of what is left, and there can't be less than nothing.
    own = min(own, float(terms.hand))
    if terms.pairs:
        own += PARTNER * (terms.hand - own)
    return own + (0 if terms.kitty_book == "none" else 1)


def best(terms: TableRules, orders: tuple[Ranking, ...], hand: int, *, kitty: bool = False) -> tuple[float, Ranking]:
    """Return the best of several contracts for a hand, with the books it may take."""
    return max(((books(terms, order, hand, kitty=kitty), order) for order in orders), key=lambda found: found[0])


def discards(terms: TableRules, order: Ranking, hand: int, must: tuple[int, ...]) -> tuple[int, ...]:
    """Return what to bury: what must go, jokers that win nothing, then the cards least worth keeping.

    Trumps and winners stay; short side suits go first, so that they can be ruffed.
    """
    kept = {card: _worth(terms, order, hand, card) for card in cards_in(hand) if card not in must}
    spare = sorted(kept, key=lambda card: (kept[card], card))
    return tuple(sorted((*must, *spare[: terms.kitty - len(must)])))


def _worth(terms: TableRules, order: Ranking, hand: int, card: int) -> float:
    suit = order.suit_of[card]
    if JOKERS >> card & 1 and order.nt:
        return 14.0 if terms.play_anytime else -1.0
    power = order.powers[suit][card]
    if suit == order.trump:
        return 100.0 + power
    mask = order.masks[suit]
    above = (order.above[card] & terms.deck & ~hand).bit_count()
    length = (hand & mask).bit_count()
    if above == 0:
        return 60.0 + length
    guarded = 20.0 if above == 1 and length > 1 else 0.0
    return guarded + power + (3.0 if order.nt else 2.0) * length
