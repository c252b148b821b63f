"""Deals the cards that a seat can't see again, consistent with all that it has seen.

Where reneges are impossible, a card that did not follow proves that none of its suit is held. Where they can be
called, the calls proved holdings. A sported kitty is with declarer, buried, or drawn in a joker exchange; declarer
has seen the discards.
"""

from typing import TYPE_CHECKING

from bot.games.bid_whist import play
from bot.games.bid_whist.cards import JOKERS, NO_SUIT, Ranking
from bot.games.bid_whist.kitty import exchanges
from bot.games.bid_whist.position import PublicPosition
from bot.games.bid_whist.state import State, View
from bot.rules.card_placement import CardSlot, Need, place_cards
from bot.rules.cards import bits, cards_in

if TYPE_CHECKING:
    from random import Random


# Proven cards


def evidence(view: View, *, trusting: bool = False) -> tuple[list[int], list[Need]]:
    """Return for each seat the cards it is known to lack, and (seat, cards) where it holds at least one of them.

    Args:
        trusting: whether no player is taken to have reneged, but for those who were found out.
    """
    terms, order = view.terms, view.order
    lacking = [0] * terms.seats
    needs: list[Need] = []
    if order is None:
        return lacking, needs
    owed = excluded_by_plays(view, order)
    for leader, cards in tricks_begun(view):
        # Who leads a joker only for want of anything else holds nothing else.
        if order.nt and terms.joker_lead_last and JOKERS >> cards[0] & 1:
            lacking[leader] |= terms.deck & ~JOKERS
    if not terms.callable:
        for number, cards_owed in enumerate(owed):
            lacking[play.seat_at(view, number)] |= cards_owed
        return lacking, needs
    judged = _judged(view)
    if trusting:
        found_out = {number for number, proven in judged if proven}
        judged += [(number, False) for number in range(len(owed)) if number not in found_out]
    for number, proven in judged:
        seat = play.seat_at(view, number)
        if not proven:
            lacking[seat] |= owed[number]
        elif seat != view.seat and not play.later(view, number) & owed[number]:
            needs.append((seat, owed[number]))
    return lacking, needs


def tricks_begun(position: PublicPosition) -> list[tuple[int, tuple[int, ...]]]:
    """Return leader and cards of every trick begun."""
    rows = [(trick.leader, trick.cards) for trick in position.tricks]
    return [*rows, (position.leader, position.trick)] if position.trick else rows


def excluded_by_plays(position: PublicPosition, order: Ranking) -> list[int]:
    """Return for every card played the cards that its player should not have held, as `play.excluded_cards` does."""
    owed: list[int] = []
    anytime, thrown = position.terms.play_anytime, position.terms.must_throw
    for _, cards in tricks_begun(position):
        led = NO_SUIT
        for card in cards:
            owed.append(play.excluded_by_card(order, led, card, anytime, thrown))
            led = order.suit_of[card] if led == NO_SUIT else led
    return owed


def _judged(view: View) -> list[tuple[int, bool]]:
    """Return the number of every card that a call judged, and whether it was a renege."""
    terms = view.terms
    judged: list[tuple[int, bool]] = []
    known: set[int] = set()
    for claim in view.claims:
        # The card played last can be called only once there is none to come.
        upto = claim.played if claim.played == terms.hand * terms.seats else claim.played - 1
        for number in range(upto):
            against = terms.side_of[play.seat_at(view, number)] != terms.side_of[claim.seat]
            named = claim.book in (0, number // terms.seats + 1)
            if against and named and number not in known:
                judged.append((number, number in claim.proven))
        known |= set(claim.proven)
    return judged


# Dealing


KITTY, PILE = -1, -2
"""Owners of places that are no seat's hand."""


def determinize(view: View, rng: "Random") -> State:
    """Return a state with the same view for the view's seat."""
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


def settled(view: View, places: list[CardSlot], found: list[int], rng: "Random") -> State:
    """Return the state with the hidden cards in their places, as `puzzle` has them, without reneges."""
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
        # Only declarer has seen which of these cards came from the kitty.
        declarer = view.contract.seat
        dealt = state.hands[declarer] | view.played_by(declarer) | state.buried
        state.kitty = bits(rng.sample(cards_in(dealt), view.terms.kitty))
    return state


def _draws(view: View, state: State, rng: "Random") -> tuple[int, ...]:
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
    """Return declarer's discards: the pile and the cards drawn from it, without the others' jokers."""
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


def puzzle(view: View, *, trusting: bool = False) -> tuple[int, list[CardSlot], list[Need]]:
    """Return the cards to place, the places, and for some seats cards of which they hold at least one.

    Args:
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
    places: list[CardSlot] = []
    for seat in range(terms.seats):
        if seat != view.seat:
            places += _hand_places(view, seat, ~lacking[seat])
    return unknown, places + _other_places(view), needs


def _other_places(view: View) -> list[CardSlot]:
    """Return the kitty, or declarer's discards, without the cards that the seat knows."""
    terms = view.terms
    if terms.kitty and not view.kitty_taken:
        return [CardSlot(KITTY, terms.kitty, -1)]
    if jokers_are_buried(view):
        pending = sum(count for _, count in view.swaps[view.draws :])
        size = terms.kitty - terms.joker_count + pending
        return [CardSlot(PILE, size, view.buried or -1)]
    if view.has_buried and not view.buried:
        return [CardSlot(PILE, terms.kitty, -1)]
    return []


def _hand_places(view: View, seat: int, allowed: int) -> list[CardSlot]:
    """Return a seat's hand as one place, or two if part of it may come from declarer's discards."""
    size = view.size_of(seat)
    if seat == view.contract.seat:
        return [CardSlot(seat, size, allowed)]
    from_declarer = view.buried or (view.kitty if view.kitty_taken else 0)
    count = sum(jokers for holder, jokers in view.swaps[: view.draws] if holder == seat)
    count = min(size, count - (view.played_by(seat) & from_declarer).bit_count())
    places = [CardSlot(seat, size - count, allowed & ~from_declarer)]
    if count:
        # Declarer knows every discard; the others only those that the sported kitty gives away.
        places.append(CardSlot(seat, count, allowed & (view.buried or -1)))
    return places


def _faults(state: State, order: Ranking) -> list[int]:
    """Return the numbers of the cards that were reneges, inferred from cards held or played later."""
    hands = state.hands[:]
    owed = excluded_by_plays(state, order)
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
