"""Records when hosts last clicked something at tables in lobby; in memory only."""

from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime

KEPT = 10_000
"""The number of tables that are recorded, the latest ones."""


class HostActivity:
    """Records the clicks of hosts.

    Args:
        clock: returns the time.
    """

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._begun = self._now()
        self._last: OrderedDict[int, int] = OrderedDict()

    def pressed(self, table: int) -> None:
        """Record that a table's host clicks something now."""
        self._last[table] = self._now()
        self._last.move_to_end(table)
        if len(self._last) > KEPT:
            self._last.popitem(last=False)

    def last(self, table: int) -> int:
        """Return the time of the host's last click, in seconds since 1970; else when the bot started."""
        return self._last.get(table, self._begun)

    def _now(self) -> int:
        return int(self._clock().timestamp())
