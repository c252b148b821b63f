"""How good three cards are for each figure, to be compared between hands."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bot.games.bieten.cards import HEARTS, LEAVES, RANK, SUIT, quality
from bot.rules.cards import cards_in

Names = tuple[tuple[int, int], ...]
"""The wild cards of a hand and what they were named."""

Height = tuple[int, ...]
"""How good a figure is: the greater tuple wins, equal ones tie, and the empty one is no figure at all."""


class Shown(NamedTuple):
    """A card face up, as what it counts."""

    suit: int
    rank: int
    quality: int


@lru_cache(maxsize=1 << 14)
def best_in(hand: int, names: Names) -> tuple[Height, ...]:
    """Return how good a hand's Rot, Grün, Gleich and Hanger are.

    Args:
        hand: three cards, as bits (none for a seat that is out).
        names: its wild cards with their names.
    """
    named = dict(names)
    cards: list[Shown] = []
    for card in cards_in(hand):
        name = named.get(card, card)
        cards.append(Shown(SUIT[name], RANK[name], quality(card, name)))
    # Most hands have neither, which is seen at once.
    sets = _longest(cards, _one_rank) if len({card.rank for card in cards}) < len(cards) else ()
    runs = _longest(cards, _one_run) if len({card.suit for card in cards}) < len(cards) else ()
    return _highest_of(HEARTS, cards), _highest_of(LEAVES, cards), sets, runs


def _highest_of(suit: int, cards: Sequence[Shown]) -> Height:
    """Return rank and quality of the highest card of a suit."""
    return max([card[1:] for card in cards if card.suit == suit], default=())


def _longest(cards: Sequence[Shown], fits: Callable[[tuple[Shown, ...]], bool]) -> Height:
    """Return length, top rank and qualities from the best down of the longest set that fits."""
    for length in (3, 2):
        for chosen in combinations(cards, length):
            if fits(chosen):
                qualities = sorted([card.quality for card in chosen], reverse=True)
                return length, max([card.rank for card in chosen]), *qualities
    return ()


def _one_rank(cards: tuple[Shown, ...]) -> bool:
    """Return whether all cards are of one rank."""
    return len({card.rank for card in cards}) == 1


def _one_run(cards: tuple[Shown, ...]) -> bool:
    """Return whether the cards are consecutive in one suit."""
    if len({card.suit for card in cards}) > 1:
        return False
    ranks = sorted([card.rank for card in cards])
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))
