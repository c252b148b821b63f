"""A PostgreSQL session, used as a connection by the functions of `bot/storage`.

Statements of a transaction are sent without waiting for their results (pipeline mode). A result is awaited where a
function reads it, and before the commit. So a transaction costs two round trips, and one for each result that a
function reads in between.

The session uses libpq (`psycopg.pq`): a cursor of psycopg takes ten times as long for a statement.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from os import dup
from socket import SHUT_RDWR, socket
from typing import Any, TypeVar

import psycopg
from psycopg import generators
from psycopg.adapt import Transformer
from psycopg.errors import error_from_result
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGresult

from bot.storage.connection import Connection, RemoteConnection, Values
from bot.storage.engine import RolledBack, Serializable, Work
from bot.storage.fence import WriteFence
from bot.storage.postgres.adapters import Row, to_postgres
from bot.storage.postgres.commit_status import NUMBER, CommitInterrupted, was_committed
from bot.storage.postgres.read_batch import read_batch

T = TypeVar("T")
WRITES = b"BEGIN"
READS = b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
SERIAL = b"BEGIN ISOLATION LEVEL SERIALIZABLE"
COMMIT = b"COMMIT"
SHUTDOWN_CLASS = "57P"
"""SQLSTATEs of a server that ends sessions."""
MAX_ATTEMPTS = 8
"""How often a function is retried after a conflict with another process."""
STATEMENT_CACHE_SIZE = 512
"""Prepared statements after which a session forgets all: more than there are different ones."""
FLUSH_EVERY = 16
"""Statements that are sent together; the server runs them while the functions continue."""
ROWS_AT_ONCE = 256
"""Rows that are converted at once."""
_OK = frozenset({int(ExecStatus.COMMAND_OK), int(ExecStatus.TUPLES_OK), int(ExecStatus.PIPELINE_SYNC)})
_SYNC = int(ExecStatus.PIPELINE_SYNC)
_ABORTED = int(ExecStatus.PIPELINE_ABORTED)
StatementKey = tuple[str, Sequence[int]]
"""A statement and the types of its values."""


class PreparedStatement:
    """A statement that the server has parsed.

    Args:
        name: on the server.
    """

    __slots__ = ("columns", "name")

    def __init__(self, name: bytes) -> None:
        self.name = name
        self.columns: dict[str, int] | None = None
        """The places of its columns by name; None before a row is read."""


class LazyResult:
    """The result of a statement, awaited when it is read.

    Args:
        session: has sent the statement.
        statement: None for one that returns no rows.
        error: raised when the result arrives, unless one row was changed.
    """

    __slots__ = ("_rows", "_session", "_statement", "error", "received")

    def __init__(
        self, session: "PostgresConnection", statement: PreparedStatement | None, error: type[Exception] | None = None
    ) -> None:
        self._session = session
        self._statement = statement
        self._rows: Iterator[Row] | None = None
        self.error = error
        self.received: PGresult | None = None

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""
        count = self._session.receive(self).command_tuples
        return -1 if count is None else count

    def fetchone(self) -> Any:
        """Return the next row, or None."""
        return next(iter(self), None)

    def fetchall(self) -> list[Any]:
        """Return the remaining rows."""
        return list(self)

    def __iter__(self) -> Iterator[Any]:
        if self._rows is None:
            assert self._statement is not None
            self._rows = self._session.rows(self._statement, self._session.receive(self))
        return self._rows


class PostgresConnection(RemoteConnection):
    """A session that is reopened after it was lost.

    Args:
        connect: opens one.
        fence: of the writer in a cluster; notified when the session is lost.
        asking: opens a read-only session, to ask whether a transaction committed.
    """

    def __init__(
        self,
        connect: Callable[[], psycopg.Connection[Any]],
        fence: WriteFence | None = None,
        asking: Callable[[], psycopg.Connection[Any]] | None = None,
    ) -> None:
        self._connect = connect
        self._asking = asking or connect
        self._fence = fence
        self._begin(connect())

    def execute(self, sql: str, values: Values = (), /) -> LazyResult:
        """Run a statement."""
        return self._execute(sql, values)

    def executemany(self, sql: str, rows: Iterable[Values], /) -> None:
        """Run a statement once for each of these rows."""
        alone = self._enter_pipeline()
        try:
            for values in rows:
                self._send(sql, values)
                self._pending.append(None)
            if alone:
                self._synchronize()
        finally:
            if alone:
                self._leave_pipeline()

    def change_one(self, sql: str, values: Values, error: type[Exception], /) -> None:
        """Run a statement; raise an error, before the commit at the latest, unless it changes one row."""
        self._unchecked = self._execute(sql, values, error)

    def read_batch(self, reads: Sequence[Callable[[Connection], Any]]) -> list[Any]:
        """Return the results of functions that only read; their first queries are sent together."""
        return read_batch(self, reads)

    def script(self, sql: str) -> None:
        """Run a whole file of statements in one transaction."""
        with self._db.transaction():
            self._db.execute(sql.encode())
        self._forget_statements()

    def close(self) -> None:
        """End the session."""
        self._db.close()

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
        try:
            return work(self)
        except psycopg.Error:
            self._undo()
            raise

    def receive(self, awaited: LazyResult) -> PGresult:
        """Return a result, after those of all earlier statements.

        Raises:
            psycopg.Error: one of these statements has failed.
            Exception: one of them has not changed one row, as `change_one`.
        """
        if awaited.received is None and self._is_unflushed:
            self._is_unflushed = False
            self._pgconn.send_flush_request()
        while awaited.received is None:
            if not self._pending:
                raise psycopg.errors.PipelineAborted("an earlier statement has failed")
            self._receive_next()
        return awaited.received

    def rows(self, statement: PreparedStatement, result: PGresult) -> Iterator[Row]:
        """Yield the rows of a result."""
        if statement.columns is None:
            names = [result.fname(place) or b"" for place in range(result.nfields)]
            statement.columns = {name.decode(): place for place, name in enumerate(names)}
        make, count = partial(Row, statement.columns), result.ntuples
        for first in range(0, count, ROWS_AT_ONCE):
            self._adapter.set_pgresult(result)
            yield from self._adapter.load_rows(first, min(first + ROWS_AT_ONCE, count), make)

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
            self._begin(self._connect())
        elif len(self._statements) > STATEMENT_CACHE_SIZE:
            self._forget_statements()

    def _begin(self, db: psycopg.Connection[Any]) -> None:
        self._db = db
        self._pgconn = db.pgconn
        self._adapter = Transformer(db)
        self._is_lost = False
        self._statements: dict[StatementKey, PreparedStatement] = {}
        self._names = 0
        # What is awaited, in order: a result that a function may read; a statement to be parsed; None for all others.
        self._pending: deque[LazyResult | StatementKey | None] = deque()
        self._is_unflushed = False
        self._is_synchronized = True
        self._unchecked: LazyResult | None = None
        self._refused: Exception | None = None

    def _execute(self, sql: str, values: Values, error: type[Exception] | None = None) -> LazyResult:
        alone = self._enter_pipeline()
        try:
            result = LazyResult(self, self._send(sql, values), error)
            self._pending.append(result)
            if alone:
                self._synchronize()
        finally:
            if alone:
                self._leave_pipeline()
        return result

    def _send(self, sql: str, values: Values) -> PreparedStatement:
        """Send a statement; the caller appends to the pending results."""
        text, names, formats = to_postgres(sql)
        row: Sequence[Any] = [values[name] for name in names] if isinstance(values, Mapping) else values
        if len(row) != len(formats):
            raise psycopg.ProgrammingError(f"the statement has {len(formats)} placeholders, not {len(row)}")
        adapter = self._adapter
        parameters = adapter.dump_sequence(row, formats)
        key = (sql, adapter.types or ())
        statement = self._statements.get(key) or self._prepare(key, text)
        self._pgconn.send_query_prepared(statement.name, parameters, adapter.formats)
        self._is_unflushed, self._is_synchronized = True, False
        if len(self._pending) % FLUSH_EVERY == 0:
            self._flush()
        return statement

    def _send_plain(self, sql: bytes) -> LazyResult:
        """Send a statement that has no values and is not prepared."""
        result = LazyResult(self, None)
        self._pgconn.send_query_params(sql, None)
        self._pending.append(result)
        self._is_unflushed, self._is_synchronized = True, False
        return result

    def _prepare(self, key: StatementKey, text: bytes) -> PreparedStatement:
        """Let the server parse a statement."""
        self._names += 1
        statement = self._statements[key] = PreparedStatement(b"card%d" % self._names)
        self._pgconn.send_prepare(statement.name, text, key[1])
        self._pending.append(key)
        return statement

    def _forget_statements(self) -> None:
        if self._statements:
            self._statements.clear()
            self._db.execute("DEALLOCATE ALL")

    def _enter_pipeline(self) -> bool:
        """Enter pipeline mode; return False in a transaction, which has done so."""
        if self._pgconn.pipeline_status:
            return False
        self._pgconn.enter_pipeline_mode()
        return True

    def _leave_pipeline(self) -> None:
        """Drop all pending results, and leave pipeline mode."""
        # Also after an error whose result came last: the server skips everything until the next synchronization.
        if not self._is_synchronized and not self._db.closed:
            with suppress(Exception):  # the caller has the error already, or the session is lost
                self._synchronize()
        self._pending.clear()
        self._unchecked = self._refused = None
        try:
            self._pgconn.exit_pipeline_mode()
        except psycopg.Error:
            self._db.close()  # the next transaction opens a session

    def _flush(self) -> None:
        """Send all statements to the server."""
        if self._pgconn.flush():  # the network is slower, or the server waits until its results are read
            self._db.wait(generators.send(self._pgconn))

    def _synchronize(self) -> None:
        """Receive all pending results; then raise the first error."""
        self._pgconn.pipeline_sync()
        self._is_synchronized = True
        self._pending.append(None)
        failed: Exception | None = None
        while self._pending:
            try:
                self._receive_next()
            except Exception as error:
                failed = failed or error
                if self._db.closed:
                    break
        if failed is not None:
            raise failed

    def _receive_next(self) -> None:
        """Receive the next result; raise its error."""
        pgconn = self._pgconn
        if pgconn.is_busy():
            self._flush()
            result = self._db.wait(generators.fetch(pgconn))
        else:
            result = pgconn.get_result()
        if result is None:
            self._db.close()
            raise psycopg.OperationalError("the connection is lost")
        status = result.status
        if status != _SYNC:
            pgconn.get_result()  # None, after each statement's result
        awaited = self._pending.popleft()
        if status not in _OK:
            if isinstance(awaited, tuple):
                self._statements.pop(awaited, None)
            raise psycopg.errors.PipelineAborted if status == _ABORTED else error_from_result(result)
        if isinstance(awaited, LazyResult):
            awaited.received = result
            if awaited.error is not None and result.command_tuples != 1:
                self._refused = self._refused or awaited.error()
                raise self._refused

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
            self._forget_statements()
            return self._attempt(begin, works)

    def _attempt(self, begin: bytes, works: Sequence[Work[Any]]) -> list[Any]:
        try:
            self._enter_pipeline()
            outcomes = self._run(begin, works)
            self._leave_pipeline()
        except CommitInterrupted as lost:
            self._undo()
            if was_committed(self._asking, lost.number):
                return lost.outcomes
            raise lost.error from None
        except BaseException:
            self._undo()
            raise
        return outcomes

    def _run(self, begin: bytes, works: Sequence[Work[Any]]) -> list[Any]:
        self._send_plain(begin)
        drawn = None if begin == READS else self.execute(NUMBER)
        if drawn:
            self._pgconn.send_flush_request()  # it arrives while the functions still run
            self._flush()
        try:
            outcomes = [work(self) for work in works]
        except psycopg.Error:
            raise
        except Exception:
            self._check()  # the function has continued after a row that had not changed
            raise
        self._check()
        # Read before the commit is sent; a function that has read a result has received it as well.
        number = drawn.fetchone() if drawn else None
        end = self._send_plain(COMMIT)
        try:
            self._synchronize()
        except psycopg.OperationalError as error:
            # libpq reports a session as lost only after it has read: close it, so that the outcome is asked for.
            if not error.sqlstate or error.sqlstate.startswith(SHUTDOWN_CLASS):
                self._db.close()
            if number is None or not self._db.closed:
                raise
            raise CommitInterrupted(error, outcomes, number[0]) from None
        if end.received is None or end.received.command_status != COMMIT:
            # A failed transaction is rolled back by its COMMIT without an error.
            raise psycopg.errors.InFailedSqlTransaction
        return outcomes

    def _check(self) -> None:
        """Await the results of `change_one`; raise the first error, even if a function has caught it."""
        if self._refused is not None:
            raise self._refused
        if self._unchecked is not None:
            self.receive(self._unchecked)

    def _undo(self) -> None:
        self._leave_pipeline()
        try:
            if not self._db.closed:
                self._db.execute("ROLLBACK")
        except psycopg.Error:
            self._db.close()
        if self._db.closed:
            self._on_session_lost()
