"""Tables, one row each."""

from datetime import datetime, timedelta

from bot.storage.connection import Connection, change_one, inserting
from bot.storage.row_models import MAX_INTEGER, TableRow
from bot.storage.shard_filter import ShardFilter, tables_of


class ConcurrentUpdate(Exception):
    """The table or tournament has changed since the caller read it: by another process, or by a user's deletion."""


def insert(db: Connection, row: TableRow, number: int | None = None) -> int:
    """Save a new table and return its id.

    Args:
        number: its id, if it was allocated before.
    """
    values = row.model_dump(exclude={"id"}) | ({} if number is None else {"id": number})
    return int(db.execute(f"{inserting('tables', values)} RETURNING id", values).fetchone()["id"])


def save(db: Connection, row: TableRow, before: int) -> None:
    """Save the changed columns of a table.

    Args:
        row: the table after the change.
        before: the revision before the change.

    Raises:
        ConcurrentUpdate: the saved table is at another revision.
    """
    change_one(
        db,
        "UPDATE tables SET channel = :channel, host = :host, options = :options, room = :room, status = :status,"
        " revision = :revision, number = :number, waiting = :waiting, changed_at = :changed_at, level = :level,"
        " hints = :hints, free_seats = :free_seats"
        " WHERE id = :id AND revision = :before",
        row.model_dump() | {"before": before},
        ConcurrentUpdate,
    )


def count_up(db: Connection, table: int, before: int, after: int, now: str) -> None:
    """Save a table's new revision without other columns, so that no index is touched.

    Args:
        before: the revision before the change.
        after: the new revision.
        now: ISO 8601.

    Raises:
        ConcurrentUpdate: the saved table is at another revision.
    """
    sql = "UPDATE tables SET revision = ?, changed_at = ? WHERE id = ? AND revision = ?"
    change_one(db, sql, (after, now, table, before), ConcurrentUpdate)


def check_revision(db: Connection, table: int, revision: int) -> None:
    """Raise ConcurrentUpdate unless the saved table is at a revision."""
    found = db.execute("SELECT 1 FROM tables WHERE id = ? AND revision = ?", (table, revision))
    if found.fetchone() is None:
        raise ConcurrentUpdate


def find(db: Connection, table: int) -> TableRow | None:
    """Return a table, or None if it never existed."""
    return (
        TableRow.read_one(db.execute("SELECT * FROM tables WHERE id = ?", (table,)))
        if 0 < table <= MAX_INTEGER
        else None
    )


def newest_lobby(db: Connection, channel: int) -> int | None:
    """Return the newest table of a channel in lobby with a free seat, or None."""
    row = db.execute(
        "SELECT id FROM tables WHERE channel = ? AND status = 'lobby' AND tournament IS NULL"
        " AND free_seats > 0 ORDER BY id DESC LIMIT 1",
        (channel,),
    ).fetchone()
    return row["id"] if row else None


def for_user(db: Connection, person: int, channel: int | None) -> list[int]:
    """Return the open tables where a user sits, newest first, then those where they wait for a seat.

    Finished tables of tournaments, and tries of a deal of the day, are left out; `/daily` finds the latter.

    Args:
        channel: only tables of this channel; None: anywhere.
    """
    rows = db.execute(
        "SELECT id FROM table_people JOIN tables ON table_id = id"  # noqa: S608  # our own words
        " WHERE person = :person AND role IN ('seats', 'queue') AND status <> 'closed' AND day IS NULL"
        " AND NOT (status = 'over' AND tournament IS NOT NULL)"
        f"{'' if channel is None else ' AND channel = :channel'} ORDER BY role DESC, id DESC",
        {"person": person, "channel": channel},
    )
    return [row["id"] for row in rows]


def for_channel(db: Connection, channel: int) -> list[int]:
    """Return the open tables of a channel, newest first."""
    rows = db.execute("SELECT id FROM tables WHERE channel = ? AND status <> 'closed' ORDER BY id DESC", (channel,))
    return [row["id"] for row in rows]


def not_closed(db: Connection, shards: ShardFilter | None = None) -> list[int]:
    """Return the open tables, oldest first."""
    sql = f"SELECT id FROM tables WHERE status <> 'closed'{tables_of(shards)} ORDER BY id"  # noqa: S608  # our own words
    return [row["id"] for row in db.execute(sql)]


def newest_message(db: Connection) -> int | None:
    """Return the id below which messages are older than the newest table, or None."""
    row = db.execute("SELECT oldest_message FROM tables WHERE id = (SELECT max(id) FROM tables)").fetchone()
    return None if row is None else int(row["oldest_message"])


def close(db: Connection, table: int) -> None:
    """Close a table whose log can't be read."""
    db.execute("UPDATE tables SET status = 'closed', waiting = 0 WHERE id = ?", (table,))


def changed_last(db: Connection, within: timedelta, shards: ShardFilter | None = None) -> list[int]:
    """Return the open tables that changed at most `within` before the newest change of all, newest first."""
    newest = db.execute(
        f"SELECT max(changed_at) AS at FROM tables WHERE status <> 'closed' AND day IS NULL{tables_of(shards)}"  # noqa: S608
    ).fetchone()["at"]
    if newest is None:
        return []
    since = (datetime.fromisoformat(newest) - within).isoformat()
    rows = db.execute(
        f"SELECT id FROM tables WHERE status <> 'closed' AND day IS NULL AND changed_at >= ?{tables_of(shards)}"  # noqa: S608
        " ORDER BY changed_at DESC, id DESC",
        (since,),
    )
    return [row["id"] for row in rows]


def latest(db: Connection, limit: int, shards: ShardFilter | None = None) -> list[int]:
    """Return up to `limit` tables in lobby or play, the last changed first."""
    rows = db.execute(
        "SELECT id FROM tables WHERE status <> 'closed' AND status IN ('lobby', 'playing') AND day IS NULL"  # noqa: S608
        f"{tables_of(shards)} ORDER BY changed_at DESC, id DESC LIMIT ?",
        (limit,),
    )
    return [row["id"] for row in rows]


def count_open(db: Connection, shards: ShardFilter | None = None) -> dict[str, int]:
    """Return the number of open tables by status."""
    rows = db.execute(
        f"SELECT status, count(*) AS n FROM tables WHERE status <> 'closed'{tables_of(shards)} GROUP BY status"  # noqa: S608
    )
    return {row["status"]: row["n"] for row in rows}


def waiting_for_computers(db: Connection, shards: ShardFilter | None = None) -> list[int]:
    """Return the tables whose game waits for a computer player."""
    sql = f"SELECT id FROM tables WHERE waiting = 1{tables_of(shards)} ORDER BY id"  # noqa: S608  # our own words
    return [row["id"] for row in db.execute(sql)]


def count_busy(db: Connection, since: str, **where: int) -> int:
    """Return the number of tables in lobby or play, without those of tournaments.

    Args:
        since: ISO 8601; tables without a change since then don't count.
        where: one of `channel`, `guild` or `host`, with its id.
    """
    [(column, value)] = where.items()
    row = db.execute(
        f"SELECT count(*) FROM tables WHERE {column} = ? AND status IN ('lobby', 'playing') AND changed_at >= ?"  # noqa: S608  # our own words
        " AND tournament IS NULL AND day IS NULL",
        (value, since),
    ).fetchone()
    return int(row[0])
