"""Records when hosts last clicked something at tables in lobby; in memory only."""

from collections.abc import Callable
from datetime import datetime

from bot.tables.lru_cache import LruCache

CACHE_SIZE = 10_000


class HostActivity:
    """Records the clicks of hosts."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._begun = self._now()
        self._last = LruCache[int, int](CACHE_SIZE)

    def pressed(self, table: int) -> None:
        """Record that a table's host clicks something now."""
        self._last.put(table, self._now())

    def last(self, table: int) -> int:
        """Return the time of the host's last click, in seconds since 1970; else when the bot started."""
        return self._last.get(table, self._begun)

    def _now(self) -> int:
        return int(self._clock().timestamp())
