"""The gate that every change passes; while the bot stops, it waits for those under way and refuses others."""

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
        """Run a database function for data of no table, to the end of its writes; raise Conflict `shutting_down`."""
        return await self.run(self._database.write(work))

    async def run(self, change: Coroutine[Any, Any, T]) -> T:
        """Return a change's result; it completes even if the caller is cancelled. Raise Conflict `shutting_down`."""
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
