"""Which seats have taken a hint and not acted since."""

from collections.abc import Iterable

from bot.storage.connection import Connection


def keep(db: Connection, table: int, seats: Iterable[int]) -> None:
    """Keep who has taken one at a table, in place of all that was kept."""
    db.execute("DELETE FROM hints_taken WHERE table_id = ?", (table,))
    db.executemany("INSERT INTO hints_taken (table_id, seat) VALUES (?, ?)", [(table, seat) for seat in seats])


def of_table(db: Connection, table: int) -> tuple[int, ...]:
    """Return the seats that have taken one at a table."""
    rows = db.execute("SELECT seat FROM hints_taken WHERE table_id = ? ORDER BY seat", (table,))
    return tuple(row["seat"] for row in rows)
