"""Deadlines of tables: times in seconds since 1970.

At a deadline a turn ends, a paused table is closed, a woken player counts as gone, or a request is granted.
"""

from collections.abc import Iterable

from bot.storage.connection import Connection, inserting
from bot.storage.row_models import DeadlineRow
from bot.storage.shard_filter import ShardFilter, rows_of

Key = tuple[str, int]
"""Kind and seat; a table has at most one deadline of each."""


def save(db: Connection, table: int, gone: Iterable[Key], new: Iterable[DeadlineRow]) -> None:
    """Delete some deadlines of a table, then save new ones.

    Args:
        gone: the deleted ones.
        new: the new rows; `table_id` is taken from `table`.
    """
    db.executemany(
        "DELETE FROM deadlines WHERE table_id = ? AND kind = ? AND seat = ?", [(table, *key) for key in gone]
    )
    values = [row.model_dump() | {"table_id": table} for row in new]
    db.executemany(inserting("deadlines", DeadlineRow.model_fields), values)


def for_table(db: Connection, table: int) -> tuple[DeadlineRow, ...]:
    """Return the deadlines at a table, kind by kind and seat by seat."""
    return DeadlineRow.read_all(
        db.execute("SELECT * FROM deadlines WHERE table_id = ? ORDER BY kind, seat", (table,))
    )


def next_moment(db: Connection, shards: ShardFilter | None = None) -> int | None:
    """Return the next reminder or deadline of any table, or None; each index is read to its first row."""
    moments: list[int] = []
    for column in ("due_at", "remind_at"):
        row = db.execute(
            f"SELECT {column} FROM deadlines WHERE {column} IS NOT NULL{rows_of(shards)} ORDER BY {column} LIMIT 1"  # noqa: S608
        ).fetchone()
        moments += [] if row is None else [row[0]]
    return min(moments, default=None)


def to_remind(db: Connection, now: int, shards: ShardFilter | None = None) -> tuple[DeadlineRow, ...]:
    """Return the deadlines whose reminder is due and which are not over."""
    sql = f"SELECT * FROM deadlines WHERE remind_at <= :now AND due_at > :now{rows_of(shards)}"  # noqa: S608  # our own words
    return DeadlineRow.read_all(db.execute(sql, {"now": now}))


def reminded(db: Connection, row: DeadlineRow) -> bool:
    """Save that a reminder is sent; return False if it was sent before, or the wait is over."""
    cursor = db.execute(
        "UPDATE deadlines SET remind_at = NULL WHERE table_id = ? AND kind = ? AND seat = ? AND started_at = ?"
        " AND remind_at IS NOT NULL",
        (row.table_id, row.kind, row.seat, row.started_at),
    )
    return cursor.rowcount == 1


def due(db: Connection, now: int, shards: ShardFilter | None = None) -> tuple[DeadlineRow, ...]:
    """Return the deadlines that are over, the earliest first."""
    rows = db.execute(
        f"SELECT * FROM deadlines WHERE due_at <= ?{rows_of(shards)} ORDER BY due_at, table_id, kind, seat",  # noqa: S608
        (now,),
    )
    return DeadlineRow.read_all(rows)


def near(db: Connection, now: int, grace: int, shards: ShardFilter | None = None) -> tuple[DeadlineRow, ...]:
    """Return turns with less than the grace or a quarter of their time left, and those of players with quiet hours.

    Args:
        now: since when.
        grace: seconds.
        shards: the tables' shards; None: all.
    """
    rows = db.execute(
        "SELECT deadlines.* FROM deadlines LEFT JOIN people USING (person)"  # noqa: S608  # our own words
        " WHERE kind = 'turn' AND (due_at < :now + :grace OR due_at < :now + turn_time / 4"
        # As the model of the preferences writes it.
        f""" OR preferences LIKE '%"quiet":{{%'){rows_of(shards)}""",
        {"now": now, "grace": grace},
    )
    return DeadlineRow.read_all(rows)


def beyond(db: Connection, now: int, shards: ShardFilter | None = None) -> tuple[DeadlineRow, ...]:
    """Return the turns that end later than a full turn from now."""
    rows = db.execute(
        f"SELECT * FROM deadlines WHERE kind = 'turn' AND due_at > ? + turn_time{rows_of(shards)}",  # noqa: S608
        (now,),
    )
    return DeadlineRow.read_all(rows)


def tables_of_tournaments(db: Connection, shards: ShardFilter | None = None) -> frozenset[int]:
    """Return the tables of tournaments that have any deadline."""
    tournament = "(SELECT tournament FROM tables WHERE id = table_id)"
    rows = db.execute(f"SELECT table_id FROM deadlines WHERE {tournament} IS NOT NULL{rows_of(shards)}")  # noqa: S608
    return frozenset(row[0] for row in rows)


def tables(db: Connection, shards: ShardFilter | None = None) -> tuple[int, ...]:
    """Return the tables that have any deadline."""
    rows = db.execute(f"SELECT DISTINCT table_id FROM deadlines WHERE true{rows_of(shards)}")  # noqa: S608
    return tuple(row[0] for row in rows)


def put_off(db: Connection, kind: str, earliest: int, shards: ShardFilter | None = None) -> None:
    """Move deadlines of a kind to an earliest time: the bot was down, and players could not click."""
    db.execute(
        f"UPDATE deadlines SET due_at = ? WHERE kind = ? AND due_at < ?{rows_of(shards)}",  # noqa: S608  # our own words
        (earliest, kind, earliest),
    )


def postpone(db: Connection, row: DeadlineRow, due_at: int) -> None:
    """Save another time for a deadline, if it is still the same wait."""
    db.execute(
        "UPDATE deadlines SET due_at = ?"
        " WHERE table_id = ? AND kind = ? AND seat = ? AND started_at = ? AND due_at = ?",
        (due_at, row.table_id, row.kind, row.seat, row.started_at, row.due_at),
    )
