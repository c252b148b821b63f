"""Deal the hidden cards again: every consistent deal is equally likely.

What is known of a hidden hand is how many cards it has and which cards it can't hold; the twins may hold any card.
So cards are alike if the same hands may hold them. How many of each sort go to the first hand is drawn in proportion
to the number of deals each split leaves; then the second hand is dealt from the rest in the same way, and so on.
There is always a deal, since the true one is among them.
"""

from collections.abc import Iterator, Sequence
from math import comb, prod
from typing import TYPE_CHECKING, NamedTuple

from bot.games.betel.cards import SEATS
from bot.games.betel.position import UNSEEN
from bot.games.betel.state import State, View
from bot.rules.cards import cards_in

if TYPE_CHECKING:
    from random import Random


class HiddenHand(NamedTuple):
    """A hidden hand: how many cards it has, and the bit set of those that it can't hold."""

    size: int
    barred: int


def determinize(view: View, rng: "Random") -> State:
    """Return a state with hidden cards dealt again, by any deal that fits own cards, known faces and duties."""
    state = State(view.rules, view.dealer, view.scores)
    view.share(state)
    if view.dealt:
        _deal(view, state, rng)
    return state


def _deal(view: View, state: State, rng: "Random") -> None:
    others = [seat for seat in range(SEATS) if seat != view.seat]
    barred = view.barred
    hands, left = deal_hidden(view.unseen(), [HiddenHand(view.size_of(seat), barred[seat]) for seat in others], rng)
    if view.seat is not None:
        state.hands[view.seat] = view.hand
    for seat, hand in zip(others, hands, strict=True):
        state.hands[seat] = hand
    first, second = (left.pop() if card == UNSEEN else card for card in view.twins)
    state.twins = first, second


def deal_hidden(pool: int, hands: Sequence[HiddenHand], rng: "Random") -> tuple[list[int], list[int]]:
    """Return the hands as bit sets of the unseen cards in the pool, and the cards left over in random order."""
    dealt: list[int] = []
    rest = list(hands)
    while rest:
        sorts = _sorts(pool, rest)
        counts = [len(cards) for cards in sorts]
        sizes = [hand.size for hand in rest]
        splits = list(_splits(counts, sizes[0]))
        weights = [_ways_for(counts, split) * _ways(_after(counts, split), sizes[1:]) for split in splits]
        split = rng.choices(splits, weights)[0]
        hand = 0
        for sort, count in enumerate(split):
            for card in rng.sample(sorts[2 * sort + 1], count):
                hand |= 1 << card
        dealt.append(hand)
        pool &= ~hand
        rest.pop(0)
    left = cards_in(pool)
    rng.shuffle(left)
    return dealt, left


def _sorts(pool: int, hands: Sequence[HiddenHand]) -> list[list[int]]:
    """Return the cards by sort: place i has those that may go to exactly the hands whose bits are set in i."""
    sorts: list[list[int]] = []
    for sort in range(1 << len(hands)):
        cards = pool
        for place, hand in enumerate(hands):
            cards &= ~hand.barred if sort >> place & 1 else hand.barred
        sorts.append(cards_in(cards))
    return sorts


def _splits(counts: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield how many cards of each sort the first hand may take; only odd places are for it."""
    *firsts, last = counts[1::2]
    yield from _compositions(firsts, last, size)


def _compositions(counts: Sequence[int], last: int, size: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to take `size` cards from sorts with these counts; the last sort takes the rest."""
    if not counts:
        if size <= last:
            yield (size,)
        return
    for first in range(min(counts[0], size) + 1):
        for others in _compositions(counts[1:], last, size - first):
            yield (first, *others)


def _ways_for(counts: Sequence[int], split: Sequence[int]) -> int:
    """Return how many hands take this many of each sort."""
    return prod(map(comb, counts[1::2], split))


def _after(counts: Sequence[int], split: Sequence[int]) -> list[int]:
    """Return the counts by sort for the hands that follow."""
    return [never + maybe - taken for never, maybe, taken in zip(counts[::2], counts[1::2], split, strict=True)]


def _ways(counts: Sequence[int], sizes: Sequence[int]) -> int:
    """Return the number of ways to deal the hands; the remaining cards can be anywhere."""
    if not sizes:
        return 1
    if len(sizes) == 1:
        return comb(counts[1], sizes[0])
    return sum(
        _ways_for(counts, split) * _ways(_after(counts, split), sizes[1:]) for split in _splits(counts, sizes[0])
    )
