"""The tables in memory."""

from collections import OrderedDict
from collections.abc import Callable

from bot.tables.live_table import LiveTable


class TableCache:
    """The tables used last; any of them can be made again from the log.

    Args:
        limit: how many are kept.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._tables: OrderedDict[int, LiveTable] = OrderedDict()

    def get(self, table: int) -> LiveTable | None:
        """Return a table if it is in memory."""
        live = self._tables.get(table)
        if live is not None:
            self._tables.move_to_end(table)
        return live

    def put(self, live: LiveTable) -> None:
        """Keep a table instead of what was there; the one used longest ago may go."""
        self._tables[live.table.id] = live
        self._tables.move_to_end(live.table.id)
        if len(self._tables) > self._limit:
            self._tables.popitem(last=False)

    def drop(self, table: int) -> None:
        """Have a table come from the log the next time, since memory and disk may differ."""
        self._tables.pop(table, None)

    def numbers(self) -> tuple[int, ...]:
        """Return which tables are kept."""
        return tuple(self._tables)

    def drop_all(self, which: Callable[[LiveTable], bool]) -> None:
        """Drop those for which this is so."""
        for table in [number for number, live in self._tables.items() if which(live)]:
            self.drop(table)

    def __len__(self) -> int:
        return len(self._tables)
