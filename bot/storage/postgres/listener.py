"""Receives notifications of other processes on a separate session."""

import asyncio
from collections.abc import Callable

import psycopg
from pydantic import SecretStr

from bot.storage.postgres.engine import AMONG_OTHERS, CHANNEL, ON_THE_SERVER
from bot.storage.postgres.errors import translate_error

RETRY_SECONDS = 0.5
"""Seconds until the next attempt after the session was lost."""


class NotificationListener:
    """Delivers PostgreSQL notifications to a callback, reconnecting when the session is lost.

    Args:
        url: of the database.
        heard: called with each payload.
        deaf: called after a reconnection: notifications may have been lost.
    """

    def __init__(self, url: SecretStr, heard: Callable[[str], None], deaf: Callable[[], None]) -> None:
        self._url = url
        self._heard = heard
        self._deaf = deaf
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on; notifications after this returns are received.

        Raises:
            StorageError: the server is unreachable.
        """
        try:
            db = await self._session()
        except psycopg.Error as error:
            raise translate_error(error) from None
        self._task = asyncio.create_task(self._run(db), name="ear")

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _session(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        url = self._url.get_secret_value()
        db = await psycopg.AsyncConnection.connect(url, autocommit=True, application_name="cardtable", **AMONG_OTHERS)
        await db.execute(ON_THE_SERVER)
        await db.execute(f"LISTEN {CHANNEL}".encode())
        return db

    async def _run(self, db: psycopg.AsyncConnection[tuple[object, ...]] | None) -> None:
        while True:
            try:
                if db is None:
                    db = await self._session()
                    self._deaf()
                async for notice in db.notifies():
                    self._heard(notice.payload)
            except psycopg.Error:
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                if db is not None:
                    await db.close()
                db = None
