"""The connection interface for the functions of this package: what both engines offer.

Placeholders are `?` or `:name`; rows are read by name or index, and `dict(row)` has the names.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Values = Sequence[Any] | Mapping[str, Any]


class QueryResult(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""
        ...

    def fetchone(self) -> Any:
        """Return the next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """Return the remaining rows."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection that runs on its own thread."""

    def execute(self, sql: str, values: Values = (), /) -> QueryResult:
        """Run a statement."""
        ...

    def executemany(self, sql: str, rows: Iterable[Values], /) -> object:
        """Run a statement once for each of these rows."""
        ...


class RemoteConnection:
    """A connection on which every result costs a round trip to a server."""

    def read_batch(self, reads: Sequence[Callable[[Connection], Any]]) -> list[Any]:
        """Return the results of functions that only read, in as few round trips as possible."""
        raise NotImplementedError

    def change_one(self, sql: str, values: Values, error: type[Exception], /) -> None:
        """Run a statement; raise an error, before the commit at the latest, unless it changes one row."""
        raise NotImplementedError


def inserting(table: str, columns: Iterable[str], replaces: Sequence[str] = ()) -> str:
    """Return the statement that inserts rows whose values are named like their columns.

    Args:
        table: the DB table.
        columns: the names of the values.
        replaces: the columns of the key, if a row of the same key is replaced.
    """
    names = [*columns]
    sql = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})"  # noqa: S608  # our own words
    if not replaces:
        return sql
    changed = ", ".join(f"{name} = excluded.{name}" for name in names if name not in replaces)
    return f"{sql} ON CONFLICT ({', '.join(replaces)}) DO UPDATE SET {changed}"


def change_one(db: Connection, sql: str, values: Values, error: type[Exception]) -> None:
    """Run a statement that must change one row; raise an error otherwise.

    On a server the result is not awaited here: the error comes where the next result is read, or before the commit.
    """
    if isinstance(db, RemoteConnection):
        db.change_one(sql, values, error)
    elif db.execute(sql, values).rowcount != 1:
        raise error


def read_batch(db: Connection, reads: Sequence[Callable[[Connection], Any]]) -> list[Any]:
    """Return the results of functions that only read; on a server their first queries are sent together."""
    return db.read_batch(reads) if isinstance(db, RemoteConnection) else [read(db) for read in reads]
