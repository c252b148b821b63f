"""List by which index each storage function finds its rows: `python -m tests.storage.queries` writes the page."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from bot.storage import ConcurrentUpdate
from bot.storage.migrate import migrate
from tests.storage.test_plans import Fresh, call_of, doors

PAGE = Path(__file__).parent.parent.parent / "docs/dev/queries.md"
MODULES = ("tables", "documents", "deadlines", "erasing", "privacy", "games")
"""What is listed: all that is found by table or by person."""
HEAD = """# Queries and their indexes

The storage functions of tables, documents, deadlines, games, deletion and privacy, each with the index that finds its
rows in SQLite. "key" is the primary key. `python -m tests.storage.queries` writes this page, and a test fails for a
function that is missing. A function of `privacy` that takes a place is shown for one place.

| function | finds rows by |
|---|---|
"""


def page() -> str:
    """Return the text of the page."""
    return HEAD + "".join(f"| `{name}` | {', '.join(found)} |\n" for name, found in rows())


def rows() -> Iterator[tuple[str, list[str]]]:
    """Yield each function and what it finds rows by, module by module."""
    with closing(sqlite3.connect(":memory:", isolation_level=None, factory=Fresh)) as db:
        db.row_factory = sqlite3.Row
        migrate(db)
        listed = {name: door for name, door in doors().items() if name.split(".")[0] in MODULES}
        for name, door in sorted(listed.items(), key=lambda each: MODULES.index(each[0].split(".")[0])):
            found: dict[str, None] = {}
            for empty in (True, False):
                Fresh.statements.clear()
                db.execute("BEGIN")
                with suppress(sqlite3.Error, ValueError, TypeError, AssertionError, LookupError, ConcurrentUpdate):
                    door(db, **call_of(door, empty=empty))
                db.execute("ROLLBACK")
                for sql, values in [*Fresh.statements]:
                    found |= dict.fromkeys(_ways(db, sql, values))
            if found:
                yield name, sorted(found)


def _ways(db: sqlite3.Connection, sql: str, values: object) -> Iterator[str]:
    """Yield the indexes of a statement's plan."""
    if not sql.lstrip().startswith(("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")):
        return
    names = {row[0] for row in sqlite3.Connection.execute(db, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    for row in sqlite3.Connection.execute(db, f"EXPLAIN QUERY PLAN {sql}", values):  # type: ignore[arg-type]
        line = str(row[3])
        if index := re.search(r"INDEX (\w+)", line):
            yield f"`{index[1]}`" if not index[1].startswith("sqlite_") else f"key of `{line.split()[1]}`"
        elif line.startswith("SEARCH") and "PRIMARY KEY" in line:
            yield f"key of `{line.split()[1]}`"
        elif line.startswith("SCAN") and line.split()[1] in names:
            yield f"all of `{line.split()[1]}`"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
