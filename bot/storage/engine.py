"""What the door of the storage needs of an engine; everything else about the engines is the same to all."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from bot.storage.connection import Connection
from bot.storage.fence import WriteFence

T = TypeVar("T")
Work = Callable[[Connection], T]


@dataclass(frozen=True, slots=True)
class RolledBack:
    """What became of an action that raised: nothing of it is left."""

    error: BaseException


class Serializable(Generic[T]):
    """An action that is done as if no other process did anything meanwhile: what it looks at belongs to no shard.

    Args:
        work: may be done several times.
    """

    def __init__(self, work: Work[T]) -> None:
        self._work = work

    def __call__(self, db: Connection) -> T:
        """Do it."""
        return self._work(db)


class Writer(Protocol):
    """The connection that writes, on its thread."""

    def run(self, work: Callable[[Any], T], /) -> asyncio.Future[T]:
        """Run a function on the thread after those before it, even if the future is cancelled."""
        ...

    async def close(self) -> None:
        """Run the functions that wait, then close the connection and end the thread."""
        ...


class Reader(Protocol):
    """Connections that read, on their threads, with one queue."""

    def run(self, work: Callable[[Any], T], /) -> Awaitable[T]:
        """Run a function on the first thread that is free."""
        ...

    async def close(self) -> None:
        """Run the functions that wait, then close the connections and end the threads."""
        ...


class Engine(Protocol):
    """An engine, with the place of one database."""

    fence: WriteFence | None
    """Where other processes write, too: what this one may write."""

    async def inspect(self) -> None:
        """See that what is there can serve as the bot's database; write nothing."""
        ...

    async def writer(self) -> Writer:
        """Return the connection that writes; open it where the engine does that at once."""
        ...

    def readers(self, count: int) -> Reader:
        """Return connections that can't write, each opened when it is needed."""
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
