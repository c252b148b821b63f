"""Finds out whether a transaction committed after its connection was lost (`pg_xact_status`)."""

from collections.abc import Callable
from contextlib import closing
from time import monotonic, sleep
from typing import Any

import psycopg

from bot.storage.errors import CommitUnknown, StorageError

NUMBER = "SELECT pg_current_xact_id()::text"
"""Assigns the transaction's id, so that it is available before the commit."""
COMMIT_CHECK_SECONDS = 15.0
"""Seconds in which the server is asked: it may restart, or a replica take over."""
RETRY_SECONDS = 0.1


class CommitInterrupted(Exception):
    """The connection was lost after COMMIT was sent.

    Args:
        error: the driver's error.
        outcomes: the functions' results, valid if it committed.
        number: the transaction's id.
    """

    def __init__(self, error: psycopg.Error, outcomes: list[object], number: str) -> None:
        super().__init__(type(error).__name__)
        self.error = error
        self.outcomes = outcomes
        self.number = number


def was_committed(connect: Callable[[], psycopg.Connection[Any]], number: str) -> bool:
    """Return whether a transaction committed.

    Args:
        connect: opens a session that reads.
        number: the transaction's id.

    Raises:
        CommitUnknown: there is no answer in time.
    """
    until = monotonic() + COMMIT_CHECK_SECONDS
    while (status := _status(connect, number)) not in {"committed", "aborted"}:
        if monotonic() >= until:
            raise CommitUnknown(
                "the connection was lost in a commit, and the server can't be asked what became of it"
            )
        sleep(RETRY_SECONDS)
    return status == "committed"


def _status(connect: Callable[[], psycopg.Connection[Any]], number: str) -> str | None:
    """Return the server's status text; None if it can't be asked or has dropped the status."""
    try:
        with closing(connect()) as db:
            found = db.execute("SELECT pg_xact_status(%s::xid8)", (number,)).fetchone()
            return found[0] if found else None
    except (psycopg.Error, StorageError):
        return None
