"""Threads of the database's own, to which whole functions of a connection are handed: one hop there, one back.

A connection is opened, used and closed on one thread, where its prepared statements stay warm. It is opened for the
first function that comes, who asked for that is told if it can't be, and the next one tries again.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")


class Closable(Protocol):
    """Whatever an engine calls a connection."""

    def close(self) -> None:
        """Close it, on the thread that has opened it."""
        ...


C = TypeVar("C", bound=Closable)
Told = Callable[[Any, BaseException | None], None]
"""Takes what a function has returned, or what it has raised; called in the event loop."""


class Line(Generic[C]):
    """Functions that wait in one line, and the threads that take them, each with a connection.

    Args:
        connect: opens a connection.
        name: what the threads are called.
        threads: how many; one does everything one after the other.
    """

    def __init__(self, connect: Callable[[], C], name: str, threads: int = 1) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[tuple[Callable[[C], Any], Told, asyncio.AbstractEventLoop] | None] = SimpleQueue()
        # Daemons: a program that ends without closing ends; what it was writing is undone, as after a crash.
        self._threads = [
            Thread(target=self._serve, name=f"{name} {number + 1}", daemon=True) for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    def hand(self, work: Callable[[C], Any], told: Told) -> None:
        """Have a function run, and the running event loop told what became of it."""
        self._jobs.put((work, told, asyncio.get_running_loop()))

    async def run(self, work: Callable[[C], T]) -> T:
        """Return what a function returns; raises what it raises, or what connecting does."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.hand(work, partial(_settle, done))
        return await done

    async def close(self) -> None:
        """Do what waits, then close the connections and see the threads end."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _serve(self) -> None:
        """Do one function after the other, until there are no more to come."""
        db: C | None = None
        while (job := self._jobs.get()) is not None:
            db = self._do(db, *job)
            del job  # what it holds is not kept until the next one comes
        if db is not None:
            db.close()

    def _do(self, db: C | None, work: Callable[[C], Any], told: Told, loop: asyncio.AbstractEventLoop) -> C | None:
        """Run a function and tell of it; return the connection, None if there still is none."""
        try:
            db = db or self._connect()
            tell = partial(told, work(db), None)
        except BaseException as error:
            tell = partial(told, None, error)
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(tell)
        return db


def _settle(done: "asyncio.Future[Any]", result: object, error: BaseException | None) -> None:
    """Tell whoever waits, unless they have gone away."""
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)
