"""Advisory locks of the writer's session; they are released with it, however it ends."""

from typing import Any

from bot.storage.connection import Connection

OURS = 0x63617264
"""The first number of all locks of the bot on a server ("card")."""
ALL = -1
"""The lock of the process that writes for all guilds; processes of a cluster share it."""
COUNT = -2
"""The lock of the shard count: shared by all processes that use it, exclusive to change it."""
UPGRADE = -3
"""The lock for running migrations."""
IDENTIFY = -1000
"""From here down: the locks for IDENTIFY, one per bucket."""


def take(db: Connection, number: int, *, shared: bool = False) -> bool:
    """Try to take a lock; return whether it was free or shared."""
    way = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
    return bool(db.execute(f"SELECT {way}(?::int, ?::int)", (OURS, number)).fetchone()[0])


def wait_for(db: Connection, number: int) -> None:
    """Take a lock, as soon as it is free."""
    db.execute("SELECT pg_advisory_lock(?::int, ?::int)", (OURS, number)).fetchone()


def give(db: Connection, number: int, *, shared: bool = False) -> None:
    """Release a lock."""
    way = "pg_advisory_unlock_shared" if shared else "pg_advisory_unlock"
    db.execute(f"SELECT {way}(?::int, ?::int)", (OURS, number)).fetchone()


def holders(db: Connection) -> dict[int, int]:
    """Return the backend pids of the sessions that hold shard locks, by shard."""
    rows: Any = db.execute(
        "SELECT objid::bigint AS shard, pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
        " WHERE locktype = 'advisory' AND classid = ? AND objid < 2147483648 AND objsubid = 2 AND granted"
        " AND datname = current_database()",
        (OURS,),
    )
    return {int(row["shard"]): int(row["pid"]) for row in rows}


def writers(db: Connection) -> frozenset[int]:
    """Return the backend pids of all sessions that write."""
    rows = db.execute(
        "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
        " WHERE locktype = 'advisory' AND classid = ? AND objid = 4294967295 AND objsubid = 2 AND granted"
        " AND datname = current_database()",
        (OURS,),
    )
    return frozenset(int(row["pid"]) for row in rows)


def at_work(db: Connection) -> frozenset[int]:
    """Return the backend pids of other processes' writing sessions that are past their start."""
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
    """End a session, which releases its locks."""
    db.execute("SELECT pg_terminate_backend(?::int)", (pid,)).fetchone()
