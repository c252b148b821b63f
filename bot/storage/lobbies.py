"""Beside a table that waits for its game: who asks to start it, and who asks whom to swap seats."""

from bot.storage.connection import Connection
from bot.storage.rows import StartWishRow
from bot.storage.shards import Shards, rows_of


def keep_start(db: Connection, table: int, wish: StartWishRow | None) -> None:
    """Keep who asks to start a table's game, or that nobody does; `table_id` is taken from `table`."""
    db.execute("DELETE FROM start_wishes WHERE table_id = ?", (table,))
    if wish is not None:
        db.execute(
            "INSERT INTO start_wishes (table_id, person, since, due_at) VALUES (:table_id, :person, :since, :due_at)",
            wish.model_dump() | {"table_id": table},
        )


def start(db: Connection, table: int) -> StartWishRow | None:
    """Return who asks to start a table's game, or None."""
    row = db.execute("SELECT * FROM start_wishes WHERE table_id = ?", (table,)).fetchone()
    return StartWishRow.model_validate(dict(row)) if row else None


def starts_due(db: Connection, now: int, of: Shards | None = None) -> tuple[StartWishRow, ...]:
    """Return the wishes that come true by themselves at a moment, the oldest first."""
    rows = db.execute(
        f"SELECT * FROM start_wishes WHERE due_at <= ?{rows_of(of)} ORDER BY due_at, table_id",  # noqa: S608
        (now,),
    )
    return tuple(StartWishRow.model_validate(dict(row)) for row in rows)


def put_off(db: Connection, earliest: int, of: Shards | None = None) -> None:
    """Have no game start by itself before a moment: nobody could press anything while the bot was down."""
    db.execute(f"UPDATE start_wishes SET due_at = ? WHERE due_at < ?{rows_of(of)}", (earliest, earliest))  # noqa: S608


def put_off_one(db: Connection, row: StartWishRow, due_at: int) -> None:
    """Keep a later moment for a wish, if it is still the same one."""
    db.execute(
        "UPDATE start_wishes SET due_at = ? WHERE table_id = ? AND since = ?", (due_at, row.table_id, row.since)
    )


def keep_swap(db: Connection, table: int, swap: tuple[int, int] | None) -> None:
    """Keep who asks whom to swap seats at a table, or that nobody does."""
    db.execute("DELETE FROM swap_wishes WHERE table_id = ?", (table,))
    if swap is not None:
        db.execute("INSERT INTO swap_wishes (table_id, person, other) VALUES (?, ?, ?)", (table, *swap))


def swap(db: Connection, table: int) -> tuple[int, int] | None:
    """Return who asks whom to swap seats at a table, or None."""
    row = db.execute("SELECT person, other FROM swap_wishes WHERE table_id = ?", (table,)).fetchone()
    return (row["person"], row["other"]) if row else None
