"""Dealing the cards that a seat can't see anew, so that nothing it knows is contradicted.

What is known of the others: what their cards and calls prove (evidence.py); a sported kitty is with declarer, buried,
or drawn in a joker exchange; declarer knows the discards.
"""

from typing import TYPE_CHECKING

from bot.games.bid_whist.evidence import evidence, plays_owed, tricks_begun
from bot.games.bid_whist.kitty import exchanges
from bot.games.bid_whist.ranking import Ranking
from bot.games.bid_whist.rules import State
from bot.games.bid_whist.view import View
from bot.rules.cards import bits, cards_in
from bot.rules.placing import Need, Place, place_cards

if TYPE_CHECKING:
    from random import Random

KITTY, PILE = -1, -2
"""Owners of places that are no seat's hand."""


def determinize(view: View, rng: "Random") -> State:
    """Return a state that the view's seat can't tell from the true one."""
    if not view.dealt:
        return _public(view)
    unknown, places, needs = puzzle(view)
    found = place_cards(rng, unknown, places, needs)
    if found is None:
        raise AssertionError("the true deal is always one way to place the cards")
    state = settled(view, places, found, rng)
    if view.terms.callable and view.order is not None:
        state.faults = tuple(_faults(state, view.order))
    return state


def _public(view: View) -> State:
    state = State(view.terms, view.sheet)
    view.share(state)
    return state


def settled(view: View, places: list[Place], found: list[int], rng: "Random") -> State:
    """Return the state in which the hidden cards lie in their places; it says nothing of reneges.

    Args:
        view: what the seat may know.
        places: as `puzzle` has them.
        found: the cards of each.
        rng: what decides what nobody but declarer knows of the kitty and the discards.
    """
    state = _public(view)
    if view.seat is not None:
        state.hands[view.seat] = view.hand
    pile, state.kitty = 0, view.kitty
    for place, cards in zip(places, found, strict=True):
        if place.owner == KITTY:
            state.kitty = cards
        elif place.owner == PILE:
            pile = cards
        else:
            state.hands[place.owner] |= cards
    state.drawn = _draws(view, state, rng)
    if view.has_buried:
        state.buried = _buried(view, state, pile, rng)
    if view.kitty_taken and not view.kitty:
        # Which of declarer's cards came from the kitty nobody else can tell.
        declarer = view.contract.seat
        dealt = state.hands[declarer] | view.played_by(declarer) | state.buried
        state.kitty = bits(rng.sample(cards_in(dealt), view.terms.kitty))
    return state


def _draws(view: View, state: State, rng: "Random") -> tuple[int, ...]:
    """Return what each holder may have drawn for the jokers."""
    drawn: list[int] = []
    for holder, count in view.swaps[: view.draws]:
        if holder == view.seat:
            drawn.append(view.drawn)
            continue
        cards = state.hands[holder] | view.played_by(holder)
        sure = cards & (view.buried or view.kitty)
        rest = cards_in(cards & ~sure)
        drawn.append(sure | bits(rng.sample(rest, count - sure.bit_count())))
    return tuple(drawn)


def _buried(view: View, state: State, pile: int, rng: "Random") -> int:
    """Return what declarer buried: what lies in the pile and what was drawn from it, without the others' jokers."""
    if view.buried:
        return view.buried
    for cards in state.drawn:
        pile |= cards
    if jokers_are_buried(view):
        put_away = sum(count for _, count in view.swaps)
        pile |= bits(rng.sample(cards_in(view.terms.jokers), view.terms.joker_count - put_away))
    return pile


def jokers_are_buried(view: View) -> bool:
    """Return whether a joker exchange has put all jokers into the pile."""
    return view.has_buried and exchanges(view)


def puzzle(view: View, *, trusting: bool = False) -> tuple[int, list[Place], list[Need]]:
    """Return the cards to place, the places, and for some seats cards of which they hold at least one.

    Args:
        view: what the seat may know.
        trusting: as `evidence` has it; then there may be no way to place the cards.
    """
    terms = view.terms
    # After an exchange no joker needs a place: declarer's are buried, the others have put theirs away.
    unknown = terms.deck & ~view.hand
    for seat in range(terms.seats):
        unknown &= ~view.played_by(seat)
    if jokers_are_buried(view):
        unknown &= ~terms.jokers
    else:
        unknown &= ~view.buried
    lacking, needs = evidence(view, trusting=trusting)
    places: list[Place] = []
    for seat in range(terms.seats):
        if seat != view.seat:
            places += _hand_places(view, seat, ~lacking[seat])
    return unknown, places + _other_places(view), needs


def _other_places(view: View) -> list[Place]:
    """Return the kitty, or declarer's discards, as far as the seat does not know them."""
    terms = view.terms
    if terms.kitty and not view.kitty_taken:
        return [Place(KITTY, terms.kitty, -1)]
    if jokers_are_buried(view):
        pending = sum(count for _, count in view.swaps[view.draws :])
        size = terms.kitty - terms.joker_count + pending
        return [Place(PILE, size, view.buried or -1)]
    if view.has_buried and not view.buried:
        return [Place(PILE, terms.kitty, -1)]
    return []


def _hand_places(view: View, seat: int, allowed: int) -> list[Place]:
    """Return a seat's hand as one place, or two if part of it may come from declarer's discards."""
    size = view.size_of(seat)
    if seat == view.contract.seat:
        return [Place(seat, size, allowed)]
    from_declarer = view.buried or (view.kitty if view.kitty_taken else 0)
    count = sum(jokers for holder, jokers in view.swaps[: view.draws] if holder == seat)
    count = min(size, count - (view.played_by(seat) & from_declarer).bit_count())
    places = [Place(seat, size - count, allowed & ~from_declarer)]
    if count:
        # Declarer knows every discard; the others only those that the sported kitty gives away.
        places.append(Place(seat, count, allowed & (view.buried or -1)))
    return places


def _faults(state: State, order: Ranking) -> list[int]:
    """Return the numbers of the cards played that were reneges, from what is still held and was played later."""
    hands = state.hands[:]
    owed = plays_owed(state, order)
    found: list[int] = []
    # Backwards, so that each hand is what it was when the card was played.
    number = len(owed)
    for leader, cards in reversed(tricks_begun(state)):
        for place in reversed(range(len(cards))):
            number -= 1
            seat = (leader + place) % state.seats
            if hands[seat] & owed[number]:
                found.append(number)
            hands[seat] |= 1 << cards[place]
    return found[::-1]
