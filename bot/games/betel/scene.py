"""The table as a picture: calls before the players, the contract, the twins, the trick, tricks taken and points."""

from bot.games.betel.auction_lines import twin_cards, twins
from bot.games.betel.cards import SEATS
from bot.games.betel.names import contract_name, need_of
from bot.games.betel.panel import tricks
from bot.games.betel.parts import Call
from bot.games.betel.position import AUCTION, NOBODY, OVER, PLAY
from bot.games.betel.view import View
from bot.rules.panel import Line, Param, Say, SeatName, TrickRow, say
from bot.rules.scene import Pile, Place, Scene


def scene(view: View) -> Scene:
    """Return the table as everybody sees it."""
    auction, on = view.phase == AUCTION, view.phase in {AUCTION, PLAY}
    row = None if auction else next((block for block in tricks(view) if isinstance(block, TrickRow)), None)
    taken = row is not None and not view.trick
    piles = (Pile(twin_cards(view).cards, say("twins-label")),) if on else ()
    return Scene(
        tuple(_place(view, seat) for seat in range(SEATS)),
        trick=tuple((who.seat, face) for who, face in row.plays) if row else (),
        winner=row.winner if row else None,
        taken=taken,
        tricks=len(view.played) // SEATS,
        took=_took(view),
        dealer=None if view.phase == OVER else view.dealer,
        declarer=None if view.declarer == NOBODY else view.declarer,
        contract=_contract(view) if view.phase == PLAY else (),
        piles=piles,
        notes=_notes(view) if auction else (),
    )


def _took(view: View) -> int | None:
    """Return who took the last trick, and so led to the one on the table."""
    if view.phase != PLAY or len(view.played) < SEATS:
        return None
    return (view.turn - len(view.trick)) % SEATS


def _place(view: View, seat: int) -> Place:
    """Return what is at a seat."""
    between = view.phase not in {AUCTION, PLAY} and view.deals
    return Place(
        points=view.scores[seat],
        gained=view.deals[-1]["points"][seat] if between else 0,
        books=None if view.phase == AUCTION else view.taken[seat],
        cards=view.size_of(seat),
        said=_said(view, seat) if view.phase == AUCTION else None,
    )


def _said(view: View, seat: int) -> Say | None:
    """Return what a seat has called last."""
    last: dict[int, Call] = {call.seat: call for call in view.calls}
    if seat not in last:
        return None
    call = last[seat]
    if call.bid is not None:
        return contract_name(call.bid)
    return say("word-contra") if call.contra else say("word-pass", price=0)


def _contract(view: View) -> tuple[Param, ...]:
    """Return the contract in short lines: whose it is, what it asks, and who doubled it."""
    if view.declarer == NOBODY:
        return (say("three-passes"),)
    lines = contract_name(view.contract), SeatName(view.declarer), need_of(view.contract)
    return lines if view.contra == NOBODY else (*lines, say("scene-contra", player=SeatName(view.contra)))


def _notes(view: View) -> tuple[Line, ...]:
    """Return who has put and seen the twins, once anybody has."""
    if not any(view.known):
        return ()
    return tuple(block for block in twins(view) if isinstance(block, Line))
