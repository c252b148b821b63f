"""How SQLite finds what statements ask for: tables that grow with the years must be read by an index.

`Watched` is a connection that looks at the plan of every statement it runs. Plans depend on the schema alone, since
the bot never has SQLite count its rows: what is searched here is searched in a database of ten years.
"""

import re
import sqlite3
import sys
from collections.abc import Callable, Iterable
from typing import Any

GROWING = (
    *("log", "games", "tables", "results", "ratings", "tallies", "totals", "players", "seats", "promises"),
    *("documents", "table_people", "notebook", "tracked_messages", "people", "coached", "boards"),
    *("daily_tries", "daily_places", "season_standings", "manager_actions"),
)
"""Tables that grow with every game and every user who comes."""
OPEN = frozenset({
    "tables_not_closed", "tables_waiting", "games_sealed", "people_of_evenings", "coached_not_done",
    "table_people_with_premoves",
})  # fmt: skip
"""Indexes of only what is open at the moment, or of the few who want something: they may be read from end to end."""
OPENER = "bot.storage.sqlite_file"
"""The one module that opens SQLite; `tests/test_guards.py` fails where another one does it."""
LOOKED_AT = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")


def scans(db: sqlite3.Connection, sql: str, values: Any = ()) -> list[str]:
    """Return the lines of a statement's plan that go through all rows of what grows."""
    if not sql.lstrip().startswith(LOOKED_AT):
        return []
    plain = sqlite3.Connection.execute
    lines = [str(row[3]) for row in plain(db, f"EXPLAIN QUERY PLAN {sql}", values)]
    return [line for line in lines if line.startswith("SCAN") and _of(sql, line) in GROWING]


def _of(sql: str, line: str) -> str:
    """Return which table a line goes through; "" where it is a short list."""
    _, alias, *how = line.split()
    if how and how[-1] in OPEN:
        return ""
    named = re.search(rf"\b(\w+) AS {re.escape(alias)}\b", sql)
    return named[1] if named else alias


class Watched(sqlite3.Connection):
    """A connection that notes statements which scan."""

    found: list[str] = []  # noqa: RUF012  # of all connections
    seen: set[str] = set()  # noqa: RUF012

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        """Run a statement, and look at it the first time."""
        self._look(sql, values)
        return super().execute(sql, values)

    def executemany(self, sql: str, values: Iterable[Any], /) -> sqlite3.Cursor:
        """Run a statement for all of these, and look at it the first time."""
        rows = list(values)
        if rows:
            self._look(sql, rows[0])
        return super().executemany(sql, rows)

    def _look(self, sql: str, values: Any) -> None:
        # A test can take its time, and a copy of the database reads all of it.
        caller = str(sys._getframe(2).f_globals["__name__"])
        ours = caller.startswith("bot.") and not caller.startswith("bot.storage.transfer")
        if ours and sql not in self.seen:
            self.seen.add(sql)
            self.found += [f"{line}: {sql}" for line in scans(self, sql, values)]


def watching(connect: Callable[..., sqlite3.Connection]) -> Callable[..., sqlite3.Connection]:
    """Return what opens watched connections for the storage, and plain ones for every other user."""

    def watched(*args: Any, **settings: Any) -> sqlite3.Connection:
        if str(sys._getframe(1).f_globals["__name__"]) == OPENER:
            settings.setdefault("factory", Watched)
        return connect(*args, **settings)

    return watched
