"""Turns by advisory locks: whoever has one keeps it for some seconds, so that the next one comes as much later."""

import asyncio
from contextlib import suppress

import psycopg

from bot.storage.postgres import advisory_locks
from bot.storage.postgres.engine import AMONG_OTHERS, ON_THE_SERVER

APART = 5.25
"""Seconds between two: Discord wants five between two sessions that begin, and the way to it varies."""
OVERDUE = 2.0
"""Seconds that a turn may last longer; who is cut off, or stopped, does not give it back, and all others wait."""
LOOK = 1.0
"""Seconds between two looks at whoever has the turn that is waited for."""
END_OVERDUE = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND classid = %s AND objid = %s AND objsubid = 2"
    " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND state = 'idle' AND state_change < clock_timestamp() - make_interval(secs => %s)"
)
"""Since its turn began a session has done nothing, so its last change of state was that moment."""


class IdentifyLock:
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
        number = advisory_locks.IDENTIFY - bucket
        looking = asyncio.create_task(self._end_overdue(number), name="look at a turn")
        try:
            await db.execute(ON_THE_SERVER)
            await db.execute("SELECT pg_advisory_lock(%s::int, %s::int)", (advisory_locks.OURS, number))
        except psycopg.Error:
            await db.close()
            await asyncio.sleep(self._apart)
            return
        except BaseException:
            await db.close()
            raise
        finally:
            looking.cancel()
        self._held[db] = asyncio.get_running_loop().call_later(self._apart, self._end, db)

    async def _end_overdue(self, number: int) -> None:
        """End the session of whoever keeps a turn too long, for as long as somebody waits for it."""
        await asyncio.sleep(self._apart)
        with suppress(psycopg.Error):  # whoever waits hears of it
            async with await psycopg.AsyncConnection.connect(self._url, autocommit=True, **AMONG_OTHERS) as db:
                while True:
                    await db.execute(END_OVERDUE, (advisory_locks.OURS, number % 2**32, self._apart + OVERDUE))
                    await asyncio.sleep(LOOK)

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
