"""The gate that every change passes, of a table or anything else; it is closed while the bot stops.

Shutdown waits for changes that have passed. Later changes are refused with `shutting_down`.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.errors import Conflict
from bot.storage import Database, Work

T = TypeVar("T")


class ShutdownGate:
    """Lets changes through while it is open, and refuses them while it is closed."""

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
        """Wait for the changes that are under way now; new ones can begin."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def write(self, work: Work[T]) -> T:
        """Run a database function and return its result after its writes are on disk.

        Args:
            work: as `Database.write` takes it; for data that belongs to no table.

        Raises:
            Conflict: `shutting_down`.
            Exception: as `Database.write`.
        """
        return await self.run(self._database.write(work))

    async def run(self, change: Coroutine[Any, Any, T]) -> T:
        """Return the result of a change, which runs to completion even if the caller is cancelled.

        Raises:
            Conflict: `shutting_down`.
        """
        if self._closing:
            change.close()
            raise Conflict("shutting_down")
        # A caller cancelled between the commit and the update of memory would leave the two different. So the change
        # is a separate task, and only the caller's wait is cancelled. The set keeps a reference, because the loop
        # does not.
        task = asyncio.create_task(change)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)
