"""The entry to the database: one connection that writes in batches, and a few that read.

A caller passes a function of a connection, which runs in one piece on the connection's thread. So a whole change of a
table costs one hop between threads, however many statements it has.

Durability: all functions that wait at one moment share one transaction, so one sync to disk serves many tables. A
caller continues only after the commit.

1. A function that raises is undone alone, and only its caller gets the error: by a savepoint (SQLite), or all are
   rolled back and each runs again alone (PostgreSQL), so that a function can run twice.
2. If the commit itself fails, all callers get the error and no change has happened.
3. A function whose caller was cancelled is committed all the same.

Reads never wait for writes, nor for each other while a connection is free.
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
from bot.storage.database_file import MissingDriver
from bot.storage.engine import Engine, Reader, RolledBack, Work, Writer
from bot.storage.errors import DatabaseBroken, DatabaseClosed
from bot.storage.shard_filter import ShardFilter
from bot.storage.shard_ownership import Guard, ShardOwnership
from bot.storage.sqlite import SqliteEngine
from bot.storage.write_health import WriteHealth, probe_write
from bot.version import install_extra

T = TypeVar("T")
READER_COUNT = 3
"""Connections that read, each with a thread; more would only compete for the processor."""


@dataclass(frozen=True, slots=True)
class _PendingWrite:
    """A function to run, and the future of its caller."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Database:
    """A SQLite file, or a database of a PostgreSQL server.

    Args:
        place: the file, which is made if needed; or the server's URL.
        shared: whether other processes write to the server's database, too.
    """

    def __init__(self, place: Path | str | SecretStr, *, shared: bool = False) -> None:
        self._engine = _engine(place, shared=shared)
        self.fence = self._engine.fence
        """The parts that this process can write where others write, too; None: everything."""
        self.ownership = ShardOwnership()
        """The shards that this process owns; replaced where several processes write."""
        self.path = None if isinstance(place, SecretStr) else Path(place)
        """The file; None for a server."""
        self._writer: Writer | None = None
        self._reader: Reader | None = None
        self.condition = WriteHealth()
        self._waiting: list[_PendingWrite] = []
        self._writing = False
        self._written: asyncio.Future[None] | None = None
        """Set when no write is under way, for `close`."""

    async def open(self) -> None:
        """Open the database and run its migrations, after a backup of a file. Does nothing if it is open.

        Raises:
            NewerDatabase: a newer program has written it.
            UnusableDatabase: it can't serve as the bot's database; nothing was written to it.
            DatabaseLocked: another bot writes to this database of a server.
            OSError, StorageError, sqlite3.Error: it can't be read or written.
        """
        if self._writer is not None:
            return
        engine = self._engine
        await engine.inspect()
        self._writer = await engine.writer()
        try:
            await self._writer.run(engine.upgrade)
            self._reader = engine.readers(READER_COUNT)
            await self._reader.run(lambda db: None)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Wait for writes under way, then close; do nothing if it isn't open."""
        # New functions are refused from here on, since they would be interrupted.
        connections, self._reader, self._writer = (self._reader, self._writer), None, None
        if self._writing:
            self._written = self._written or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._written)
        for connection in connections:
            if connection is not None:
                await connection.close()

    @property
    def owned(self) -> ShardFilter | None:
        """The shards from which this process loads tables, tournaments and deadlines; None: all."""
        return self.ownership.shards

    @property
    def is_leader(self) -> bool:
        """Whether this process runs the cluster-wide jobs."""
        return self.ownership.is_leader

    def only(self, shard: int | None) -> ShardFilter | None:
        """Return one shard, or all that this process owns."""
        return self.owned if shard is None else self.ownership.only(shard)

    def require_owned(self, guild: int | None, table: int = 0) -> None:
        """Raise Superseded if another process owns a guild, or a table without one."""
        self.ownership.require_owned(guild, table)

    def owns(self, guild: int) -> bool:
        """Return whether this process owns a guild."""
        return self.ownership.owns(guild)

    async def guarded(self, work: Callable[[Connection, Guard], T], clock: Callable[[], datetime]) -> T:
        """Run a function that changes a table or a tournament, and return its result as `write` does.

        Args:
            work: also takes a guard, which it calls with the guild and the number of the table.
        """
        guard = self.ownership.transaction_guard(clock)
        done = await self.write(lambda db: work(db, guard))
        self.ownership.mark_handled()
        return done

    @property
    def queue(self) -> int:
        """The number of changes that wait to be written."""
        return len(self._waiting)

    async def probe(self) -> None:
        """Read and wait for the writer's turn, to check that the database works; raise or take long if it does not.

        It writes only if the last change could not be saved, and rolls that back.
        """
        await self.read(lambda db: db.execute("SELECT 1").fetchone())
        await self.write(probe_write if self.condition.is_failing else lambda db: None)
        if self.condition.damage is not None:
            raise DatabaseBroken(f"damaged: {self.condition.damage}")

    async def write(self, work: Work[T]) -> T:
        """Run a function and return its result after all its writes are on disk.

        Args:
            work: all its statements take effect or none. It must not begin or end a transaction.

        Raises:
            WriteFailed: because of the disk or a lock; nothing is written.
            DatabaseClosed: the database is not open.
            Exception: from the function, with nothing written; or from the commit.
        """
        if self._writer is None:
            raise DatabaseClosed("the database is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_PendingWrite(work, done))
        if not self._writing:
            self._writing = True
            self._write_soon(self._writer)
        return await done

    async def autocommit(self, work: Work[T]) -> T:
        """Run a function in autocommit mode, for statements such as locks; return its result.

        Args:
            work: runs on the writer's session, between two batches.

        Raises:
            WriteFailed: the session was lost, and there is no new one.
            DatabaseClosed: the database is not open.
        """
        if self._writer is None:
            raise DatabaseClosed("the database is closed")
        engine = self._engine
        try:
            return await self._writer.run(lambda db: engine.autocommit(db, work))
        except Exception as error:
            raise engine.translate_error(error) from None

    async def notify(self, news: str) -> None:
        """Notify the other processes, if there are any; as `notify_on_commit`."""
        if not self.ownership.is_single_process:
            await self.write(lambda db: self.notify_on_commit(db, news))

    def notify_on_commit(self, db: Connection, news: str) -> None:
        """Notify other processes after the present change is committed.

        Args:
            news: the payload, at most 7,000 letters.
        """
        self._engine.notify_on_commit(db, news)

    async def read(self, work: Work[T]) -> T:
        """Return the result of a function that reads from one consistent snapshot.

        Args:
            work: only reads.

        Raises:
            DatabaseClosed: the database is not open.
        """
        if self._reader is None:
            raise DatabaseClosed("the database is closed")

        engine = self._engine
        return await self._reader.run(lambda db: engine.snapshot(db, work))

    def _write_soon(self, writer: Writer) -> None:
        """Start the next batch in the event loop's next pass, so that callers that wake in this one join it."""
        asyncio.get_running_loop().call_soon(self._write, writer)

    def _write(self, writer: Writer) -> None:
        """Start a batch of all waiting functions; later ones wait for the next batch."""
        if not self._waiting:
            self._writing = False
            if self._written is not None:
                self._written.set_result(None)
                self._written = None
            return
        batch, self._waiting = self._waiting, []
        works = [waiting.work for waiting in batch]
        engine = self._engine
        writer.run(lambda db: engine.commit(db, works)).add_done_callback(partial(self._on_committed, writer, batch))

    def _on_committed(self, writer: Writer, batch: list[_PendingWrite], written: "asyncio.Future[list[Any]]") -> None:
        """Give each caller its result, and start the next batch."""
        error = written.exception()
        outcomes: list[Any] = [RolledBack(error)] * len(batch) if error is not None else written.result()
        self._settle(batch, outcomes)
        self._write_soon(writer)

    def _settle(self, batch: list[_PendingWrite], outcomes: list[Any]) -> None:
        for waiting, outcome in zip(batch, outcomes, strict=True):
            if waiting.done.done():
                continue
            if isinstance(outcome, RolledBack):
                waiting.done.set_exception(
                    self.condition.on_write_failed(self._engine.translate_error(outcome.error))
                )
            else:
                self.condition.on_write_ok()
                waiting.done.set_result(outcome)


def _engine(place: Path | str | SecretStr, *, shared: bool) -> Engine:
    """Return the engine of a place; raise MissingDriver if its driver is not installed."""
    if not isinstance(place, SecretStr):
        return SqliteEngine(Path(place))
    try:
        from bot.storage.postgres import PostgresEngine  # needed for a server only
    except ImportError:
        advice = f"it names a PostgreSQL server, for which the extra is missing: {install_extra('postgres')}"
        raise MissingDriver("BOT_DATABASE", advice) from None
    return PostgresEngine(place.get_secret_value(), shared=shared)
