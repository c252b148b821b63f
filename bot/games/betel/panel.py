"""The public panel, and the table for its image."""

from bot.games.betel.actions import Pass
from bot.games.betel.cards import SEATS, SLOTS
from bot.games.betel.events import ending, exchanged
from bot.games.betel.labels import contract_name, face, need_of, slots_name
from bot.games.betel.play import winner_of
from bot.games.betel.position import AUCTION, DEALING, NOBODY, OVER, PLAY, UNSEEN, FinishedCall
from bot.games.betel.scoring import TARIFF
from bot.games.betel.state import View
from bot.rules.cards import FRENCH
from bot.rules.panel import (
    Block,
    Button,
    CardFace,
    CardRow,
    Heading,
    Line,
    LocalizedText,
    OwnList,
    Panel,
    Param,
    Row,
    SeatName,
    TextTable,
    TrickRow,
    localized,
    signed,
)
from bot.rules.scene import Pile, Scene, SeatScene

# The auction


BACK = CardFace(FRENCH.name, "")
"""A card face down."""
CALLS_SHOWN = 9


def twins(view: View) -> list[Block]:
    """Return the twins as the viewer may see them, with the seats that put and saw them, in one line if equal."""
    marks = [_marks(view, slot) for slot in SLOTS]
    if marks[0] == marks[1]:
        lines = [_marks_line(localized("twins-both"), *marks[0])]
    else:
        lines = [_marks_line(localized("twins-one", slot=slot + 1), *marks[slot]) for slot in SLOTS]
    return [twin_cards(view), *lines]


def twin_cards(view: View) -> CardRow:
    """Return the two cards as the viewer may see them."""
    return CardRow(tuple(BACK if card == UNSEEN else face(card) for card in view.twins), localized("twins-label"))


def _marks(view: View, slot: int) -> tuple[int, tuple[SeatName, ...]]:
    """Return the public marks of a slot: the seat that put its card (NOBODY: as dealt), and those that looked."""
    bit = 1 << slot
    putters = [call.seat for call in view.calls if call.swapped & bit]
    if view.swapped & bit:
        putters.append(view.turn)
    knowers = [seat for seat in range(SEATS) if view.known[slot] >> seat & 1]
    lookers = tuple(SeatName(seat) for seat in knowers if seat not in putters[-1:])
    return (putters[-1] if putters else NOBODY), lookers


def _marks_line(twin: LocalizedText, putter: int, lookers: tuple[SeatName, ...]) -> Line:
    """Return the marks of one twin, or of both, in words."""
    if putter == NOBODY:
        text = (
            localized("twin-seen", twin=twin, lookers=lookers) if lookers else localized("twin-untouched", twin=twin)
        )
    elif lookers:
        text = localized("twin-put-and-seen", twin=twin, who=SeatName(putter), lookers=lookers)
    else:
        text = localized("twin-put", twin=twin, who=SeatName(putter))
    return Line(text, quiet=True)


def calls(view: View) -> list[Block]:
    """Return the calls, oldest first, the earliest of a long auction left out."""
    text = [_call(call) for call in view.calls[-CALLS_SHOWN:]]
    if view.looked:
        text.append(_steps(view.turn, view.looked, view.swapped))
    if not text:
        return []
    more = max(0, len(view.calls) - CALLS_SHOWN)
    earlier: list[Block] = [Line(localized("calls-earlier", count=more), quiet=True)] if more else []
    return [*earlier, *(Line(call, quiet=True) for call in text)]


def _call(call: FinishedCall) -> LocalizedText:
    """Return a finished call: the steps with the twins, then the bid."""
    if call.bid is not None:
        word = contract_name(call.bid)
    elif call.contra:
        word = localized("word-contra")
    else:
        word = localized("word-pass", price=TARIFF.look * call.looked.bit_count())
    if call.looked:
        return localized("call-with-steps", steps=_steps(call.seat, call.looked, call.swapped), word=word)
    return localized("call-plain", who=SeatName(call.seat), word=word)


