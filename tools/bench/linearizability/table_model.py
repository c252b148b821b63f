"""Model one table: its log is the history, and every answer must fit one moment of it.

The lines of the log are taken as facts; the rules say which actions were legal between any two of them. A click may
be answered with a redrawn message. Then either its action was done and is the next line, or it was refused: the rules
refuse it at that moment, or its context had changed. The answer shows the table at that moment or later.
"""

import json
import math
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.games import find_game
from bot.rules.actions import Action
from bot.rules.errors import RuleError
from bot.rules.game import AnyGame
from bot.rules.record import FindGame, Replay
from bot.rules.state import State
from bot.sandbox import ClickLog, ClickRecord
from bot.storage import Connection, read_only
from bot.ui import ConfirmAction, CustomId, OpenMenu, PickCards, PlayAction, SetPremove
from tools.bench.linearizability.checker import Operation, unexplained

CURRENT = PlayAction | OpenMenu | PickCards | ConfirmAction
"""Controls that are drawn with the revision of the table."""


@dataclass(frozen=True)
class ActionOperation:
    """A click on an action.

    Args:
        seen: the revision they saw.
        done, refused: whether the answer said that it was done, or was not; both are False after a redrawn message,
            which can mean either.
    """

    person: int
    action: str
    seen: int
    done: bool = False
    refused: bool = False


@dataclass(frozen=True)
class ReadOperation:
    """A user was shown the table at a revision."""

    revision: int


@dataclass(frozen=True)
class LogStep:
    """A change in the log, with its chance moves.

    Args:
        person: the user who acted; None for the start of a game, a computer player, an undo.
        people: the user in each seat, None for computer players.
    """

    revision: int
    person: int | None
    action: str
    number: int
    game: AnyGame
    state: State
    people: tuple[int | None, ...]


class TableModel:
    """What happened at a table; a model whose place is how many moments have passed.

    Args:
        clicking: whose clicks are known; what others did came by itself.
        ahead: who has said something in advance: to say good and to pass may come by itself.
    """

    start = 0

    def __init__(self, moments: Sequence[LogStep], clicking: Iterable[int], ahead: Iterable[int] = ()) -> None:
        self.moments = moments
        self._clicking = {*clicking}
        self._ahead = {*ahead}
        self._revisions = [moment.revision for moment in moments]
        self._last: dict[ActionOperation, int] = {}
        """The last moment that each of the clicks can be that were never answered."""

    def follows(self, where: int, deed: Operation) -> Iterator[int]:
        """Yield where the table may be after a deed."""
        match deed.what:
            case ActionOperation() as acts:
                if not acts.refused and self._is_next(where, acts):
                    yield where + 1
                # What was never answered and never done needs no place in the order.
                answered = deed.back < math.inf
                if acts.refused or (answered and not acts.done and not self._would_be_done(where, acts)):
                    yield where
            case ReadOperation(revision):
                after = self._revisions[where] if where < len(self._revisions) else math.inf
                before = self._revisions[where - 1] if where else 0
                if before <= revision < after:
                    yield where
            case other:
                raise TypeError(other)

    def moves(self, where: int) -> Iterator[int]:
        """Yield where it goes by itself."""
        if where == len(self.moments):
            return
        moment = self.moments[where]
        if moment.person not in self._clicking or (
            moment.person in self._ahead and moment.action in ("good", "pass")
        ):
            yield where + 1

    def lapsed(self, where: int, deed: Operation) -> bool:
        """Return whether a deed that was never answered is none of the moments from here on."""
        acts = deed.what
        if not isinstance(acts, ActionOperation) or acts.refused:
            return True  # it changes nothing, and no answer said anything about it
        if acts not in self._last:
            self._last[acts] = max(
                (at for at in self._moments_of_game(acts.seen) if self._is_next(at, acts)), default=-1
            )
        return self._last[acts] < where

    def _moments_of_game(self, seen: int) -> Iterator[int]:
        """Yield the moments after a revision that are of the game that was on then."""
        first = bisect_right(self._revisions, seen)
        for at in range(first, len(self.moments) if first else 0):
            if self.moments[at].number != self.moments[first - 1].number:
                return
            yield at

    def ends(self, where: int) -> bool:
        """Return whether all has happened."""
        return where == len(self.moments)

    def _is_next(self, where: int, acts: ActionOperation) -> bool:
        """Return whether this is what happened next."""
        if where in {0, len(self.moments)}:
            return False
        moment = self.moments[where]
        if moment.person != acts.person or acts.seen >= moment.revision:
            return False
        # Cards may be named in any order.
        action = _read(self.moments[where - 1], acts)
        return action is not None and action.text() == moment.action and self._would_be_done(where, acts)

    def _would_be_done(self, where: int, acts: ActionOperation) -> bool:
        """Return whether the rules allow the action at this moment, as it was meant."""
        then = bisect_right(self._revisions, acts.seen)
        if not where or not then or acts.person not in self.moments[where - 1].people:
            return False
        now, seen = self.moments[where - 1], self.moments[then - 1]
        action = _read(now, acts)
        return (
            action is not None
            and now.number == seen.number
            and now.state.allows(action)
            and (seen.state.context(action) == now.state.context(action))
        )


