"""Run work on the newest value of each key, after the click that is being answered."""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from bot.scheduler import Scheduler

T = TypeVar("T")


MAX_HOLD_SECONDS = 0.25


class Holds:
    """Delays work on a key until a hold of the key has ended, for a limited time."""

    def __init__(self) -> None:
        self._held: dict[int, list[asyncio.Event]] = {}

    @contextmanager
    def hold(self, key: int) -> Generator[None]:
        """Hold a key while the context is open, for `MAX_HOLD_SECONDS` seconds at most."""
        end = asyncio.Event()
        timer = asyncio.get_running_loop().call_later(MAX_HOLD_SECONDS, end.set)
        holds = self._held.setdefault(key, [])
        holds.append(end)
        try:
            yield
        finally:
            timer.cancel()
            end.set()
            holds.remove(end)
            if not holds:
                del self._held[key]

    async def wait_for(self, key: int) -> None:
        """Wait for all that hold a key now; later ones are not waited for."""
        for end in [*self._held.get(key, ())]:
            await end.wait()


class LatestValueWorker(Generic[T]):
    """Works on the newest value of each key, one at a time per key; values in between are skipped."""

    def __init__(self, tasks: Scheduler, work: Callable[[T], Coroutine[Any, Any, None]], name: str) -> None:
        self._tasks = tasks
        self._work = work
        self._name = name
        self._waiting: dict[int, T] = {}
        self._running: dict[int, asyncio.Task[None]] = {}

    def submit(self, key: int, value: T) -> None:
        """Start work for this value, unless a newer one comes first."""
        self._waiting[key] = value
        self._wake(key)

    def has_newer(self, key: int) -> bool:
        """Return whether another value of a key waits."""
        return key in self._waiting

    def _wake(self, key: int) -> None:
        if key in self._waiting and key not in self._running:
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
