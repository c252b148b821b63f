"""The interface of a database engine: everything in which SQLite and PostgreSQL differ for `Database`."""

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
    """The result of a function that raised and was rolled back."""

    error: BaseException


class Serializable(Generic[T]):
    """A function that must run as if alone, because it reads rows that belong to no shard.

    Args:
        work: can run several times.
    """

    def __init__(self, work: Work[T]) -> None:
        self._work = work

    def __call__(self, db: Connection) -> T:
        """Run the function."""
        return self._work(db)


class Writer(Protocol):
    """The connection that writes, with its thread."""

    def run(self, work: Callable[[Any], T], /) -> asyncio.Future[T]:
        """Run a function on the thread after earlier ones, even if the future is cancelled."""
        ...

    async def close(self) -> None:
        """Run the waiting functions, then close the connection and end the thread."""
        ...


class Reader(Protocol):
    """Connections that read, with their threads and one queue."""

    def run(self, work: Callable[[Any], T], /) -> Awaitable[T]:
        """Run a function on the first free thread."""
        ...

    async def close(self) -> None:
        """Run the waiting functions, then close the connections and end the threads."""
        ...


class Engine(Protocol):
    """A database engine, bound to one database."""

    fence: WriteFence | None
    """The parts that this process can write where other processes write, too."""

    async def inspect(self) -> None:
        """Check that the database can serve as the bot's; write nothing."""
        ...

    async def writer(self) -> Writer:
        """Return the connection that writes; SQLite opens it at once."""
        ...

    def readers(self, count: int) -> Reader:
        """Return read-only connections, each opened when it is needed."""
        ...

    def upgrade(self, db: Any, /) -> None:
        """Run the missing migrations."""
        ...

    def commit(self, db: Any, works: Sequence[Work[Any]], /) -> list[Any]:
        """Return each function's result, or RolledBack, after the rest is on disk."""
        ...

    def autocommit(self, db: Any, work: Work[T], /) -> T:
        """Return the result of a function that runs in autocommit mode."""
        ...

    def notify_on_commit(self, db: Any, news: str, /) -> None:
        """Notify other processes after the transaction is committed."""
        ...

    def snapshot(self, db: Any, work: Work[T], /) -> T:
        """Return the result of a function that reads one consistent snapshot."""
        ...

    def translate_error(self, error: BaseException, /) -> BaseException:
        """Translate a driver's error into an error of this package."""
        ...
