"""The cache of tables in memory."""

from collections import OrderedDict
from collections.abc import Callable

from bot.tables.live_table import LiveTable


class TableCache:
    """Caches the tables used last; all can be rebuilt from their logs.

    Args:
        limit: the number of tables.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._tables: OrderedDict[int, LiveTable] = OrderedDict()

    def get(self, table: int) -> LiveTable | None:
        """Return a table if it is in memory, else None."""
        live = self._tables.get(table)
        if live is not None:
            self._tables.move_to_end(table)
        return live

    def put(self, live: LiveTable) -> None:
        """Cache a table in place of its earlier version; the least recently used one may be evicted."""
        self._tables[live.table.id] = live
        self._tables.move_to_end(live.table.id)
        if len(self._tables) > self._limit:
            self._tables.popitem(last=False)

    def drop(self, table: int) -> None:
        """Evict a table, since memory and disk may differ; it is next rebuilt from its log."""
        self._tables.pop(table, None)

    def numbers(self) -> tuple[int, ...]:
        """Return the ids of the cached tables."""
        return tuple(self._tables)

    def drop_all(self, which: Callable[[LiveTable], bool]) -> None:
        """Evict the tables for which a predicate holds."""
        for table in [number for number, live in self._tables.items() if which(live)]:
            self.drop(table)

    def __len__(self) -> int:
        return len(self._tables)
