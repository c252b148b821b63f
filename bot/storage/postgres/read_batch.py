"""Batches functions that read: their first queries are sent before any result is awaited, in one round trip.

Each function runs twice. The first run sends its first query, and is stopped where it reads the result; the second
run has that result.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NoReturn

from bot.storage.connection import Connection, QueryResult, Values

Questions = dict[tuple[str, str], deque[QueryResult]]
"""Pending results, by statement and values; the same query can be sent twice."""


class ResultNotReady(Exception):
    """A function has read a result that is still pending."""


class UnreadyResult:
    """A result that is still pending."""

    @property
    def rowcount(self) -> int:
        """Stop the function by raising ResultNotReady."""
        raise ResultNotReady

    def fetchone(self) -> NoReturn:
        """Stop the function by raising ResultNotReady."""
        raise ResultNotReady

    def fetchall(self) -> NoReturn:
        """Stop the function by raising ResultNotReady."""
        raise ResultNotReady

    def __iter__(self) -> Iterator[Any]:
        raise ResultNotReady


class ReadOnlyConnection:
    """A connection for functions that only read.

    Args:
        db: the underlying connection.
        sent: the queries sent so far.
    """

    def __init__(self, db: Connection, sent: Questions) -> None:
        self._db = db
        self._sent = sent

    def executemany(self, sql: str, _rows: Iterable[Values], /) -> NoReturn:
        """Raise NotImplementedError, because it would write."""
        raise NotImplementedError(sql)


class SendingConnection(ReadOnlyConnection):
    """A connection for the first run: sends queries."""

    def execute(self, sql: str, values: Values = (), /) -> QueryResult:
        """Send a query."""
        self._sent.setdefault((sql, repr(values)), deque()).append(self._db.execute(sql, values))
        return UnreadyResult()


class ReceivingConnection(ReadOnlyConnection):
    """A connection for the second run: has the results of sent queries, and sends all others."""

    def execute(self, sql: str, values: Values = (), /) -> QueryResult:
        """Return the result of a query."""
        found = self._sent.get((sql, repr(values)))
        return found.popleft() if found else self._db.execute(sql, values)


def read_batch(db: Connection, reads: Sequence[Callable[[Connection], Any]]) -> list[Any]:
    """Return the results of functions that only read; their first queries are sent together."""
    sent: Questions = {}
    asking, answering = SendingConnection(db, sent), ReceivingConnection(db, sent)
    for read in reads:
        with suppress(ResultNotReady):
            read(asking)
    return [read(answering) for read in reads]
