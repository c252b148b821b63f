"""Tables, one row each."""

from datetime import datetime, timedelta

from bot.storage.connection import Connection
from bot.storage.row_models import LARGEST, TableRow
from bot.storage.shard_filter import ShardFilter, tables_of


class ConcurrentUpdate(Exception):
    """The table was changed by somebody else since the caller looked."""


def insert(db: Connection, row: TableRow, number: int | None = None) -> int:
    """Return the id of a new table.

    Args:
        db: the writing connection.
        row: the table.
        number: its id, if that was drawn before.
    """
    column, value = ("", "") if number is None else ("id, ", ":id, ")
    made = db.execute(
        f"INSERT INTO tables ({column}guild, channel, host, game, options, room, status, revision, number, waiting,"  # noqa: S608
        " opened_at, changed_at, level, hints, tournament, day, abroad, oldest_message, free_seats)"
        f" VALUES ({value}:guild, :channel, :host, :game, :options, :room, :status, :revision, :number,"
        " :waiting, :opened_at, :changed_at, :level, :hints, :tournament, :day, :abroad,"
        " :oldest_message, :free_seats)"
        " RETURNING id",
        row.model_dump() if number is None else row.model_dump() | {"id": number},
    ).fetchone()
    return int(made["id"])


def save(db: Connection, row: TableRow, before: int) -> None:
    """Keep what can change of a table.

    Args:
        db: the writing connection.
        row: the table as it is now.
        before: the revision it was made from.

    Raises:
        OutOfDate: the table kept is at another revision.
    """
    cursor = db.execute(
        "UPDATE tables SET channel = :channel, host = :host, options = :options, room = :room, status = :status,"
        " revision = :revision, number = :number, waiting = :waiting, changed_at = :changed_at, level = :level,"
        " hints = :hints, free_seats = :free_seats"
        " WHERE id = :id AND revision = :before",
        row.model_dump() | {"before": before},
    )
    if cursor.rowcount != 1:
        raise ConcurrentUpdate


def count_up(db: Connection, table: int, before: int, after: int, now: str) -> None:
    """Keep that a table has changed beside its row, which no index has to be touched for.

    Args:
        db: the writing connection.
        table: its id.
        before: the revision the change was made from.
        after: the one it leads to.
        now: ISO 8601.

    Raises:
        OutOfDate: the table kept is at another revision.
    """
    cursor = db.execute(
        "UPDATE tables SET revision = ?, changed_at = ? WHERE id = ? AND revision = ?", (after, now, table, before)
    )
    if cursor.rowcount != 1:
        raise ConcurrentUpdate


def check_revision(db: Connection, table: int, revision: int) -> None:
    """Raise OutOfDate unless the table kept is at a revision."""
    found = db.execute("SELECT 1 FROM tables WHERE id = ? AND revision = ?", (table, revision))
    if found.fetchone() is None:
        raise ConcurrentUpdate


def find(db: Connection, table: int) -> TableRow | None:
    """Return a table, or None if there never was one."""
    row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone() if 0 < table <= LARGEST else None
    return TableRow.model_validate(dict(row)) if row else None


def newest_lobby(db: Connection, channel: int) -> int | None:
    """Return the newest table of a channel that waits for players and has room."""
    row = db.execute(
        "SELECT id FROM tables WHERE channel = ? AND status = 'lobby' AND tournament IS NULL"
        " AND free_seats > 0 ORDER BY id DESC LIMIT 1",
        (channel,),
    ).fetchone()
    return row["id"] if row else None


def of_user(db: Connection, person: int, channel: int | None) -> list[int]:
    """Return the tables not closed where a person sits, newest first, then those where they wait for a seat.

    A tournament's table is left behind when its game is over.
    A try of a deal of the day is none of them: it is found by `/daily`.

    Args:
        db: a connection.
        person: user id.
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


def of_channel(db: Connection, channel: int) -> list[int]:
    """Return the tables of a channel that are not closed, newest first."""
    rows = db.execute("SELECT id FROM tables WHERE channel = ? AND status <> 'closed' ORDER BY id DESC", (channel,))
    return [row["id"] for row in rows]


def not_closed(db: Connection, of: ShardFilter | None = None) -> list[int]:
    """Return the tables that are not closed, oldest first."""
    sql = f"SELECT id FROM tables WHERE status <> 'closed'{tables_of(of)} ORDER BY id"  # noqa: S608  # our own words
    return [row["id"] for row in db.execute(sql)]


def newest_message(db: Connection) -> int | None:
    """Return the id below which messages are older than the newest table; None: there is no table."""
    row = db.execute("SELECT oldest_message FROM tables WHERE id = (SELECT max(id) FROM tables)").fetchone()
    return None if row is None else int(row["oldest_message"])


def close(db: Connection, table: int) -> None:
    """Close a table whose log can't be read, which nothing else does."""
    db.execute("UPDATE tables SET status = 'closed', waiting = 0 WHERE id = ?", (table,))


def changed_last(db: Connection, within: timedelta, of: ShardFilter | None = None) -> list[int]:
    """Return the tables not closed that changed this short a time before the newest change of all, newest first."""
    newest = db.execute(
        f"SELECT max(changed_at) AS at FROM tables WHERE status <> 'closed' AND day IS NULL{tables_of(of)}"  # noqa: S608
    ).fetchone()["at"]
    if newest is None:
        return []
    since = (datetime.fromisoformat(newest) - within).isoformat()
    rows = db.execute(
        f"SELECT id FROM tables WHERE status <> 'closed' AND day IS NULL AND changed_at >= ?{tables_of(of)}"  # noqa: S608
        " ORDER BY changed_at DESC, id DESC",
        (since,),
    )
    return [row["id"] for row in rows]


def latest(db: Connection, most: int, of: ShardFilter | None = None) -> list[int]:
    """Return the tables that wait for players or are played at, those that changed last, newest first."""
    rows = db.execute(
        "SELECT id FROM tables WHERE status <> 'closed' AND status IN ('lobby', 'playing') AND day IS NULL"  # noqa: S608
        f"{tables_of(of)} ORDER BY changed_at DESC, id DESC LIMIT ?",
        (most,),
    )
    return [row["id"] for row in rows]


def count_open(db: Connection, of: ShardFilter | None = None) -> dict[str, int]:
    """Return how many tables that are not closed there are of each status."""
    rows = db.execute(
        f"SELECT status, count(*) AS n FROM tables WHERE status <> 'closed'{tables_of(of)} GROUP BY status"  # noqa: S608
    )
    return {row["status"]: row["n"] for row in rows}


def waiting_for_computers(db: Connection, of: ShardFilter | None = None) -> list[int]:
    """Return the tables whose game waits for a computer player."""
    sql = f"SELECT id FROM tables WHERE waiting = 1{tables_of(of)} ORDER BY id"  # noqa: S608  # our own words
    return [row["id"] for row in db.execute(sql)]


def count_busy(db: Connection, since: str, **where: int) -> int:
    """Return how many tables wait for players or are played at, those of tournaments left out.

    Args:
        db: a connection.
        since: ISO 8601; what has not changed since then doesn't count.
        where: one of `channel`, `guild` or `host`, with its id.
    """
    [(column, value)] = where.items()
    row = db.execute(
        f"SELECT count(*) FROM tables WHERE {column} = ? AND status IN ('lobby', 'playing') AND changed_at >= ?"  # noqa: S608  # our own words
        " AND tournament IS NULL AND day IS NULL",
        (value, since),
    ).fetchone()
    return int(row[0])
