"""Turns by advisory locks: whoever has one keeps it for some seconds, so that the next one comes as much later."""

import asyncio

import psycopg

from bot.storage.postgres import locks
from bot.storage.postgres.engine import AMONG_OTHERS

APART = 5.25
"""Seconds between two: Discord wants five between two sessions that begin, and the way to it varies."""


class Turns:
    """Turns of all processes that use a database; each has a session of its own while it lasts.

    Args:
        url: postgresql://…, with its password.
        apart: seconds.
    """

    def __init__(self, url: str, apart: float = APART) -> None:
        self._url = url
        self._apart = apart
        self._held: dict[psycopg.AsyncConnection, asyncio.TimerHandle] = {}
        self._ends: set[asyncio.Task[None]] = set()

    async def take(self, bucket: int) -> None:
        """Wait for the turn of a bucket, and take the next seconds for it.

        Where the server is away the seconds are waited alone: whoever begins too early is told so by Discord.
        """
        try:
            db = await psycopg.AsyncConnection.connect(self._url, autocommit=True, **AMONG_OTHERS)
        except psycopg.Error:
            await asyncio.sleep(self._apart)
            return
        try:
            await db.execute("SELECT pg_advisory_lock(%s::int, %s::int)", (locks.OURS, locks.IDENTIFY - bucket))
        except psycopg.Error:
            await db.close()
            await asyncio.sleep(self._apart)
            return
        except BaseException:
            await db.close()
            raise
        self._held[db] = asyncio.get_running_loop().call_later(self._apart, self._end, db)

    def _end(self, db: psycopg.AsyncConnection) -> None:
        del self._held[db]
        task = asyncio.create_task(db.close(), name="end of a turn")
        self._ends.add(task)
        task.add_done_callback(self._ends.discard)

    async def close(self) -> None:
        """Give all back; who comes next may come too early, which Discord says."""
        for db, timer in [*self._held.items()]:
            timer.cancel()
            self._end(db)
        await asyncio.gather(*self._ends, return_exceptions=True)
