"""What became of a transaction whose connection was lost while it was kept: the server knows it by its number."""

from collections.abc import Callable
from contextlib import closing
from time import monotonic, sleep

import psycopg

from bot.storage.errors import CommitUnknown, StorageError
from bot.storage.postgres.adapters import Row

NUMBER = b"SELECT pg_current_xact_id()::text"
"""Draws the transaction's number, which is known before it is kept."""
PATIENCE = 15.0
"""Seconds for which the server is asked: it may begin anew meanwhile, or a replica take over."""
PAUSE = 0.1


class CommitInterrupted(Exception):
    """The connection was lost after COMMIT was sent.

    Args:
        error: how.
        outcomes: what the actions have returned, if it was kept.
        number: the transaction's.
    """

    def __init__(self, error: psycopg.Error, outcomes: list[object], number: str) -> None:
        super().__init__(type(error).__name__)
        self.error = error
        self.outcomes = outcomes
        self.number = number


def is_kept(connect: Callable[[], psycopg.Connection[Row]], number: str) -> bool:
    """Return whether a transaction was kept.

    Args:
        connect: begins a session that reads.
        number: the transaction's.

    Raises:
        Unsure: nobody says so in time.
    """
    until = monotonic() + PATIENCE
    while (status := _status(connect, number)) not in {"committed", "aborted"}:
        if monotonic() >= until:
            raise CommitUnknown(
                "the connection was lost in a commit, and the server can't be asked what became of it"
            )
        sleep(PAUSE)
    return status == "committed"


def _status(connect: Callable[[], psycopg.Connection[Row]], number: str) -> str | None:
    """Return what the server calls it; None if it can't be asked, or does not know any more."""
    try:
        with closing(connect()) as db:
            found = db.execute("SELECT pg_xact_status(%s::xid8)", (number,)).fetchone()
            return found[0] if found else None
    except (psycopg.Error, StorageError):
        return None
