"""What the functions of this package need of a database: as much of a connection as all engines have.

Placeholders are `?` or `:name`; rows are read by name or place, and `dict(row)` has them by name.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

Values = Sequence[Any] | Mapping[str, Any]


class QueryResult(Protocol):
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

    def execute(self, sql: str, values: Values = (), /) -> QueryResult:
        """Run a statement."""
        ...

    def executemany(self, sql: str, rows: Iterable[Values], /) -> object:
        """Run a statement with each of these values; there is no answer to look at."""
        ...


@runtime_checkable
class RemoteConnection(Protocol):
    """A connection of which every answer costs a trip to a server."""

    def together(self, reads: Sequence[Callable[[Connection], Any]]) -> list[Any]:
        """Return what functions return that only read, in as few trips as can be."""
        ...


def together(db: Connection, reads: Sequence[Callable[[Connection], Any]]) -> list[Any]:
    """Return what functions return that only read; their first questions go to a server together."""
    return db.together(reads) if isinstance(db, RemoteConnection) else [read(db) for read in reads]
