"""The 33 cards, the wild ones among them, three to a hand; the five figures, and which of them three cards hold."""

from functools import lru_cache
from itertools import combinations

from bot.rules.cards import GERMAN, cards_in

PACK = GERMAN.size
HAND = 3
"""Cards of each player, and so the tricks of a deal."""
LAST_TRICK = HAND - 1
REAL = (1 << 32) - 1
WELI = GERMAN.card("W")
SEVEN_OF_BELLS = GERMAN.card("7b")
SEVEN_OF_ACORNS = GERMAN.card("7a")

HEARTS, LEAVES, BELLS, ACORNS = range(4)
SUIT: tuple[int, ...] = (*(card >> 3 for card in range(32)), BELLS)
"""The suit of every card; the Weli, when nothing is wild, is the six of bells."""
RANK: tuple[int, ...] = (*(1 + (card & 7) for card in range(32)), 0)
"""The rank of every card, seven 1 to ace 8; the Weli as the six of bells 0."""
SUIT_MASK: tuple[int, ...] = (*GERMAN.suit_masks[:2], GERMAN.suit_masks[2] | 1 << WELI, GERMAN.suit_masks[3])
"""The cards of every suit; a wild Weli is sorted out before this is asked."""
ANY_CARD = (1 << PACK) - 1
GAME_CARDS: tuple[int, ...] = (*SUIT_MASK, ANY_CARD)
"""By the suit led to the last trick, -1 until it is led to: a seat may claim `game` if its card for that trick is one
of these. This is the only place where that rule is written."""

FIGURES = ("red", "green", "gleich", "hanger", "game")
RED, GREEN, GLEICH, HANGER, GAME = range(5)
HELD = 0b01111
"""The figures that are held among three cards, as bits."""
GAME_BIT = 1 << GAME
ALL_FIGURES = HELD | GAME_BIT

_QUALITY = {WELI: 2, SEVEN_OF_BELLS: 1, SEVEN_OF_ACORNS: 0}
_REAL_QUALITY = 3


def quality(card: int, name: int) -> int:
    """Return what decides between cards of one rank: real > Weli > seven of bells > seven of acorns."""
    return _REAL_QUALITY if name == card else _QUALITY[card]


def strength(card: int, name: int) -> int:
    """Return how high a card is that counts as `name`: by rank, then by quality."""
    return RANK[name] << 2 | quality(card, name)


STRENGTH: tuple[int, ...] = tuple(strength(card, card) for card in range(PACK))
"""How high every card is that counts as itself."""


@lru_cache(maxsize=8192)  # there are 5,984 hands
def figures_in(cards: int) -> int:
    """Return the figures (bits, without `game`) that a bit set of cards holds."""
    held = (1 << RED if cards & SUIT_MASK[HEARTS] else 0) | (1 << GREEN if cards & SUIT_MASK[LEAVES] else 0)
    for low, high in combinations(cards_in(cards), 2):
        if RANK[low] == RANK[high]:
            held |= 1 << GLEICH
        elif SUIT[low] == SUIT[high] and abs(RANK[high] - RANK[low]) == 1:
            held |= 1 << HANGER
    return held
