"""When hosts last pressed something at tables that wait for their game; kept in memory alone."""

from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime

KEPT = 10_000
"""Of so many tables, those of which something was heard last."""


class HostActivity:
    """Knows it.

    Args:
        clock: what time it is.
    """

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._begun = self._now()
        self._last: OrderedDict[int, int] = OrderedDict()

    def pressed(self, table: int) -> None:
        """Note that a table's host presses something now."""
        self._last[table] = self._now()
        self._last.move_to_end(table)
        if len(self._last) > KEPT:
            self._last.popitem(last=False)

    def last(self, table: int) -> int:
        """Return when a table's host last pressed something, in seconds since 1970; else when the bot started."""
        return self._last.get(table, self._begun)

    def _now(self) -> int:
        return int(self._clock().timestamp())
