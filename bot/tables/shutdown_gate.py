"""What every change has to pass, of a table or of anything else: shut while the bot stops.

What came through is finished before the bot has stopped; whoever comes too late reads that, and no apology.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.errors import Conflict
from bot.storage import Database, Work

T = TypeVar("T")


class ShutdownGate:
    """Lets changes through, or refuses them.

    Args:
        database: where they are kept.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._running: set[asyncio.Task[Any]] = set()
        self._closing = False

    def open(self) -> None:
        """Accept changes, after a start or a stop."""
        self._closing = False

    async def close(self) -> None:
        """Refuse new changes and wait for those under way."""
        self._closing = True
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    async def settle(self) -> None:
        """Wait for what is under way by now; others may begin."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def write(self, work: Work[T]) -> T:
        """Return what the function returns, after all it wrote is on disk.

        Args:
            work: as `Database.write` takes it, for what belongs to no table.

        Raises:
            Conflict: `shutting_down`.
            Exception: as `Database.write`.
        """
        return await self.through(self._database.write(work))

    async def through(self, change: Coroutine[Any, Any, T]) -> T:
        """Return what a change returns; it runs to its end even if the caller is cancelled.

        Raises:
            Conflict: `shutting_down`.
        """
        if self._closing:
            change.close()
            raise Conflict("shutting_down")
        # A caller that is cancelled between the commit and memory would leave the two apart: the change is a task of
        # its own, which only the caller's waiting can be taken from. The set keeps the loop from losing it.
        task = asyncio.create_task(change)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)
