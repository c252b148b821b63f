"""The public panel, and the table for its image."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.games.bid_whist import auction, play
from bot.games.bid_whist.actions import BOSTON, KIND_NT, OFFERS, Accept, BidValue, CallRenege, Pass
from bot.games.bid_whist.cards import NO_TRUMP, UNNAMED
from bot.games.bid_whist.labels import bid_name, contract_name, face, faces, side_name, sort_order, sorted_cards
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
    Contract,
    PublicPosition,
    RenegeCall,
    ScoreSheet,
    Trick,
)
from bot.games.bid_whist.scoring import (
    PLUS_OR_MINUS,
    books_counted,
    books_of,
    books_to_make,
    books_to_set,
    needed,
    total_of,
)
from bot.games.bid_whist.state import View
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.panel import (
    Block,
    Button,
    CardRow,
    Ending,
    Heading,
    Line,
    LocalizedText,
    Menu,
    OwnList,
    Panel,
    Param,
    Row,
    SeatName,
    Select,
    TextTable,
    TrickRow,
    localized,
    names,
    signed,
    winners,
)
from bot.rules.scene import Pile, Scene, SeatScene
from bot.rules.state import Outcome

# Results


def ending(terms: TableRules, sheet: ScoreSheet) -> Ending:
    """Return how the last deal ended, and the game with it if it is over."""
    return Ending(_deal(terms, sheet), tuple(_game(terms, sheet)), tuple(_details(terms, sheet)))


def _deal(terms: TableRules, sheet: ScoreSheet) -> LocalizedText:
    """Return the sentence of the contract: bid, made or set, by how many books, for how many points."""
    deal = sheet.deals[-1]
    contract = deal["contract"]
    seat, bid = int(contract["seat"]), OFFERS[contract["bid"]]
    side = terms.side_of[seat]
    books = int(deal["books"][side])
    return localized(
        "ending-made" if deal["made"] else "ending-set",
        player=SeatName(seat),
        bid=bid_name(bid),
        books=books,
        needed=needed(terms, bid.number),
        boston="no"
        if not terms.pairs
        else "bid"
        if bid.number == BOSTON
        else "taken"
        if books == total_of(terms)
        else "no",
        renege="yes" if any(renege["moved"] for renege in deal["reneges"]) else "no",
        points=signed(deal["points"][side]) if deal["points"][side] else localized("ending-no-points"),
    )


def _details(terms: TableRules, sheet: ScoreSheet) -> Iterator[LocalizedText]:
    """Yield the books moved by called reneges, and the points of the defenders."""
    deal = sheet.deals[-1]
    for renege in deal["reneges"]:
        yield localized(
            "result-renege", player=SeatName(renege["seat"]), right=str(renege["right"]), moved=renege["moved"]
        )
    for side, points in enumerate(deal["points"]):
        if points and side != terms.side_of[int(deal["contract"]["seat"])]:
            key = "result-back-door" if _back_door(terms, deal) else "result-points"
            yield localized(key, side=side_name(terms, side), points=signed(points))


def _back_door(terms: TableRules, deal: Mapping[str, Any]) -> bool:
    """Return whether the points of a missed bid have gone to the other side."""
    return terms.options["back_door"] == "transfer" and not deal["made"]


def _game(terms: TableRules, sheet: ScoreSheet) -> Iterator[LocalizedText]:
    """Yield the winner of the game with the reason, or of one game of a rubber; () where no score is kept."""
    outcome = sheet.outcome
    if not terms.keeps_score:
        return
    if outcome is not None:
        seats = [seat for seat in range(terms.seats) if terms.side_of[seat] in outcome.winners]
        yield winners(seats, shared=len(outcome.winners) > 1)
        yield _reason(terms, sheet, outcome)
        if terms.options["match"] == "rubber":
            yield localized("ending-rubber", games=tuple(_games(terms, sheet)))
        elif terms.options["boston_two_wins"] and max(sheet.games) > 1:
            yield localized("ending-two-wins")
    elif sum(sheet.games) and not any((*sheet.scores, *sheet.misses)):
        # Only a new game of a rubber has neither points nor missed bids: scores are nil again after a set, too.
        yield localized("result-game", games=tuple(_games(terms, sheet)))


def _reason(terms: TableRules, sheet: ScoreSheet, outcome: Outcome) -> LocalizedText:
    """Return why the game is over."""
    deal, side = sheet.deals[-1], outcome.winners[0]
    reason = f"ending-{outcome.reason.replace('_', '-')}"
    declarer = terms.side_of[int(deal["contract"]["seat"])]
    others = tuple(score for other, score in enumerate(outcome.scores) if other != side)
    back_door = outcome.reason == "target" and side != declarer and _back_door(terms, deal)
    return localized(
        "ending-back-door" if back_door else reason,
        side=side_name(terms, side),
        other=side_name(terms, 1 - side) if terms.pairs else "",
        score=outcome.scores[side],
        least=min(others),
        target=terms.target,
        bottom=-PLUS_OR_MINUS,
        pair="yes" if terms.pairs else "no",
    )


def _games(terms: TableRules, sheet: ScoreSheet) -> Iterator[LocalizedText]:
    for side, games in enumerate(sheet.games):
        yield localized("side-games", side=side_name(terms, side), games=games)


# Scores


def sides(view: View) -> TextTable:
    """Return scores if they are kept; in play, the books taken and those still needed, to make or to set the bid."""
    terms, contract = view.terms, view.contract
    head = [localized("head-side")]
    rows: list[list[Param]] = [[side_name(terms, side)] for side in range(terms.sides)]
    if terms.keeps_score:
        head.append(localized("head-score"))
        for side, row in enumerate(rows):
            row.append(view.scores[side])
    if terms.keeps_score and terms.options["match"] != "single":
        head.append(localized("head-games"))
        for side, row in enumerate(rows):
            row.append(view.sheet.games[side])
    if view.phase in (PLAY, REVIEW):
        head += [localized("head-books"), localized("head-goal")]
        books = books_counted(terms, contract, view.tricks, view.claims)
        for side, row in enumerate(rows):
            row += [books[side], goal(view, side)]
    return TextTable(tuple(head), tuple(tuple(row) for row in rows))


def goal(view: View, side: int) -> LocalizedText:
    """Return the books that a side still needs, after called reneges."""
    terms, contract = view.terms, view.contract
    books = books_of(terms, contract, view.tricks)
    if side == terms.side_of[contract.seat]:
        to_make = books_to_make(terms, contract, books, view.claims)
        if to_make is None:
            return localized("goal-is-set")
        return localized("goal-make", count=to_make) if to_make else localized("goal-made")
    # Alone, all the others together set a declarer.
    to_set = books_to_set(terms, contract, books, view.claims)
    if to_set is None:
        return localized("goal-made")
    return localized("goal-set", count=to_set) if to_set else localized("goal-is-set")


# Tricks


def tricks(view: View) -> Iterator[TrickRow]:
    """Yield the trick on the table, or the last one while the table is empty and it may be looked at."""
    if not view.trick and can_see_last_trick(view):
        last = view.tricks[-1]
        yield trick_row(view, last, localized("label-last-trick", number=len(view.tricks)))
    if view.trick:
        label = localized("label-trick", number=len(view.tricks) + 1)
        # In no trump only jokers may lie there, which win nothing.
        winner = view.winner if view.best else NOBODY
        yield trick_row(view, Trick(view.leader, view.trick, winner), label)


def can_see_last_trick(view: View) -> bool:
    """Return whether the last trick may be looked at: as the table has it, always, never, or a while.

    The while lasts until the looker's side has played to the next trick; for everyone, until any player has.
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
    if not view.trick or not can_see_last_trick(view):
        return ()
    shown = book_line(view, view.tricks[-1], len(view.tricks))
    return ((Menu(localized("button-last-trick"), "last", shown, ()),),)


