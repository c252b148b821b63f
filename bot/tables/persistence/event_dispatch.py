"""Calls listeners with changes of tables: in order for each table, without delaying the table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import structlog

from bot.storage import interaction
from bot.tables.cooperative import cancel_all
from bot.tables.models import TableChanged

Listener = Callable[[TableChanged], Awaitable[None]]

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class EventDispatcher:
    """Queues changes for the listeners; each table with undelivered changes has one task."""

    def __init__(self) -> None:
        self._listeners: tuple[Listener, ...] = ()
        self._news: dict[int, deque[tuple[TableChanged, tuple[Listener, ...]]]] = {}
        """By table: undelivered changes, each with the listeners that were there when it was made."""
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def subscribe(self, listener: Listener) -> None:
        """Call a listener with every change from now on; its errors are logged."""
        self._listeners = (*self._listeners, listener)

    def publish(self, changed: TableChanged) -> None:
        """Deliver a change to the listeners, after earlier changes of the same table."""
        table = changed.after.id
        self._news.setdefault(table, deque()).append((changed, self._listeners))
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._deliver(table), name=f"news of table {table}")

    async def stop(self) -> None:
        """Drop undelivered changes: listeners look at all tables after the next start."""
        await cancel_all(self._tasks.values())
        self._tasks.clear()
        self._news.clear()

    async def _deliver(self, table: int) -> None:
        """Deliver the changes of one table until none is left."""
        interaction.set(None)  # what listeners do is nobody's answer
        news = self._news[table]
        try:
            # The task that has made the change goes on first: it takes two passes of the event loop.
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            while news:
                changed, listeners = news.popleft()
                for listener in listeners:
                    try:
                        await listener(changed)
                    except Exception:
                        log.exception("listener_failed", revision=changed.after.revision)
        finally:
            self._news.pop(table, None)
            self._tasks.pop(table, None)
