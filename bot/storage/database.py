"""The database file: one connection that writes, in batches, and a few that read.

What a caller wants done is a plain function of a connection, run on the connection's own thread in one piece: a whole
change of a table costs one hop between threads, however many statements it has.

Durability: all actions waiting at one moment share one BEGIN IMMEDIATE ... COMMIT, so one sync to disk serves many
tables. Each is a savepoint of its own if there is more than one, and its caller goes on after the commit only:
1. an action that raises is rolled back alone, and its caller alone gets the error;
2. if the commit itself fails, nobody's action has happened and everybody is told so;
3. an action whose caller has gone away is committed all the same.

Reads never wait for who writes, nor for each other while there is a connection free: one long read stops nobody.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from bot.private import make_file
from bot.storage.condition import Closed, Condition, try_to_write
from bot.storage.connection import Connection
from bot.storage.line import Line
from bot.storage.place import inspect
from bot.storage.upgrade import upgrade

T = TypeVar("T")
Work = Callable[[Connection], T]

# WAL, so that who reads never waits for who writes; FULL, since WAL alone syncs at checkpoints only, and what was
# answered must outlive a loss of power.
SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)


READERS = 3
"""Connections that read, each on a thread of its own; more would only take turns on the processor."""
STATEMENTS = 512
"""Prepared statements that a connection keeps: more than there are different ones."""


@dataclass(frozen=True, slots=True)
class _Failed:
    """What became of an action that raised and was rolled back."""

    error: BaseException


@dataclass(frozen=True, slots=True)
class _Waiting:
    """An action, and where its caller waits."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Database:
    """A SQLite file.

    Args:
        path: the file; made when it isn't there.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._writer: Line[sqlite3.Connection] | None = None
        self._reader: Line[sqlite3.Connection] | None = None
        self.condition = Condition()
        self._waiting: list[_Waiting] = []
        self._writing = False
        self._written: asyncio.Future[None] | None = None
        """Where whoever closes waits for what is being written."""

    async def open(self) -> None:
        """Open the file and bring its tables up to date, after a backup; harmless when it is open.

        Raises:
            NewerDatabase: a newer program has written it.
            Unusable: it can't serve as the bot's database; nothing was written to it.
            OSError, sqlite3.Error: it can't be read or written.
        """
        if self._writer is not None:
            return
        path = self.path
        await asyncio.to_thread(inspect, path)
        # Never a file that SQLite may have open: closing any other handle of this process gives up its locks (POSIX),
        # and whoever looks into the file then throws away the log that is still being written.
        if not path.exists():
            make_file(path)  # SQLite gives the files beside it the same rights
        self._writer = Line(lambda: _connect(path), "database writer")
        try:
            await self._writer.run(lambda db: upgrade(db, path))
            self._reader = Line(lambda: _connect(path, reads=True), "database reader", READERS)
            await self._reader.run(lambda db: None)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Wait for what is being written, then close; harmless when it isn't open."""
        # Nothing new comes in from here on: it would be cut off in the middle.
        lines, self._reader, self._writer = (self._reader, self._writer), None, None
        if self._writing:
            self._written = self._written or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._written)
        for line in lines:
            if line is not None:
                await line.close()

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
            raise sqlite3.DatabaseError(f"damaged: {self.condition.damage}")

    async def write(self, work: Work[T]) -> T:
        """Return what the function returns, after all it wrote is on disk.

        Args:
            work: a closure; all its statements happen or none. It must not begin or end a transaction.

        Raises:
            NotKept: the disk or a lock was against it; nothing of it is written.
            Closed: there is no database any more.
            Exception: whatever the function raised, with nothing of it written; or the commit's own failure.
        """
        if self._writer is None:
            raise Closed("the database is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(work, done))
        if not self._writing:
            self._write(self._writer)
        return await done

    async def read(self, work: Work[T]) -> T:
        """Return what the function reads, all of it from one moment.

        Args:
            work: a closure that only reads.

        Raises:
            Closed: there is no database any more.
        """
        if self._reader is None:
            raise Closed("the database is closed")

        def snapshot(db: sqlite3.Connection) -> T:
            db.execute("BEGIN")
            try:
                return work(db)
            finally:
                db.execute("COMMIT")

        return await self._reader.run(snapshot)

    def _write(self, writer: Line[sqlite3.Connection]) -> None:
        """Hand over all that waits; what comes meanwhile waits for the next batch."""
        batch, self._waiting = self._waiting, []
        works = [waiting.work for waiting in batch]
        self._writing = True
        writer.hand(lambda db: _commit(db, works), partial(self._kept, writer, batch))

    def _kept(
        self,
        writer: Line[sqlite3.Connection],
        batch: list[_Waiting],
        outcomes: list[Any],
        error: BaseException | None,
    ) -> None:
        """Tell every caller what became of its action, and hand over what has come meanwhile."""
        self._writing = False
        if self._waiting:
            self._write(writer)
        elif self._written is not None:
            self._written.set_result(None)
            self._written = None
        told: list[Any] = outcomes if error is None else [_Failed(error)] * len(batch)
        for waiting, outcome in zip(batch, told, strict=True):
            if waiting.done.done():
                continue
            if isinstance(outcome, _Failed):
                waiting.done.set_exception(self.condition.refused(outcome.error))
            else:
                self.condition.kept()
                waiting.done.set_result(outcome)


def _connect(path: Path, *, reads: bool = False) -> sqlite3.Connection:
    """Return a new connection with our settings."""
    db = sqlite3.connect(path, isolation_level=None, cached_statements=STATEMENTS)
    db.row_factory = sqlite3.Row
    for setting in (*SETTINGS, "PRAGMA query_only = ON") if reads else SETTINGS:
        db.execute(setting).close()
    return db


def _commit(db: sqlite3.Connection, works: list[Work[Any]]) -> list[Any]:
    """Return each action's result or failure, after one commit for all."""
    db.execute("BEGIN IMMEDIATE")
    try:
        # One alone needs no savepoint: what undoes it undoes the whole.
        outcomes = [works[0](db)] if len(works) == 1 else [_attempt(db, work) for work in works]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcomes


def _attempt(db: sqlite3.Connection, work: Work[Any]) -> object:
    """Return the action's result, or its failure with nothing of it left."""
    db.execute("SAVEPOINT action")
    try:
        result = work(db)
    except Exception as error:
        if not db.in_transaction:
            # A full disk and its like roll back everything: then nobody's action has happened.
            raise
        db.execute("ROLLBACK TO action")
        db.execute("RELEASE action")
        return _Failed(error)
    db.execute("RELEASE action")
    return result
