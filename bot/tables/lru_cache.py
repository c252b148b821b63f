"""A dict of limited size."""

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(OrderedDict[K, V]):
    """The entries that were used last; `use` and `put` count as a use."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self._limit = limit

    def use(self, key: K) -> V | None:
        """Return a value, or None."""
        found = self.get(key)
        if found is not None:
            self.move_to_end(key)
        return found

    def put(self, key: K, value: V) -> V:
        """Cache a value in place of an earlier one, and return it; the least recently used entry may be evicted."""
        self[key] = value
        self.move_to_end(key)
        if len(self) > self._limit:
            self.popitem(last=False)
        return value
