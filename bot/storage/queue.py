"""Who waits for a seat at a table."""

from collections.abc import Sequence
from itertools import groupby

from bot.storage.connection import Connection
from bot.storage.rows import SeatRow

Parties = Sequence[Sequence[SeatRow]]


def keep(db: Connection, table: int, parties: Parties) -> None:
    """Keep who waits at a table, instead of whoever waited there.

    Args:
        db: the writing connection.
        table: its id.
        parties: who waits longest first; each sits down together.
    """
    db.execute("DELETE FROM queue WHERE table_id = ?", (table,))
    waiting = [(number, row) for number, party in enumerate(parties) for row in party]
    db.executemany(
        "INSERT INTO queue (table_id, place, party, person, computer, level) VALUES (?, ?, ?, ?, ?, ?)",
        [(table, place, number, row.person, row.computer, row.level) for place, (number, row) in enumerate(waiting)],
    )


def of_table(db: Connection, table: int) -> tuple[tuple[SeatRow, ...], ...]:
    """Return who waits at a table, those who wait longest first."""
    rows = db.execute("SELECT party, person, computer, level FROM queue WHERE table_id = ? ORDER BY place", (table,))
    return tuple(
        tuple(SeatRow(person=row["person"], computer=row["computer"], level=row["level"]) for row in party)
        for _, party in groupby(rows, key=lambda row: row["party"])
    )
