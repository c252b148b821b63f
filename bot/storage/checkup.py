"""The weekly look through the whole database, on a connection of its own while the bot goes on."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

from bot.storage import notebook
from bot.storage.database import Database
from bot.storage.errors import FAILURES
from bot.storage.place import damage, read_only
from bot.storage.sqlite_file import Connection
from bot.storage.upgrade import forget_old

EVERY = timedelta(days=7)
SOONEST = 60.0
"""Seconds after a start until it may begin: people come first."""
RETRY = 3600.0
"""Seconds until the next try where it could not be done."""
NOTE = "checked"
"""The note that says when it was done last, ISO 8601."""

log = logging.getLogger(__name__)


class Checkup:
    """Looks through the database once a week, and removes copies of older versions that are too old.

    Args:
        database: whose condition it tells.
        clock: what time it is, with its zone.
    """

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Have it looked through when a week has passed since the last time; the database is open."""
        last = await self._database.read(lambda db: notebook.read(db, NOTE))
        due = datetime.fromisoformat(last) + EVERY if last else self._clock()
        self._later(max(SOONEST, (due - self._clock()).total_seconds()))

    async def close(self) -> None:
        """Stop it; harmless when it isn't started."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _later(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._begin)

    def _begin(self) -> None:
        self._task = asyncio.create_task(self._run(), name="checkup of the database")

    async def _run(self) -> None:
        try:
            await self.look()
        except (*FAILURES, OSError) as error:
            log.warning("the database could not be looked through: %s", type(error).__name__)
            self._later(RETRY)
        else:
            self._later(EVERY.total_seconds())

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
            await self._database.write(lambda db: notebook.write(db, NOTE, now, None))


async def _damage_of(path: Path) -> str | None:
    """Return what is found first, or None."""
    try:
        async with Connection(partial(read_only, path), "database checkup") as db:
            return await db.run(damage)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
            return str(error)
        raise
