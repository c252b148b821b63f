"""Fault injection for tests: chosen REST calls fail, once or often, before or after they take effect."""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple

from bot.sandbox.errors import ApiError

_SENTENCES: Final = {
    404: "404: Not Found", 429: "You are being rate limited.", 500: "500: Internal Server Error",
    502: "502: Bad Gateway", 503: "503: Service Unavailable", 504: "504: Gateway Timeout",
}  # fmt: skip


class Page(NamedTuple):
    """A response that is not Discord's, or is incomplete; it lacks Discord's headers."""

    text: str
    content_type: str = "text/html"


Rewrite = Callable[[Any, int, Any], tuple[int, Any]]
"""A function of a request's body and the right response (status, body) that returns another response."""


@dataclass(slots=True, eq=False)
class FaultRule:
    """A rule; `hits` counts the calls it changed, `left` the remaining ones; `struck` is set by the first."""

    method: str
    path: str
    status: int | None
    code: int
    message: str
    left: float
    retry_after: float | None
    delay: float
    after: bool
    everywhere: bool = False
    page: Page | None = None
    rewrite: Rewrite | None = None
    hits: int = 0
    struck: asyncio.Event = field(default_factory=asyncio.Event)

    def error(self) -> ApiError | None:
        """Return the error in place of the right response, None when the call is only delayed."""
        if self.status is None:
            return None
        return ApiError(self.status, self.code, self.message)


@dataclass(slots=True, eq=False)
class RateLimitRule:
    """A limit of calls per path in a number of seconds; `full` counts the refused ones."""

    method: str
    path: str
    calls: int
    seconds: float
    full: int = 0
    _taken: dict[str, deque[float]] = field(default_factory=dict[str, deque[float]])

    def take(self, path: str) -> tuple[bool, dict[str, str]]:
        """Count a call; return whether it is refused, and the rate limit headers."""
        now, taken = time.monotonic(), self._taken.setdefault(path, deque())
        while taken and taken[0] <= now - self.seconds:
            taken.popleft()
        refused = len(taken) >= self.calls
        self.full += refused
        if not refused:
            taken.append(now)
        left, after = self.calls - len(taken), taken[0] + self.seconds - now
        return refused, {
            "X-RateLimit-Limit": str(self.calls),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset-After": f"{after:.3f}",
        }


class FaultInjector:
    """The active rules; the newest matching one wins."""

    def __init__(self) -> None:
        self._rules: list[FaultRule] = []
        self._limits: list[RateLimitRule] = []

    def fail(
        self,
        method: str = "*",
        path: str = "*",
        *,
        status: int | None = 500,
        code: int = 0,
        message: str = "",
        count: float = 1,
        retry_after: float | None = None,
        delay: float = 0.0,
        after: bool = False,
        everywhere: bool = False,
        page: Page | None = None,
        rewrite: Rewrite | None = None,
    ) -> FaultRule:
        """Make matching calls fail.

        `path` is a glob over the path behind /api/vN ("/channels/*/messages"; webhook tokens are part of it).
        `status=None` answers rightly, only `delay` seconds later. `count` calls are hit (math.inf: all).
        `retry_after` (seconds) belongs to status 429, `everywhere` marks the limit over all routes. `after=True`
        carries the call out and loses its response. `page` is sent in place of Discord's response. With
        `status=None`, `rewrite` changes the response of a call that was carried out or refused, so that a test can
        simulate a Discord with other behaviour.
        """
        sentence = message or _SENTENCES.get(status or 0, "Sandbox fault")
        fault = FaultRule(
            method.upper(), path, status, code, sentence, count, retry_after, delay, after, everywhere, page, rewrite
        )
        if status == 429 and retry_after is None:
            fault.retry_after = 0.1
        self._rules.insert(0, fault)
        return fault

    def limit(self, method: str, path: str, calls: int, seconds: float) -> RateLimitRule:
        """Send rate limit headers for matching calls, and refuse (429) those over the limit.

        `path` is a glob as in `fail`; each matching path, such as that of one token, has a separate count.
        """
        limit = RateLimitRule(method.upper(), path, calls, seconds)
        self._limits.insert(0, limit)
        return limit

    def count(self, method: str, path: str) -> tuple[bool, dict[str, str]]:
        """Return whether a call is over a limit, and the rate limit headers."""
        for limit in self._limits:
            if limit.method in ("*", method) and fnmatchcase(path, limit.path):
                return limit.take(path)
        return False, {}

    def clear(self) -> None:
        """Drop all rules."""
        self._rules.clear()
        self._limits.clear()

    def match(self, method: str, path: str) -> FaultRule | None:
        """Return the rule for a call and count the hit."""
        for fault in self._rules:
            if fault.left > 0 and fault.method in ("*", method) and fnmatchcase(path, fault.path):
                fault.left -= 0 if fault.left == math.inf else 1
                fault.hits += 1
                fault.struck.set()
                return fault
        return None
