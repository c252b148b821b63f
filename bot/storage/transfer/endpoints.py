"""What a copy takes of its two sides, whichever engine each of them is."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bot.storage.transfer.schema import TableSchema

Key = list[Any]


def other_version(found: int, newest: int) -> str:
    """Return why a source of another version is not copied."""
    return f"it is of version {found}, and version {newest} is copied; start the bot on it once, which updates it"


@dataclass(frozen=True, slots=True)
class Batch:
    """Rows on their way.

    Args:
        rows: what the other side takes.
        count: how many they are.
        last: the key of the last one.
    """

    rows: Any
    count: int
    last: Key


class CopyEndpoint(Protocol):
    """A database that is looked at."""

    where: str
    """How it is told of, without a password."""

    def count(self, shape: TableSchema) -> int:
        """Return how many rows a table has."""
        ...

    def ends(self, shape: TableSchema) -> Iterator[bytes]:
        """Yield the first and the last rows of a table, a line each."""
        ...

    def lines(self, shape: TableSchema) -> Iterator[bytes]:
        """Yield all rows of a table by their key, a line each, some at a time: the same text for both engines."""
        ...


class CopySource(CopyEndpoint, Protocol):
    """What is copied; nobody else writes to it meanwhile."""

    def batches(self, shape: TableSchema, after: Key | None) -> Iterator[Batch]:
        """Yield the rows of a table behind a key, or all."""
        ...

    def numbers(self) -> Mapping[str, int]:
        """Return the last number that each table has given, whether its row is still there or not."""
        ...


class CopyTarget(CopyEndpoint, Protocol):
    """Where it is copied to."""

    def steps(self) -> dict[str, str]:
        """Return how far an unfinished copy has come; nothing where none was begun."""
        ...

    def begin(self, steps: Mapping[str, str]) -> None:
        """Make the tables without what is slow to fill, with the mark of an unfinished copy; raises Unusable."""
        ...

    def take(self, shape: TableSchema, batch: Batch, steps: Mapping[str, str]) -> None:
        """Add rows and keep how far that is, both or nothing."""
        ...

    def rest(self) -> Iterator[str]:
        """Make what `begin` left out, piece by piece; yields the names of the pieces."""
        ...

    def finish(self, numbers: Mapping[str, int]) -> None:
        """Have numbers go on where the source's do, and take the mark away."""
        ...
