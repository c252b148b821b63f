"""What the door of the storage needs of an engine; everything else about the engines is the same to all."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bot.storage.connection import Connection

T = TypeVar("T")
Work = Callable[[Connection], T]


@dataclass(frozen=True, slots=True)
class Undone:
    """What became of an action that raised: nothing of it is left."""

    error: BaseException


class Engine(Protocol):
    """An engine, with the place of one database."""

    def inspect(self) -> None:
        """See that what is there can serve as the bot's database; write nothing."""
        ...

    def connect(self, *, reads: bool = False) -> Any:
        """Return a new connection; one that reads can't write."""
        ...

    def upgrade(self, db: Any, /) -> None:
        """Bring the tables up to date."""
        ...

    def commit(self, db: Any, works: Sequence[Work[Any]], /) -> list[Any]:
        """Return each action's result, or Undone, once all that is left of them is on disk."""
        ...

    def snapshot(self, db: Any, work: Work[T], /) -> T:
        """Return what a function reads, all of it from one moment."""
        ...

    def told(self, error: BaseException, /) -> BaseException:
        """Return what a caller is told of a failure, in our own words where it is the database's."""
        ...
