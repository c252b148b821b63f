"""Count invalid requests: Discord blocks an address with 10,000 of them in ten minutes.

These are answers of 401, 403 and 429, those that the library repeats by itself included. A 429 of the scope `shared`
does not count for Discord, since others have used up that limit.
"""

import json
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic

import structlog

from bot.scheduler import Scheduler
from bot.ui.discord.error_codes import TOO_MANY, UNAUTHORIZED

FORBIDDEN = 403
INVALID = frozenset({UNAUTHORIZED, FORBIDDEN, TOO_MANY})
WINDOW_SECONDS = 600.0
"""Seconds over which Discord counts."""
LIMIT = 10_000
WARNING_COUNT = 1_000
"""From how many on there is a warning, at most once in the time over which Discord counts."""
JOB = "invalid_requests"
SAVE_DELAY_SECONDS = 30.0
"""Seconds from a refusal until the count is saved: many come together."""
NOTE = "invalid-requests"
"""The key of the last count, for `bot doctor`: JSON with `at`, ISO 8601, and `count`."""
SHARED = "shared"

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)
Save = Callable[[str], Awaitable[None]]


class InvalidRequests:
    """Counts invalid requests, and warns before the limit."""

    def __init__(self, count: Callable[[int, str], None], scheduler: Scheduler) -> None:
        self._count = count
        self._scheduler = scheduler
        self._times: deque[float] = deque(maxlen=LIMIT)
        self._silent_until = 0.0
        self._unsaved = False
        self.save: Save | None = None
        """Saves the count; None: the database is not open."""

    def note(self, status: int, headers: Mapping[str, str]) -> None:
        """Count an answer if it is one of these."""
        if status not in INVALID:
            return
        scope = scope_of(status, headers)
        self._count(status, scope)
        if scope == SHARED:
            return
        now = monotonic()
        self._times.append(now)
        recent = self.recent
        if recent >= WARNING_COUNT and now >= self._silent_until:
            self._silent_until = now + WINDOW_SECONDS
            log.warning(
                "many_invalid_requests", count=recent, seconds=round(WINDOW_SECONDS), limit=LIMIT, status=status
            )
        if self.save is not None and not self._unsaved:
            self._unsaved = True
            self._scheduler.after(JOB, SAVE_DELAY_SECONDS, self._save)

    @property
    def recent(self) -> int:
        """Return the number of the last ten minutes, up to the limit."""
        begins = monotonic() - WINDOW_SECONDS
        while self._times and self._times[0] <= begins:
            self._times.popleft()
        return len(self._times)

    async def _save(self) -> None:
        if self.save is not None:
            self._unsaved = False
            await self.save(json.dumps({"at": datetime.now(UTC).isoformat(timespec="seconds"), "count": self.recent}))

    async def close(self) -> None:
        """Save the pending counts, and stop saving."""
        if self._unsaved:
            with suppress(Exception):  # the database logs it itself
                await self._save()
        self.save = None


def scope_of(status: int, headers: Mapping[str, str]) -> str:
    """Return the scope of a 429: user, global, shared, or cloudflare in front of Discord; none otherwise."""
    if status != TOO_MANY:
        return "none"
    scope = headers.get("X-RateLimit-Scope", "")
    if scope in {"user", "global", SHARED}:
        return scope
    if "Via" not in headers:
        return "cloudflare"
    return "global" if headers.get("X-RateLimit-Global") else "user"
