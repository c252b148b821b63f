"""Which seats have taken a hint and not acted since."""

import sqlite3
from collections.abc import Iterable


def keep(db: sqlite3.Connection, table: int, seats: Iterable[int]) -> None:
    """Keep who has taken one at a table, in place of all that was kept."""
    db.execute("DELETE FROM hints_taken WHERE table_id = ?", (table,))
    db.executemany("INSERT INTO hints_taken (table_id, seat) VALUES (?, ?)", [(table, seat) for seat in seats])


def of_table(db: sqlite3.Connection, table: int) -> tuple[int, ...]:
    """Return the seats that have taken one at a table."""
    rows = db.execute("SELECT seat FROM hints_taken WHERE table_id = ? ORDER BY seat", (table,))
    return tuple(row["seat"] for row in rows)
