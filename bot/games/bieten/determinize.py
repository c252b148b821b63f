"""Deals the hidden cards again, consistent with all past actions.

Each seat must have been able to act as it did: it holds no real card of a suit that it did not follow to, it can bear
out its claims, and its wild cards can still be named. Together the seats share one pack. So a deal is drawn at random
and kept if every seat fits; after some failures the seats are dealt one after the other, those with most actions
first; and when that fails as well, every hand is tried. A solution exists, because the true deal is one.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from bot.games.bieten.actions import HIGHEST_LIFT, LOWEST_LIFT
from bot.games.bieten.cards import ALL_FIGURES, GAME_BIT, GAME_CARDS, HAND, HELD, PACK, figures_in
from bot.games.bieten.feasible_claims import figures_of, namings, own_masks
from bot.games.bieten.position import CUT, PLAY, STEAL
from bot.games.bieten.state import State, View
from bot.rules.cards import bits

if TYPE_CHECKING:
    from random import Random


_WHOLE_DEALS = 6
_SINGLE_HANDS = 24
_ORDERED_DEALS = 4


def determinize(view: View, rng: "Random") -> State:
    """Return a state with the hidden cards dealt again, consistent with the view."""
    state = _blank(view)
    if view.phase in {CUT, STEAL}:
        state.lift, state.pack = _pack(view, rng)
    elif view.phase == PLAY:
        state.hands = _HiddenSeats(view, rng).hands()
        state.has = tuple([figures_of(state, seat) for seat in range(view.rules.seats)])
    return state


def own_part(view: View) -> State:
    """Return a state with the cards of the view's seat only, for questions about this seat."""
    state = _blank(view)
    if view.seat is not None and view.phase == PLAY:
        before, after = (0,) * view.seat, (0,) * (view.rules.seats - view.seat - 1)
        state.hands = (*before, view.hand, *after)
        state.has = (*before, figures_of(state, view.seat), *after)
    return state


def _blank(view: View) -> State:
    """Return a state with all that is public, and no cards."""
    state = State.__new__(State)
    view.share(state)
    state.hands = state.has = (0,) * view.rules.seats
    state.pack, state.lift = (), 0
    return state


def _pack(view: View, rng: "Random") -> tuple[int, tuple[int, ...]]:
    """Return the number of lifted cards, and a random pack that agrees with the cards seen by the cutter."""
    known = view.seen
    pack = [card for card in range(PACK) if card not in known]
    rng.shuffle(pack)
    lift = view.lift or (rng.randint(LOWEST_LIFT, HIGHEST_LIFT) if view.phase == STEAL else 0)
    if known:
        start = lift - len(known)
        pack[start:start] = reversed(known)
    return lift, tuple(pack)


