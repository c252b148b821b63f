"""Dealing: which seat gets which card of a shuffled pack, and whether hands are a complete pack."""

from collections.abc import Callable, Collection, Iterable, Sequence
from operator import itemgetter

from bot.rules.cards import bits
from bot.rules.errors import IllegalAction

SPARE = -1
"""In a `DealPattern`: a card that no hand gets (twins, kitty)."""


def check_pack(pack: Collection[int], *parts: Iterable[int]) -> None:
    """Accept all cards of a pack, each once, in any order.

    Raises:
        IllegalAction: `bad_deck`, with the required number of cards.
    """
    cards = [card for part in parts for card in part]
    if len(cards) != len(pack) or set(cards) != set(pack):
        raise IllegalAction("bad_deck", count=len(pack))


def check_hands(
    pack: Collection[int], hands: Sequence[Sequence[int]], sizes: Sequence[int], *rest: Iterable[int]
) -> None:
    """Accept a pack that is dealt into hands of these sizes, by seat, and the rest.

    Raises:
        IllegalAction: `bad_deck`, with the required number of cards.
    """
    if [len(hand) for hand in hands] != list(sizes):
        raise IllegalAction("bad_deck", count=len(pack))
    check_pack(pack, *hands, *rest)


class DealPattern:
    """A fixed way to deal: which seat gets the card at each place of the pack.

    Args:
        receivers: for each card from the top, 0 for the seat to the left of the dealer, 1 for the next ..; or SPARE.
    """

    def __init__(self, receivers: Sequence[int]) -> None:
        self._hands = [_cards_for(step, receivers) for step in range(max(receivers) + 1)]
        self._spare = _cards_for(SPARE, receivers)

    def hands(self, pack: tuple[int, ...], dealer: int) -> list[int]:
        """Return the hands by seat, as bit sets."""
        seats = len(self._hands)
        return [bits(self._hands[(seat - dealer - 1) % seats](pack)) for seat in range(seats)]

    def spare(self, pack: tuple[int, ...]) -> tuple[int, ...]:
        """Return the cards that no hand gets, in the order in which they were dealt."""
        return self._spare(pack)


def _cards_for(receiver: int, receivers: Sequence[int]) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    """Return a function that takes one receiver's cards out of a pack."""
    places = [place for place, other in enumerate(receivers) if other == receiver]
    if len(places) > 1:
        return itemgetter(*places)
    first = places[0] if places else 0
    return itemgetter(slice(first, first + len(places)))  # a single place would give a card, not a tuple of one
