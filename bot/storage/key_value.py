"""The key-value store: texts that `bot/ui` saves, such as message ids and hashes."""

from collections.abc import Iterable

from bot.storage.connection import Connection
from bot.storage.shard_filter import ShardFilter, rows_of


def read(db: Connection, key: str) -> str | None:
    """Return the text of a key, or None."""
    row = db.execute("SELECT value FROM notebook WHERE key = ?", (key,)).fetchone()
    return row["value"] if row else None


def tables(db: Connection, guild: int, kind: str, value: str) -> list[int]:
    """Return a guild's open tables whose entry `<kind>:<table>` has this text, newest first."""
    rows = db.execute(
        "SELECT tables.id FROM tables JOIN notebook ON notebook.key = ? || CAST(tables.id AS TEXT)"
        " WHERE tables.guild = ? AND tables.status <> 'closed' AND notebook.value = ? ORDER BY tables.id DESC",
        (f"{kind}:", guild, value),
    )
    return [row["id"] for row in rows]


def values(db: Connection, kind: str, limit: int) -> list[str]:
    """Return up to `limit` texts of one kind."""
    rows = db.execute(
        "SELECT value FROM notebook WHERE key >= ? AND key < ? ORDER BY key LIMIT ?", (f"{kind}:", f"{kind};", limit)
    )
    return [row["value"] for row in rows]


def mark(db: Connection, kind: str, tables: Iterable[int]) -> None:
    """Save an entry `<kind>:<table>` for each of some tables."""
    for table in tables:
        write(db, f"{kind}:{table}", "", table)


def marked(db: Connection, kind: str, shards: ShardFilter | None = None) -> list[int]:
    """Return the ids of tables with an entry under a key prefix, newest first."""
    rows = db.execute(
        f"SELECT table_id FROM notebook WHERE key >= ? AND key < ?{rows_of(shards)} ORDER BY table_id DESC",  # noqa: S608
        (f"{kind}:", f"{kind};"),
    )
    return [row["table_id"] for row in rows]


def unmark(db: Connection, kind: str, tables: Iterable[int]) -> None:
    """Delete these entries of some tables."""
    for table in tables:
        write(db, f"{kind}:{table}", None, None)


def write(db: Connection, key: str, value: str | None, table: int | None) -> None:
    """Save a text, bound to a table or to none; None deletes it."""
    if value is None:
        db.execute("DELETE FROM notebook WHERE key = ?", (key,))
        return
    db.execute(
        "INSERT INTO notebook (key, value, table_id) VALUES (?, ?, ?)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value, table_id = excluded.table_id",
        (key, value, table),
    )


def forget(db: Connection, first: str, before: str) -> None:
    """Delete the texts from a key on, up to and without another one."""
    db.execute("DELETE FROM notebook WHERE key >= ? AND key < ?", (first, before))


def forget_closed(db: Connection) -> None:
    """Delete the texts bound to closed tables."""
    db.execute(
        "DELETE FROM notebook WHERE table_id IS NOT NULL"
        " AND (SELECT status FROM tables WHERE tables.id = notebook.table_id) = 'closed'"
    )
