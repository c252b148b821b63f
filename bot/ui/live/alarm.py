"""An alarm for many moments with one timer: it is set while there is something to wait for, and for the next one."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

LONGEST = 10.0
"""Seconds of one sleep: the machine may sleep itself, and its clock may be set."""

Key = TypeVar("Key", bound=Hashable)


class Alarm(Generic[Key]):
    """Calls when a moment has come.

    Args:
        clock: what time it is, in seconds.
        due: called with what was waited for, once.
    """

    def __init__(self, clock: Callable[[], float], due: Callable[[Key], None]) -> None:
        self._clock = clock
        self._due = due
        self._moments: dict[Key, tuple[float, float]] = {}
        """By the clock, and by the loop's, which nobody sets: whichever comes first counts."""
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0.0
        """When the timer runs out, by the loop's clock. uvloop's handle for no delay can't tell."""

    def set(self, key: Key, seconds: float) -> None:
        """Wait so many seconds for something, in place of what was waited for it before."""
        now = asyncio.get_running_loop().time()
        self._moments[key] = self._clock() + seconds, now + seconds
        if self._timer is None or self._rings > now + seconds:
            self._wait()

    def drop(self, key: Key) -> None:
        """Wait for something no longer."""
        self._moments.pop(key, None)

    def look(self) -> None:
        """Call for all that is due now, and wait for the rest."""
        now, here = self._clock(), asyncio.get_running_loop().time()
        ripe = [key for key, (moment, there) in self._moments.items() if moment <= now or there <= here]
        for key in ripe:
            del self._moments[key]
        self._wait()
        for key in ripe:
            self._due(key)

    def close(self) -> None:
        """Wait for nothing any more."""
        self._moments.clear()
        self._wait()

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._moments:
            loop, now = asyncio.get_running_loop(), self._clock()
            here = loop.time()
            left = min(min(moment - now, there - here) for moment, there in self._moments.values())
            delay = min(max(left, 0.0), LONGEST)
            self._rings = here + delay
            self._timer = loop.call_later(delay, self.look)
