"""The door of the database: one connection that writes, in batches, and a few that read.

What a caller wants done is a plain function of a connection, run on the connection's own thread in one piece: a whole
change of a table costs one hop between threads, however many statements it has.

Durability: all actions waiting at one moment share one transaction, so one sync to disk serves many tables. A caller
goes on after the commit only:
1. an action that raises is undone alone, and its caller alone gets the error: by a savepoint of its own (SQLite), or
   the whole is undone and each is done again alone (PostgreSQL), so that what is done may be done twice;
2. if the commit itself fails, nobody's action has happened and everybody is told so;
3. an action whose caller has gone away is committed all the same.

Reads never wait for who writes, nor for each other while there is a connection free: one long read stops nobody.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from pydantic import SecretStr

from bot.storage.connection import Connection
from bot.storage.database_file import UnusableDatabase
from bot.storage.engine import Engine, Reader, RolledBack, Work, Writer
from bot.storage.errors import DatabaseBroken, DatabaseClosed
from bot.storage.shard_filter import ShardFilter
from bot.storage.shard_ownership import Guard, ShardOwnership
from bot.storage.sqlite import SqliteEngine
from bot.storage.write_health import WriteHealth, try_to_write
from bot.version import install_extra

T = TypeVar("T")
READERS = 3
"""Connections that read, each on a thread of its own; more would only take turns on the processor."""


@dataclass(frozen=True, slots=True)
class _PendingWrite:
    """An action, and where its caller waits."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Database:
    """A SQLite file, or a database of a PostgreSQL server.

    Args:
        place: the file, which is made when it isn't there; or the server's address.
        shared: whether other processes write to the server's database, too.
    """

    def __init__(self, place: Path | str | SecretStr, *, shared: bool = False) -> None:
        self._engine = _engine(place, shared=shared)
        self.fence = self._engine.fence
        """What this process may write where others write, too; None: everything."""
        self.ownership = ShardOwnership()
        """The shards whose tables this process owns; it is replaced where several processes write."""
        self.path = None if isinstance(place, SecretStr) else Path(place)
        """The file; None where there is a server."""
        self._writer: Writer | None = None
        self._reader: Reader | None = None
        self.condition = WriteHealth()
        self._waiting: list[_PendingWrite] = []
        self._writing = False
        self._written: asyncio.Future[None] | None = None
        """Where whoever closes waits for what is being written."""

    async def open(self) -> None:
        """Open it and bring its tables up to date; of a file a backup is made before. Harmless when it is open.

        Raises:
            NewerDatabase: a newer program has written it.
            Unusable: it can't serve as the bot's database; nothing was written to it.
            Taken: another bot writes to this database of a server.
            OSError, StorageError, sqlite3.Error: it can't be read or written.
        """
        if self._writer is not None:
            return
        engine = self._engine
        await engine.inspect()
        self._writer = await engine.writer()
        try:
            await self._writer.run(engine.upgrade)
            self._reader = engine.readers(READERS)
            await self._reader.run(lambda db: None)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Wait for what is being written, then close; harmless when it isn't open."""
        # Nothing new comes in from here on: it would be cut off in the middle.
        connections, self._reader, self._writer = (self._reader, self._writer), None, None
        if self._writing:
            self._written = self._written or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._written)
        for connection in connections:
            if connection is not None:
                await connection.close()

    @property
    def owned(self) -> ShardFilter | None:
        """Of which shards this process loads tables, tournaments and their moments; None: of all."""
        return self.ownership.shards

    @property
    def is_leader(self) -> bool:
        """Whether this process runs the cluster-wide jobs."""
        return self.ownership.is_leader

    def only(self, shard: int | None) -> ShardFilter | None:
        """Return a shard, or all that this process loads."""
        return self.owned if shard is None else self.ownership.only(shard)

    def require_owned(self, guild: int | None, table: int = 0) -> None:
        """Raise Superseded if another process loads what belongs to a guild, or a table without one."""
        self.ownership.require_owned(guild, table)

    def owns(self, guild: int) -> bool:
        """Return whether this process loads what belongs to a guild."""
        return self.ownership.owns(guild)

    async def guarded(self, work: Callable[[Connection, Guard], T], clock: Callable[[], datetime]) -> T:
        """Return what a function returns that changes a table or a tournament, as `write` does.

        Args:
            work: also takes a guard, which it calls with the guild and the number of the table.
            clock: what time it is.
        """
        guard = self.ownership.transaction_guard(clock)
        done = await self.write(lambda db: work(db, guard))
        self.ownership.mark_handled()
        return done

    @property
    def queue(self) -> int:
        """How many changes wait to be written."""
        return len(self._waiting)

    async def probe(self) -> None:
        """Read, and have the writer's turn; raises or takes long where the database doesn't work.

        Nothing is written, unless the last change could not be kept.
        """
        await self.read(lambda db: db.execute("SELECT 1").fetchone())
        await self.write(try_to_write if self.condition.refuses else lambda db: None)
        if self.condition.damage is not None:
            raise DatabaseBroken(f"damaged: {self.condition.damage}")

    async def write(self, work: Work[T]) -> T:
        """Return what the function returns, after all it wrote is on disk.

        Args:
            work: a closure; all its statements happen or none. It must not begin or end a transaction.

        Raises:
            WriteFailed: the disk or a lock was against it; nothing of it is written.
            Closed: there is no database any more.
            Exception: whatever the function raised, with nothing of it written; or the commit's own failure.
        """
        if self._writer is None:
            raise DatabaseClosed("the database is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_PendingWrite(work, done))
        if not self._writing:
            self._writing = True
            self._write_soon(self._writer)
        return await done

    async def outside(self, work: Work[T]) -> T:
        """Return what a function returns whose statements are each a transaction of their own, such as locks.

        Args:
            work: run on the writer's session, between two batches.

        Raises:
            WriteFailed: the session is gone, and there is no new one.
            Closed: there is no database any more.
        """
        if self._writer is None:
            raise DatabaseClosed("the database is closed")
        engine = self._engine
        try:
            return await self._writer.run(lambda db: engine.outside(db, work))
        except Exception as error:
            raise engine.told(error) from None

    def tell(self, db: Connection, news: str) -> None:
        """Have other processes hear something once a change is kept; called within it.

        Args:
            db: the writing connection.
            news: a few words, at most 7,000 letters.
        """
        self._engine.tell(db, news)

    async def read(self, work: Work[T]) -> T:
        """Return what the function reads, all of it from one moment.

        Args:
            work: a closure that only reads.

        Raises:
            Closed: there is no database any more.
        """
        if self._reader is None:
            raise DatabaseClosed("the database is closed")

        engine = self._engine
        return await self._reader.run(lambda db: engine.snapshot(db, work))

    def _write_soon(self, writer: Writer) -> None:
        """Begin the next batch in the event loop's next pass: callers that wake in this one are part of it."""
        asyncio.get_running_loop().call_soon(self._write, writer)

    def _write(self, writer: Writer) -> None:
        """Begin a batch of all actions that wait; later ones wait for the next batch."""
        if not self._waiting:
            self._writing = False
            if self._written is not None:
                self._written.set_result(None)
                self._written = None
            return
        batch, self._waiting = self._waiting, []
        works = [waiting.work for waiting in batch]
        engine = self._engine
        writer.run(lambda db: engine.commit(db, works)).add_done_callback(partial(self._kept, writer, batch))

    def _kept(self, writer: Writer, batch: list[_PendingWrite], written: "asyncio.Future[list[Any]]") -> None:
        """Give every caller the result of its action, and let the next batch begin."""
        error = written.exception()
        outcomes: list[Any] = [RolledBack(error)] * len(batch) if error is not None else written.result()
        self._settle(batch, outcomes)
        self._write_soon(writer)

    def _settle(self, batch: list[_PendingWrite], outcomes: list[Any]) -> None:
        for waiting, outcome in zip(batch, outcomes, strict=True):
            if waiting.done.done():
                continue
            if isinstance(outcome, RolledBack):
                waiting.done.set_exception(self.condition.refused(self._engine.told(outcome.error)))
            else:
                self.condition.kept()
                waiting.done.set_result(outcome)


def _engine(place: Path | str | SecretStr, *, shared: bool) -> Engine:
    """Return the engine of a place; raises Unusable where what it takes is not installed."""
    if not isinstance(place, SecretStr):
        return SqliteEngine(Path(place))
    try:
        from bot.storage.postgres import PostgresEngine  # only who has a server needs it
    except ImportError:
        advice = f"it names a PostgreSQL server, for which the extra is missing: {install_extra('postgres')}"
        raise UnusableDatabase("BOT_DATABASE", advice) from None
    return PostgresEngine(place.get_secret_value(), shared=shared)
