"""Hidden cards dealt over and over for one view: what the view proves is worked out once."""

from typing import TYPE_CHECKING

from bot.games.bid_whist import hidden
from bot.games.bid_whist.rules import State
from bot.games.bid_whist.view import View
from bot.rules.cards import cards_in
from bot.rules.placing import place_cards

if TYPE_CHECKING:
    from random import Random

TRIES = 4
"""So often cards are dealt anew where the last ones fit nowhere, before they are placed with care."""


class Dealer:
    """Deals the cards that a view doesn't show.

    Nobody is taken to have reneged, unless there is no other way.

    Args:
        view: what the seat may know.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self._unknown, self._places, self._needs = hidden.puzzle(view, trusting=True)
        sizes = [place.size for place in self._places]
        open_places = [i for i, size in enumerate(sizes) if size]
        self._sizes = sizes
        self._bound: list[tuple[int, list[int]]] = []
        self._free: list[int] = []
        for card in cards_in(self._unknown):
            ways = [i for i in open_places if self._places[i].allowed >> card & 1]
            if len(ways) == len(open_places):
                self._free.append(card)
            else:
                self._bound.append((card, ways))
        self._bound.sort(key=lambda one: len(one[1]))

    def deal(self, rng: "Random") -> State:
        """Return a state that the view's seat can't tell from the true one, unless somebody has reneged."""
        view = self._view
        found = self._quick(rng)
        if found is None:
            found = place_cards(rng, self._unknown, self._places, self._needs)
        return hidden.determinize(view, rng) if found is None else hidden.settled(view, self._places, found, rng)

    def _quick(self, rng: "Random") -> list[int] | None:
        """Return the cards of each place, dealt about evenly; None if that didn't succeed."""
        if self._needs:
            return None
        for _ in range(TRIES):
            got = [0] * len(self._sizes)
            left = self._sizes[:]
            if self._place_bound(got, left, rng):
                free = self._free
                rng.shuffle(free)
                start = 0
                for i, size in enumerate(left):
                    for card in free[start : start + size]:
                        got[i] |= 1 << card
                    start += size
                return got
        return None

    def _place_bound(self, got: list[int], left: list[int], rng: "Random") -> bool:
        """Place the cards that can't be everywhere; return whether there was room."""
        for card, ways in self._bound:
            room = 0
            for i in ways:
                room += left[i]
            if not room:
                return False
            mark = int(rng.random() * room)
            for i in ways:
                mark -= left[i]
                if mark < 0:
                    got[i] |= 1 << card
                    left[i] -= 1
                    break
        return True
