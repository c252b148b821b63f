"""A loop whose time passes only while there is nothing else to do: moments can be compared exactly."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class _Selector(selectors.DefaultSelector):
    """Lets the time pass instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "nothing will ever happen"
        self.now += max(0.0, timeout)
        return super().select(0)


class Hourglass(asyncio.SelectorEventLoop):
    """An event loop for one thread that talks to nobody outside."""

    def __init__(self) -> None:
        self._sand = _Selector()
        super().__init__(self._sand)

    def time(self) -> float:
        return round(self._sand.now, 9)


def run(main: Coroutine[Any, Any, Any]) -> None:
    """Run a test from the time 0 on."""
    with asyncio.Runner(loop_factory=Hourglass) as runner:
        runner.run(main)
