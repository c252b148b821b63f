"""Functions that read, whose questions go out before the first answer is looked at: one trip to the server for all.

Each function is run twice. The first time its first question is sent, and it is broken off where it looks at the
answer; the second time that answer is there.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NoReturn

from bot.storage.connection import Connection, QueryResult, Values

Questions = dict[tuple[str, str], deque[QueryResult]]
"""Answers on their way, by statement and values; the same may be asked twice."""


class ResultNotReady(Exception):
    """A function has looked at an answer that is on its way."""


class UnreadyResult:
    """An answer that is not there yet."""

    @property
    def rowcount(self) -> int:
        """Break the function off; raises NotYet."""
        raise ResultNotReady

    def fetchone(self) -> NoReturn:
        """Break the function off; raises NotYet."""
        raise ResultNotReady

    def fetchall(self) -> NoReturn:
        """Break the function off; raises NotYet."""
        raise ResultNotReady

    def __iter__(self) -> Iterator[Any]:
        raise ResultNotReady


class ReadOnlyConnection:
    """A connection for what only reads.

    Args:
        db: by which it asks.
        sent: what was asked ahead.
    """

    def __init__(self, db: Connection, sent: Questions) -> None:
        self._db = db
        self._sent = sent

    def executemany(self, sql: str, _rows: Iterable[Values], /) -> NoReturn:
        """Refuse what writes; raises NotImplementedError."""
        raise NotImplementedError(sql)


class SendingConnection(ReadOnlyConnection):
    """A connection that sends what is asked."""

    def execute(self, sql: str, values: Values = (), /) -> QueryResult:
        """Send a question."""
        self._sent.setdefault((sql, repr(values)), deque()).append(self._db.execute(sql, values))
        return UnreadyResult()


class ReceivingConnection(ReadOnlyConnection):
    """A connection that has the answers to what was sent; what else is asked it asks."""

    def execute(self, sql: str, values: Values = (), /) -> QueryResult:
        """Return the answer to a question."""
        found = self._sent.get((sql, repr(values)))
        return found.popleft() if found else self._db.execute(sql, values)


def together(db: Connection, reads: Sequence[Callable[[Connection], Any]]) -> list[Any]:
    """Return what functions return that only read; the first question of each goes out before any answer."""
    sent: Questions = {}
    asking, answering = SendingConnection(db, sent), ReceivingConnection(db, sent)
    for read in reads:
        with suppress(ResultNotReady):
            read(asking)
    return [read(answering) for read in reads]
