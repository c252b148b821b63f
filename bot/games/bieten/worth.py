"""How good three cards are for each figure, to be compared between hands."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bot.games.bieten.cards import GREEN, HEARTS, LEAVES, RED, SUIT, strength
from bot.rules.cards import cards_in

Names = tuple[tuple[int, int], ...]
"""The wild cards of a hand and what they were named."""

Height = tuple[int, ...]
"""How good a figure is: the greater tuple wins, equal ones tie, and the empty one is no figure at all."""


class Shown(NamedTuple):
    """A card face up, by the suit and the strength that it counts as."""

    suit: int
    strength: int

    @property
    def rank(self) -> int:
        """Its rank."""
        return self.strength >> 2

    @property
    def quality(self) -> int:
        """How real it is, to decide between equals."""
        return self.strength & 3


@lru_cache(maxsize=1 << 14)
def best_in(hand: int, names: Names) -> tuple[Height, ...]:
    """Return how good a hand's Rot, Grün, Gleich and Hanger are.

    Args:
        hand: three cards, as bits (none for a seat that is out).
        names: its wild cards with their names.
    """
    named = dict(names)
    cards = [Shown(SUIT[name], strength(card, name)) for card in cards_in(hand) for name in (named.get(card, card),)]
    bests: list[Height] = [(), (), _best_of(cards, _one_rank), _best_of(cards, _one_run)]
    for figure, suit in ((RED, HEARTS), (GREEN, LEAVES)):
        bests[figure] = tuple(sorted((card.strength for card in cards if card.suit == suit), reverse=True)[:1])
    return tuple(bests)


def _best_of(cards: Iterable[Shown], fits: Callable[[tuple[Shown, ...]], bool]) -> Height:
    """Return length, top rank and qualities from the best down of the longest set that fits."""
    for length in (3, 2):
        for chosen in combinations(cards, length):
            if fits(chosen):
                qualities = sorted((card.quality for card in chosen), reverse=True)
                return length, max(card.rank for card in chosen), *qualities
    return ()


def _one_rank(cards: tuple[Shown, ...]) -> bool:
    """Return whether all cards are of one rank."""
    return len({card.rank for card in cards}) == 1


def _one_run(cards: tuple[Shown, ...]) -> bool:
    """Return whether the cards are consecutive in one suit."""
    ranks = sorted(card.rank for card in cards)
    return len({card.suit for card in cards}) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))
