"""Renders images off the event loop, and caches them: equal data gives the same image."""

import asyncio
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec

P = ParamSpec("P")

CACHE_SIZE = 96
NICENESS = 5


def _lower_priority() -> None:
    """Give way to the event loop on a busy processor; only Linux has a niceness for each thread."""
    if sys.platform == "linux":
        os.nice(NICENESS)


_renderer = ThreadPoolExecutor(1, thread_name_prefix="renderer", initializer=_lower_priority)
"""One thread: more of them compete with the event loop for the interpreter, and each keeps 20 MB of freed memory."""


class ImageCache:
    """Renders in a thread and caches the latest images; `keep`: the size of the cache, some 40 kB per image."""

    def __init__(self, keep: int = CACHE_SIZE) -> None:
        self._keep = keep
        self._drawn: OrderedDict[Hashable, asyncio.Task[bytes]] = OrderedDict()

    async def draw(self, make: Callable[P, bytes], *args: P.args, **how: P.kwargs) -> bytes:
        """Return the PNG that `make` renders; concurrent callers share one rendering."""
        key = make, args, tuple(sorted(how.items()))
        task = self._drawn.get(key)
        if task is None:
            task = self._drawn[key] = asyncio.create_task(_rendered(partial(make, *args, **how)))
            task.add_done_callback(lambda done: self._forget_failure(key, done))
            while len(self._drawn) > self._keep:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        # A cancelled caller doesn't stop it for the others.
        return await asyncio.shield(task)

    def holds(self, make: Callable[P, bytes], *args: P.args, **how: P.kwargs) -> bool:
        """Return whether an image is cached or being rendered."""
        return (make, args, tuple(sorted(how.items()))) in self._drawn

    def ready(self, make: Callable[P, bytes], *args: P.args, **how: P.kwargs) -> bytes | None:
        """Return the PNG if it is cached, else None, without rendering it."""
        task = self._drawn.get((make, args, tuple(sorted(how.items()))))
        return task.result() if task and task.done() and not task.cancelled() and not task.exception() else None

    def _forget_failure(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        """Drop a failed rendering, so that the next caller tries again."""
        if (task.cancelled() or task.exception()) and self._drawn.get(key) is task:
            del self._drawn[key]


async def _rendered(make: Callable[[], bytes]) -> bytes:
    return await asyncio.get_running_loop().run_in_executor(_renderer, make)
