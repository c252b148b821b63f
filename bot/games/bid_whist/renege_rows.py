"""What is shown of reneges, and the buttons that call one or accept the deal."""

from collections.abc import Iterable, Iterator

from bot.games.bid_whist import reneges
from bot.games.bid_whist.actions import Accept, CallRenege
from bot.games.bid_whist.names import face
from bot.games.bid_whist.parts import Claim
from bot.games.bid_whist.position import PLAY, REVIEW, Public
from bot.games.bid_whist.terms import Terms
from bot.games.bid_whist.trick_rows import books_so_far
from bot.games.bid_whist.view import View
from bot.rules.panel import Button, Line, Menu, Row, Say, SeatName, Select, say


def claim_lines(view: View) -> Iterator[Line]:
    """Yield the reneges called in this deal, in small print."""
    for claim in view.claims:
        caller = SeatName(claim.seat)
        if claim.right:
            told = say("line-call-right", player=caller, reneges=proven(view, claim), book=claim.book)
        else:
            told = say("line-call-wrong", player=caller, book=claim.book)
        yield Line(told, quiet=True)


def proven(position: Public, claim: Claim) -> tuple[Say, ...]:
    """Return the cards that a call has proven to be reneges, each with its player and book."""
    seats = position.terms.seats
    return tuple(
        say(
            "renege-proven",
            player=SeatName(seat),
            card=face(reneges.card_at(position, number)),
            book=number // seats + 1,
        )
        for number, seat in zip(claim.proven, claim.guilty, strict=True)
    )


def anybodys_rows(view: View) -> tuple[Row, ...]:
    """Return what anybody may press: a call of every book begun, and in the review the acceptance before it."""
    if not view.terms.callable or view.phase not in (PLAY, REVIEW):
        return ()
    upto = reneges.covered(view)
    books = range(1, reneges.last_begun(view, upto) + 1) if view.terms.must_name_book else (None,)
    calls = (CallRenege(0, book) for book in books) if upto > 0 else ()
    rows = renege_rows(view, calls)
    return ((accept_button(),), *rows) if view.phase == REVIEW else rows


def renege_rows(view: View, choices: Iterable[CallRenege]) -> tuple[Row, ...]:
    """Return the button that opens all books so far, with the list to call a renege in one of them.

    Players may look back at older books when they call a renege; where no book is named, there is one call.
    """
    buttons = tuple(call_button(view.terms, choice) for choice in choices)
    if not buttons:
        return ()
    row: Row = buttons if len(buttons) == 1 else (Select(say("prompt-call"), buttons),)
    books = tuple(Line(book) for book in books_so_far(view))
    return ((Menu(say("button-calls"), "renege", say("prompt-calls"), (row,), "danger", blocks=books),),)


def call_button(terms: Terms, choice: CallRenege) -> Button:
    """Return the button that calls a renege, and says what a wrong call costs."""
    label = say("button-call", book=choice.book) if choice.book else say("button-call-any")
    return Button(label, choice.text(), "danger", confirm=say("confirm-call", count=terms.false_penalty))


def accept_button() -> Button:
    """Return the button that accepts the deal."""
    return Button(say("button-accept"), Accept(0).text(), "success")
