"""Dealing the cards that a seat can't see anew, so that nothing it knows is contradicted.

What is known of the others: where reneges are impossible, a card that did not follow proves that none of its suit is
held; where they can be called, the calls proved what was held and what was not; a sported kitty is with declarer,
buried, or drawn in a joker exchange; declarer knows the discards.
"""

from typing import TYPE_CHECKING

from bot.games.bid_whist import reneges
from bot.games.bid_whist.cards import JOKERS, NO_TRUMP
from bot.games.bid_whist.parts import OVER, SHUFFLE
from bot.games.bid_whist.placing import Place, place_cards
from bot.games.bid_whist.play import BOOKS_BITS
from bot.games.bid_whist.ranking import NO_SUIT
from bot.rules.cards import bits, cards_in

if TYPE_CHECKING:
    from random import Random

    from bot.games.bid_whist.rules import BidWhistState
    from bot.games.bid_whist.view import BidWhistView

KITTY, PILE = -1, -2
"""Owners of places that are no seat's hand."""


def determinize(view: "BidWhistView", rng: "Random") -> "BidWhistState":
    """Return a state that the view's seat can't tell from the true one."""
    # States make views and views make states: one of the two imports has to wait.
    from bot.games.bid_whist.rules import BidWhistState

    state = BidWhistState(view.terms, view.sheet)
    state.phase = view.phase
    if view.phase in (SHUFFLE, OVER):
        return state
    state.turn = view.turn
    state.calls = view.calls
    state.contract = view.contract
    state.order = view.order
    state.swaps = view.swaps
    state.tricks = view.tricks
    state.trick = view.trick
    state.leader = view.leader
    state.claims = view.claims
    state.accepted = view.accepted
    _deal(view, rng, state)
    _replay_tricks(state)
    return state


def _deal(view: "BidWhistView", rng: "Random", state: "BidWhistState") -> None:
    """Give every hidden card a place."""
    unknown, places, needs = puzzle(view)
    owners = [place.owner for place in places]
    found = place_cards(rng, unknown, places, needs)
    if found is None:
        raise AssertionError("the true deal is always one way to place the cards")
    if view.seat is not None:
        state.hands[view.seat] = view.hand
    pile = 0
    for owner, cards in zip(owners, found, strict=True):
        if owner == KITTY:
            state.kitty = cards
        elif owner == PILE:
            pile = cards
        else:
            state.hands[owner] |= cards
    if view.kitty:
        state.kitty = view.kitty
    state.drawn = _draws(view, rng, state)
    if view.has_buried:
        state.buried = _buried(view, rng, state, pile)
    if view.kitty_taken and not view.kitty:
        assert view.contract is not None
        declarer = view.contract.seat
        dealt = state.hands[declarer] | view.played(declarer) | state.buried
        state.kitty = bits(rng.sample(cards_in(dealt), view.terms.kitty))


def _draws(view: "BidWhistView", rng: "Random", state: "BidWhistState") -> tuple[int, ...]:
    """Return what each holder may have drawn for the jokers."""
    drawn: list[int] = []
    for holder, count in view.swaps[: view.draws]:
        if holder == view.seat:
            drawn.append(view.drawn)
            continue
        cards = state.hands[holder] | view.played(holder)
        sure = cards & (view.buried or view.kitty)
        rest = cards_in(cards & ~sure)
        drawn.append(sure | bits(rng.sample(rest, count - sure.bit_count())))
    return tuple(drawn)


def _buried(view: "BidWhistView", rng: "Random", state: "BidWhistState", pile: int) -> int:
    """Return what declarer buried: what lies in the pile and what was drawn from it, without the others' jokers."""
    if view.buried:
        return view.buried
    for cards in state.drawn:
        pile |= cards
    if jokers_are_buried(view):
        put_away = sum(count for _, count in view.swaps)
        pile |= bits(rng.sample(cards_in(view.terms.jokers), view.terms.joker_count - put_away))
    return pile


def jokers_are_buried(view: "BidWhistView") -> bool:
    """Return whether a joker exchange has put all jokers into the pile."""
    contract = view.contract
    return contract is not None and view.has_buried and view.terms.exchange and contract.trump == NO_TRUMP


def puzzle(view: "BidWhistView") -> tuple[int, list[Place], list[tuple[int, int]]]:
    """Return the cards to place, the places, and for some seats cards of which they hold at least one."""
    terms = view.terms
    unknown = terms.deck & ~view.hand
    for seat in range(terms.seats):
        unknown &= ~view.played(seat)
    declarer = view.contract.seat if view.contract else -1
    knows_pile = view.has_buried and view.seat == declarer
    swapped = jokers_are_buried(view)
    if swapped:
        unknown &= ~terms.jokers
    elif knows_pile:
        unknown &= ~view.buried
    lacking, needs = evidence(view)
    places: list[Place] = []
    for seat in range(terms.seats):
        if seat != view.seat:
            places += _hand_places(view, seat, ~lacking[seat])
    if terms.kitty and not view.kitty_taken:
        places.append(Place(KITTY, terms.kitty, -1))
    elif swapped:
        pending = sum(count for _, count in view.swaps[view.draws :])
        size = terms.kitty - terms.joker_count + pending
        places.append(Place(PILE, size, view.buried if knows_pile else -1))
    elif view.has_buried and not knows_pile:
        places.append(Place(PILE, terms.kitty, -1))
    return unknown, places, needs


