"""What a panel says of the auction, of what came out of it, and of the kitty."""

from collections.abc import Iterator

from bot.games.bid_whist.bids import Offer
from bot.games.bid_whist.names import bid_name, contract_name, faces, sort_order, sorted_cards
from bot.games.bid_whist.position import AUCTION, NAMING, NO_CONTRACT
from bot.games.bid_whist.scoring import needed
from bot.games.bid_whist.view import View
from bot.rules.panel import Block, CardRow, Line, Say, SeatName, Table, say


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


def call_lines(view: View) -> Iterator[Block]:
    """Yield what each seat has called last, in the order of speaking; all calls of several rounds, or of the past."""
    if not view.calls:
        return
    told = tuple(say("call-by", player=SeatName(seat), call=call_name(bid)) for seat, bid in view.calls)
    history = Line(say("line-auction", calls=told), quiet=True)
    if view.phase not in (AUCTION, NAMING):
        yield history
        return
    last = dict(view.calls)  # of several calls of a seat, the last
    first = view.calls[0][0]
    seats = [(first + step) % view.seats for step in range(view.seats)]
    rows = tuple((SeatName(seat), call_name(last[seat]) if seat in last else say("call-none")) for seat in seats)
    yield Table((say("head-player"), say("head-call")), rows)
    if len(view.calls) > len(last):
        yield history


def call_name(bid: Offer | None) -> Say:
    """Return a bid or a pass in words."""
    return bid_name(bid) if bid is not None else say("call-pass")


def kitty_lines(view: View) -> Iterator[Block]:
    """Yield the sported kitty, and who exchanged jokers."""
    if view.sported and view.kitty_shown:
        cards = sorted_cards(sort_order(view.terms, view.contract), view.kitty_shown)
        yield CardRow(faces(cards), say("label-kitty"))
    for seat, count in view.swaps:
        yield Line(say("line-exchange", player=SeatName(seat), count=count), quiet=True)
