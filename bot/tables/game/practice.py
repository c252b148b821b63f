"""Practice: a position of a finished game on a separate table, played again with computer players.

The table's log begins with the record's lines up to the position, so that its record is valid from the header on. The
header also has where the position comes from. The randomness of later deals is the table's own, without a commitment,
because the record's lines are bound to that of another game.
"""

from dataclasses import dataclass

from bot.errors import PermissionDenied
from bot.rules.errors import ParseError
from bot.rules.panel import LocalizedText
from bot.rules.record import FindGame, Header, lines_of, read_header, read_line
from bot.rules.state import State, Step
from bot.storage import Level
from bot.tables.copies import replace
from bot.tables.game import table_updates
from bot.tables.game.advance import Advance, write_line
from bot.tables.live_table import LiveTable
from bot.tables.models import Seat
from bot.tables.table_update import TableUpdate


@dataclass(frozen=True, slots=True)
class PracticePosition:
    """A position of a finished game before a player's decision; `moves` are all steps before."""

    number: int
    line: int
    seat: int
    header: Header
    moves: Advance
    last: Step[State]

    def seats(self, user: int, level: Level) -> tuple[Seat, ...]:
        """Return the seats of its table: the player at the deciding seat, and computer players of a level."""
        others = iter(range(1, len(self.header.players)))
        return tuple(
            Seat(user=user) if seat == self.seat else Seat(computer=next(others), level=level)
            for seat in range(len(self.header.players))
        )


def position(record: str, number: int, line: int, user: int, find_game: FindGame) -> PracticePosition:
    """Return the position of a game before a player's decision, from its record with user ids.

    Raises:
        PermissionDenied: `not_your_game`: they did not sit there at its beginning.
        ParseError: `bad_action`: that line is no decision of theirs.
    """
    lines = list(lines_of(record.encode()))
    header = read_header(read_line(lines[0][1]), find_game)
    if str(user) not in header.players:
        raise PermissionDenied("not_your_game", number=number)
    seat = header.players.index(str(user))
    if not any(at == line and read_line(raw).get("seat") == seat for at, raw in lines[1:]):
        raise ParseError("bad_action", reason="other")
    state, steps = header.start(), list[Step[State]]()
    for _, raw in lines[1 : [at for at, _ in lines].index(line)]:
        steps.append(state.apply(header.game.codec.read(read_line(raw), len(header.players))))
        state = steps[-1].state
    events: list[LocalizedText] = [event for step in steps for event in header.game.public_events(step)]
    kept = tuple(write_line(step.action.json()) for step in steps)
    return PracticePosition(
        number, line, seat, header, Advance(tuple(step.state for step in steps), kept, tuple(events), None), steps[-1]
    )


def started(live: LiveTable, of: PracticePosition, now: str) -> TableUpdate:
    """Return a table with a position set up on it."""
    header = replace(table_updates.header_of(live, of.header.dealer), scores=of.header.scores)
    line = header.json(played_at=now, table=live.table.id, position={"game": of.number, "line": of.line})
    live = replace(live, randomness=None)
    after = table_updates.started(live, header.start(), of.moves, last=of.last)
    after = replace(after, table=after.table.with_current_game(practice=(of.number, of.line)))
    return TableUpdate(after, (write_line(line), *of.moves.lines))
