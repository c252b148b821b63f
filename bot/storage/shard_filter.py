"""Which tables belong to which shard, as a condition of statements (of one table: bot/storage/shard_ownership.py)."""

from collections.abc import Collection
from dataclasses import dataclass

NUMBER = "CASE WHEN guild IS NULL THEN id ELSE guild >> 22 END"
"""Of a row of `tables`; what is left of it by the number of shards is its shard."""


@dataclass(frozen=True, slots=True)
class ShardFilter:
    """Some of so many shards.

    Args:
        count: how many there are.
        held: which.
    """

    count: int
    held: Collection[int]

    def have(self, number: str) -> str:
        """Return the condition that one of these has what has a number, told as an expression."""
        held = ", ".join(map(str, sorted(self.held))) or "-1"
        return f"({number}) % {self.count} IN ({held})"


def tables_of(of: ShardFilter | None) -> str:
    """Return what a statement about `tables` says more so that it is about these alone; None: about all."""
    return "" if of is None else f" AND {of.have(NUMBER)}"


def rows_of(of: ShardFilter | None) -> str:
    """Return the same for what belongs to tables by its `table_id`.

    As an expression it is asked of each row that was found: a server may answer EXISTS by going through all tables.
    """
    return "" if of is None else f" AND {of.have(f'SELECT {NUMBER} FROM tables WHERE id = table_id')}"  # noqa: S608