class _HiddenSeats:
    """The seats that get hidden cards."""

    def __init__(self, view: View, rng: "Random") -> None:
        self._view = view
        self._rng = rng
        self._shown = [0] * view.rules.seats
        for play in view.plays:
            if play.seat is not None:
                self._shown[play.seat] |= 1 << play.card
        known = view.gone | view.hand | (1 << view.bottom if view.bottom >= 0 else 0)
        self._pool = [card for card in range(PACK) if not known >> card & 1]
        hidden = [seat for seat in view.players if seat != view.seat]
        self._missing = {seat: HAND - self._shown[seat].bit_count() for seat in hidden}
        self._bound = [seat for seat in hidden if self._is_bound(seat)]
        self._free = [seat for seat in hidden if seat not in self._bound]

    def _is_bound(self, seat: int) -> bool:
        """Return whether an action of this seat restricts its hidden cards."""
        view = self._view
        if not self._missing[seat]:
            return False
        shown_wild = self._shown[seat] & view.rules.wild
        return bool(view.voids >> 4 * seat & 0b1111 or view.claims >> 5 * seat & ALL_FIGURES or shown_wild)

    def hands(self) -> tuple[int, ...]:
        """Return the three cards of every seat."""
        for _ in range(_WHOLE_DEALS):
            dealt = self._deal(self._bound)
            if all(self._fits(seat, cards) for seat, cards in dealt.items()):
                return self._complete(dealt)
        done = self._view.claims, self._view.voids
        self._bound.sort(key=lambda s: -(done[0] >> 5 * s & ALL_FIGURES).bit_count() - (done[1] >> 4 * s & 15))
        for _ in range(_ORDERED_DEALS):
            dealt = self._one_by_one()
            if dealt is not None:
                return self._complete(dealt)
        return self._complete(self._search())

    def _deal(self, seats: list[int]) -> dict[int, int]:
        """Return the hidden cards of these seats, dealt from the pool without a look."""
        drawn = self._rng.sample(self._pool, sum(self._missing[seat] for seat in seats))
        dealt: dict[int, int] = {}
        for seat in seats:
            cards = 0
            for _ in range(self._missing[seat]):
                cards |= 1 << drawn.pop()
            dealt[seat] = cards
        return dealt

    def _complete(self, dealt: dict[int, int]) -> tuple[int, ...]:
        """Return all hands: seats without known cards are dealt from the remaining ones."""
        if self._free:
            used = sum(dealt.values())
            self._pool = [card for card in self._pool if not used >> card & 1]
            dealt |= self._deal(self._free)
        hands = [shown | dealt.get(seat, 0) for seat, shown in enumerate(self._shown)]
        if self._view.seat is not None:
            hands[self._view.seat] = self._view.hand
        return tuple(hands)

    def _one_by_one(self) -> dict[int, int] | None:
        """Return the hidden cards of the bound seats, each drawn until it fits; None if one never did."""
        dealt: dict[int, int] = {}
        pool = list(self._pool)
        for seat in self._bound:
            usable = self._usable(seat, pool)
            if len(usable) < self._missing[seat]:
                return None
            for _ in range(_SINGLE_HANDS):
                cards = bits(self._rng.sample(usable, self._missing[seat]))
                if self._fits(seat, cards):
                    break
            else:
                return None
            dealt[seat] = cards
            pool = [card for card in pool if not cards >> card & 1]
        return dealt

    def _search(self) -> dict[int, int]:
        """Return the hidden cards of the bound seats, found by trying everything."""
        choices = {seat: list(self._fitting(seat)) for seat in self._bound}
        for cards in choices.values():
            self._rng.shuffle(cards)
        found = _disjoint(choices)
        if found is None:
            raise AssertionError("no deal is consistent with what happened")
        return found

    def _fitting(self, seat: int) -> Iterator[int]:
        """Yield every set of hidden cards that this seat could have."""
        usable = self._usable(seat, self._pool)
        return (c for c in map(bits, combinations(usable, self._missing[seat])) if self._fits(seat, c))

    def _usable(self, seat: int, pool: list[int]) -> list[int]:
        """Return the cards of a pool that are not of a suit this seat did not follow to."""
        ruled_out = self._view.suits_ruled_out(seat) & ~self._view.rules.wild
        return [card for card in pool if not ruled_out >> card & 1]

    def _fits(self, seat: int, cards: int) -> bool:
        """Return whether a seat's actions were legal with these hidden cards."""
        view = self._view
        wild = view.rules.wild
        hand, claims = self._shown[seat] | cards, view.claims >> 5 * seat & ALL_FIGURES
        if cards & ~wild & view.suits_ruled_out(seat):
            return False
        if not hand & wild:
            held = claims & HELD
            if figures_in(hand) & held != held:
                return False
        elif not namings(
            hand & ~wild,
            own_masks(hand, view.rules.wilds, view.named, view.names_left(seat)),
            claims & HELD,
        ):
            return False
        last_is_real = claims & GAME_BIT and cards & ~wild
        return bool(cards & GAME_CARDS[view.last_led]) if last_is_real else True


def _disjoint(choices: dict[int, list[int]]) -> dict[int, int] | None:
    """Return one of each seat's choices so that no card is in two of them, the seat with fewest choices first."""
    if not choices:
        return {}
    seat = min(choices, key=lambda s: len(choices[s]))
    others = {s: sets for s, sets in choices.items() if s != seat}
    for cards in choices[seat]:
        rest = _disjoint({s: [c for c in sets if not c & cards] for s, sets in others.items()})
        if rest is not None:
            return {seat: cards} | rest
    return None
