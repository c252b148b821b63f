"""Spaces out the IDENTIFYs of all processes by advisory locks that are held for some seconds."""

import asyncio
from contextlib import suppress

import psycopg

from bot.storage.postgres import advisory_locks
from bot.storage.postgres.engine import AMONG_OTHERS, ON_THE_SERVER

IDENTIFY_INTERVAL_SECONDS = 5.25
"""Seconds between two IDENTIFYs: Discord requires five, and network delays vary."""
LOCK_GRACE_SECONDS = 2.0
"""Seconds after which a turn counts as stuck; its process may be disconnected while all others wait."""
POLL_SECONDS = 1.0
"""Seconds between two checks of a turn that others wait for."""
END_OVERDUE = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND classid = %s AND objid = %s AND objsubid = 2"
    " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND state = 'idle' AND state_change < clock_timestamp() - make_interval(secs => %s)"
)
"""Ends the session of a stuck turn. It did nothing since, so its last change of state was the turn's start."""


class IdentifyLock:
    """Gives turns to all processes of a database; each turn has a separate session.

    Args:
        url: postgresql://…, with its password.
        apart: seconds.
    """

    def __init__(self, url: str, apart: float = IDENTIFY_INTERVAL_SECONDS) -> None:
        self._url = url
        self._apart = apart
        self._held: dict[psycopg.AsyncConnection, asyncio.TimerHandle] = {}
        self._ends: set[asyncio.Task[None]] = set()

    async def acquire(self, bucket: int) -> None:
        """Wait for the turn of a bucket and hold it for some seconds.

        If the server is unreachable it only waits that long; Discord refuses an IDENTIFY that comes too early.
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
        """End the session of a stuck turn, for as long as a process waits for it."""
        await asyncio.sleep(self._apart)
        with suppress(psycopg.Error):  # a waiting process notices that
            async with await psycopg.AsyncConnection.connect(self._url, autocommit=True, **AMONG_OTHERS) as db:
                while True:
                    await db.execute(
                        END_OVERDUE, (advisory_locks.OURS, number % 2**32, self._apart + LOCK_GRACE_SECONDS)
                    )
                    await asyncio.sleep(POLL_SECONDS)

    def _end(self, db: psycopg.AsyncConnection) -> None:
        del self._held[db]
        task = asyncio.create_task(db.close(), name="end of a turn")
        self._ends.add(task)
        task.add_done_callback(self._ends.discard)

    async def close(self) -> None:
        """Release all turns; the next IDENTIFY may come too early, which Discord refuses."""
        for db, timer in [*self._held.items()]:
            timer.cancel()
            self._end(db)
        await asyncio.gather(*self._ends, return_exceptions=True)