def books_so_far(view: View) -> tuple[LocalizedText, ...]:
    """Return every book begun, each in one line, the newest first."""
    begun = list(view.tricks)
    if view.trick:
        begun.append(Trick(view.leader, view.trick, view.winner if view.best else NOBODY))
    lines = [book_line(view, trick, number) for number, trick in enumerate(begun, 1)]
    return tuple(reversed(lines))


def book_line(view: View, trick: Trick, number: int) -> LocalizedText:
    """Return a book in one line: seats and cards in order, with a star at the winning card."""
    plays = tuple(
        localized("trick-winning" if who.seat == trick.winner else "trick-play", name=who, card=card)
        for who, card in trick_row(view, trick, localized("label-trick", number=number)).plays
    )
    return localized("prompt-last-trick", number=number, plays=plays)


def trick_row(view: View, shown: Trick, label: LocalizedText) -> TrickRow:
    """Return a trick to be drawn."""
    seats = view.seats
    plays = tuple((SeatName((shown.leader + place) % seats), face(card)) for place, card in enumerate(shown.cards))
    return TrickRow(plays, None if shown.winner == NOBODY else shown.winner, label)


# Reneges


def claim_lines(view: View) -> Iterator[Line]:
    """Yield the reneges called in this deal, in small print."""
    for claim in view.claims:
        caller = SeatName(claim.seat)
        if claim.right:
            reneges = proven(view, claim, named=claim.book > 0)
            text = localized("line-call-right", player=caller, reneges=reneges, book=claim.book)
        else:
            text = localized("line-call-wrong", player=caller, book=claim.book)
        yield Line(text, quiet=True)


