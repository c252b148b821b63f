"""Deadlines: until when each person whom a game waits for may think; all moments in seconds since 1970."""

from collections.abc import Iterable

from bot.storage.connection import Connection
from bot.storage.rows import DeadlineRow
from bot.storage.shards import Shards, rows_of

OTHERS = (("pauses", "due_at"), ("consents", "lapses_at"), ("wakes", "due_at"))
"""What else is due at tables, in tables of their own."""


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


def next_moment(db: Connection, of: Shards | None = None) -> int | None:
    """Return when the next reminder, deadline, end of a pause or start is due at any table, or None."""
    if of is not None:
        return _next_of(db, of)
    # Each in a query of its own is found by its index.
    row = db.execute(
        "SELECT (SELECT min(due_at) FROM deadlines),"
        " (SELECT min(remind_at) FROM deadlines WHERE remind_at IS NOT NULL), (SELECT min(due_at) FROM pauses),"
        " (SELECT min(lapses_at) FROM consents WHERE lapses_at IS NOT NULL), (SELECT min(due_at) FROM wakes)"
    ).fetchone()
    return min((moment for moment in row if moment is not None), default=None)


def _next_of(db: Connection, of: Shards) -> int | None:
    """Return it for the tables of some shards; each index is read up to the first row of theirs."""
    moments: list[int] = []
    for table, column in (("deadlines", "due_at"), ("deadlines", "remind_at"), *OTHERS):
        row = db.execute(
            f"SELECT {column} FROM {table} WHERE {column} IS NOT NULL{rows_of(of)} ORDER BY {column} LIMIT 1"  # noqa: S608
        ).fetchone()
        moments += [] if row is None else [row[0]]
    return min(moments, default=None)


def to_remind(db: Connection, now: int, of: Shards | None = None) -> tuple[DeadlineRow, ...]:
    """Return those whose reminder is due and whose deadline isn't."""
    rows = db.execute(f"SELECT * FROM deadlines WHERE remind_at <= :now AND due_at > :now{rows_of(of)}", {"now": now})  # noqa: S608
    return tuple(DeadlineRow.model_validate(dict(row)) for row in rows)


def reminded(db: Connection, row: DeadlineRow) -> bool:
    """Keep that a reminder is sent; return False if it was, or the wait is over."""
    cursor = db.execute(
        "UPDATE deadlines SET remind_at = NULL WHERE table_id = ? AND seat = ? AND started_at = ?"
        " AND remind_at IS NOT NULL",
        (row.table_id, row.seat, row.started_at),
    )
    return cursor.rowcount == 1


def due(db: Connection, now: int, of: Shards | None = None) -> tuple[DeadlineRow, ...]:
    """Return those whose time is over at a moment, the earliest first."""
    rows = db.execute(
        f"SELECT * FROM deadlines WHERE due_at <= ?{rows_of(of)} ORDER BY due_at, table_id, seat",  # noqa: S608
        (now,),
    )
    return tuple(DeadlineRow.model_validate(dict(row)) for row in rows)


def near(db: Connection, now: int, grace: int, of: Shards | None = None) -> tuple[DeadlineRow, ...]:
    """Return those with less than the grace or a quarter of their time left, and those of people with quiet hours.

    Args:
        db: a connection.
        now: since when.
        grace: seconds.
        of: which tables' alone; None: all.
    """
    rows = db.execute(
        "SELECT deadlines.* FROM deadlines LEFT JOIN people USING (person)"  # noqa: S608  # our own words
        " WHERE (due_at < :now + :grace OR due_at < :now + turn_time / 4"
        # As the model of the preferences writes it.
        f""" OR preferences LIKE '%"quiet":{{%'){rows_of(of)}""",
        {"now": now, "grace": grace},
    )
    return tuple(DeadlineRow.model_validate(dict(row)) for row in rows)


def beyond(db: Connection, now: int, of: Shards | None = None) -> tuple[DeadlineRow, ...]:
    """Return those that are due later than a full turn from now."""
    rows = db.execute(f"SELECT * FROM deadlines WHERE due_at > ? + turn_time{rows_of(of)}", (now,))  # noqa: S608
    return tuple(DeadlineRow.model_validate(dict(row)) for row in rows)


def tables(db: Connection, of: Shards | None = None) -> tuple[int, ...]:
    """Return the tables at which anything is due at some moment."""
    rows = db.execute(
        " UNION ".join(
            f"SELECT table_id FROM {table} WHERE {column} IS NOT NULL{rows_of(of)}"  # noqa: S608  # our own words
            for table, column in (("deadlines", "due_at"), *OTHERS)
        )
    )
    return tuple(row[0] for row in rows)


def postpone(db: Connection, row: DeadlineRow, due_at: int) -> None:
    """Keep another moment for a deadline, if it is still the same wait."""
    db.execute(
        "UPDATE deadlines SET due_at = ? WHERE table_id = ? AND seat = ? AND started_at = ?",
        (due_at, row.table_id, row.seat, row.started_at),
    )
