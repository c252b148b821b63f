"""Runs long work on the event loop in slices, so that clicks are answered between two slices.

A thread would be worse: while it computes, each wake-up of the loop waits up to five milliseconds for the
interpreter's lock. A slice takes about one millisecond.
"""

import asyncio
from collections.abc import Awaitable, Callable, Generator, Iterable
from typing import Any, TypeVar

T = TypeVar("T")
Slices = Generator[None, None, T]
"""A generator that yields where it can be interrupted, and returns its result."""
LINES_PER_SLICE = 8


def run_to_completion(work: Slices[T]) -> T:
    """Run the work to completion and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


async def cancel_all(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait for their ends."""
    cancelled = list(tasks)
    for task in cancelled:
        task.cancel()
    await asyncio.gather(*cancelled, return_exceptions=True)


async def next_turn() -> None:
    """Let the event loop do all other work that is ready, once."""
    await asyncio.sleep(0)


class CooperativeScheduler:
    """Runs one slice of work each time around the loop, in turn for all work that waits.

    Args:
        pause: waits between two slices.
    """

    def __init__(self, pause: Callable[[], Awaitable[None]] = next_turn) -> None:
        self._turn = asyncio.Lock()
        self._pause = pause

    async def run(self, work: Slices[T]) -> T:
        """Run the work in slices and return its result; cancelling the caller stops the work."""
        while True:
            async with self._turn:
                try:
                    next(work)
                except StopIteration as done:
                    return done.value
                await self._pause()
