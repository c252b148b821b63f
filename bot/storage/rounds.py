"""Beside the log of the game being played: who was woken, claims, pauses."""

from collections.abc import Iterable

from bot.storage.connection import Connection
from bot.storage.rows import PauseRow, WakeRow
from bot.storage.shards import Shards, rows_of


def keep_pause(db: Connection, table: int, pause: PauseRow | None) -> None:
    """Keep that the game stands still, or goes on; `table_id` is taken from `table`."""
    db.execute("DELETE FROM pauses WHERE table_id = ?", (table,))
    if pause is not None:
        db.execute(
            "INSERT INTO pauses (table_id, since, due_at) VALUES (:table_id, :since, :due_at)",
            pause.model_dump() | {"table_id": table},
        )


def pause(db: Connection, table: int) -> PauseRow | None:
    """Return since when a table's game stands still, or None if it goes on."""
    row = db.execute("SELECT * FROM pauses WHERE table_id = ?", (table,)).fetchone()
    return PauseRow.model_validate(dict(row)) if row else None


def pauses_over(db: Connection, now: int, of: Shards | None = None) -> tuple[PauseRow, ...]:
    """Return the pauses that have lasted too long at a moment, the longest first."""
    rows = db.execute(
        f"SELECT * FROM pauses WHERE due_at <= ?{rows_of(of)} ORDER BY due_at, table_id",  # noqa: S608  # our own words
        (now,),
    )
    return tuple(PauseRow.model_validate(dict(row)) for row in rows)


def postpone_pause(db: Connection, row: PauseRow, due_at: int) -> None:
    """Keep a later end of a pause, if it is still the same one."""
    db.execute("UPDATE pauses SET due_at = ? WHERE table_id = ? AND since = ?", (due_at, row.table_id, row.since))


def keep_claim(db: Connection, table: int, claim: str | None) -> None:
    """Keep what was claimed of the rest of a deal, in JSON, instead of what was; None: nothing."""
    db.execute("DELETE FROM claims WHERE table_id = ?", (table,))
    if claim is not None:
        db.execute("INSERT INTO claims (table_id, claim) VALUES (?, ?)", (table, claim))


def claim(db: Connection, table: int) -> str | None:
    """Return what was claimed of the rest of a deal, in JSON; None: nothing."""
    row = db.execute("SELECT claim FROM claims WHERE table_id = ?", (table,)).fetchone()
    return row["claim"] if row else None


def keep_wakes(db: Connection, table: int, wakes: Iterable[WakeRow]) -> None:
    """Keep who was woken and has not answered, instead of who was; `table_id` is taken from `table`."""
    db.execute("DELETE FROM wakes WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO wakes (table_id, seat, person, since, due_at)"
        " VALUES (:table_id, :seat, :person, :since, :due_at)",
        [row.model_dump() | {"table_id": table} for row in wakes],
    )


def wakes(db: Connection, table: int) -> tuple[WakeRow, ...]:
    """Return who was woken at a table and has not answered, seat by seat."""
    rows = db.execute("SELECT * FROM wakes WHERE table_id = ? ORDER BY seat", (table,))
    return tuple(WakeRow.model_validate(dict(row)) for row in rows)


def wakes_due(db: Connection, now: int, of: Shards | None = None) -> tuple[WakeRow, ...]:
    """Return those whose time to answer is over at a moment, the earliest first."""
    rows = db.execute(
        f"SELECT * FROM wakes WHERE due_at <= ?{rows_of(of)} ORDER BY due_at, table_id, seat",  # noqa: S608  # our own words
        (now,),
    )
    return tuple(WakeRow.model_validate(dict(row)) for row in rows)


def postpone_wake(db: Connection, row: WakeRow, due_at: int) -> None:
    """Keep a later end of somebody's time to answer, if it is still the same wait."""
    db.execute(
        "UPDATE wakes SET due_at = ? WHERE table_id = ? AND seat = ? AND since = ?",
        (due_at, row.table_id, row.seat, row.since),
    )


def put_off_wakes(db: Connection, earliest: int, of: Shards | None = None) -> None:
    """Give everybody who was woken time to answer: they could press nothing while the bot was down."""
    db.execute(f"UPDATE wakes SET due_at = ? WHERE due_at < ?{rows_of(of)}", (earliest, earliest))  # noqa: S608
