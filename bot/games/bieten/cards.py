"""The 33 cards and the five figures: which figures three cards hold, and how good each of them is."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bot.rules.cards import GERMAN, cards_in

# Cards and figures


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
    """Return the tie-break between cards of one rank: real > Weli > seven of bells > seven of acorns."""
    return _REAL_QUALITY if name == card else _QUALITY[card]


def strength(card: int, name: int) -> int:
    """Return the strength of a card that counts as `name`: by rank, then by quality."""
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


# Figures compared between hands


Names = tuple[tuple[int, int], ...]
"""The wild cards of a hand and what they were named."""

Height = tuple[int, ...]
"""The strength of a figure: the greater tuple wins, equal ones tie, and the empty one is no figure."""


class RankedCard(NamedTuple):
    """A card that lies face up, with the suit and rank as which it counts."""

    suit: int
    rank: int
    quality: int


@lru_cache(maxsize=1 << 14)
def best_in(hand: int, names: Names) -> tuple[Height, ...]:
    """Return the strength of a hand's Rot, Grün, Gleich and Hanger; `names` are its wild cards with their names."""
    named = dict(names)
    cards: list[RankedCard] = []
    for card in cards_in(hand):
        name = named.get(card, card)
        cards.append(RankedCard(SUIT[name], RANK[name], quality(card, name)))
    # Most hands have neither, which is seen at once.
    sets = _longest(cards, _one_rank) if len({card.rank for card in cards}) < len(cards) else ()
    runs = _longest(cards, _one_run) if len({card.suit for card in cards}) < len(cards) else ()
    return _highest_of(HEARTS, cards), _highest_of(LEAVES, cards), sets, runs


def _highest_of(suit: int, cards: Sequence[RankedCard]) -> Height:
    """Return rank and quality of the highest card of a suit."""
    return max([card[1:] for card in cards if card.suit == suit], default=())


def _longest(cards: Sequence[RankedCard], fits: Callable[[tuple[RankedCard, ...]], bool]) -> Height:
    """Return length, top rank and qualities from the best down of the longest set that fits."""
    for length in (3, 2):
        for chosen in combinations(cards, length):
            if fits(chosen):
                qualities = sorted([card.quality for card in chosen], reverse=True)
                return length, max([card.rank for card in chosen]), *qualities
    return ()


def _one_rank(cards: tuple[RankedCard, ...]) -> bool:
    return len({card.rank for card in cards}) == 1


def _one_run(cards: tuple[RankedCard, ...]) -> bool:
    """Return whether the cards are consecutive in one suit."""
    if len({card.suit for card in cards}) > 1:
        return False
    ranks = sorted([card.rank for card in cards])
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))
