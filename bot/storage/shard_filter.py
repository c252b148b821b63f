"""SQL conditions for the tables of some shards (for a single table: bot/storage/shard_ownership.py)."""

from collections.abc import Collection
from dataclasses import dataclass

NUMBER = "CASE WHEN guild IS NULL THEN id ELSE guild >> 22 END"
"""The shard key of a row of `tables`; its remainder by the shard count is its shard."""


@dataclass(frozen=True, slots=True)
class ShardFilter:
    """Some of the shards.

    Args:
        held: the selected ones.
    """

    count: int
    held: Collection[int]

    def have(self, number: str) -> str:
        """Return the condition that the number in an SQL expression belongs to one of these shards."""
        held = ", ".join(map(str, sorted(self.held))) or "-1"
        return f"({number}) % {self.count} IN ({held})"


def tables_of(shards: ShardFilter | None) -> str:
    """Return the condition that limits a statement on `tables` to these shards; None: no limit."""
    return "" if shards is None else f" AND {shards.have(NUMBER)}"


def rows_of(shards: ShardFilter | None) -> str:
    """Return the same condition for rows that belong to tables by `table_id`.

    It is an expression per found row, because a server may execute EXISTS by scanning all tables.
    """
    return "" if shards is None else f" AND {shards.have(f'SELECT {NUMBER} FROM tables WHERE id = table_id')}"  # noqa: S608
