"""The interface of the two sides of a copy, the same for both engines."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bot.storage.transfer.schema import TableSchema

Key = list[Any]


def other_version(found: int, newest: int) -> str:
    """Return the error text for a source of another version."""
    return f"it is of version {found}, and version {newest} is copied; start the bot on it once, which updates it"


@dataclass(frozen=True, slots=True)
class Batch:
    """Rows in transit.

    Args:
        rows: in the form that the other side takes.
        count: how many they are.
        last: the key of the last one.
    """

    rows: Any
    count: int
    last: Key


class CopyEndpoint(Protocol):
    """A database that can be read for a comparison."""

    where: str
    """Its name in texts, without a password."""

    def count(self, shape: TableSchema) -> int:
        """Return how many rows a DB table has."""
        ...

    def ends(self, shape: TableSchema) -> Iterator[bytes]:
        """Yield the first and the last rows of a DB table, a line each."""
        ...

    def lines(self, shape: TableSchema) -> Iterator[bytes]:
        """Yield all rows of a DB table by key, a line each, some at a time: the same text for both engines."""
        ...


class CopySource(CopyEndpoint, Protocol):
    """The source of a copy; no other process writes to it during the copy."""

    def batches(self, shape: TableSchema, after: Key | None) -> Iterator[Batch]:
        """Yield the rows of a DB table after a key, or all."""
        ...

    def numbers(self) -> Mapping[str, int]:
        """Return the last id that each DB table has assigned, even if its row is gone."""
        ...


class CopyTarget(CopyEndpoint, Protocol):
    """The target of a copy."""

    def steps(self) -> dict[str, str]:
        """Return the progress of an unfinished copy; empty if there is none."""
        ...

    def begin(self, steps: Mapping[str, str]) -> None:
        """Create the DB tables without indexes, marked as an unfinished copy; raise UnusableDatabase."""
        ...

    def take(self, shape: TableSchema, batch: Batch, steps: Mapping[str, str]) -> None:
        """Add rows and save the progress in one transaction."""
        ...

    def rest(self) -> Iterator[str]:
        """Create what `begin` left out, piece by piece; yield the names of the pieces."""
        ...

    def finish(self, numbers: Mapping[str, int]) -> None:
        """Set the id sequences to the source's, and remove the mark."""
        ...