def _read(now: LogStep, acts: ActionOperation) -> Action | None:
    """Return the action of a user who sits there; None for what is none."""
    try:
        return now.game.codec.parse(now.people.index(acts.person), acts.action)
    except RuleError:
        return None


def moments_of(rows: Iterable[tuple[int, int, str, int | None]], find: FindGame = find_game) -> list[LogStep]:
    """Return the content of a log: rows of game, revision, line and the revision that it undoes."""
    found: list[LogStep] = []
    record, number, people = Replay(find), -1, tuple[int | None, ...]()
    for game, revision, line, drops in rows:
        header = json.loads(line)
        if game != number:
            record, number = Replay(find), game
            people = tuple(int(name) if name.isdecimal() else None for name in header["players"])
        if drops is not None:
            raise NotImplementedError("nobody takes anything back in these evenings")
        step = record.feed(line.encode())
        assert record.state is not None
        assert record.header is not None
        person, action = None, ""
        if step is not None and step.action.by_chance:
            last = found.pop()
            person, action = last.person, last.action
        elif step is not None:
            assert step.action.seat is not None
            person, action = people[step.action.seat], step.action.text()
        found.append(LogStep(revision, person, action, number, record.header.game, record.state, people))
    return found


def logs(db: Connection) -> dict[int, list[tuple[int, int, str, int | None]]]:
    """Return the rows of the log, by table."""
    rows = db.execute(
        "SELECT table_id, number, revision, line, drops FROM log JOIN games ON number = log.game ORDER BY revision"
    ).fetchall()
    found: dict[int, list[tuple[int, int, str, int | None]]] = {}
    for table, *row in rows:
        found.setdefault(table, []).append(tuple(row))
    return found


def deeds_at(table: int, presses: Iterable[ClickRecord]) -> list[Operation]:
    """Return what was done at a table, as far as it concerns the game."""
    found: list[Operation] = []
    for press in presses:
        # What was only acknowledged in time is done later, or never.
        deferred = (press.answer or "").startswith("deferred")
        back = math.inf if press.answer_order is None or deferred else press.answer_order
        acts = _action(table, press)
        if acts is not None:
            found.append(Operation(press.order, back, acts))
        shown = [address for control in press.controls if (address := CustomId.parse(control))]
        shown = [each.seen for each in shown if each.table == table and isinstance(each.verb, CURRENT)]
        if shown and back < math.inf:
            found.append(
                Operation(press.order, back, ReadOperation(max(shown)), len(found) - 1 if acts is not None else None)
            )
    return found


def _action(table: int, press: ClickRecord) -> ActionOperation | None:
    """Return the action that a click stands for, None if it is none, or of another table."""
    address = CustomId.parse(press.custom_id)
    if address is None or address.table != table:
        return None
    match address.verb:
        case PlayAction(action):
            return ActionOperation(press.person, action, address.seen, refused=press.said)
        case PickCards(act):
            return (
                None
                if press.controls
                else ActionOperation(press.person, f"{act}:{'.'.join(press.values)}", address.seen)
            )
        case _ if len(press.values) == 1:
            chosen = CustomId.parse(f"t1:{table}:0:{press.values[0]}")
            if chosen is not None and isinstance(chosen.verb, PlayAction):
                return ActionOperation(press.person, chosen.verb.action, address.seen, refused=press.said)
        case _:
            pass
    return None


def _says_ahead(table: int, press: ClickRecord) -> bool:
    """Return whether a click says something in advance."""
    address = CustomId.parse(press.custom_id)
    return address is not None and address.table == table and isinstance(address.verb, SetPremove)


def faults(path: Path, history: ClickLog) -> dict[int, list[Operation]]:
    """Return for each table of a file what can't be explained; nothing if all can."""
    with closing(read_only(path)) as db:
        return faults_in(db, history)


def faults_in(db: Connection, history: ClickLog) -> dict[int, list[Operation]]:
    """Return for each table of a database what can't be explained; nothing if all can."""
    found: dict[int, list[Operation]] = {}
    seats = [tuple(row) for row in db.execute("SELECT table_id, person FROM table_people WHERE role = 'seats'")]
    # A position that is tried again begins with what was done elsewhere.
    elsewhere = "SELECT table_id FROM games JOIN log ON log.game = games.number WHERE line LIKE '%\"position\":%'"
    set_up = {table for (table,) in db.execute(elsewhere)}
    clicking = {press.person for press in history.presses}
    for table, rows in logs(db).items():
        if table in set_up:
            continue
        # In the seats of those who have left computer players go on.
        here = {user for number, user in seats if number == table}
        spoken = {press.person for press in history.presses if _says_ahead(table, press)}
        stuck = unexplained(deeds_at(table, history.presses), TableModel(moments_of(rows), clicking & here, spoken))
        if stuck is not None:
            found[table] = stuck
    return found
