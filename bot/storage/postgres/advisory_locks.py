"""Advisory locks of the writer's session: they go with it, however it ends."""

from typing import Any

from bot.storage.connection import Connection

OURS = 0x63617264
"""Of all advisory locks of a server those are ours that begin with it ("card")."""
ALL = -1
"""The lock of whoever writes for all servers; several processes that share them have it together."""
COUNT = -2
"""The lock of the number of shards: all who go by it have it together, who changes it has it alone."""
UPGRADE = -3
"""The lock of whoever brings the tables up to date."""
IDENTIFY = -1000
"""From here down: the locks of those who begin a session with Discord, one a bucket."""


def take(db: Connection, number: int, *, shared: bool = False) -> bool:
    """Take a lock, unless somebody has it who doesn't share it; return whether it was taken."""
    way = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
    return bool(db.execute(f"SELECT {way}(?::int, ?::int)", (OURS, number)).fetchone()[0])


def wait_for(db: Connection, number: int) -> None:
    """Take a lock, as soon as nobody else has it."""
    db.execute("SELECT pg_advisory_lock(?::int, ?::int)", (OURS, number)).fetchone()


def give(db: Connection, number: int, *, shared: bool = False) -> None:
    """Give a lock back."""
    way = "pg_advisory_unlock_shared" if shared else "pg_advisory_unlock"
    db.execute(f"SELECT {way}(?::int, ?::int)", (OURS, number)).fetchone()


def holders(db: Connection) -> dict[int, int]:
    """Return who has the shards' locks: the server's numbers of their sessions, by shard."""
    rows: Any = db.execute(
        "SELECT objid::bigint AS shard, pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
        " WHERE locktype = 'advisory' AND classid = ? AND objid < 2147483648 AND objsubid = 2 AND granted"
        " AND datname = current_database()",
        (OURS,),
    )
    return {int(row["shard"]): int(row["pid"]) for row in rows}


def writers(db: Connection) -> frozenset[int]:
    """Return the server's numbers of all sessions that write."""
    rows = db.execute(
        "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
        " WHERE locktype = 'advisory' AND classid = ? AND objid = 4294967295 AND objsubid = 2 AND granted"
        " AND datname = current_database()",
        (OURS,),
    )
    return frozenset(int(row["pid"]) for row in rows)


def at_work(db: Connection) -> frozenset[int]:
    """Return the server's numbers of the sessions of other processes that write and are past their start."""
    rows = db.execute(
        "SELECT pid FROM pg_locks AS lock JOIN pg_database ON pg_database.oid = lock.database"
        " WHERE locktype = 'advisory' AND classid = :ours AND objid::bigint = :all AND objsubid = 2 AND granted"
        " AND datname = current_database() AND pid <> pg_backend_pid() AND pid NOT IN"
        " (SELECT starting.pid FROM pg_locks AS starting WHERE locktype = 'advisory' AND classid = :ours"
        " AND objid::bigint = :upgrade)",
        {"ours": OURS, "all": ALL % 2**32, "upgrade": UPGRADE % 2**32},
    )
    return frozenset(int(row["pid"]) for row in rows)


def end_session(db: Connection, pid: int) -> None:
    """End a session, whose locks are free then."""
    db.execute("SELECT pg_terminate_backend(?::int)", (pid,)).fetchone()
