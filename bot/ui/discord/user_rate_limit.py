"""What one person may ask for of all that is looked up long: leaderboards, figures, records, what is known of them.

There is one reader for everyone; no user gets it to themselves.
"""

import asyncio
from math import ceil

from bot.errors import Conflict

AT_ONCE = 10
"""So many such commands in a row."""
EACH = 6.0
"""Seconds after which there is one more."""
KNOWN = 1000
"""So many people are remembered; those who asked long ago are forgotten."""


class UserRateLimiter:
    """Counts, person by person."""

    def __init__(self) -> None:
        self._quiet: dict[int, float] = {}
        """When nothing would be owed any more, by the loop's clock."""

    def check(self, person: int) -> None:
        """Count a command; raises Conflict `too_fast` (seconds) if there were too many."""
        now = asyncio.get_running_loop().time()
        quiet = max(self._quiet.get(person, 0.0), now) + EACH
        too_soon = quiet - now - AT_ONCE * EACH
        if too_soon > 0:
            raise Conflict("too_fast", seconds=ceil(too_soon))
        self._quiet[person] = quiet
        if len(self._quiet) > KNOWN:
            self._quiet = {who: at for who, at in self._quiet.items() if at > now}
