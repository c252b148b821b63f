"""Keeps SQLite's write-ahead log small, and logs what keeps it large.

Every change goes to the log first. SQLite copies it into the database at checkpoints, and starts again at the log's
beginning as soon as no reader needs its older part. A program that stays in one read transaction (a SQLite shell, a
copying tool, a long query of this bot) prevents that, and the log grows with every change until the disk is full.
"""

import logging
import sqlite3
from typing import Any

from bot.scheduler import Scheduler
from bot.storage.database import Database
from bot.storage.database_file import MAX_WAL_BYTES, log_size

JOB = "wal_size"
CHECK_SECONDS = 300.0
"""Seconds between two checks of the size."""
WARNING_FACTOR = 2
"""The next warning comes when the log has grown by this factor."""

log = logging.getLogger(__name__)


def checkpoint(db: sqlite3.Connection) -> bool:
    """Copy the log into the database and empty it; return whether that was possible at once.

    A checkpoint that empties the log waits for readers. Nothing may wait on the writer's thread, so it gives up
    immediately while there are any, after it has copied the part that no reader needs.
    """
    patience = db.execute("PRAGMA busy_timeout").fetchone()[0]
    db.execute("PRAGMA busy_timeout = 0").close()
    try:
        return db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    except sqlite3.OperationalError:  # locked: another connection makes a checkpoint at this moment
        return False
    finally:
        db.execute(f"PRAGMA busy_timeout = {patience}").close()


class WalWatch:
    """Checks the log's size every five minutes, and makes a checkpoint when it is large.

    Args:
        database: the file; a PostgreSQL server manages its log by itself.
        scheduler: runs the checks.
        limit: bytes from which the log is large.
    """

    def __init__(self, database: Database, scheduler: Scheduler, limit: int = MAX_WAL_BYTES) -> None:
        self._database = database
        self._scheduler = scheduler
        self._limit = limit
        self._warn_from = limit

    async def start(self) -> None:
        """Schedule the checks; the database must be open."""
        if self._database.path is not None:
            self._scheduler.every(JOB, CHECK_SECONDS, self.check)

    async def check(self) -> None:
        """Make a checkpoint if the log is large; log a warning if a reader prevents that."""
        path = self._database.path
        assert path is not None
        if log_size(path) <= self._limit:
            return
        emptied = await self._database.autocommit(_checkpoint)
        size = log_size(path)
        if emptied:
            if self._warn_from > self._limit:
                log.info("the write-ahead log of the database is small again")
            self._warn_from = self._limit
        elif size >= self._warn_from:
            self._warn_from = size * WARNING_FACTOR
            log.warning(
                "the write-ahead log of the database has %s MB and grows: a program reads the database without end;"
                " find it by `fuser %s` and end it, or restart the bot",
                round(size / 1e6),
                path,
            )


def _checkpoint(db: Any) -> bool:
    return checkpoint(db)