def _hand_places(view: "BidWhistView", seat: int, allowed: int) -> list[Place]:
    """Return a seat's hand as one place, or two if part of it may come from declarer's discards."""
    held = view.held(seat)
    assert view.contract is None or view.contract.seat >= 0
    if view.contract is not None and seat == view.contract.seat:
        return [Place(seat, held, allowed)]
    from_declarer = view.buried or (view.kitty if view.kitty_taken else 0)
    count = sum(jokers for holder, jokers in view.swaps[: view.draws] if holder == seat)
    count = min(held, count - (view.played(seat) & from_declarer).bit_count())
    places = [Place(seat, held - count, allowed & ~from_declarer)]
    if count:
        # Declarer knows every discard; the others only those that the sported kitty gives away.
        places.append(Place(seat, count, allowed & (view.buried or -1)))
    return places


def evidence(view: "BidWhistView") -> tuple[list[int], list[tuple[int, int]]]:
    """Return for each seat the cards it is known to lack, and (seat, cards) where it holds at least one of them."""
    terms, order = view.terms, view.order
    lacking = [0] * terms.seats
    needs: list[tuple[int, int]] = []
    if order is None:
        return lacking, needs
    owed = plays_owed(view)
    for leader, cards in _rows(view):
        if order.nt and terms.joker_lead_last and JOKERS >> cards[0] & 1:
            lacking[leader] |= terms.deck & ~JOKERS
    if not terms.callable:
        for number, cards_owed in enumerate(owed):
            lacking[reneges.seat_at(view, number)] |= cards_owed
        return lacking, needs
    for number, proven in _judged(view):
        seat = reneges.seat_at(view, number)
        if not proven:
            lacking[seat] |= owed[number]
        elif seat != view.seat and not reneges.later(view, number) & owed[number]:
            needs.append((seat, owed[number]))
    return lacking, needs


def _rows(view: "BidWhistView") -> list[tuple[int, tuple[int, ...]]]:
    """Return leader and cards of every trick begun."""
    rows = [(trick.leader, trick.cards) for trick in view.tricks]
    return [*rows, (view.leader, view.trick)] if view.trick else rows


def plays_owed(view: "BidWhistView") -> list[int]:
    """Return for every card played what its player should not have held, as `reneges.owed` has it."""
    order = view.order
    owed: list[int] = []
    for _, cards in _rows(view):
        assert order is not None
        led = NO_SUIT
        for card in cards:
            owed.append(reneges.owed(view.terms, order, led, card))
            led = order.suit_of[card] if led == NO_SUIT else led
    return owed


def _judged(view: "BidWhistView") -> list[tuple[int, bool]]:
    """Return the number of every card that a call judged, and whether it was a renege."""
    terms = view.terms
    judged: list[tuple[int, bool]] = []
    known: set[int] = set()
    for claim in view.claims:
        upto = claim.played if claim.played == terms.hand * terms.seats else claim.played - 1
        for number in range(upto):
            against = terms.side_of[reneges.seat_at(view, number)] != terms.side_of[claim.seat]
            named = claim.book in (0, number // terms.seats + 1)
            if against and named and number not in known:
                judged.append((number, number in claim.proven))
        known |= set(claim.proven)
    return judged


def _replay_tricks(state: "BidWhistState") -> None:
    """Work out what the tricks played say: books taken, the card to beat, and reneges."""
    order, terms = state.order, state.terms
    if order is None:
        return
    for trick in state.tricks:
        state.taken += 1 << BOOKS_BITS * trick.winner
    for place, card in enumerate(state.trick):
        if state.led == NO_SUIT:
            state.led = order.suit_of[card]
        power = order.powers[state.led][card]
        if power > state.best:
            state.best, state.winner = power, (state.leader + place) % terms.seats
    if terms.callable:
        state.faults = tuple(_faults(state))


def _faults(state: "BidWhistState") -> list[int]:
    """Return the numbers of the cards played that were reneges, from what is still held and was played later."""
    order, terms = state.order, state.terms
    assert order is not None
    hands = state.hands[:]
    found: list[int] = []
    rows = [(trick.leader, trick.cards) for trick in state.tricks] + [(state.leader, state.trick)]
    for book in reversed(range(len(rows))):
        leader, cards = rows[book]
        leds = [NO_SUIT]
        for card in cards:
            leds.append(order.suit_of[card] if leds[-1] == NO_SUIT else leds[-1])
        for place in reversed(range(len(cards))):
            seat = (leader + place) % terms.seats
            if hands[seat] & reneges.owed(terms, order, leds[place], cards[place]):
                found.append(book * terms.seats + place)
            hands[seat] |= 1 << cards[place]
    return found[::-1]