def proven(position: PublicPosition, claim: RenegeCall, *, named: bool = False) -> tuple[LocalizedText, ...]:
    """Return the cards that a call has proven to be reneges, each with its player and book.

    Args:
        named: whether the sentence around them names the book.
    """
    seats = position.terms.seats
    return tuple(
        localized(
            "renege-proven",
            player=SeatName(seat),
            card=face(play.card_at(position, number)),
            book=0 if named else number // seats + 1,
        )
        for number, seat in zip(claim.proven, claim.guilty, strict=True)
    )


def call_rows(view: View) -> tuple[Row, ...]:
    """Return the buttons for renege calls: one for every book begun, and in the review an acceptance before it."""
    if not view.terms.callable or view.phase not in (PLAY, REVIEW):
        return ()
    upto = play.covered(view)
    books = range(1, play.last_begun(view, upto) + 1) if view.terms.must_name_book else (None,)
    calls = (CallRenege(0, book) for book in books) if upto > 0 else ()
    return renege_rows(view, calls)


def renege_rows(view: View, choices: Iterable[CallRenege]) -> tuple[Row, ...]:
    """Return the button that opens all books so far, with the list to call a renege in one, or in any."""
    buttons = tuple(call_button(view.terms, choice) for choice in choices)
    if not buttons:
        return ()
    row: Row = buttons if len(buttons) == 1 else (Select(localized("prompt-call"), buttons),)
    books = tuple(Line(book) for book in books_so_far(view))
    return ((Menu(localized("button-calls"), "renege", localized("prompt-calls"), (row,), "danger", blocks=books),),)


def call_button(terms: TableRules, choice: CallRenege) -> Button:
    """Return the button that calls a renege, with the cost of a wrong call."""
    label = localized("button-call", book=choice.book) if choice.book else localized("button-call-any")
    phrase = localized("call-phrase", book=choice.book) if choice.book else label
    confirm = localized("confirm-call", count=terms.false_penalty)
    return Button(label, choice.text(), "danger", confirm=confirm, phrase=phrase)


def accept_button() -> Button:
    """Return the button that accepts the deal."""
    return Button(localized("button-accept"), Accept(0).text(), "success")


