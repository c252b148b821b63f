"""Stops the program by SIGINT or SIGTERM: the first signal gracefully, another one at once."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Coroutine
from time import monotonic
from types import FrameType, TracebackType
from typing import Any, Self

from bot.spawned import STOP_SIGNALS

REPEATED_SIGNAL_SECONDS = 0.25
"""Seconds in which a second signal counts as the first: `uv run` forwards a Ctrl+C of the terminal."""
CANCEL_INTERVAL_SECONDS = 0.5
"""Seconds until work that has not ended is cancelled again."""


class Stop:
    """Listens for the signals, and ends work when one arrives. A context manager; enter it in the main thread.

    The signal sets an event, which stays set. A cancellation alone could be swallowed by some code.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._event = asyncio.Event()
        self._first: float | None = None
        self._before: list[Any] = []
        self.number: int | None = None
        """The first signal."""

    def __enter__(self) -> Self:
        # Not by the loop: the handler runs even while the loop is busy or stuck in Python code.
        self._before = [signal.signal(number, self._received) for number in STOP_SIGNALS]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in zip(STOP_SIGNALS, self._before, strict=True):
            signal.signal(number, handler)

    def _received(self, number: int, _frame: FrameType | None) -> None:
        now = monotonic()
        if self._first is None:
            self._first, self.number = now, number
            with contextlib.suppress(RuntimeError):  # the loop is closed, so the program ends anyway
                self._loop.call_soon_threadsafe(self._event.set)
        elif now - self._first > REPEATED_SIGNAL_SECONDS:
            end_at_once(number)

    async def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run some work until it ends, or until a signal arrives.

        Raises:
            Exception: what the work raised before any signal.
        """
        running = asyncio.create_task(work, name="bot")
        signalled = asyncio.create_task(self._event.wait(), name="signals")
        try:
            await asyncio.wait({running, signalled}, return_when=asyncio.FIRST_COMPLETED)
            while not running.done():
                running.cancel()
                await asyncio.wait({running}, timeout=CANCEL_INTERVAL_SECONDS)
        finally:
            signalled.cancel()
            running.cancel()
            await asyncio.gather(running, signalled, return_exceptions=True)
        if self.number is None:
            running.result()


def end_at_once(number: int) -> None:
    """End the process by the signal's default action. Every acknowledged change is on disk."""
    if sys.platform != "win32":
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    os._exit(128 + number)  # process 1 of a container ignores the signal, and Windows has none to end a process by
