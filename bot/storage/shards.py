"""Which tables belong to which shard, as a condition of statements (of one table: bot/tables/homes.py)."""

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of so many shards.

    Args:
        count: how many there are.
        held: which.
    """

    count: int
    held: Collection[int]

    @property
    def condition(self) -> str:
        """Whether a row of `tables` is of one of these."""
        numbers = ", ".join(map(str, sorted(self.held))) or "-1"
        return f"(CASE WHEN guild IS NULL THEN id ELSE guild >> 22 END) % {self.count} IN ({numbers})"


def tables_of(of: Shards | None) -> str:
    """Return what a statement about `tables` says more so that it is about these alone; None: about all."""
    return "" if of is None else f" AND {of.condition}"


def rows_of(of: Shards | None) -> str:
    """Return the same for what belongs to tables by its `table_id`."""
    return "" if of is None else f" AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND {of.condition})"  # noqa: S608
