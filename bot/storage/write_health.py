"""What is wrong with the database while it is in use: that it can't write at the moment, or is damaged."""

import logging
from time import monotonic

from bot.storage.connection import Connection
from bot.storage.errors import CommitUnknown, WriteFailed

SILENCE = 60.0
"""Seconds between two log lines about it: every click meets it again."""

log = logging.getLogger(__name__)


class WriteHealth:
    """How the database is."""

    def __init__(self) -> None:
        self.refuses = False
        """Whether the last change could not be written."""
        self.damage: str | None = None
        """What the last check of the file has found, None for a sound one."""
        self._silent_until = 0.0
        self._more = 0

    def refused(self, error: BaseException) -> BaseException:
        """Return what a failed change's caller is told; log, once a minute, what the disk is to blame for."""
        if not isinstance(error, WriteFailed | CommitUnknown):
            return error
        self.refuses = True
        now = monotonic()
        if now >= self._silent_until:
            self._silent_until = now + SILENCE
            log.error("a change could not be kept: %s (%s more since the last such line)", error, self._more)
            self._more = 0
        else:
            self._more += 1
        return error

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
