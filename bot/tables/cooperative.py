"""Long work on the event loop in slices, so that whoever clicks meanwhile is answered between two of them.

Not in a thread: one that computes makes the loop wait for the interpreter's lock each time it wakes, by up to five
milliseconds, and a slice takes about one.
"""

import asyncio
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Slices = Generator[None, None, T]
"""Work that may rest wherever it yields, and returns what it came to."""
LINES = 8
"""Lines of a log that are played again in one slice."""


def at_once(work: Slices[T]) -> T:
    """Return what work comes to, without a rest."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


class CooperativeScheduler:
    """Has only one slice done each time around the loop, however many wait, and all of them in turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def through(self, work: Slices[T]) -> T:
        """Return what work comes to; whatever it raises is raised here. Whoever is cancelled leaves it undone."""
        while True:
            async with self._turn:
                try:
                    next(work)
                except StopIteration as done:
                    return done.value
                await asyncio.sleep(0)
