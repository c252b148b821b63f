"""What the door of the storage needs of an engine; everything else about the engines is the same to all."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from bot.storage.connection import Connection
from bot.storage.fence import Fence

T = TypeVar("T")
Work = Callable[[Connection], T]


@dataclass(frozen=True, slots=True)
class Undone:
    """What became of an action that raised: nothing of it is left."""

    error: BaseException


class Serial(Generic[T]):
    """An action that is done as if no other process did anything meanwhile: what it looks at belongs to no shard.

    Args:
        work: may be done several times.
    """

    def __init__(self, work: Work[T]) -> None:
        self._work = work

    def __call__(self, db: Connection) -> T:
        """Do it."""
        return self._work(db)


class Engine(Protocol):
    """An engine, with the place of one database."""

    fence: Fence | None
    """Where other processes write, too: what this one may write."""

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

    def outside(self, db: Any, work: Work[T], /) -> T:
        """Return what a function returns whose statements are each a transaction of their own."""
        ...

    def tell(self, db: Any, news: str, /) -> None:
        """Have other processes hear something once the transaction is kept."""
        ...

    def snapshot(self, db: Any, work: Work[T], /) -> T:
        """Return what a function reads, all of it from one moment."""
        ...

    def told(self, error: BaseException, /) -> BaseException:
        """Return what a caller is told of a failure, in our own words where it is the database's."""
        ...
