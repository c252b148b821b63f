"""Cards as a playout has them: of each suit the better card is the higher bit, and trumps lie above all suits.

So one comparison of integers tells which card wins, and a few bit operations find the cheapest that does. A suit has
a lane of 16 bits; the highest lane is the trumps', jokers and a high two of spades at its top. Jokers in no trump lie
above all lanes and belong to none.
"""

from functools import cache

from bot.games.bid_whist.cards import ACES_BAD, BJ, DOWN, JOKERS, LJ, SPADE_2
from bot.games.bid_whist.ranking import Ranking, ranking
from bot.rules.cards import cards_in

WIDTH = 16
LANE = (1 << WIDTH) - 1
SUIT = (1 << 13) - 1
LOOSE = 4 * WIDTH
"""Where jokers lie that belong to no suit."""


@cache
def sorted_suits(direction: int) -> tuple[int, ...]:
    """Return for each bit set of a suit's cards the same cards with the best at the top."""
    places = [_place(rank, direction) for rank in range(13)]
    table = [0] * (SUIT + 1)
    for cards in range(1, SUIT + 1):
        low = cards & -cards
        table[cards] = table[cards ^ low] | 1 << places[low.bit_length() - 1]
    return tuple(table)


def _place(rank: int, direction: int) -> int:
    if direction == ACES_BAD:
        return 12 - rank
    if direction == DOWN:
        return 12 if rank == 12 else 11 - rank
    return rank


class Lanes:
    """The lanes under one contract.

    Args:
        order: trump and direction.
        jokers: the jokers in the pack.

    Attributes:
        suits: the mask of each lane, the lowest first; by suit in `of_suit`, which has 0 for no suit.
        side: those that are no trumps.
        trump: the mask of the trumps; 0 in no trump.
        size: how many trumps there are.
        card_at: the card that lies at a bit; bit_of: the bit at which a card lies.
    """

    def __init__(self, order: Ranking, jokers: int) -> None:
        self.order = order
        self.nt = order.nt
        lanes = [suit for suit in range(4) if suit != order.trump]
        self._shifts = tuple(3 * WIDTH if suit == order.trump else lanes.index(suit) * WIDTH for suit in range(4))
        self._table = sorted_suits(order.direction)
        high = order.spade2_high and not order.nt
        self._spade2 = 1 << (3 * WIDTH + 13) if high else 0
        first = LOOSE if order.nt else 3 * WIDTH + (14 if high else 13)
        top = [card for card in (LJ, BJ) if jokers >> card & 1]
        places = {card: first + place for place, card in enumerate(top)}
        self._jokers = tuple(
            sum(1 << places.get(card, first) for card in (BJ, LJ) if held >> (card - BJ) & 1) for held in range(4)
        )
        self.of_suit = (*(LANE << shift for shift in self._shifts), 0)
        self.suits = tuple(LANE << WIDTH * lane for lane in range(4))
        self.trump = 0 if order.nt else self.suits[3]
        self.side = self.suits if order.nt else self.suits[:3]
        self.size = 13 + len(top) + high
        self.card_at: dict[int, int] = {}
        for card in cards_in((1 << BJ) - 1 | jokers):
            self.card_at[self.of(1 << card)] = card
        self.bit_of = {card: bit for bit, card in self.card_at.items()}

    def of(self, cards: int) -> int:
        """Return a bit set of cards in lanes."""
        table, (spades, hearts, diamonds, clubs) = self._table, self._shifts
        found = self._jokers[cards >> BJ]
        if self._spade2 and cards >> SPADE_2 & 1:
            cards ^= 1 << SPADE_2
            found |= self._spade2
        return (
            found
            | table[cards & SUIT] << spades
            | table[cards >> 13 & SUIT] << hearts
            | table[cards >> 26 & SUIT] << diamonds
            | table[cards >> 39 & SUIT] << clubs
        )

    def cards(self, lanes: int) -> int:
        """Return the cards that lie there, as a bit set."""
        found = 0
        while lanes:
            low = lanes & -lanes
            found |= 1 << self.card_at[low]
            lanes ^= low
        return found

    def lane_of(self, card: int) -> int:
        """Return the mask of a card's lane; 0 for a joker that belongs to none."""
        place = (card.bit_length() - 1) // WIDTH
        return self.suits[place] if place < 4 else 0


@cache
def lanes(trump: int, direction: int, spade2_high: bool, jokers: int) -> Lanes:
    """Return the lanes of a contract in a pack with these jokers."""
    return Lanes(ranking(trump, direction, spade2_high), jokers & JOKERS)


def lanes_for(order: Ranking, jokers: int) -> Lanes:
    """Return the lanes of an order of cards."""
    return lanes(order.trump, order.direction, order.spade2_high, jokers)
