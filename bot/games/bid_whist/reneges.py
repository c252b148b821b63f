"""Callable reneges: what a card owed to the suit led, who may call which book, what a call proves."""

from typing import TYPE_CHECKING

from bot.games.bid_whist import scoring
from bot.games.bid_whist.actions import MOST_SEATS, MOST_TRICKS, Accept, CallRenege
from bot.games.bid_whist.cards import JOKERS
from bot.games.bid_whist.parts import NOBODY, REVIEW, Claim
from bot.games.bid_whist.position import Position
from bot.games.bid_whist.ranking import NO_SUIT, Ranking
from bot.games.bid_whist.terms import Terms
from bot.rules.actions import Action
from bot.rules.cards import bits
from bot.rules.errors import IllegalAction
from bot.rules.game import Legal

if TYPE_CHECKING:
    from bot.games.bid_whist.view import BidWhistView

ACCEPT = tuple(Accept(seat) for seat in range(MOST_SEATS))
CALLS = tuple(
    (CallRenege(seat), *(CallRenege(seat, book) for book in range(1, MOST_TRICKS + 1))) for seat in range(MOST_SEATS)
)
"""For each seat the call of each book; the one at 0 names none."""


def owed(terms: Terms, order: Ranking, led: int, card: int) -> int:
    """Return the cards that may not be in a hand which plays `card`; 0 if the card may always be played.

    Holding one of them makes the play a renege; where reneges are impossible, the play proves that none is held.
    """
    suit = order.masks[led]
    if suit >> card & 1 or led == NO_SUIT:
        return 0
    if order.nt and JOKERS >> card & 1:
        return 0 if terms.play_anytime else suit
    return suit | JOKERS if order.nt and terms.must_throw else suit


def note(position: Position, seat: int | None, card: int) -> None:
    """Keep in mind that the card about to be played is a renege, if it is one."""
    assert position.order is not None
    assert seat is not None
    if position.hands[seat] & owed(position.terms, position.order, position.led, card):
        position.faults += (played(position),)


def played(table: "Position | BidWhistView") -> int:
    """Return how many cards have been played in this deal."""
    return len(table.tricks) * table.terms.seats + len(table.trick)


def seat_at(table: "Position | BidWhistView", number: int) -> int:
    """Return who played the card with this number among all played, from 0."""
    book, place = divmod(number, table.terms.seats)
    leader = table.tricks[book].leader if book < len(table.tricks) else table.leader
    return (leader + place) % table.terms.seats


def covered(table: "Position | BidWhistView") -> int:
    """Return how many cards can be called: all but the last one played, and that too once there is none to come."""
    return played(table) - (0 if table.phase == REVIEW else 1)


def last_begun(table: "Position | BidWhistView", cards: int) -> int:
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


def legal(position: Position, seat: int) -> Legal:
    """Return the calls a seat may make, in play and in the review, where it may also accept."""
    if position.accepted >> seat & 1:
        return ()
    accept = (ACCEPT[seat],) if position.phase == REVIEW else ()
    return (*_calls(position, seat), *accept)


def _calls(position: Position, seat: int) -> tuple[CallRenege, ...]:
    terms = position.terms
    upto = covered(position)
    if upto <= 0:
        return ()
    side = terms.side_of[seat]
    own = [claim for claim in position.claims if terms.side_of[claim.seat] == side]
    books = last_begun(position, upto)
    # In the book that is being played the opponents may have no card that can be called yet.
    newest = range((books - 1) * terms.seats, upto)
    if all(terms.side_of[seat_at(position, number)] == side for number in newest):
        books -= 1
    if not terms.must_name_book:
        now = last_begun(position, played(position))
        spent = any(last_begun(position, claim.played) == now for claim in own)
        return () if spent or not books else (CALLS[seat][0],)
    called = {claim.book for claim in own}
    return tuple(CALLS[seat][book] for book in range(1, books + 1) if book not in called)


def call(position: Position, action: CallRenege) -> None:
    """Judge a call at once; books move when the deal is counted."""
    assert action.seat is not None
    terms = position.terms
    side = terms.side_of[action.seat]
    known = {number for claim in position.claims for number in claim.proven}
    upto = covered(position)
    proven = tuple(
        number
        for number in position.faults
        if number < upto
        and number not in known
        and terms.side_of[seat_at(position, number)] != side
        and action.book in (None, number // terms.seats + 1)
    )
    guilty = tuple(seat_at(position, number) for number in proven)
    position.claims += (Claim(action.seat, action.book or 0, played(position), proven, guilty),)


def accept(position: Position, action: Accept) -> None:
    """Have nothing more to call; the last to accept has the deal counted."""
    assert action.seat is not None
    position.accepted |= 1 << action.seat
    if position.accepted == (1 << position.terms.seats) - 1:
        position.turn = NOBODY
        scoring.count(position)


def refusal(position: Position, action: Action) -> IllegalAction:
    """Return why a seat may not make this call, or accept again."""
    assert action.seat is not None
    if position.accepted >> action.seat & 1:
        return IllegalAction("already_accepted")
    books = [call.book for call in _calls(position, action.seat)]
    if not books:
        return IllegalAction("nothing_to_call")
    if not position.terms.must_name_book:
        return IllegalAction("call_names_no_book")
    return IllegalAction("no_such_call", books=", ".join(map(str, books)))
