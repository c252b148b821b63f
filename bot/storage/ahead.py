"""What people have said in advance, until the deal is over; nobody else knows of it."""

from collections.abc import Iterable

from bot.storage.connection import Connection
from bot.storage.shards import Shards, rows_of


def keep(db: Connection, table: int, said: Iterable[tuple[int, str]]) -> None:
    """Keep what was said at a table, in place of all that was kept.

    Args:
        db: the writing connection.
        table: its id.
        said: person and what.
    """
    db.execute("DELETE FROM said_ahead WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO said_ahead (table_id, person, said) VALUES (?, ?, ?)",
        [(table, *each) for each in said],
    )


def of_table(db: Connection, table: int) -> tuple[tuple[int, str], ...]:
    """Return what was said at a table: person and what."""
    rows = db.execute("SELECT person, said FROM said_ahead WHERE table_id = ? ORDER BY person", (table,))
    return tuple((row["person"], row["said"]) for row in rows)


def tables(db: Connection, of: Shards | None = None) -> tuple[int, ...]:
    """Return the tables at which something was said."""
    sql = f"SELECT DISTINCT table_id FROM said_ahead WHERE 1 = 1{rows_of(of)} ORDER BY table_id"  # noqa: S608
    return tuple(row["table_id"] for row in db.execute(sql))
