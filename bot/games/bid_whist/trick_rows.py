"""The trick on the table, and the last one as far as it may be looked at again."""

from collections.abc import Iterator

from bot.games.bid_whist.names import face
from bot.games.bid_whist.parts import Trick
from bot.games.bid_whist.position import NOBODY
from bot.games.bid_whist.view import View
from bot.rules.panel import Menu, Row, Say, SeatName, TrickRow, say


def tricks(view: View) -> Iterator[TrickRow]:
    """Yield the trick on the table, or the last one while the table is empty and it may be looked at."""
    if not view.trick and may_look_back(view):
        last = view.tricks[-1]
        yield trick_row(view, last, say("label-last-trick", number=len(view.tricks)))
    if view.trick:
        label = say("label-trick", number=len(view.tricks) + 1)
        # In no trump only jokers may lie there, which win nothing.
        winner = view.winner if view.best else NOBODY
        yield trick_row(view, Trick(view.leader, view.trick, winner), label)


def may_look_back(view: View) -> bool:
    """Return whether the last trick may be looked at: as the table has it, always, never, or a while.

    The while lasts until the looker's side has played to the next trick; for everybody, until anybody has.
    """
    looking = view.terms.options["last_trick_view"]
    if not view.tricks or looking != "until_next_play":
        return bool(view.tricks) and looking == "always"
    if view.seat is None:
        return not view.trick
    side = view.terms.side_of[view.seat]
    seats = [(view.leader + place) % view.seats for place in range(len(view.trick))]
    return all(view.terms.side_of[seat] != side for seat in seats)


def last_trick_rows(view: View) -> tuple[Row, ...]:
    """Return the button that shows the last trick again while another one lies on the table."""
    if not view.trick or not may_look_back(view):
        return ()
    shown = book_line(view, view.tricks[-1], len(view.tricks))
    return ((Menu(say("button-last-trick"), "last", shown, ()),),)


def books_so_far(view: View) -> tuple[Say, ...]:
    """Return every book begun, each in one line, the newest first."""
    begun = list(view.tricks)
    if view.trick:
        begun.append(Trick(view.leader, view.trick, view.winner if view.best else NOBODY))
    lines = [book_line(view, trick, number) for number, trick in enumerate(begun, 1)]
    return tuple(reversed(lines))


def book_line(view: View, trick: Trick, number: int) -> Say:
    """Return a book in one line: who played what, in order, with a star at the winning card."""
    plays = tuple(
        say("trick-winning" if who.seat == trick.winner else "trick-play", name=who, card=card)
        for who, card in trick_row(view, trick, say("label-trick", number=number)).plays
    )
    return say("prompt-last-trick", number=number, plays=plays)


def trick_row(view: View, shown: Trick, label: Say) -> TrickRow:
    """Return a trick to be drawn."""
    seats = view.seats
    plays = tuple((SeatName((shown.leader + place) % seats), face(card)) for place, card in enumerate(shown.cards))
    return TrickRow(plays, None if shown.winner == NOBODY else shown.winner, label)
