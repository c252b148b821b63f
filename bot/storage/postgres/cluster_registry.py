"""The register of the processes that share a database, and of the shards each of them has."""

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
"""By the server's clock: those of several machines differ."""
PROCESS = "id, address, release, wish, started, seen, leaving, session"
FORGOTTEN = 10 * 60 * 1000
"""Milliseconds after which a process that was not seen is struck off."""
NEWS = "members"


@dataclass(frozen=True, slots=True)
class ProcessRow:
    """A process as the register has it; moments in milliseconds since 1970.

    Args:
        id: its number.
        address: where others find it, host:port.
        release: which it runs.
        wish: which shards it wants: `auto`, or from-to.
        started, seen: since when it runs, and when it said so last.
        leaving: 1 where it goes.
        session: the server's number of the session it writes by.
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
    """A shard as the register has it.

    Args:
        process: who has it, or had it last; None: nobody.
        since: since when, in milliseconds since 1970.
        comer: who is on the way to it.
        asker: who waits for its lock.
        session: the server's number of the session that has its lock; None: nobody has.
    """

    process: int | None
    since: int | None
    comer: int | None
    asker: int | None
    session: int | None


@dataclass(frozen=True, slots=True)
class RegistrySnapshot:
    """The register at one moment, in milliseconds since 1970.

    Args:
        now: the moment.
        processes: by their numbers.
        shards: by theirs.
        sessions: those there are of processes that write.
    """

    now: int
    processes: Mapping[int, ProcessRow]
    shards: Mapping[int, ShardRow]
    sessions: frozenset[int]


def roll(db: Connection) -> RegistrySnapshot:
    """Return the register."""
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
    """What is needed of the database that processes share (bot/storage/database.py)."""

    fence: WriteFence | None

    async def read(self, work: Work[T]) -> T:
        """Return what a function reads."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Return what a function returns that writes."""
        ...

    async def outside(self, work: Work[T]) -> T:
        """Return what a function returns whose statements are each a transaction of their own."""
        ...

    def tell(self, db: Connection, news: str) -> None:
        """Have the others hear something once the change is kept."""
        ...


class ClusterRegistry:
    """This process's side of the register; what raises, raises StorageError.

    Args:
        database: the shared one.
    """

    def __init__(self, database: SharedDatabase) -> None:
        assert database.fence is not None
        self._database = database
        self.fence: WriteFence = database.fence
        self.number = 0
        """This process's own; 0 before it is entered."""

    async def look(self) -> RegistrySnapshot:
        """Return the register as it is."""
        return await self._database.read(roll)

    # How many shards there are

    async def count(self) -> int:
        """Return by how many shards the others go, or went last; 0: nobody ever has."""
        return await self._database.read(_count)

    async def agree(self, count: int) -> bool:
        """Go by a number of shards from now on; return False while others go by another one."""
        return await self._database.outside(lambda db: _agreed(db, count))

    async def is_free(self) -> bool:
        """Return whether nobody goes by a number of shards at the moment."""

        def free(db: Connection) -> bool:
            if not advisory_locks.take(db, advisory_locks.COUNT):
                return False
            advisory_locks.give(db, advisory_locks.COUNT)
            return True

        return await self._database.outside(free)

    # This process

    async def enter(self, address: str, release: str, wish: str, count: int) -> None:
        """Enter this process, or enter it anew after it was struck off."""

        def write(db: Connection) -> int:
            row = db.execute(
                "INSERT INTO processes (address, release, wish, count, started, seen, session)"  # noqa: S608  # our own words
                f" VALUES (?, ?, ?, ?, {NOW}, {NOW}, pg_backend_pid()) RETURNING id",
                (address, release, wish, count),
            ).fetchone()
            db.execute(f"DELETE FROM processes WHERE seen < {NOW} - ?", (FORGOTTEN,))  # noqa: S608
            return int(row["id"])

        self.number = await self._database.outside(write)

    async def beat(self, *, leaving: bool) -> bool:
        """Say that this process is there; return False if it was struck off."""
        sql = f"UPDATE processes SET seen = {NOW}, leaving = ?, session = pg_backend_pid() WHERE id = ?"  # noqa: S608
        return await self._database.outside(lambda db: db.execute(sql, (leaving, self.number)).rowcount) == 1

    async def strike_off(self) -> None:
        """Strike this process off, which has given all away."""
        await self._database.outside(lambda db: _strike_off(db, self.number))

    async def tidy(self) -> None:
        """Forget the interactions that can't come up again."""
        await self._database.outside(lambda db: handled_interactions.forget(db, int(time())))

    async def call(self) -> None:
        """Have all processes look at the register."""
        await self._database.write(lambda db: self._database.tell(db, NEWS))

    # Shards

    async def come(self, shard: int, instead: int | None) -> bool:
        """Be the one on the way to a shard, instead of nobody or of one who is gone; return False if another is."""
        sql = "UPDATE shards SET comer = ? WHERE shard = ? AND (comer IS NULL OR comer = ? OR comer = ?)"
        values = (self.number, shard, self.number, -1 if instead is None else instead)
        return await self._database.outside(lambda db: db.execute(sql, values).rowcount) == 1

    async def stay_away(self, shard: int) -> None:
        """Be on the way to a shard no longer."""
        await self._database.outside(lambda db: _stay_away(db, shard, self.number))

    async def ask(self, shard: int) -> None:
        """Ask whoever has a shard for it."""

        def write(db: Connection) -> None:
            db.execute("UPDATE shards SET asker = ? WHERE shard = ?", (self.number, shard))
            self._database.tell(db, NEWS)

        await self._database.write(write)

    async def hold(self, shard: int) -> bool:
        """Take a shard's lock; return whether nobody else has it."""

        def take(db: Connection) -> bool:
            if shard in self.fence.held:
                return True
            if not advisory_locks.take(db, shard):
                return False
            self.fence.held |= {shard}
            return True

        if not await self._database.outside(take):
            return False

        def write(db: Connection) -> None:
            self.fence.check(shard)
            db.execute(
                f"UPDATE shards SET process = ?, since = {NOW}, comer = NULL, asker = NULL WHERE shard = ?",  # noqa: S608
                (self.number, shard),
            )
            self._database.tell(db, NEWS)

        await self._database.write(write)
        return True

    async def let_go(self, shard: int) -> None:
        """Give a shard's lock away, after all that is being written."""

        def give(db: Connection) -> None:
            if shard in self.fence.held:
                self.fence.held -= {shard}
                advisory_locks.give(db, shard)
            db.execute("UPDATE shards SET process = NULL WHERE shard = ? AND process = ?", (shard, self.number))
            self._database.tell(db, NEWS)

        await self._database.outside(give)

    async def oust(self, session: int) -> None:
        """End the session of a process that is silent, so that its locks are free."""
        await self._database.outside(lambda db: advisory_locks.end_session(db, session))


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
    if _count(db) != count:  # somebody has changed it between
        advisory_locks.give(db, advisory_locks.COUNT, shared=True)
        return False
    return True


def _strike_off(db: Connection, number: int) -> None:
    db.execute("UPDATE shards SET comer = NULL WHERE comer = ?", (number,))
    db.execute("UPDATE shards SET asker = NULL WHERE asker = ?", (number,))
    db.execute("DELETE FROM processes WHERE id = ?", (number,))


def _stay_away(db: Connection, shard: int, number: int) -> None:
    db.execute("UPDATE shards SET comer = NULL WHERE shard = ? AND comer = ?", (shard, number))
    db.execute("UPDATE shards SET asker = NULL WHERE shard = ? AND asker = ?", (shard, number))
