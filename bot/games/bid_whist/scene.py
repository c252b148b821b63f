"""The table as a picture: calls before the players, the contract, the kitty, the trick, books and points by sides."""

from bot.games.bid_whist.auction_lines import call_name
from bot.games.bid_whist.bids import KIND_NT, Offer
from bot.games.bid_whist.cards import NO_TRUMP, UNNAMED
from bot.games.bid_whist.names import bid_name, faces, sort_order, sorted_cards
from bot.games.bid_whist.parts import Contract
from bot.games.bid_whist.position import AUCTION, DEALING, NAMING, NO_CONTRACT, OVER, PLAY, REVIEW
from bot.games.bid_whist.renege_rows import claim_lines
from bot.games.bid_whist.score_table import goal
from bot.games.bid_whist.scoring import books_counted
from bot.games.bid_whist.terms import Terms
from bot.games.bid_whist.trick_rows import trick_row, tricks
from bot.games.bid_whist.view import View
from bot.rules.panel import Param, Say, SeatName, say
from bot.rules.scene import Pile, Place, Scene

SIGNS = "♠♥♦♣"
"""Of the trump suits by their numbers."""
DIRECTION_KEYS = ("scene-up", "scene-down", "scene-aces-bad")


def scene(view: View) -> Scene:
    """Return the table as everybody sees it."""
    contract, last = view.contract, view.tricks[-1] if view.tricks else None
    shown = next(iter(tricks(view)), None)
    ended = view.sheet.last if view.phase in (DEALING, OVER) else None
    if ended:
        contract, shown = (
            ended.contract,
            trick_row(view, ended.trick, say("label-last-trick", number=view.terms.hand)),
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
        piles=(Pile(faces(kitty), say("label-kitty")),) if kitty else (),
        notes=tuple(claim_lines(view)),
    )


def _place(view: View, seat: int) -> Place:
    """Return what is at a seat; points and books are those of its side."""
    terms, side = view.terms, view.terms.side_of[seat]
    between = view.phase in (DEALING, OVER)
    books = None
    if view.phase in (PLAY, REVIEW):
        books = books_counted(terms, view.contract, view.tricks, view.claims)[side]
    gained = 0
    if between and view.deals:
        books, gained = view.deals[-1]["books"][side], view.deals[-1]["points"][side]
    return Place(
        points=view.scores[side],
        gained=gained,
        books=books,
        cards=view.size_of(seat),
        said=_said(view, seat),
        side=side if terms.pairs else None,
    )


def _said(view: View, seat: int) -> Say | None:
    """Return what a seat has called last, while that is what everybody looks at."""
    if view.phase not in (AUCTION, NAMING):
        return None
    last: dict[int, Offer | None] = dict(view.calls)
    return call_name(last[seat]) if seat in last else None


def _contract(terms: Terms, contract: Contract) -> tuple[Param, ...]:
    """Return the contract in short lines, as far as it is named, and whose it is."""
    who, number = SeatName(contract.seat), contract.number
    if contract.trump == UNNAMED:
        return bid_name(contract.bid), who
    bare = bid_name(Offer(number, KIND_NT))
    first = bare if contract.trump == NO_TRUMP else f"{number} {SIGNS[contract.trump]}"
    if contract.direction == UNNAMED or len(terms.directions) == 1:
        return first, who
    return first, say(DIRECTION_KEYS[contract.direction]), who


def _goal(view: View) -> tuple[Param, ...]:
    """Return what declarer's side still needs, while it is being played for."""
    if view.phase not in (PLAY, REVIEW):
        return ()
    return (goal(view, view.terms.side_of[view.contract.seat]),)
