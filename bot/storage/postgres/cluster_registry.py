"""The registry of a cluster: its processes, and which shards each of them owns."""

from collections.abc import Mapping
from dataclasses import dataclass
from time import time
from typing import Any, Protocol, TypeVar

from bot.storage import handled_interactions
from bot.storage.connection import Connection
from bot.storage.engine import Work
from bot.storage.fence import WriteFence
from bot.storage.postgres import advisory_locks

T = TypeVar("T")
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""The server's time: the clocks of several machines differ."""
PROCESS = "id, address, release, wish, started, seen, leaving, session"
DEREGISTER_AFTER_MS = 10 * 60 * 1000
"""Milliseconds without a heartbeat after which a process is deregistered."""
NEWS = "members"


@dataclass(frozen=True, slots=True)
class ProcessRow:
    """A process in the registry; times in milliseconds since 1970.

    Args:
        address: how other processes reach it, host:port.
        release: the release it runs.
        wish: its shard preference: `auto`, or from-to.
        seen: its last heartbeat.
        leaving: 1 while it drains.
        session: the backend pid of its writing session.
    """

    id: int
    address: str
    release: str
    wish: str
    started: int
    seen: int
    leaving: int
    session: int | None


@dataclass(frozen=True, slots=True)
class ShardRow:
    """A shard in the registry.

    Args:
        process: its owner, or last owner; None: there was none.
        since: since when, in milliseconds since 1970.
        comer: the process that is about to take it over.
        asker: the process that waits for its lock.
        session: the backend pid of the session with its lock; None: it is free.
    """

    process: int | None
    since: int | None
    comer: int | None
    asker: int | None
    session: int | None


@dataclass(frozen=True, slots=True)
class RegistrySnapshot:
    """The registry at one moment.

    Args:
        now: the time, in milliseconds since 1970.
        processes: by number.
        shards: by number.
        sessions: the writing sessions that exist.
    """

    now: int
    processes: Mapping[int, ProcessRow]
    shards: Mapping[int, ShardRow]
    sessions: frozenset[int]


def roll(db: Connection) -> RegistrySnapshot:
    """Return a snapshot of the registry."""
    processes = {
        row["id"]: ProcessRow(**row)
        for row in map(dict[str, Any], db.execute(f"SELECT {PROCESS} FROM processes ORDER BY id"))  # noqa: S608
    }
    held = advisory_locks.holders(db)
    shards: dict[int, ShardRow] = {}
    for row in db.execute("SELECT * FROM shards ORDER BY shard"):
        number = int(row["shard"])
        shards[number] = ShardRow(row["process"], row["since"], row["comer"], row["asker"], held.get(number))
    now: Any = db.execute(f"SELECT {NOW} AS now").fetchone()["now"]
    return RegistrySnapshot(now, processes, shards, advisory_locks.writers(db))


class SharedDatabase(Protocol):
    """The part of `Database` that the registry needs."""

    fence: WriteFence | None

    async def read(self, work: Work[T]) -> T:
        """Return the result of a function that reads."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Return the result of a function that writes."""
        ...

    async def autocommit(self, work: Work[T]) -> T:
        """Return the result of a function that runs in autocommit mode."""
        ...

    def notify_on_commit(self, db: Connection, news: str) -> None:
        """Notify other processes after the change is committed."""
        ...


