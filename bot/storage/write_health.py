"""The health of the database in use: whether writes fail now, and whether the file is damaged."""

import logging
from time import monotonic

from bot.storage.connection import Connection
from bot.storage.errors import CommitUnknown, WriteFailed

LOG_INTERVAL_SECONDS = 60.0
"""Seconds between two log lines about failing writes, which every click meets."""

log = logging.getLogger(__name__)


class WriteHealth:
    """Whether the last write failed, and the result of the last integrity check."""

    def __init__(self) -> None:
        self.is_failing = False
        """Whether the last change could not be written."""
        self.damage: str | None = None
        """The finding of the last integrity check, None for a sound file."""
        self._silent_until = 0.0
        self._more = 0

    def on_write_failed(self, error: BaseException) -> BaseException:
        """Record a failed write and return the error for its caller; log disk errors once a minute."""
        if not isinstance(error, WriteFailed | CommitUnknown):
            return error
        self.is_failing = True
        now = monotonic()
        if now >= self._silent_until:
            self._silent_until = now + LOG_INTERVAL_SECONDS
            log.error("a change could not be kept: %s (%s more since the last such line)", error, self._more)
            self._more = 0
        else:
            self._more += 1
        return error

    def on_write_ok(self) -> None:
        """Record that a change was written."""
        self.is_failing = False


def probe_write(db: Connection) -> None:
    """Write as much as a change does, and roll it back."""
    db.execute(
        "INSERT INTO notebook (key, value) VALUES ('probe', ?)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        ("x" * 16384,),
    )
    db.execute("DELETE FROM notebook WHERE key = 'probe'")
