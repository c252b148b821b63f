"""The weekly integrity check of the SQLite file, on a separate connection while the bot runs.

A PostgreSQL server checks its files by itself. Then the bot only removes the copies of a former SQLite file.
"""

import asyncio
import contextlib
import logging
import sqlite3
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

from bot.scheduler import Scheduler
from bot.storage import key_value
from bot.storage.database import Database
from bot.storage.database_file import damage, read_only
from bot.storage.errors import FAILURES
from bot.storage.migration_backup import forget_old
from bot.storage.sqlite_file import Connection

JOB = "database_checkup"
EVERY = timedelta(days=7)
START_DELAY_SECONDS = 60.0
"""Seconds after a start before it can begin, so that players come first."""
RETRY = (3600.0,)
"""Seconds until a retry where it could not run."""
NOTE = "checked"
"""The key of the time of the last check, ISO 8601."""

log = logging.getLogger(__name__)


class IntegrityChecker:
    """Checks the database once a week, and removes old migration backups.

    Args:
        database: gets the result as its condition.
        file: the SQLite file; with a server, where it was before.
        scheduler: returns the time, and runs the check.
    """

    def __init__(self, database: Database, file: Path, scheduler: Scheduler) -> None:
        self._database = database
        self._file = file
        self._scheduler = scheduler
        self._clock = scheduler.clock

    async def start(self) -> None:
        """Schedule the next check, a week after the last; the database must be open."""
        last = await self._database.read(lambda db: key_value.read(db, NOTE))
        due = datetime.fromisoformat(last) + EVERY if last else self._clock()
        first = max(START_DELAY_SECONDS, (due - self._clock()).total_seconds())
        self._scheduler.every(JOB, EVERY.total_seconds(), self.check, first=first, retry=RETRY)

    async def check(self) -> None:
        """Check the file now.

        Raises:
            StorageError, sqlite3.Error, OSError: it can't be opened or read.
        """
        now = self._clock().isoformat()
        if self._database.path is not None:
            found = await _damage_of(self._file)
            self._database.condition.damage = found
            if found is not None:
                log.error("the database is damaged: %s; stop the bot and restore a backup", found)
        await asyncio.to_thread(forget_old, self._file)
        with contextlib.suppress(*FAILURES):  # a damaged database may be read-only; it is checked again then
            await self._database.write(lambda db: key_value.write(db, NOTE, now, None))


async def _damage_of(path: Path) -> str | None:
    """Return the first finding, or None."""
    try:
        async with Connection(partial(read_only, path), "database checkup") as db:
            return await db.run(damage)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
            return str(error)
        raise
