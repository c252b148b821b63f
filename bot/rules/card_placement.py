"""Places hidden cards at random where they are allowed, for any game; finds a way if there is one."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.rules.cards import cards_in

if TYPE_CHECKING:
    from random import Random

Need = tuple[int, int]
"""An owner and cards, of which it must get at least one."""


@dataclass(frozen=True, slots=True)
class CardSlot:
    """A place for cards.

    Args:
        owner: its owner, who can have several places.
        allowed: the allowed cards, as a bit set.
    """

    owner: int
    size: int
    allowed: int


def place_cards(rng: "Random", cards: int, places: list[CardSlot], needs: list[Need]) -> list[int] | None:
    """Return a bit set of cards for each place, or None if there is no way.

    Args:
        cards: all cards to place, as many as the places hold together.
        needs: the cards of which some owners must get at least one.
    """
    got = [0] * len(places)
    return _place(rng, cards, places, needs, got)


def _place(rng: "Random", cards: int, places: list[CardSlot], needs: list[Need], got: list[int]) -> list[int] | None:
    """Meet the needs one after the other, trying every card, then fill up."""
    for number, (owner, wanted) in enumerate(needs):
        mine = [i for i, place in enumerate(places) if place.owner == owner]
        if any(got[i] & wanted for i in mine):
            continue
        ways = [
            (i, card)
            for i in mine
            if got[i].bit_count() < places[i].size
            for card in cards_in(cards & wanted & places[i].allowed)
        ]
        rng.shuffle(ways)
        for i, card in ways:
            trial = got[:]
            trial[i] |= 1 << card
            found = _place(rng, cards & ~(1 << card), places, needs[number + 1 :], trial)
            if found is not None:
                return found
        return None
    return _fill(rng, cards, places, got)


def _fill(rng: "Random", cards: int, places: list[CardSlot], got: list[int]) -> list[int] | None:
    """Give each card a place, the least movable first; where all its places are full, move others along.

    Moving along is the augmenting path of bipartite matching, so a way is found if there is one.
    """
    fixed = got[:]
    got = got[:]
    free = [place.size - mask.bit_count() for place, mask in zip(places, got, strict=True)]
    options = {card: [i for i, place in enumerate(places) if place.allowed >> card & 1] for card in cards_in(cards)}
    order = list(options)
    rng.shuffle(order)
    order.sort(key=lambda card: len(options[card]))
    for card in order:
        open_places = [i for i in options[card] if free[i] > 0]
        if open_places:
            chosen = rng.choices(open_places, [free[i] for i in open_places])[0]
            got[chosen] |= 1 << card
            free[chosen] -= 1
        elif not _move_along(card, places, got, free, fixed):
            return None
    return got


def _move_along(card: int, places: list[CardSlot], got: list[int], free: list[int], fixed: list[int]) -> bool:
    """Move other cards on to make room for a card; return whether that was possible."""
    came: dict[int, tuple[int, int]] = {}  # place -> (the card that would enter it, the place that card leaves)
    queue = [(card, -1)]
    while queue:
        moving, source = queue.pop(0)
        for i, place in enumerate(places):
            if i in came or not place.allowed >> moving & 1:
                continue
            came[i] = (moving, source)
            if free[i] > 0:
                free[i] -= 1
                while i != -1:
                    entering, left = came[i]
                    got[i] |= 1 << entering
                    if left != -1:
                        got[left] ^= 1 << entering
                    i = left
                return True
            queue += [(other, i) for other in cards_in(got[i] & ~fixed[i])]
    return False
