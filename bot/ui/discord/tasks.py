"""Background tasks: they exist only while there is work; their failures are reported in one place."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

GRACE = 2.0
"""Seconds that what is under way gets to end by itself when the bot stops."""

T = TypeVar("T")


class Tasks:
    """Keeps tasks alive until they are done.

    Args:
        report: takes what a task raises.
        grace: seconds that tasks get to end by themselves when all is closed.
    """

    def __init__(self, report: Callable[[Exception], object], grace: float = GRACE) -> None:
        self._report = report
        self._grace = grace
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Run something in the background; after the end it is dropped."""
        if self._closed:
            work.close()
            work = _nothing()
        task = asyncio.create_task(self._guarded(work), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # A task that is cancelled before its first step never comes to its work.
        task.add_done_callback(lambda _: work.close())
        return task

    def report(self, error: Exception) -> None:
        """Have an error reported that did not end a task."""
        self._report(error)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            self._report(error)

    async def close(self) -> None:
        """Let what is running end, with what it starts; after the grace cancel it and take nothing new."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._grace
        while self._tasks and (left := until - loop.time()) > 0:
            await asyncio.wait(self._tasks, timeout=left)
        self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _nothing() -> None:
    """Stand in for work that comes after the end, so that whoever waits for it has a task to wait for."""


class Latest(Generic[T]):
    """Does some work for the newest value of each key, one at a time a key; values in between are skipped.

    Args:
        tasks: where it runs.
        work: what to do with a key's newest value.
        name: of its tasks.
    """

    def __init__(self, tasks: Tasks, work: Callable[[T], Coroutine[Any, Any, None]], name: str) -> None:
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
