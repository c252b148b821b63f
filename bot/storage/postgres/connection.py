"""A PostgreSQL session, used as a connection by the functions of `bot/storage`.

Statements are sent without waiting for their results (pipeline mode). The result is awaited where a function reads
it, and at the end. So a function costs one round trip per result that it reads, plus one, and none for BEGIN. Between
functions the session stays in that mode, because leaving it costs a round trip.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from os import dup
from socket import SHUT_RDWR, socket
from typing import Any, TypeVar

import psycopg

from bot.storage.connection import Connection, Values
from bot.storage.engine import RolledBack, Serializable, Work
from bot.storage.fence import WriteFence
from bot.storage.postgres.adapters import Row, to_psycopg
from bot.storage.postgres.commit_status import NUMBER, CommitInterrupted, was_committed
from bot.storage.postgres.read_batch import read_batch

T = TypeVar("T")
WRITES = b"BEGIN"
READS = b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
SERIAL = b"BEGIN ISOLATION LEVEL SERIALIZABLE"
COMMIT = b"COMMIT"
MAX_ATTEMPTS = 8
"""How often a function is retried after a conflict with another process."""


class LazyResult:
    """The result of a statement, awaited when it is read.

    Args:
        pipeline: in which the statement was sent.
    """

    def __init__(self, cursor: psycopg.Cursor[Row], pipeline: psycopg.Pipeline | None) -> None:
        self._cursor = cursor
        self._pipeline = pipeline

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""
        if self._cursor.rowcount < 0 and self._pipeline is not None:
            self._pipeline.sync()
        return self._cursor.rowcount

    def fetchone(self) -> Any:
        """Return the next row, or None."""
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """Return the remaining rows."""
        return self._cursor.fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cursor)


class PostgresConnection:
    """A session that is reopened after it was lost.

    Args:
        connect: opens one.
        fence: of the writer in a cluster; notified when the session is lost.
        asking: opens a read-only session, to ask whether a transaction committed.
    """

    def __init__(
        self,
        connect: Callable[[], psycopg.Connection[Row]],
        fence: WriteFence | None = None,
        asking: Callable[[], psycopg.Connection[Row]] | None = None,
    ) -> None:
        self._connect = connect
        self._asking = asking or connect
        self._fence = fence
        self._begin(connect())
        self._mode = ExitStack()
        self._pipeline: psycopg.Pipeline | None = None

    def execute(self, sql: str, values: Values = (), /) -> LazyResult:
        """Run a statement."""
        return LazyResult(self._db.execute(to_psycopg(sql), values, prepare=True), self._pipeline)

    def executemany(self, sql: str, rows: Iterable[Values], /) -> None:
        """Run a statement once for each of these rows."""
        self._unasked.executemany(to_psycopg(sql), rows)

    def read_batch(self, reads: Sequence[Callable[[Connection], Any]]) -> list[Any]:
        """Return the results of functions that only read; their first queries are sent together."""
        return read_batch(self, reads)

    def script(self, sql: str) -> None:
        """Run a whole file of statements in one transaction."""
        self._leave_pipeline()
        with self._db.transaction():
            self._db.execute(sql.encode())

    def close(self) -> None:
        """End the session."""
        self._db.close()
        self._leave_pipeline()

    def cut(self) -> None:
        """Disconnect from any thread, so that calls that wait for the server fail."""
        with suppress(OSError, psycopg.Error), socket(fileno=dup(self._db.pgconn.socket)) as line:
            line.shutdown(SHUT_RDWR)

    def commit(self, works: Sequence[Work[Any]]) -> list[Any]:
        """Return each function's result or error after one commit for all; if that fails, one for each."""
        try:
            return self._transaction(WRITES, works)
        except BaseException:
            if len(works) == 1 or self._db.closed:
                raise
        return [self._alone(work) for work in works]

    def shared(self, works: Sequence[Work[Any]]) -> list[Any]:
        """Return each function's result or error, as `commit`, where other processes write, too."""
        plain = [work for work in works if not isinstance(work, Serializable)]
        if len(plain) == len(works):
            return self.commit(works)
        outcomes = iter(self.commit(plain) if len(plain) > 1 else map(self._alone, plain))
        serial = (isinstance(work, Serializable) for work in works)
        return [self._serial(work) if is_ else next(outcomes) for work, is_ in zip(works, serial, strict=True)]

    def snapshot(self, work: Work[T]) -> T:
        """Return the result of a function that reads one consistent snapshot."""
        return self._transaction(READS, [work])[0]

    def outside(self, work: Work[T]) -> T:
        """Return the result of a function that runs in autocommit mode."""
        self._reconnect()
        self._leave_pipeline()
        try:
            return work(self)
        except psycopg.Error:
            self._undo()
            raise

    def _alone(self, work: Work[Any]) -> Any:
        """Return a function's result or error, after a separate commit."""
        try:
            return self._transaction(WRITES, [work])[0]
        except Exception as error:
            return RolledBack(error)

    def _serial(self, work: Work[Any]) -> Any:
        """Return a function's result or error, isolated from other processes (SERIALIZABLE)."""
        failed: Exception | None = None
        for _ in range(MAX_ATTEMPTS):
            try:
                return self._transaction(SERIAL, [work])[0]
            except (psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected) as error:
                failed = error
            except Exception as error:
                return RolledBack(error)
        assert failed is not None
        return RolledBack(failed)

    def _reconnect(self) -> None:
        """Open a session if the last one was lost."""
        if self._db.closed:
            self._on_session_lost()
            self._leave_pipeline()
            self._begin(self._connect())

    def _begin(self, db: psycopg.Connection[Row]) -> None:
        self._db = db
        self._is_lost = False
        # One for all statements whose results are ignored: making a cursor costs as much as sending a statement.
        self._unasked = db.cursor()

    def _enter_pipeline(self) -> psycopg.Pipeline:
        if self._pipeline is None:
            self._pipeline = self._mode.enter_context(self._db.pipeline())
        return self._pipeline

    def _leave_pipeline(self) -> None:
        """Read all pending results, and send statements one by one from now on."""
        self._pipeline = None
        with suppress(psycopg.Error):  # the sender has the error already, or the session is lost
            self._mode.close()

    def _on_session_lost(self) -> None:
        """Report the loss of a session, once, although each attempt to reopen it can fail."""
        if self._fence is not None and not self._is_lost:
            self._is_lost = True
            self._fence.on_session_lost()

    def _transaction(self, begin: bytes, works: Sequence[Work[Any]]) -> list[Any]:
        self._reconnect()
        try:
            return self._attempt(begin, works)
        except psycopg.errors.FeatureNotSupported:
            # Another process has run migrations, so statements prepared before are invalid.
            self._db.execute("DEALLOCATE ALL")
            return self._attempt(begin, works)

    def _attempt(self, begin: bytes, works: Sequence[Work[Any]]) -> list[Any]:
        try:
            return self._run(self._enter_pipeline(), begin, works)
        except CommitInterrupted as lost:
            self._undo()
            if was_committed(self._asking, lost.number):
                return lost.outcomes
            raise lost.error from None
        except BaseException:
            self._undo()
            raise

    def _run(self, pipeline: psycopg.Pipeline, begin: bytes, works: Sequence[Work[Any]]) -> list[Any]:
        # Neither BEGIN nor COMMIT is prepared: after a DROP or an ALTER psycopg makes the server deallocate prepared
        # statements, and reports that only after the next statement.
        self._db.execute(begin)
        drawn = None if begin == READS else self._db.execute(NUMBER, prepare=True)
        if drawn:
            self._db.pgconn.send_flush_request()  # it arrives while the functions still run
        outcomes = [work(self) for work in works]
        # Read before the commit is sent; a function that has read a result has received it as well.
        number = drawn.fetchone() if drawn else None
        end = self._db.execute(COMMIT)
        try:
            pipeline.sync()
        except psycopg.OperationalError as error:
            if number is None or not self._db.closed:
                raise
            raise CommitInterrupted(error, outcomes, number[0]) from None
        if end.statusmessage != "COMMIT":
            # A failed transaction is rolled back by its COMMIT without an error.
            raise psycopg.errors.InFailedSqlTransaction
        return outcomes

    def _undo(self) -> None:
        self._leave_pipeline()
        try:
            if not self._db.closed:
                self._db.execute("ROLLBACK")
        except psycopg.Error:
            self._db.close()
        if self._db.closed:
            self._on_session_lost()
