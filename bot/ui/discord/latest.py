"""Does some work for the newest value of each key, while the values in between are skipped."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from bot.scheduler import Scheduler

T = TypeVar("T")


class Latest(Generic[T]):
    """Does some work for the newest value of each key, one at a time a key; values in between are skipped.

    Args:
        tasks: where it runs.
        work: what to do with a key's newest value.
        name: of its tasks.
    """

    def __init__(self, tasks: Scheduler, work: Callable[[T], Coroutine[Any, Any, None]], name: str) -> None:
        self._tasks = tasks
        self._work = work
        self._name = name
        self._waiting: dict[int, T] = {}
        self._running: dict[int, asyncio.Task[None]] = {}
        self._held: Counter[int] = Counter()

    def put(self, key: int, value: T) -> None:
        """Have the work done for this value, unless a newer one comes first."""
        self._waiting[key] = value
        self._wake(key)

    def newer(self, key: int) -> bool:
        """Return whether another value of a key waits."""
        return key in self._waiting

    @contextmanager
    def hold(self, key: int) -> Generator[None]:
        """Begin nothing new for a key meanwhile: a click is answered before anything else is sent."""
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
            self._wake(key)

    def _wake(self, key: int) -> None:
        if key in self._waiting and key not in self._running and key not in self._held:
            self._running[key] = self._tasks.start(self._run(key), self._name)

    async def flush(self, key: int) -> None:
        """Wait until nothing more is done for a key."""
        while (task := self._running.get(key)) is not None and not task.done():
            await asyncio.wait([task])

    async def _run(self, key: int) -> None:
        try:
            while key in self._waiting:
                await self._work(self._waiting.pop(key))
        finally:
            del self._running[key]
