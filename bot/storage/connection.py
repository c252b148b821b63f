"""What the functions of this package need of a database: as much of a connection as all engines have.

Placeholders are `?` or `:name`; rows are read by name or place, and `dict(row)` has them by name.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Values = Sequence[Any] | Mapping[str, Any]


class Found(Protocol):
    """What became of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""
        ...

    def fetchone(self) -> Any:
        """Return the next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """Return the rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection, on its own thread."""

    def execute(self, sql: str, values: Values = (), /) -> Found:
        """Run a statement."""
        ...

    def executemany(self, sql: str, rows: Iterable[Values], /) -> Found:
        """Run a statement with each of these values."""
        ...
