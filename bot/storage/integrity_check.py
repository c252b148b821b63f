"""The weekly look through the whole database, on a connection of its own while the bot goes on."""

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
SOONEST = 60.0
"""Seconds after a start until it may begin: people come first."""
RETRY = (3600.0,)
"""Seconds until the next try where it could not be done."""
NOTE = "checked"
"""The note that says when it was done last, ISO 8601."""

log = logging.getLogger(__name__)


class IntegrityChecker:
    """Looks through the database once a week, and removes copies of older versions that are too old.

    Args:
        database: whose condition it tells.
        scheduler: tells the time, and runs it.
    """

    def __init__(self, database: Database, scheduler: Scheduler) -> None:
        self._database = database
        self._scheduler = scheduler
        self._clock = scheduler.clock

    async def start(self) -> None:
        """Have it looked through when a week has passed since the last time; the database is open."""
        last = await self._database.read(lambda db: key_value.read(db, NOTE))
        due = datetime.fromisoformat(last) + EVERY if last else self._clock()
        first = max(SOONEST, (due - self._clock()).total_seconds())
        self._scheduler.every(JOB, EVERY.total_seconds(), self.look, first=first, retry=RETRY)

    async def look(self) -> None:
        """Look through the file now.

        Raises:
            StorageError, sqlite3.Error, OSError: it can't be opened or read.
        """
        path, now = self._database.path, self._clock().isoformat()
        if path is None:
            return  # a server looks after its files by itself
        found = await _damage_of(path)
        self._database.condition.damage = found
        if found is not None:
            log.error("the database is damaged: %s; stop the bot and restore a backup", found)
        await asyncio.to_thread(forget_old, path)
        with contextlib.suppress(*FAILURES):  # what is damaged may not be written, and is looked at again
            await self._database.write(lambda db: key_value.write(db, NOTE, now, None))


async def _damage_of(path: Path) -> str | None:
    """Return what is found first, or None."""
    try:
        async with Connection(partial(read_only, path), "database checkup") as db:
            return await db.run(damage)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
            return str(error)
        raise
