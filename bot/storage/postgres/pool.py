"""Threads for sessions with a server: psycopg blocks for its results, so each session has a thread."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from bot.storage.postgres.connection import PostgresConnection

T = TypeVar("T")


class SessionPool:
    """A queue of functions, and the threads that run them, each with a session.

    Args:
        connect: opens a session; called on a thread for its first function. If it raises, the caller of that function
            gets the exception, and the next function tries again.
        name: the threads' name.
        threads: how many; one runs everything in order.
    """

    def __init__(self, connect: Callable[[], PostgresConnection], name: str, threads: int = 1) -> None:
        self._connect = connect
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._own = threading.local()
        self._sessions: list[PostgresConnection] = []

    def run(self, work: Callable[[PostgresConnection], T]) -> asyncio.Future[T]:
        """Run a function on the first free thread, and return the future of its result.

        The function runs even if the future is cancelled.

        Args:
            work: gets the thread's session.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._threads.submit(self._run, work, done)
        return done

    async def close(self) -> None:
        """Run the waiting functions, then end the threads and the sessions."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._threads.shutdown()
        for session in self._sessions:
            session.close()

    def _run(self, work: Callable[[PostgresConnection], Any], done: "asyncio.Future[Any]") -> None:
        try:
            result = work(self._session())
        except BaseException as error:
            _call_soon(done, done.set_exception, error)
        else:
            _call_soon(done, done.set_result, result)

    def _session(self) -> PostgresConnection:
        session: PostgresConnection | None = getattr(self._own, "session", None)
        if session is None:
            session = self._own.session = self._connect()
            self._sessions.append(session)
        return session


def _call_soon(done: "asyncio.Future[Any]", settle: Callable[[Any], None], outcome: object) -> None:
    """Settle a future in its event loop, unless its caller was cancelled."""

    def settle_if_waiting() -> None:
        if not done.done():
            settle(outcome)

    with suppress(RuntimeError):  # the event loop is closed
        done.get_loop().call_soon_threadsafe(settle_if_waiting)
