"""Callable reneges: what a card owed to the suit led, who may call which book, what a call proves."""

from typing import TYPE_CHECKING

from bot.games.bid_whist import scoring
from bot.games.bid_whist.actions import JOKERS, MOST_SEATS, MOST_TRICKS, UNNAMED, Accept, CallRenege
from bot.games.bid_whist.parts import REVIEW, Claim
from bot.games.bid_whist.ranking import NO_SUIT, Ranking
from bot.rules.actions import Action
from bot.rules.cards import bits
from bot.rules.errors import IllegalAction
from bot.rules.game import Legal

if TYPE_CHECKING:
    from bot.games.bid_whist.rules import BidWhistState
    from bot.games.bid_whist.terms import Terms
    from bot.games.bid_whist.view import BidWhistView

ACCEPT = tuple(Accept(seat) for seat in range(MOST_SEATS))
CALLS = tuple(
    (CallRenege(seat), *(CallRenege(seat, book) for book in range(1, MOST_TRICKS + 1))) for seat in range(MOST_SEATS)
)
"""For each seat the call of each book; the one at 0 names none."""


def owed(terms: "Terms", order: Ranking, led: int, card: int) -> int:
    """Return the cards that may not be in a hand which plays `card`; 0 if the card may always be played.

    Holding one of them makes the play a renege; where reneges are impossible, the play proves that none is held.
    """
    suit = order.masks[led]
    if suit >> card & 1 or led == NO_SUIT:
        return 0
    if order.nt and JOKERS >> card & 1:
        return 0 if terms.play_anytime else suit
    return suit | JOKERS if order.nt and terms.must_throw else suit


def note(state: "BidWhistState", seat: int | None, card: int) -> None:
    """Keep in mind that the card about to be played is a renege, if it is one."""
    assert state.order is not None
    assert seat is not None
    if state.hands[seat] & owed(state.terms, state.order, state.led, card):
        state.faults += (played(state),)


def played(table: "BidWhistState | BidWhistView") -> int:
    """Return how many cards have been played in this deal."""
    return len(table.tricks) * table.terms.seats + len(table.trick)


def seat_at(table: "BidWhistState | BidWhistView", number: int) -> int:
    """Return who played the card with this number among all played, from 0."""
    book, place = divmod(number, table.terms.seats)
    leader = table.tricks[book].leader if book < len(table.tricks) else table.leader
    return (leader + place) % table.terms.seats


def covered(table: "BidWhistState | BidWhistView") -> int:
    """Return how many cards can be called: all but the last one played, and that too once there is none to come."""
    return played(table) - (0 if table.phase == REVIEW else 1)


def last_begun(table: "BidWhistState | BidWhistView", cards: int) -> int:
    """Return the number of the book that the last of so many cards was played to."""
    return (cards - 1) // table.terms.seats + 1


def later(view: "BidWhistView", number: int) -> int:
    """Return the cards that the player of this one has played after it."""
    seat, seats = seat_at(view, number), view.terms.seats
    cards = [trick.cards[(seat - trick.leader) % seats] for trick in view.tricks[number // seats + 1 :]]
    place = (seat - view.leader) % seats
    if number // seats < len(view.tricks) and place < len(view.trick):
        cards.append(view.trick[place])
    return bits(cards)


def legal(state: "BidWhistState", seat: int) -> Legal:
    """Return the calls a seat may make, in play and in the review, where it may also accept."""
    if state.accepted >> seat & 1:
        return ()
    accept = (ACCEPT[seat],) if state.phase == REVIEW else ()
    return (*_calls(state, seat), *accept)


def _calls(state: "BidWhistState", seat: int) -> tuple[CallRenege, ...]:
    terms = state.terms
    upto = covered(state)
    if upto <= 0:
        return ()
    side = terms.side_of[seat]
    own = [claim for claim in state.claims if terms.side_of[claim.seat] == side]
    books = last_begun(state, upto)
    # In the book that is being played the opponents may have no card that can be called yet.
    newest = range((books - 1) * terms.seats, upto)
    if all(terms.side_of[seat_at(state, number)] == side for number in newest):
        books -= 1
    if not terms.must_name_book:
        now = last_begun(state, played(state))
        spent = any(last_begun(state, claim.played) == now for claim in own)
        return () if spent or not books else (CALLS[seat][0],)
    called = {claim.book for claim in own}
    return tuple(CALLS[seat][book] for book in range(1, books + 1) if book not in called)


def call(state: "BidWhistState", action: CallRenege) -> None:
    """Judge a call at once; books move when the deal is counted."""
    assert action.seat is not None
    terms = state.terms
    side = terms.side_of[action.seat]
    known = {number for claim in state.claims for number in claim.proven}
    upto = covered(state)
    proven = tuple(
        number
        for number in state.faults
        if number < upto
        and number not in known
        and terms.side_of[seat_at(state, number)] != side
        and action.book in (None, number // terms.seats + 1)
    )
    guilty = tuple(seat_at(state, number) for number in proven)
    state.claims += (Claim(action.seat, action.book or 0, played(state), proven, guilty),)


def accept(state: "BidWhistState", action: Accept) -> None:
    """Have nothing more to call; the last to accept has the deal counted."""
    assert action.seat is not None
    state.accepted |= 1 << action.seat
    if state.accepted == (1 << state.terms.seats) - 1:
        state.turn = UNNAMED
        scoring.count(state)


def refusal(state: "BidWhistState", action: Action) -> IllegalAction:
    """Return why a seat may not make this call, or accept again."""
    assert action.seat is not None
    if state.accepted >> action.seat & 1:
        return IllegalAction("already_accepted")
    books = [call.book for call in _calls(state, action.seat)]
    if not books:
        return IllegalAction("nothing_to_call")
    if not state.terms.must_name_book:
        return IllegalAction("call_names_no_book")
    return IllegalAction("no_such_call", books=", ".join(map(str, books)))