# The auction


def contract_lines(view: View) -> Iterator[Line]:
    """Yield the contract and its goal, once there is one."""
    contract = view.contract
    if contract == NO_CONTRACT:
        return
    yield Line(
        localized(
            "line-contract",
            player=SeatName(contract.seat),
            contract=contract_name(view.terms, contract),
            needed=needed(view.terms, contract.number),
        ),
        essential=True,
    )


def call_lines(view: View) -> Iterator[Block]:
    """Yield each seat's last call in order; all calls after several rounds, or of a past auction."""
    if not view.calls:
        return
    text = tuple(localized("call-by", player=SeatName(seat), call=call_name(bid)) for seat, bid in view.calls)
    history = Line(localized("line-auction", calls=text), quiet=True)
    if view.phase not in (AUCTION, NAMING):
        yield history
        return
    last = dict(view.calls)  # of several calls of a seat, the last
    first = view.calls[0][0]
    seats = [(first + step) % view.seats for step in range(view.seats)]
    rows = tuple((SeatName(seat), call_name(last[seat])) for seat in seats if seat in last)
    yield TextTable((localized("head-player"), localized("head-call")), rows, essential=True)
    if len(view.calls) > len(last):
        yield history


def auction_rows(view: View) -> tuple[Row, ...]:
    """Return the button for the player's own list of bids, and the pass unless everybody else has passed."""
    if view.phase != AUCTION:
        return ()
    own = OwnList(localized("button-own-bids"))
    return ((own,),) if auction.is_forced(view) else ((own, Button(localized("button-pass"), Pass(0).text())),)


def call_name(bid: BidValue | None) -> LocalizedText:
    """Return a bid or a pass in words."""
    return bid_name(bid) if bid is not None else localized("call-pass")


def kitty_lines(view: View) -> Iterator[Block]:
    """Yield the sported kitty, and the seats that exchanged jokers."""
    if view.sported and view.kitty_shown:
        cards = sorted_cards(sort_order(view.terms, view.contract), view.kitty_shown)
        yield CardRow(faces(cards), localized("label-kitty"))
    for seat, count in view.swaps:
        yield Line(localized("line-exchange", player=SeatName(seat), count=count), quiet=True)


# The public panel


HEADINGS = {AUCTION: "heading-auction", NAMING: "heading-naming", BURYING: "heading-burying", PLAY: "heading-playing"}


def table_panel(view: View) -> Panel:
    """Return the public panel of a public view."""
    blocks: list[Block] = [*ended(view), *heading(view), seating(view), *contract_lines(view)]
    blocks += call_lines(view)
    blocks += kitty_lines(view)
    blocks += tricks(view)
    blocks.append(sides(view))
    blocks += claim_lines(view)
    accept = (accept_button(),) if view.phase == REVIEW else ()
    more = last_trick_rows(view) + call_rows(view)
    return Panel(title(view), tuple(blocks), auction_rows(view) or ((accept,) if accept else ()), accept, more)


def title(view: View) -> LocalizedText:
    """Return the panel's title, with the number of the deal."""
    return localized("title-table", deal=deal_number(view))


def deal_number(view: View) -> int:
    """Return the number of the deal that a view shows: the one in play, or the last one after its end."""
    between = view.phase in (DEALING, OVER) and bool(view.deals)
    return len(view.deals) + (0 if between else 1)


def ended(view: View) -> list[Block]:
    """Return how the last deal ended, until the next one is dealt."""
    return [ending(view.terms, view.sheet)] if view.phase in (DEALING, OVER) and view.deals else []


def heading(view: View) -> list[Block]:
    """Return the awaited seat and action in one line; () once the game is over."""
    return [] if view.outcome else [Heading(question(view))]


