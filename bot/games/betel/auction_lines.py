"""What a panel says of the auction: the twins, with who has put and seen them, and the calls."""

from bot.games.betel.cards import SEATS, SLOTS
from bot.games.betel.names import contract_name, face, slots_name
from bot.games.betel.parts import Call
from bot.games.betel.position import NOBODY, UNSEEN
from bot.games.betel.scoring import TARIFF
from bot.games.betel.view import View
from bot.rules.cards import FRENCH
from bot.rules.panel import Block, CardRow, Face, Line, Say, SeatName, say

BACK = Face(FRENCH.name, "")
"""A card face down."""
CALLS_SHOWN = 9


def twins(view: View) -> list[Block]:
    """Return the two cards as the viewer may see them, and who put and who saw them, in one line if the same."""
    marks = [_marks(view, slot) for slot in SLOTS]
    if marks[0] == marks[1]:
        lines = [_marks_line(say("twins-both"), *marks[0])]
    else:
        lines = [_marks_line(say("twins-one", slot=slot + 1), *marks[slot]) for slot in SLOTS]
    return [twin_cards(view), *lines]


def twin_cards(view: View) -> CardRow:
    """Return the two cards as the viewer may see them."""
    return CardRow(tuple(BACK if card == UNSEEN else face(card) for card in view.twins), say("twins-label"))


def _marks(view: View, slot: int) -> tuple[int, tuple[SeatName, ...]]:
    """Return the public marks of a slot: who put the card there (NOBODY: as dealt), and who else has looked."""
    bit = 1 << slot
    putters = [call.seat for call in view.calls if call.swapped & bit]
    if view.swapped & bit:
        putters.append(view.turn)
    knowers = [seat for seat in range(SEATS) if view.known[slot] >> seat & 1]
    lookers = tuple(SeatName(seat) for seat in knowers if seat not in putters[-1:])
    return (putters[-1] if putters else NOBODY), lookers


def _marks_line(twin: Say, putter: int, lookers: tuple[SeatName, ...]) -> Line:
    """Return the marks of one twin, or of both, in words."""
    if putter == NOBODY:
        told = say("twin-seen", twin=twin, lookers=lookers) if lookers else say("twin-untouched", twin=twin)
    elif lookers:
        told = say("twin-put-and-seen", twin=twin, who=SeatName(putter), lookers=lookers)
    else:
        told = say("twin-put", twin=twin, who=SeatName(putter))
    return Line(told, quiet=True)


def calls(view: View) -> list[Block]:
    """Return the calls, oldest first, the earliest of a long auction left out."""
    told = [_call(call) for call in view.calls[-CALLS_SHOWN:]]
    if view.looked:
        told.append(_steps(view.turn, view.looked, view.swapped))
    if not told:
        return []
    more = max(0, len(view.calls) - CALLS_SHOWN)
    earlier: list[Block] = [Line(say("calls-earlier", count=more), quiet=True)] if more else []
    return [*earlier, *(Line(call, quiet=True) for call in told)]


def _call(call: Call) -> Say:
    """Return a finished call: what was done with the twins, then the word."""
    if call.bid is not None:
        word = contract_name(call.bid)
    elif call.contra:
        word = say("word-contra")
    else:
        word = say("word-pass", price=TARIFF.look * call.looked.bit_count())
    if call.looked:
        return say("call-with-steps", steps=_steps(call.seat, call.looked, call.swapped), word=word)
    return say("call-plain", who=SeatName(call.seat), word=word)


def _steps(seat: int, looked: int, swapped: int) -> Say:
    """Return what a seat has done with the twins in a call."""
    if swapped:
        slots, seen = slots_name(swapped), slots_name(looked)
        return say("steps-exchange", who=SeatName(seat), seen=seen, slots=slots)
    return say("steps-look", who=SeatName(seat), slots=slots_name(looked))
