"""What everybody sees of the table, and the parts that a hand's panel shares with it."""

from bot.games.betel.actions import SEATS, SLOTS
from bot.games.betel.auction import DOUBLED, PASSED, Call
from bot.games.betel.contracts import contract_of
from bot.games.betel.phases import AUCTION, DEALING, OVER, PLAY
from bot.games.betel.play import winner_of
from bot.games.betel.scoring import TARIFF
from bot.games.betel.view import BetelView
from bot.games.betel.words import contract_name, face, need_of, result_lines, signed, slots_name, total
from bot.rules.cards import FRENCH
from bot.rules.panel import Block, CardRow, Face, Heading, Line, Panel, Say, SeatName, Table, TrickRow, say

BACK = Face(FRENCH.name, "")
CALLS_SHOWN = 9


def table_panel(view: BetelView) -> Panel:
    """Return the public panel; nobody acts on it, since calls and cards are for one seat alone."""
    blocks: list[Block] = [Heading(heading(view))]
    blocks += result(view)
    blocks += contract_lines(view)
    if view.phase == AUCTION:
        blocks += twins(view)
        blocks += auction(view)
    elif view.phase == PLAY:
        blocks += tricks(view)
        blocks += twins(view)
        blocks += auction(view)
    blocks.append(sheet(view))
    return Panel(title(view), tuple(blocks))


def title(view: BetelView) -> Say:
    """Return the title: which deal it is."""
    played = len(view.deals)
    return say("table-title", deal=max(1, played if view.phase in {DEALING, OVER} else played + 1))


def heading(view: BetelView) -> Say:
    """Return what is to be done now, and by whom."""
    if view.phase == OVER:
        assert view.outcome is not None
        return say("heading-over", winners=tuple(SeatName(seat) for seat in view.outcome.winners))
    if view.phase == DEALING:
        return say("heading-dealing", who=SeatName(view.dealer))
    who = SeatName(view.turn)
    if view.phase == AUCTION:
        return say("heading-must-bid" if view.swapped else "heading-call", who=who)
    return say("heading-play" if view.trick else "heading-lead", who=who)


def result(view: BetelView) -> list[Block]:
    """Return how the last deal went, until the next is dealt, with its last trick."""
    if view.phase in {AUCTION, PLAY} or not view.deals:
        return []
    last = _last_trick(view)
    return [*(Line(line) for line in result_lines(view.deals[-1])), *([last] if last else [])]


def contract_lines(view: BetelView) -> list[Block]:
    """Return what is bid or played, what it asks for, and how many tricks the declarer has."""
    if view.phase not in {AUCTION, PLAY}:
        return []
    if view.declarer < 0:
        return [Line(say("no-bid-yet" if view.phase == AUCTION else "three-passes-line"))]
    who, name, need = SeatName(view.declarer), contract_name(view.high), need_of(contract_of(view.high))
    key = "high-bid-line" if view.phase == AUCTION else "contract-line"
    lines: list[Block] = [Line(say(key, who=who, contract=name, need=need, tricks=view.taken[view.declarer]))]
    if view.contra >= 0:
        lines.append(Line(say("contra-line", who=SeatName(view.contra))))
    return lines


def twins(view: BetelView) -> list[Block]:
    """Return the two cards as the viewer may see them, and for each who knows it and who put it there."""
    cards = tuple(BACK if card < 0 else face(card) for card in view.twins)
    return [CardRow(cards, say("twins-label")), *(Line(_marks(view, slot), quiet=True) for slot in SLOTS)]


def _marks(view: BetelView, slot: int) -> Say:
    """Return the public marks of a slot: whose card it is, and who else has looked."""
    bit = 1 << slot
    putters = [call.seat for call in view.calls if call.swapped & bit]
    if view.swapped & bit:
        putters.append(view.turn)
    knowers = [seat for seat in range(SEATS) if view.known[slot] >> seat & 1]
    lookers = tuple(SeatName(seat) for seat in knowers if seat not in putters[-1:])
    if putters:
        who = SeatName(putters[-1])
        if lookers:
            return say("twin-put-and-seen", slot=slot + 1, who=who, lookers=lookers)
        return say("twin-put", slot=slot + 1, who=who)
    if lookers:
        return say("twin-seen", slot=slot + 1, lookers=lookers)
    return say("twin-untouched", slot=slot + 1)


def auction(view: BetelView) -> list[Block]:
    """Return the calls, oldest first, the earliest of a long auction left out."""
    calls = [_call(call) for call in view.calls[-CALLS_SHOWN:]]
    if view.looked:
        calls.append(_steps(view.turn, view.looked, view.swapped))
    if not calls:
        return []
    more = max(0, len(view.calls) - CALLS_SHOWN)
    earlier: list[Block] = [Line(say("calls-earlier", count=more), quiet=True)] if more else []
    return [*earlier, *(Line(call, quiet=True) for call in calls)]


def _call(call: Call) -> Say:
    """Return a finished call: what was done with the twins, then the word."""
    if call.word == PASSED:
        word = say("word-pass", price=TARIFF.look * call.looked.bit_count())
    elif call.word == DOUBLED:
        word = say("word-contra")
    else:
        word = contract_name(call.word)
    if call.looked:
        return say("call-with-steps", steps=_steps(call.seat, call.looked, call.swapped), word=word)
    return say("call-plain", who=SeatName(call.seat), word=word)


def _steps(seat: int, looked: int, swapped: int) -> Say:
    """Return what a seat has done with the twins in a call."""
    if swapped:
        slots, seen = slots_name(swapped), slots_name(looked)
        return say("steps-exchange", who=SeatName(seat), seen=seen, slots=slots)
    return say("steps-look", who=SeatName(seat), slots=slots_name(looked))


def tricks(view: BetelView) -> list[Block]:
    """Return the trick on the table, or the last one while the next is led."""
    if view.trick:
        leader = (view.turn - len(view.trick)) % SEATS
        return [_row(view, view.trick, leader, say("trick-label", number=len(view.played) // SEATS + 1))]
    last = _last_trick(view)
    return [last] if last else []


def _last_trick(view: BetelView) -> TrickRow | None:
    if len(view.played) < SEATS:
        return None
    leader = view.dealer if view.declarer < 0 else view.declarer
    if view.declarer < 0 and view.phase == DEALING:
        leader = (view.dealer - 1) % SEATS
    for first in range(0, len(view.played) - SEATS, SEATS):
        leader = (leader + winner_of(view.played[first : first + SEATS], view.high)) % SEATS
    return _row(view, view.played[-SEATS:], leader, say("last-trick-label"))


def _row(view: BetelView, cards: tuple[int, ...], leader: int, label: Say) -> TrickRow:
    plays = tuple((SeatName((leader + place) % SEATS), face(card)) for place, card in enumerate(cards))
    return TrickRow(plays, (leader + winner_of(cards, view.high)) % SEATS, label)


def sheet(view: BetelView) -> Table:
    """Return tricks, the price of looks in this deal, and points, seat by seat."""
    head = (say("column-player"), say("column-role"), say("column-tricks"), say("column-looks"), say("column-points"))
    return Table(head, tuple(_seat_row(view, seat) for seat in range(SEATS)))


def _seat_row(view: BetelView, seat: int) -> tuple[SeatName | Say | int | str, ...]:
    if seat == view.declarer and view.phase == PLAY:
        role = say("role-declarer")
    elif seat == view.dealer and view.phase != OVER:
        role = say("role-dealer")
    else:
        role = say("role-none")
    return SeatName(seat), role, view.taken[seat], signed(view.looks[seat]), total(view.scores[seat])