class ClusterRegistry:
    """Registers this process and changes the owners of shards; errors are StorageErrors."""

    def __init__(self, database: SharedDatabase) -> None:
        assert database.fence is not None
        self._database = database
        self.fence: WriteFence = database.fence
        self.number = 0
        """This process's number; 0 before it is registered."""

    async def snapshot(self) -> RegistrySnapshot:
        """Return a snapshot of the registry."""
        return await self._database.read(roll)

    # Shard count

    async def shard_count(self) -> int:
        """Return the present or last shard count; 0: there never was one."""
        return await self._database.read(_count)

    async def set_shard_count(self, count: int) -> bool:
        """Set the shard count; return False while other processes use another one."""
        return await self._database.autocommit(lambda db: _agreed(db, count))

    async def is_unused(self) -> bool:
        """Return whether no process uses a shard count now."""

        def free(db: Connection) -> bool:
            if not advisory_locks.take(db, advisory_locks.COUNT):
                return False
            advisory_locks.give(db, advisory_locks.COUNT)
            return True

        return await self._database.autocommit(free)

    # This process

    async def register(self, address: str, release: str, wish: str, count: int) -> None:
        """Register this process, also again after it was deregistered."""

        def write(db: Connection) -> int:
            row = db.execute(
                "INSERT INTO processes (address, release, wish, count, started, seen, session)"  # noqa: S608  # our own words
                f" VALUES (?, ?, ?, ?, {NOW}, {NOW}, pg_backend_pid()) RETURNING id",
                (address, release, wish, count),
            ).fetchone()
            db.execute(f"DELETE FROM processes WHERE seen < {NOW} - ?", (DEREGISTER_AFTER_MS,))  # noqa: S608
            return int(row["id"])

        self.number = await self._database.autocommit(write)

    async def heartbeat(self, *, leaving: bool) -> bool:
        """Send a heartbeat; return False if this process was deregistered."""
        sql = f"UPDATE processes SET seen = {NOW}, leaving = ?, session = pg_backend_pid() WHERE id = ?"  # noqa: S608
        return await self._database.autocommit(lambda db: db.execute(sql, (leaving, self.number)).rowcount) == 1

    async def deregister(self) -> None:
        """Deregister this process, which has released all shards."""
        await self._database.autocommit(lambda db: _strike_off(db, self.number))

    async def purge_expired(self) -> None:
        """Delete records of interactions that can't arrive again."""
        await self._database.autocommit(lambda db: handled_interactions.forget(db, int(time())))

    async def notify_all(self) -> None:
        """Notify all processes to read the registry."""
        await self._database.write(lambda db: self._database.notify_on_commit(db, NEWS))

    # Shards

    async def announce_takeover(self, shard: int, instead: int | None) -> bool:
        """Announce the takeover of a shard in place of a missing process; return False if another has."""
        sql = "UPDATE shards SET comer = ? WHERE shard = ? AND (comer IS NULL OR comer = ? OR comer = ?)"
        values = (self.number, shard, self.number, -1 if instead is None else instead)
        return await self._database.autocommit(lambda db: db.execute(sql, values).rowcount) == 1

    async def withdraw(self, shard: int) -> None:
        """Withdraw the takeover of a shard."""
        await self._database.autocommit(lambda db: _withdraw(db, shard, self.number))

    async def request(self, shard: int) -> None:
        """Request a shard from its owner."""

        def write(db: Connection) -> None:
            db.execute("UPDATE shards SET asker = ? WHERE shard = ?", (self.number, shard))
            self._database.notify_on_commit(db, NEWS)

        await self._database.write(write)

    async def acquire(self, shard: int) -> bool:
        """Try to take a shard's lock; return whether it was free."""

        def take(db: Connection) -> bool:
            if shard in self.fence.held:
                return True
            if not advisory_locks.take(db, shard):
                return False
            self.fence.held |= {shard}
            return True

        if not await self._database.autocommit(take):
            return False

        def write(db: Connection) -> None:
            self.fence.check(shard)
            db.execute(
                f"UPDATE shards SET process = ?, since = {NOW}, comer = NULL, asker = NULL WHERE shard = ?",  # noqa: S608
                (self.number, shard),
            )
            self._database.notify_on_commit(db, NEWS)

        await self._database.write(write)
        return True

    async def release(self, shard: int) -> None:
        """Release a shard's lock after the writes under way."""

        def give(db: Connection) -> None:
            if shard in self.fence.held:
                self.fence.held -= {shard}
                advisory_locks.give(db, shard)
            db.execute("UPDATE shards SET process = NULL WHERE shard = ? AND process = ?", (shard, self.number))
            self._database.notify_on_commit(db, NEWS)

        await self._database.autocommit(give)

    async def terminate_session(self, session: int) -> None:
        """End the session of a silent process, which releases its locks."""
        await self._database.autocommit(lambda db: advisory_locks.end_session(db, session))


def _count(db: Connection) -> int:
    return int(db.execute("SELECT count(*) AS n FROM shards").fetchone()["n"])


def _agreed(db: Connection, count: int) -> bool:
    if _count(db) != count:
        if not advisory_locks.take(db, advisory_locks.COUNT):
            return False
        db.execute("BEGIN")
        db.execute("DELETE FROM shards")
        db.executemany("INSERT INTO shards (shard) VALUES (?)", [(shard,) for shard in range(count)])
        db.execute("COMMIT")
        advisory_locks.take(db, advisory_locks.COUNT, shared=True)
        advisory_locks.give(db, advisory_locks.COUNT)
        return True
    if not advisory_locks.take(db, advisory_locks.COUNT, shared=True):
        return False
    if _count(db) != count:  # another process has changed it since
        advisory_locks.give(db, advisory_locks.COUNT, shared=True)
        return False
    return True


def _strike_off(db: Connection, number: int) -> None:
    db.execute("UPDATE shards SET comer = NULL WHERE comer = ?", (number,))
    db.execute("UPDATE shards SET asker = NULL WHERE asker = ?", (number,))
    db.execute("DELETE FROM processes WHERE id = ?", (number,))


def _withdraw(db: Connection, shard: int, number: int) -> None:
    db.execute("UPDATE shards SET comer = NULL WHERE shard = ? AND comer = ?", (shard, number))
    db.execute("UPDATE shards SET asker = NULL WHERE shard = ? AND asker = ?", (shard, number))
