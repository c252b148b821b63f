"""Estimate a hand before the play: tricks under a contract, the best name, the cards to bury.

The numbers are heuristics, set so that bids are made about three times of four when everyone plays like this.

In the Northeast convention the first two speakers show their hands with bids of 1 to 3, and partners read them: 1
shows a mixed hand, 2 a low one, 3 a high one. A bid of 4 or more promises books, as at every other table.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

from bot.games.bid_whist.cards import JOKERS, NO_TRUMP, UP, Ranking, ranking
from bot.games.bid_whist.position import Call
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.cards import bits, cards_in

# The Northeast convention


MIXED, LOW, HIGH = 1, 2, 3
SPEAKERS = 2
"""The number of speakers whose lowest bids are signals."""
MARGIN = 0.4
"""Books by which one direction is better in a hand that is not mixed."""
READ = {MIXED: (0.1, 0.0, -0.1), LOW: (-0.45, 0.1, 0.6), HIGH: (0.55, -0.2, -0.8)}
"""For each signal of a partner the books that a contract gains by it: uptown, downtown, with bad aces.

The figures are means over 6,000 random deals that were played out by the heuristic.
"""


def is_signal_turn(terms: TableRules, calls: Sequence[Call]) -> bool:
    """Return whether the next bid is a conventional one that shows a hand."""
    return terms.signals and len(calls) < SPEAKERS


def signal_for(calls: Sequence[Call], up: float, down: float) -> int | None:
    """Return the number that shows a hand by its books up and down, or None if that can't be bid any more."""
    lowest = max((call.bid.number for call in calls if call.bid is not None), default=0) + 1
    wanted = HIGH if up > down + MARGIN else LOW if down > up + MARGIN else MIXED
    if wanted == MIXED and lowest > MIXED:
        # A mixed hand shows its better side where 1 is gone.
        wanted = HIGH if up > down else LOW
    return wanted if wanted >= lowest else None


def shown_by_partner(terms: TableRules, calls: Sequence[Call], seat: int) -> int | None:
    """Return the number by which a seat's partner has shown their hand; None without a signal."""
    if not terms.signals:
        return None
    for caller, bid in calls[:SPEAKERS]:
        if bid is not None and bid.number <= HIGH and caller != seat and terms.side_of[caller] == terms.side_of[seat]:
            return bid.number
    return None


def gain(signal: int | None, direction: int) -> float:
    """Return the books that a contract in this direction gains by the partner's signal."""
    return 0.0 if signal is None else READ[signal][direction]


def best_ways(found: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the most books uptown and the most downtown, from those under every contract by direction."""
    return max(found[UP]), max(max(books) for direction, books in enumerate(found) if direction != UP)


# Estimates


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
    """Return about how many tricks a hand takes by itself under a contract."""
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
    """Return the value of a short side suit with spare trumps."""
    trumps = (hand & order.masks[order.trump]).bit_count()
    return (0.6, 0.3)[length] if trumps >= 4 else (0.3, 0.1)[length] if trumps == 3 else 0.0


@cache
def contracts(no_trump: bool, directions: tuple[int, ...], spade2_high: bool) -> tuple[Ranking, ...]:
    """Return the orders that can be named."""
    trumps = (0, 1, 2, 3, NO_TRUMP) if no_trump else (0, 1, 2, 3)
    return tuple(ranking(trump, way, spade2_high) for trump, way in product(trumps, directions))


def books(terms: TableRules, order: Ranking, hand: int, *, kitty: bool = False) -> float:
    """Return about how many books declarer's side takes, the buried one among them; `kitty`: it is in the hand."""
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
    """Return the cards to bury: forced ones, jokers that can't win, then the least valuable.

    Trumps and winners stay. Where there are trumps, whole side suits may go, so that they can be ruffed, if what is
    kept is then worth more.
    """
    kept = {card: _worth(terms, order, hand, card) for card in cards_in(hand) if card not in must}
    spare = sorted(kept, key=lambda card: (kept[card], card))
    room = terms.kitty - len(must)
    plans = [spare[:room]]
    if not order.nt:
        sides = [cards_in(hand & order.masks[suit]) for suit in range(4) if suit != order.trump]
        for count in range(1, len(sides) + 1):
            for suits in combinations(sides, count):
                gone = [card for suit in suits for card in suit if card in kept]
                if 0 < len(gone) <= room:
                    plans.append([*gone, *(card for card in spare if card not in gone)][:room])
    best = max(plans, key=lambda plan: tricks(order, hand & ~bits(plan), terms.deck & ~bits(plan)))
    return tuple(sorted((*must, *best)))


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
