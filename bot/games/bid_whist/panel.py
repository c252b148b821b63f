"""The public panel: who plays with whom, the auction, the contract, books taken and books to set, the trick."""

from collections.abc import Iterable, Iterator

from bot.games.bid_whist import reneges
from bot.games.bid_whist.actions import Accept, CallRenege
from bot.games.bid_whist.bids import Offer
from bot.games.bid_whist.events import result_lines
from bot.games.bid_whist.names import bid_name, contract_name, face, faces, names, side_name, sort_order, sorted_cards
from bot.games.bid_whist.parts import Contract, Trick
from bot.games.bid_whist.position import (
    AUCTION,
    BURYING,
    DEALING,
    DRAWING,
    NAMING,
    NO_CONTRACT,
    NOBODY,
    OVER,
    PLAY,
    REVIEW,
)
from bot.games.bid_whist.scoring import books_of, needed
from bot.games.bid_whist.terms import Terms
from bot.games.bid_whist.view import View
from bot.rules.panel import (
    Block,
    Button,
    CardRow,
    Heading,
    Line,
    Menu,
    Panel,
    Param,
    Row,
    Say,
    SeatName,
    Select,
    Table,
    TrickRow,
    say,
)

HEADINGS = {
    AUCTION: "heading-auction",
    NAMING: "heading-naming",
    BURYING: "heading-burying",
    PLAY: "heading-playing",
}


def table_panel(view: View) -> Panel:
    """Return the public panel of a public view."""
    blocks: list[Block] = [Heading(heading(view)), seating(view), *contract_lines(view)]
    if view.phase in (DEALING, OVER) and view.deals:
        blocks += [Line(line) for line in result_lines(view.terms, view.sheet)]
    blocks += auction(view)
    blocks += kitty(view)
    blocks += trick(view)
    blocks.append(sides(view))
    blocks += [Line(line, quiet=True) for line in calls(view)]
    return Panel(title(view), tuple(blocks), public_rows(view))


def title(view: View) -> Say:
    """Return the number of the deal."""
    between = view.phase in (DEALING, OVER) and bool(view.deals)
    return say("title-table", deal=len(view.deals) + (0 if between else 1))


def heading(view: View) -> Say:
    """Return whose turn it is, and for what, in one line."""
    outcome = view.outcome
    if outcome is not None:
        return say("heading-over", winner=side_name(view.terms, outcome.winners[0]))
    if view.phase == DEALING:
        return say("heading-shuffle", dealer=SeatName(view.dealer))
    if view.phase == DRAWING:
        return say("heading-drawing")
    if view.phase == REVIEW:
        waiting = (seat for seat in range(view.seats) if not view.accepted >> seat & 1)
        return say("heading-review", players=names(waiting))
    return say(HEADINGS[view.phase], player=SeatName(view.turn), book=len(view.tricks) + 1)


def seating(view: View) -> Line:
    """Return the order of the seats, and the dealer; who plays with whom is told with the score."""
    key = "line-pairs" if view.terms.pairs else "line-seats"
    return Line(say(key, dealer=SeatName(view.dealer), players=names(range(view.seats))), quiet=True)


def contract_lines(view: View) -> Iterator[Line]:
    """Yield the contract and what it needs, once there is one."""
    contract = view.contract
    if contract == NO_CONTRACT:
        return
    yield Line(
        say(
            "line-contract",
            player=SeatName(contract.seat),
            contract=contract_name(view.terms, contract),
            needed=needed(view.terms, contract.number),
        )
    )


def auction(view: View) -> Iterator[Block]:
    """Yield what each seat has called last, in the order of speaking; all calls of several rounds, or of the past."""
    if not view.calls:
        return
    told = tuple(say("call-by", player=SeatName(seat), call=call_name(bid)) for seat, bid in view.calls)
    history = Line(say("line-auction", calls=told), quiet=True)
    if view.phase not in (AUCTION, NAMING):
        yield history
        return
    last = dict(view.calls)
    first = view.calls[0][0]
    seats = [(first + step) % view.seats for step in range(view.seats)]
    rows = tuple((SeatName(seat), call_name(last[seat]) if seat in last else say("call-none")) for seat in seats)
    yield Table((say("head-player"), say("head-call")), rows)
    if len(view.calls) > len(last):
        yield history


def call_name(bid: Offer | None) -> Say:
    """Return a bid or a pass in words."""
    return bid_name(bid) if bid is not None else say("call-pass")