def _steps(seat: int, looked: int, swapped: int) -> LocalizedText:
    if swapped:
        slots, seen = slots_name(swapped), slots_name(looked)
        return localized("steps-exchange", who=SeatName(seat), seen=seen, slots=slots)
    return localized("steps-look", who=SeatName(seat), slots=slots_name(looked))


# The public panel


def table_panel(view: View) -> Panel:
    """Return the public panel; no player acts on it, since calls and cards are for one seat alone."""
    blocks: list[Block] = [*result(view), *heading(view)]
    blocks += contract_lines(view)
    if view.phase == AUCTION:
        blocks += twins(view)
        blocks += calls(view)
    elif view.phase == PLAY:
        blocks += tricks(view)
        blocks += twins(view)
        blocks += calls(view)
    blocks.append(sheet(view))
    # The question and the line of the twins have the exchange of the seat that must bid.
    shown = (exchanged(view.turn, view.swapped),) if view.phase == AUCTION and view.swapped else ()
    return Panel(title(view), tuple(blocks), auction_rows(view), shown=shown)


def auction_rows(view: View) -> tuple[Row, ...]:
    """Return the button for the player's own list of calls, and the pass unless an exchange obliges to bid."""
    if view.phase != AUCTION:
        return ()
    own = OwnList(localized("button-own-bids"))
    if view.swapped:
        return ((own,),)
    return ((own, Button(localized("pass-button", price=TARIFF.look * view.looked.bit_count()), Pass.act)),)


def title(view: View) -> LocalizedText:
    """Return the title: which deal it is."""
    played = len(view.deals)
    return localized("table-title", deal=max(1, played if view.phase in {DEALING, OVER} else played + 1))


def heading(view: View) -> list[Block]:
    """Return the awaited action and seat in one line; () once the game is over."""
    return [] if view.outcome else [Heading(question(view))]


def question(view: View) -> LocalizedText:
    """Return the awaited action and seat."""
    if view.phase == DEALING:
        return localized("heading-dealing", who=SeatName(view.dealer))
    who = SeatName(view.turn)
    if view.phase == AUCTION:
        return localized("heading-must-bid" if view.swapped else "heading-call", who=who)
    return localized("heading-play" if view.trick else "heading-lead", who=who)


def result(view: View) -> list[Block]:
    """Return how the last deal went, until the next is dealt, with its last trick."""
    if view.phase in {AUCTION, PLAY} or not view.deals:
        return []
    last = _last_trick(view)
    return [ending(view), *([last] if last else [])]


def contract_lines(view: View) -> list[Block]:
    """Return the bid or contract, its duty, and the declarer's tricks."""
    if view.phase not in {AUCTION, PLAY}:
        return []
    if view.declarer == NOBODY:
        if view.phase == AUCTION:
            return [Line(localized("no-bid-yet"))]
        return [Line(localized("three-passes-line"), essential=True)]
    who, name, need = SeatName(view.declarer), contract_name(view.contract), need_of(view.contract)
    key = "high-bid-line" if view.phase == AUCTION else "contract-line"
    bid = localized(key, who=who, contract=name, need=need, tricks=view.taken[view.declarer])
    lines: list[Block] = [Line(bid, essential=True)]
    if view.contra != NOBODY:
        lines.append(Line(localized("contra-line", who=SeatName(view.contra)), essential=True))
    return lines


