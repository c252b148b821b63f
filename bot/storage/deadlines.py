"""Deadlines: until when each person whom a game waits for may think; all moments in seconds since 1970."""

from collections.abc import Iterable

from bot.storage.connection import Connection
from bot.storage.rows import DeadlineRow


def keep(db: Connection, table: int, gone: Iterable[int], new: Iterable[DeadlineRow]) -> None:
    """Keep that some seats of a table have no deadline any more, then that some have a new one.

    Args:
        db: the writing connection.
        table: its id.
        gone: seats.
        new: their rows; `table_id` is taken from `table`.
    """
    db.executemany("DELETE FROM deadlines WHERE table_id = ? AND seat = ?", [(table, seat) for seat in gone])
    db.executemany(
        "INSERT INTO deadlines (table_id, seat, person, started_at, remind_at, due_at, turn_time)"
        " VALUES (:table_id, :seat, :person, :started_at, :remind_at, :due_at, :turn_time)",
        [row.model_dump() | {"table_id": table} for row in new],
    )


def of_table(db: Connection, table: int) -> tuple[DeadlineRow, ...]:
    """Return the deadlines at a table, seat by seat."""
    rows = db.execute("SELECT * FROM deadlines WHERE table_id = ? ORDER BY seat", (table,))
    return tuple(DeadlineRow.model_validate(dict(row)) for row in rows)


def next_moment(db: Connection) -> int | None:
    """Return when the next reminder, deadline, end of a pause or start is due at any table, or None."""
    # Each in a query of its own is found by its index.
    row = db.execute(
        "SELECT (SELECT min(due_at) FROM deadlines),"
        " (SELECT min(remind_at) FROM deadlines WHERE remind_at IS NOT NULL), (SELECT min(due_at) FROM pauses),"
        " (SELECT min(due_at) FROM start_wishes WHERE due_at IS NOT NULL)"
    ).fetchone()
    return min((moment for moment in row if moment is not None), default=None)


def to_remind(db: Connection, now: int) -> tuple[DeadlineRow, ...]:
    """Return those whose reminder is due and whose deadline isn't."""
    rows = db.execute("SELECT * FROM deadlines WHERE remind_at <= :now AND due_at > :now", {"now": now})
    return tuple(DeadlineRow.model_validate(dict(row)) for row in rows)


def reminded(db: Connection, row: DeadlineRow) -> bool:
    """Keep that a reminder is sent; return False if it was, or the wait is over."""
    cursor = db.execute(
        "UPDATE deadlines SET remind_at = NULL WHERE table_id = ? AND seat = ? AND started_at = ?"
        " AND remind_at IS NOT NULL",
        (row.table_id, row.seat, row.started_at),
    )
    return cursor.rowcount == 1


def due(db: Connection, now: int) -> tuple[DeadlineRow, ...]:
    """Return those whose time is over at a moment, the earliest first."""
    rows = db.execute("SELECT * FROM deadlines WHERE due_at <= ? ORDER BY due_at, table_id, seat", (now,))
    return tuple(DeadlineRow.model_validate(dict(row)) for row in rows)


def near(db: Connection, now: int, grace: int) -> tuple[DeadlineRow, ...]:
    """Return those with less than the grace or a quarter of their time left, and those of people with quiet hours.

    Args:
        db: a connection.
        now: since when.
        grace: seconds.
    """
    rows = db.execute(
        "SELECT deadlines.* FROM deadlines LEFT JOIN people USING (person)"
        " WHERE due_at < :now + :grace OR due_at < :now + turn_time / 4"
        # As the model of the preferences writes it.
        """ OR preferences LIKE '%"quiet":{%'""",
        {"now": now, "grace": grace},
    )
    return tuple(DeadlineRow.model_validate(dict(row)) for row in rows)


def postpone(db: Connection, row: DeadlineRow, due_at: int) -> None:
    """Keep a later moment for a deadline, if it is still the same wait."""
    db.execute(
        "UPDATE deadlines SET due_at = ? WHERE table_id = ? AND seat = ? AND started_at = ?",
        (due_at, row.table_id, row.seat, row.started_at),
    )
