"""The only place that opens SQLite: for the running bot through aiosqlite, for maintenance commands directly.

aiosqlite gives a connection a thread and a queue. The bot sends whole functions to that thread: a change of a table
costs one hop there and one back, however many statements it has.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Self, TypeVar

import aiosqlite

T = TypeVar("T")
CURSOR_CHUNK_ROWS = 64
"""Rows that a cursor of aiosqlite fetches at once; the bot uses no such cursor."""

# It logs the text of every exception at DEBUG, and such a text can contain stored values.
logging.getLogger("aiosqlite").setLevel(logging.CRITICAL + 1)


def open_file(path: Path | str, *, read_only: bool = False, cached_statements: int = 128) -> sqlite3.Connection:
    """Return a connection without implicit transactions.

    Args:
        path: the file, or ":memory:".
        read_only: whether it can only read.
        cached_statements: how many prepared statements it keeps.

    Raises:
        sqlite3.Error: it can't be opened.
    """
    name = f"{Path(path).absolute().as_uri()}?mode=ro" if read_only else path
    return sqlite3.connect(name, uri=read_only, isolation_level=None, cached_statements=cached_statements)


class Connection(aiosqlite.Connection):
    """A connection of aiosqlite that runs whole functions on its thread.

    A connection that could not be opened is of no further use: make a new one to try again.

    Args:
        connect: opens the file; called on the thread.
        name: the thread's name.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], name: str) -> None:
        super().__init__(connect, CURSOR_CHUNK_ROWS)
        # aiosqlite's thread would keep a process alive that ends without closing, for instance after an exception
        # during the start. Writes under way are rolled back, as after a crash.
        self._thread = Thread(target=_until_loop_closes, args=(self._thread.run,), name=name, daemon=True)

    async def open(self) -> Self:
        """Open the file and return this connection; raises what `connect` raises."""
        try:
            await self
        except Exception:
            self._thread.join()  # aiosqlite ends the thread
            raise
        return self

    async def __aenter__(self) -> Self:
        return await self.open()

    def run(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run a function on the connection's thread, and return the future of its result.

        The function runs even if the future is cancelled.

        Args:
            work: gets the connection of sqlite3; runs in one piece after earlier functions.

        Raises:
            ValueError: the connection is closed.
        """
        if not self._running:
            raise ValueError("the connection is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((done, partial(work, self._conn)))  # pyright: ignore[reportUnknownMemberType]
        return done

    async def close(self) -> None:
        """Run the waiting functions, then close the connection and end the thread."""
        await super().close()
        self._thread.join()


def _until_loop_closes(serve: Callable[[], None]) -> None:
    """Run the thread's function until the connection closes, or until no event loop takes its results."""
    with suppress(RuntimeError):  # the event loop is closed
        serve()


class Readers:
    """Connections that read, with one queue: a function runs on the first free connection.

    Args:
        connect: opens the file; called on a connection's thread.
        name: the threads' name.
        count: the number of connections. Each is opened when it is needed; if that fails, the caller gets the
            exception, and the next one tries again with a new connection.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], name: str, count: int) -> None:
        self._connect = connect
        self._name = name
        self._free = asyncio.Semaphore(count)
        self._count = count
        self._idle: list[Connection] = []

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return the result of a function that only reads."""
        await self._free.acquire()
        connection = self._idle.pop() if self._idle else await self._open()
        try:
            result = await connection.run(work)
        except asyncio.CancelledError:
            # The function still runs. Until it ends, the connection is not free.
            connection.run(_nothing).add_done_callback(lambda _: self._return(connection))
            raise
        except BaseException:
            self._return(connection)
            raise
        self._return(connection)
        return result

    async def _open(self) -> Connection:
        """Return a new connection. If the caller is cancelled, the connection is kept for the next one."""
        opening = asyncio.ensure_future(Connection(self._connect, self._name).open())
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            opening.add_done_callback(self._opened_late)
            raise
        except BaseException:
            self._return(None)
            raise

    def _opened_late(self, opening: asyncio.Future[Connection]) -> None:
        opened = not opening.cancelled() and opening.exception() is None
        self._return(opening.result() if opened else None)

    async def close(self) -> None:
        """Run the waiting functions, then close all connections."""
        for _ in range(self._count):
            await self._free.acquire()
        for connection in self._idle:
            await connection.close()
        self._idle.clear()

    def _return(self, connection: Connection | None) -> None:
        if connection is not None:
            self._idle.append(connection)
        self._free.release()


def _nothing(_db: sqlite3.Connection) -> None:
    """Do nothing; this runs once earlier functions have ended."""
