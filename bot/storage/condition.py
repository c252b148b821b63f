"""What is wrong with the database while it is in use: that it can't write at the moment, or is damaged."""

import logging
import sqlite3
from time import monotonic

from bot.storage.connection import Connection

REFUSALS = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
    }
)
"""What is nobody's bug: the disk, or another program."""
SILENCE = 60.0
"""Seconds between two log lines about it: every click meets it again."""

log = logging.getLogger(__name__)


class NotKept(sqlite3.OperationalError):
    """A change could not be written; nothing of it has happened, and it may be tried again."""


class Closed(sqlite3.ProgrammingError):
    """The bot is stopping, or has not started: nothing is read or written any more."""


class Condition:
    """How the database is."""

    def __init__(self) -> None:
        self.refuses = False
        """Whether the last change could not be written."""
        self.damage: str | None = None
        """What the last check of the file has found, None for a sound one."""
        self._silent_until = 0.0
        self._more = 0

    def refused(self, error: BaseException) -> BaseException:
        """Return what its caller is told of a failed change; log, once a minute, what the disk is to blame for."""
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if not isinstance(error, sqlite3.Error) or code not in REFUSALS:
            return error
        self.refuses = True
        now = monotonic()
        if now >= self._silent_until:
            self._silent_until = now + SILENCE
            log.error("a change could not be kept: %s (%s more since the last such line)", error, self._more)
            self._more = 0
        else:
            self._more += 1
        return NotKept(str(error))

    def kept(self) -> None:
        """Note that a change was written."""
        self.refuses = False


def try_to_write(db: Connection) -> None:
    """Write as much as a change takes, and leave nothing of it."""
    db.execute(
        "INSERT INTO notebook (key, value) VALUES ('probe', ?)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        ("x" * 16384,),
    )
    db.execute("DELETE FROM notebook WHERE key = 'probe'")
