"""Per-user rate limit for commands with expensive queries: leaderboards, statistics, records, data exports."""

import asyncio
from math import ceil

from bot.errors import Conflict

BURST = 10
"""How many such commands are allowed in a row."""
REFILL_SECONDS = 6.0
"""Seconds after which there is one more."""
MAX_REMEMBERED = 1000
"""How many users are remembered, the latest ones."""


class UserRateLimiter:
    """Limits each user's expensive commands."""

    def __init__(self) -> None:
        self._quiet: dict[int, float] = {}
        """When a user's limit is fully restored, by the loop's clock."""

    def check(self, person: int) -> None:
        """Count a command; raises Conflict `too_fast` (seconds) if there were too many."""
        now = asyncio.get_running_loop().time()
        quiet = max(self._quiet.get(person, 0.0), now) + REFILL_SECONDS
        too_soon = quiet - now - BURST * REFILL_SECONDS
        if too_soon > 0:
            raise Conflict("too_fast", seconds=ceil(too_soon))
        self._quiet[person] = quiet
        if len(self._quiet) > MAX_REMEMBERED:
            self._quiet = {who: at for who, at in self._quiet.items() if at > now}
