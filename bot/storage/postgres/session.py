"""A session with the server, used as a connection by our functions.

Statements are sent on without waiting for an answer (pipeline mode); the answer is waited for where a function looks
at it, and at the end. So an action costs as many round trips as it looks at results one after the other, and one
more; none of its own for its BEGIN.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import psycopg

from bot.storage.connection import Values
from bot.storage.engine import Undone, Work
from bot.storage.postgres.speech import Row, spoken

T = TypeVar("T")
WRITES = b"BEGIN"
READS = b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


class Answer:
    """What becomes of a statement; asked for when somebody looks.

    Args:
        cursor: psycopg's.
        pipeline: in which the statement was sent.
    """

    def __init__(self, cursor: psycopg.Cursor[Row], pipeline: psycopg.Pipeline | None) -> None:
        self._cursor = cursor
        self._pipeline = pipeline

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""
        if self._cursor.rowcount < 0 and self._pipeline is not None:
            self._pipeline.sync()
        return self._cursor.rowcount

    def fetchone(self) -> Any:
        """Return the next row, or None."""
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """Return the rows that are left."""
        return self._cursor.fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cursor)


class Session:
    """A session, begun anew after it was lost.

    Args:
        connect: begins one.
    """

    def __init__(self, connect: Callable[[], psycopg.Connection[Row]]) -> None:
        self._connect = connect
        self._db = connect()
        self._pipeline: psycopg.Pipeline | None = None

    def execute(self, sql: str, values: Values = (), /) -> Answer:
        """Run a statement."""
        return Answer(self._db.execute(spoken(sql), values, prepare=True), self._pipeline)

    def executemany(self, sql: str, rows: Iterable[Values], /) -> Answer:
        """Run a statement with each of these values; the answer is the last one's."""
        answer: Answer | None = None
        for values in rows:
            answer = self.execute(sql, values)
        return answer or Answer(self._db.cursor(), None)

    def script(self, sql: str) -> None:
        """Run a whole file of statements in one transaction."""
        with self._db.transaction():
            self._db.execute(sql.encode())

    def close(self) -> None:
        """End the session."""
        self._db.close()

    def commit(self, works: Sequence[Work[Any]]) -> list[Any]:
        """Return each action's result or failure, after one commit for all; if that fails, after one for each."""
        try:
            return self._transaction(WRITES, works)
        except BaseException:
            if len(works) == 1 or self._db.closed:
                raise
        return [self._alone(work) for work in works]

    def snapshot(self, work: Work[T]) -> T:
        """Return what a function reads, all of it from one moment."""
        return self._transaction(READS, [work])[0]

    def _alone(self, work: Work[Any]) -> Any:
        """Return an action's result or failure, after a commit of its own."""
        try:
            return self._transaction(WRITES, [work])[0]
        except Exception as error:
            return Undone(error)

    def _transaction(self, begin: bytes, works: Sequence[Work[Any]]) -> list[Any]:
        if self._db.closed:
            self._db = self._connect()
        try:
            with self._db.pipeline() as pipeline:
                self._pipeline = pipeline
                return self._run(pipeline, begin, works)
        except BaseException:
            self._undo()
            raise
        finally:
            self._pipeline = None

    def _run(self, pipeline: psycopg.Pipeline, begin: bytes, works: Sequence[Work[Any]]) -> list[Any]:
        try:
            self._db.execute(begin)
            outcomes = [work(self) for work in works]
            end = self._db.execute("COMMIT")
        except BaseException:
            # What is still under way is taken in here: psycopg would log it, with what was written.
            with suppress(psycopg.Error):
                pipeline.sync()
            raise
        pipeline.sync()
        if end.statusmessage != "COMMIT":
            # A transaction that has failed is rolled back by its COMMIT without a word.
            raise psycopg.errors.InFailedSqlTransaction
        return outcomes

    def _undo(self) -> None:
        try:
            if not self._db.closed:
                self._db.execute("ROLLBACK")
        except psycopg.Error:
            self._db.close()
