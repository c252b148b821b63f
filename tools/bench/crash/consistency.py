"""Compare the answers to users with the database: no acknowledged action is lost or done twice.

A table's revision grows with every change, in any game, and every line of a log has the revision that it made. So an
action chosen at a revision is found as one line of the same seat at a higher one.
"""

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from bot.rules.actions import Action
from bot.rules.errors import RuleError
from bot.rules.record import FindGame, Replay
from bot.storage import Connection, documents, read_only


@dataclass(slots=True)
class RecordedClick:
    """Something a person did.

    Args:
        action: in text form.
        seen: the revision it was chosen at.
        told: how often it was acknowledged.
        refused: how often it was refused.
    """

    table: int
    user: int
    action: str
    seen: int
    told: int = 0
    refused: int = 0


@dataclass(slots=True)
class KillCounts:
    """The results of all kills; everything after `under_way` must be empty.

    Args:
        told: how many processes were stopped by SIGTERM first.
        chores: how many hit which job.
        undone: how many of these jobs were not done yet.
        lost: acknowledged actions that are in no log.
        halves: partial results, in words.
    """

    kills: int = 0
    told: int = 0
    undone: int = 0
    chores: Counter[str] = field(default_factory=Counter[str])
    acknowledged: int = 0
    under_way: int = 0
    lost: list[RecordedClick] = field(default_factory=list[RecordedClick])
    twice: int = 0
    rewritten: int = 0
    unreadable: int = 0
    damaged: int = 0
    halves: list[str] = field(default_factory=list[str])

    @property
    def good(self) -> bool:
        """Whether the database has kept all it promised."""
        return not (self.lost or self.twice or self.rewritten or self.unreadable or self.damaged or self.halves)


class ClosableConnection(Connection, Protocol):
    """A connection that a user has opened."""

    def close(self) -> None:
        """End it."""
        ...


class ConsistencyChecker:
    """Compares one database with the recorded answers."""

    def __init__(
        self, opened: Path | Callable[[], ClosableConnection], find_game: FindGame, counts: KillCounts
    ) -> None:
        self._opened = (lambda: read_only(opened)) if isinstance(opened, Path) else opened
        self._find_game = find_game
        self._counts = counts
        self._logs: dict[int, list[tuple[int, str]]] = {}
        """The lines of every game with their revisions, as they were after the last kill."""
        self._open: set[int] = set()
        """The games that went on then."""

    def check(self, presses: list[RecordedClick], *, everything: bool = False) -> None:
        """Compare after a kill.

        Args:
            everything: look at all logs, not only at those of games that went on.
        """
        with closing(self._opened()) as db:
            if isinstance(db, sqlite3.Connection):
                self._counts.damaged += db.execute("PRAGMA integrity_check").fetchone()[0] != "ok"
            fresh = self._fresh(db, everything=everything)
            tables = [table for (table,) in db.execute("SELECT table_id FROM documents")]
            seats = {
                (table, number): seat.person
                for table in tables
                for number, seat in enumerate(documents.for_table(db, table).seats)
            }
        done: dict[tuple[int, int, str], list[int]] = defaultdict(list)
        for table, revision, action in fresh:
            user = seats.get((table, -1 if action.seat is None else action.seat))
            if user is not None and not action.by_chance:
                done[table, user, action.text()].append(revision)
        self._settle(presses, done)

    def _fresh(self, db: ClosableConnection, *, everything: bool) -> list[tuple[int, int, Action]]:
        """Return the actions that are new, each with table and revision; the old lines must be as they were."""
        known = max(self._logs, default=0)
        still = ", ".join(map(str, (*self._open, -1)))
        rows = db.execute(
            "SELECT number, table_id, finished_at IS NULL AS open, revision, line"  # noqa: S608  # numbers
            " FROM games JOIN log ON log.game = number"
            f" WHERE number > ? OR number IN ({still}) ORDER BY number, revision",
            (-1 if everything else known,),
        )
        logs: dict[int, list[tuple[int, str]]] = {}
        tables: dict[int, int] = {}
        for number, table, is_open, revision, line in rows:
            logs.setdefault(number, []).append((revision, line))
            tables[number] = table
            (self._open.add if is_open else self._open.discard)(number)
        fresh: list[tuple[int, int, Action]] = []
        for number, lines in logs.items():
            before = self._logs.get(number, [])
            self._counts.rewritten += lines[: len(before)] != before
            fresh += [(tables[number], *each) for each in self._actions(lines) if each[0] > last_of(before)]
        if everything:
            self._counts.rewritten += len(self._logs.keys() - logs.keys())
        self._logs |= logs
        return fresh

    def _actions(self, lines: list[tuple[int, str]]) -> list[tuple[int, Action]]:
        """Return all actions of a log with their revisions; a log that the rules don't allow is counted."""
        record, actions = Replay(self._find_game), list[tuple[int, Action]]()
        try:
            for revision, line in lines:
                step = record.feed(line.encode())
                if step is not None:
                    actions.append((revision, step.action))
        except RuleError:
            self._counts.unreadable += 1
        return actions

    def _settle(self, presses: list[RecordedClick], done: dict[tuple[int, int, str], list[int]]) -> None:
        """Find presses in the log: those acknowledged once, those refused never, the others at most once."""
        counts = self._counts
        for press in sorted(presses, key=lambda press: not press.told):
            counts.acknowledged += press.told
            counts.twice += max(0, press.told - 1)
            revisions = done.get((press.table, press.user, press.action), [])
            found = next((revision for revision in revisions if revision > press.seen), None)
            if found is not None and (press.told or not press.refused):
                revisions.remove(found)
                counts.under_way += not press.told
            elif press.told:
                counts.lost.append(press)
        counts.twice += sum(map(len, done.values()))


def last_of(lines: list[tuple[int, str]]) -> int:
    """Return the revision of the last line, -1 for none."""
    return lines[-1][0] if lines else -1