def kitty(view: View) -> Iterator[Block]:
    """Yield the sported kitty, and who exchanged jokers."""
    if view.sported and view.kitty:
        cards = sorted_cards(sort_order(view.terms, view.contract), view.kitty)
        yield CardRow(faces(cards), say("label-kitty"))
    for seat, count in view.swaps:
        yield Line(say("line-exchange", player=SeatName(seat), count=count), quiet=True)


def trick(view: View) -> Iterator[TrickRow]:
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
    last, number = view.tricks[-1], len(view.tricks)
    plays = tuple(
        say("trick-winning" if who.seat == last.winner else "trick-play", name=who, card=card)
        for who, card in trick_row(view, last, say("label-last-trick", number=number)).plays
    )
    return ((Menu(say("button-last-trick"), "last", say("prompt-last-trick", number=number, plays=plays), ()),),)


def trick_row(view: View, shown: Trick, label: Say) -> TrickRow:
    """Return a trick to be drawn."""
    seats = view.seats
    plays = tuple((SeatName((shown.leader + place) % seats), face(card)) for place, card in enumerate(shown.cards))
    return TrickRow(plays, None if shown.winner == NOBODY else shown.winner, label)


def sides(view: View) -> Table:
    """Return scores, and in play the books taken and those still needed: to make it, or to set it."""
    terms, contract = view.terms, view.contract
    head = [say("head-side"), say("head-score")]
    rows: list[list[Param]] = [[side_name(terms, side), view.scores[side]] for side in range(terms.sides)]
    if terms.options["match"] != "single":
        head.append(say("head-games"))
        for side, row in enumerate(rows):
            row.append(view.sheet.games[side])
    if view.phase in (PLAY, REVIEW):
        head += [say("head-books"), say("head-goal")]
        books = books_of(terms, contract, view.tricks)
        for side, row in enumerate(rows):
            row += [books[side], goal(view, contract, books, side)]
    return Table(tuple(head), tuple(tuple(row) for row in rows))


def goal(view: View, contract: Contract, books: list[int], side: int) -> Say:
    """Return what a side still needs, by the books as they lie now."""
    terms = view.terms
    declarer = terms.side_of[contract.seat]
    total = terms.hand + (0 if terms.kitty_book == "none" else 1)
    to_make = needed(terms, contract.number) - books[declarer]
    others = sum(books) - books[declarer]
    to_set = total - needed(terms, contract.number) + 1 - others
    if side == declarer:
        return say("goal-made") if to_make <= 0 else say("goal-make", count=to_make)
    return say("goal-is-set") if to_set <= 0 else say("goal-set", count=to_set)


def calls(view: View) -> Iterator[Say]:
    """Yield the reneges called in this deal."""
    for claim in view.claims:
        if claim.right:
            offenders = names(claim.offenders)
            yield say("line-call-right", player=SeatName(claim.seat), players=offenders, book=claim.book)
        else:
            yield say("line-call-wrong", player=SeatName(claim.seat), book=claim.book)


def public_rows(view: View) -> tuple[Row, ...]:
    """Return what anybody may press: the last trick, and to call reneges every book begun, and the acceptance."""
    rows: list[Row] = [*last_trick_rows(view)]
    if view.terms.callable and view.phase in (PLAY, REVIEW):
        upto = reneges.covered(view)
        if upto > 0:
            books = range(1, reneges.last_begun(view, upto) + 1) if view.terms.must_name_book else [None]
            rows += call_rows(view.terms, (CallRenege(0, book) for book in books))
        if view.phase == REVIEW:
            rows.append((accept_button(),))
    return tuple(rows)


def call_rows(terms: Terms, choices: Iterable[CallRenege]) -> tuple[Row, ...]:
    """Return the list of books to call a renege in, or the one button where none is named."""
    buttons = tuple(call_button(terms, choice) for choice in choices)
    if not buttons:
        return ()
    if len(buttons) == 1:
        return (buttons,)
    return ((Select(say("prompt-call"), buttons),),)


def call_button(terms: Terms, choice: CallRenege) -> Button:
    """Return the button that calls a renege, and says what a wrong call costs."""
    label = say("button-call", book=choice.book) if choice.book else say("button-call-any")
    return Button(label, choice.text(), "danger", confirm=say("confirm-call", count=terms.false_penalty))


def accept_button() -> Button:
    """Return the button that accepts the deal."""
    return Button(say("button-accept"), Accept(0).text(), "success")