def tricks(view: View) -> list[Block]:
    """Return the trick on the table, or the last one while the next is led."""
    if view.trick:
        leader = (view.turn - len(view.trick)) % SEATS
        return [_row(view, view.trick, leader, localized("trick-label", number=len(view.played) // SEATS + 1))]
    last = _last_trick(view)
    return [last] if last else []


def _last_trick(view: View) -> TrickRow | None:
    if len(view.played) < SEATS:
        return None
    leader = view.leader
    if view.declarer == NOBODY and view.phase == DEALING:
        # The next dealer is already named, but it was the last one who led.
        leader = (view.dealer - 1) % SEATS
    for first in range(0, len(view.played) - SEATS, SEATS):
        leader = (leader + winner_of(view.played[first : first + SEATS], view.contract)) % SEATS
    return _row(view, view.played[-SEATS:], leader, localized("last-trick-label"))


def _row(view: View, cards: tuple[int, ...], leader: int, label: LocalizedText) -> TrickRow:
    plays = tuple((SeatName((leader + place) % SEATS), face(card)) for place, card in enumerate(cards))
    return TrickRow(plays, (leader + winner_of(cards, view.contract)) % SEATS, label)


def sheet(view: View) -> TextTable:
    """Return a table by seats: role, tricks during the play, cost of looks if any, and points."""
    tricks_shown, looks_shown = view.phase != AUCTION, any(view.looks)
    columns = (
        localized("column-player"),
        localized("column-role"),
        *[localized("column-tricks")] * tricks_shown,
        *[localized("column-looks")] * looks_shown,
        localized("column-points"),
    )
    rows = tuple(
        (
            SeatName(seat),
            _role(view, seat),
            *[view.taken[seat]] * tricks_shown,
            *[signed(view.looks[seat])] * looks_shown,
            view.scores[seat],
        )
        for seat in range(SEATS)
    )
    return TextTable(columns, rows)


def _role(view: View, seat: int) -> LocalizedText:
    """Return the role in the deal that the tricks are of; once it is counted, `view.dealer` is the next dealer."""
    if seat == view.declarer and view.phase != AUCTION:
        return localized("role-declarer")
    if seat == view.dealer and view.phase in {AUCTION, PLAY}:
        return localized("role-dealer")
    return localized("role-none")


# The image


def scene(view: View) -> Scene:
    """Return the table as everyone sees it."""
    auction, on = view.phase == AUCTION, view.phase in {AUCTION, PLAY}
    row = None if auction else next((block for block in tricks(view) if isinstance(block, TrickRow)), None)
    taken = row is not None and not view.trick
    piles = (Pile(twin_cards(view).cards, localized("twins-label")),) if on else ()
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
    """Return the winner of the last trick, who led to the one on the table."""
    if view.phase != PLAY or len(view.played) < SEATS:
        return None
    return (view.turn - len(view.trick)) % SEATS


def _place(view: View, seat: int) -> SeatScene:
    """Return the scene of one seat."""
    between = view.phase not in {AUCTION, PLAY} and view.deals
    return SeatScene(
        points=view.scores[seat],
        gained=view.deals[-1]["points"][seat] if between else 0,
        books=None if view.phase == AUCTION else view.taken[seat],
        cards=view.size_of(seat),
        said=_last_call(view, seat) if view.phase == AUCTION else None,
    )


def _last_call(view: View, seat: int) -> LocalizedText | None:
    last: dict[int, FinishedCall] = {call.seat: call for call in view.calls}
    if seat not in last:
        return None
    call = last[seat]
    if call.bid is not None:
        return contract_name(call.bid)
    return localized("word-contra") if call.contra else localized("word-pass", price=0)


def _contract(view: View) -> tuple[Param, ...]:
    """Return the contract in short lines: its declarer, its duty, and the seats that doubled it."""
    if view.declarer == NOBODY:
        return (localized("three-passes"),)
    lines = contract_name(view.contract), SeatName(view.declarer), need_of(view.contract)
    return lines if view.contra == NOBODY else (*lines, localized("scene-contra", player=SeatName(view.contra)))


def _notes(view: View) -> tuple[Line, ...]:
    """Return notes on the seats that put and saw the twins, once there are any."""
    if not any(view.known):
        return ()
    return tuple(block for block in twins(view) if isinstance(block, Line))