def question(view: View) -> LocalizedText:
    """Return the awaited seat and action."""
    if view.phase == DEALING:
        return localized("heading-shuffle", dealer=SeatName(view.dealer))
    if view.phase == DRAWING:
        return localized("heading-drawing")
    if view.phase == REVIEW:
        waiting = (seat for seat in range(view.seats) if not view.accepted >> seat & 1)
        return localized("heading-review", players=names(waiting))
    return localized(HEADINGS[view.phase], player=SeatName(view.turn), book=len(view.tricks) + 1)


def seating(view: View) -> Line:
    """Return the order of the seats, and the dealer; the score shows the partnerships."""
    key = "line-pairs" if view.terms.pairs else "line-seats"
    return Line(localized(key, dealer=SeatName(view.dealer), players=names(range(view.seats))), quiet=True)


# The image


SIGNS = "♠♥♦♣"
"""Of the trump suits by their numbers."""
DIRECTION_KEYS = ("scene-up", "scene-down", "scene-aces-bad")


def scene(view: View) -> Scene:
    """Return the table as everyone sees it."""
    contract, last = view.contract, view.tricks[-1] if view.tricks else None
    shown = next(iter(tricks(view)), None)
    ended = view.sheet.last if view.phase in (DEALING, OVER) else None
    if ended:
        contract, shown = (
            ended.contract,
            trick_row(view, ended.trick, localized("label-last-trick", number=view.terms.hand)),
        )
    kitty = sorted_cards(sort_order(view.terms, contract), view.kitty_shown) if view.sported else ()
    return Scene(
        tuple(_place(view, seat) for seat in range(view.seats)),
        trick=tuple((who.seat, face) for who, face in shown.plays) if shown else (),
        winner=shown.winner if shown else None,
        taken=bool(shown) and not view.trick,
        tricks=len(view.tricks),
        took=last.winner if last and view.phase == PLAY else None,
        dealer=None if view.outcome else view.dealer,
        declarer=None if contract == NO_CONTRACT else contract.seat,
        contract=(*_contract(view.terms, contract), *_goal(view)) if contract != NO_CONTRACT else (),
        piles=(Pile(faces(kitty), localized("label-kitty")),) if kitty else (),
        notes=tuple(claim_lines(view)),
    )


def _place(view: View, seat: int) -> SeatScene:
    """Return the scene of one seat; points and books are those of its side."""
    terms, side = view.terms, view.terms.side_of[seat]
    between = view.phase in (DEALING, OVER)
    books = None
    if view.phase in (PLAY, REVIEW):
        books = books_counted(terms, view.contract, view.tricks, view.claims)[side]
    gained = 0
    if between and view.deals:
        books, gained = view.deals[-1]["books"][side], view.deals[-1]["points"][side]
    return SeatScene(
        points=view.scores[side] if terms.keeps_score else None,
        gained=gained,
        books=books,
        cards=view.size_of(seat),
        said=_last_call(view, seat),
        side=side if terms.pairs else None,
    )


def _last_call(view: View, seat: int) -> LocalizedText | None:
    """Return a seat's last call, during the auction."""
    if view.phase not in (AUCTION, NAMING):
        return None
    last: dict[int, BidValue | None] = dict(view.calls)
    return call_name(last[seat]) if seat in last else None


def _contract(terms: TableRules, contract: Contract) -> tuple[Param, ...]:
    """Return the contract in short lines, as far as it is named, and its declarer."""
    who, number = SeatName(contract.seat), contract.number
    if contract.trump == UNNAMED:
        return bid_name(contract.bid), who
    bare = bid_name(BidValue(number, KIND_NT))
    first = bare if contract.trump == NO_TRUMP else f"{number} {SIGNS[contract.trump]}"
    if contract.direction == UNNAMED or len(terms.directions) == 1:
        return first, who
    return first, localized(DIRECTION_KEYS[contract.direction]), who


def _goal(view: View) -> tuple[Param, ...]:
    """Return the books that declarer's side still needs during the play."""
    if view.phase not in (PLAY, REVIEW):
        return ()
    return (goal(view, view.terms.side_of[view.contract.seat]),)
