"""What everybody sees of the table, and the parts that a hand's panel shares with it."""

from bot.games.betel.auction_lines import calls, twins
from bot.games.betel.cards import SEATS
from bot.games.betel.names import contract_name, face, need_of, signed
from bot.games.betel.play import winner_of
from bot.games.betel.position import AUCTION, DEALING, NOBODY, OVER, PLAY
from bot.games.betel.results import result_lines
from bot.games.betel.view import View
from bot.rules.panel import Block, Heading, Line, Panel, Say, SeatName, Table, TrickRow, say


def table_panel(view: View) -> Panel:
    """Return the public panel; nobody acts on it, since calls and cards are for one seat alone."""
    blocks: list[Block] = [Heading(heading(view))]
    blocks += result(view)
    blocks += contract_lines(view)
    if view.phase == AUCTION:
        blocks += twins(view)
        blocks += calls(view)
    elif view.phase == PLAY:
        blocks += tricks(view)
        blocks += twins(view)
        blocks += calls(view)
    blocks.append(sheet(view))
    return Panel(title(view), tuple(blocks))


def title(view: View) -> Say:
    """Return the title: which deal it is."""
    played = len(view.deals)
    return say("table-title", deal=max(1, played if view.phase in {DEALING, OVER} else played + 1))


def heading(view: View) -> Say:
    """Return what is to be done now, and by whom."""
    if view.outcome:
        return say("heading-over", winners=tuple(SeatName(seat) for seat in view.outcome.winners))
    if view.phase == DEALING:
        return say("heading-dealing", who=SeatName(view.dealer))
    who = SeatName(view.turn)
    if view.phase == AUCTION:
        return say("heading-must-bid" if view.swapped else "heading-call", who=who)
    return say("heading-play" if view.trick else "heading-lead", who=who)


def result(view: View) -> list[Block]:
    """Return how the last deal went, until the next is dealt, with its last trick."""
    if view.phase in {AUCTION, PLAY} or not view.deals:
        return []
    last = _last_trick(view)
    return [*(Line(line) for line in result_lines(view.deals[-1])), *([last] if last else [])]


def contract_lines(view: View) -> list[Block]:
    """Return what is bid or played, what it asks for, and how many tricks the declarer has."""
    if view.phase not in {AUCTION, PLAY}:
        return []
    if view.declarer == NOBODY:
        return [Line(say("no-bid-yet" if view.phase == AUCTION else "three-passes-line"))]
    who, name, need = SeatName(view.declarer), contract_name(view.contract), need_of(view.contract)
    key = "high-bid-line" if view.phase == AUCTION else "contract-line"
    lines: list[Block] = [Line(say(key, who=who, contract=name, need=need, tricks=view.taken[view.declarer]))]
    if view.contra != NOBODY:
        lines.append(Line(say("contra-line", who=SeatName(view.contra))))
    return lines


def tricks(view: View) -> list[Block]:
    """Return the trick on the table, or the last one while the next is led."""
    if view.trick:
        leader = (view.turn - len(view.trick)) % SEATS
        return [_row(view, view.trick, leader, say("trick-label", number=len(view.played) // SEATS + 1))]
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
    return _row(view, view.played[-SEATS:], leader, say("last-trick-label"))


def _row(view: View, cards: tuple[int, ...], leader: int, label: Say) -> TrickRow:
    plays = tuple((SeatName((leader + place) % SEATS), face(card)) for place, card in enumerate(cards))
    return TrickRow(plays, (leader + winner_of(cards, view.contract)) % SEATS, label)


def sheet(view: View) -> Table:
    """Return role, tricks once there are any to take, what looks have cost if anything, and points, by seats."""
    tricks_shown, looks_shown = view.phase != AUCTION, any(view.looks)
    columns = (
        say("column-player"),
        say("column-role"),
        *[say("column-tricks")] * tricks_shown,
        *[say("column-looks")] * looks_shown,
        say("column-points"),
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
    return Table(columns, rows)


def _role(view: View, seat: int) -> Say:
    if seat == view.declarer and view.phase == PLAY:
        return say("role-declarer")
    if seat == view.dealer and view.phase != OVER:
        return say("role-dealer")
    return say("role-none")
