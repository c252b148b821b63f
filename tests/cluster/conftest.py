"""Several processes on one database of a real server, in one program."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from psycopg.conninfo import conninfo_to_dict
from pydantic import SecretStr

from bot.cluster import ClusterMembership, ShardCallbacks, ShardPreference
from bot.storage import Database, ShardOwnership
from bot.storage.postgres import ClusterRegistry, NotificationListener
from tests.postgres.conftest import path  # noqa: F401
from tests.postgres.server import opened

SHARDS = 8
Join = Callable[..., Awaitable["Process"]]


async def eventually(check: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not check():  # noqa: ASYNC110  # another process's doing
            await asyncio.sleep(0.01)


class Line:
    """A link to the server that can go dead: nothing is forwarded any more, and no end notices it."""

    def __init__(self, url: SecretStr) -> None:
        self._parts = conninfo_to_dict(url.get_secret_value())
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Line":
        self._server = await asyncio.start_server(self._join, "127.0.0.1")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def url(self) -> SecretStr:
        host, port = self._server.sockets[0].getsockname()
        return SecretStr(f"postgresql://{self._parts['user']}@{host}:{port}/{self._parts['dbname']}")

    def die(self) -> None:
        self._open.clear()

    def live(self) -> None:
        """Forward again; what was under way is closed."""
        for task in self._tasks:
            task.cancel()
        self._open.set()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        socket = f"{self._parts['host']}/.s.PGSQL.{self._parts.get('port', 5432)}"
        there, back = await asyncio.open_unix_connection(socket)
        for one, other in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._forward(one, other))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


class Process:
    """A process as far as shards go: what the rest of a bot would do is noted, and held against all the others."""

    everybody: "list[Process]"

    def __init__(self, url: SecretStr, everybody: "list[Process]", **settings: Any) -> None:
        self.everybody = everybody
        self.url = url
        self.database = Database(url, shared=True)
        self.ownership = ShardOwnership(1)
        self.sessions: set[int] = set()
        self.served: set[int] = set()
        self.most = 0
        self.outdated = False
        self.adoptions = 0
        self.left_with_lock: list[bool] = []
        self.failing = 0
        self.begins = asyncio.Event()
        self.begins.set()
        self.settings = settings

    async def start(self, count: int | None = SHARDS) -> None:
        await self.database.open()
        parts = ShardCallbacks(self.connect, self.disconnect, self.adopt, self.settle, self.leave)
        self.members = ClusterMembership(
            ClusterRegistry(self.database),
            self.ownership,
            self.settings.get("wish", ShardPreference()),
            address=f"here:{len(self.everybody)}",
            release="1.0",
            parts=parts,
            outdated=self.note_outdated,
        )
        self.ear = NotificationListener(self.url, self.heard, lambda: None)
        await self.ear.start()
        await self.members.agree_shard_count(count, self.recommended)
        if self.settings.get("up", True):
            self.members.start()
        self.everybody.append(self)

    def heard(self, news: str) -> None:
        self.members.on_notify(news)

    async def recommended(self) -> int:
        return SHARDS

    def note_outdated(self) -> None:
        self.outdated = True

    async def stop(self) -> None:
        await self.members.stop()
        self.everybody.remove(self)
        await self.ear.stop()
        await self.database.close()

    async def kill(self) -> None:
        """End as if killed: nothing is said to any user, the sessions are gone."""
        tasks = [*self.members._tasks, *self.members._going.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.everybody.remove(self)
        await self.ear.stop()
        await self.database.close()

    def cut(self) -> None:
        """End the session that writes, as a cut network does at last."""
        with opened(self.url) as db:
            row = db.execute("SELECT session FROM processes WHERE id = ?", (self.members.number,)).fetchone()
            db.execute("SELECT pg_terminate_backend(?::int)", (row[0],)).fetchone()

    # What the rest of a bot would do

    async def connect(self, shard: int) -> None:
        await asyncio.sleep(0)
        await self.begins.wait()
        self.sessions.add(shard)

    async def disconnect(self, shard: int) -> None:
        self.sessions.discard(shard)

    async def adopt(self, shard: int) -> None:
        assert shard in self.sessions
        assert shard not in self.served
        assert not [each for each in self.everybody if each is not self and shard in each.ownership.owned_shards]
        self.served.add(shard)
        self.adoptions += 1
        if self.failing:
            self.failing -= 1
            raise KeyError

    async def settle(self, shard: int) -> None:
        assert shard not in self.ownership.owned_shards
        assert shard in self.database.fence.held  # type: ignore[union-attr]

    async def leave(self, shard: int) -> None:
        self.served.discard(shard)
        self.left_with_lock.append(shard in self.database.fence.held)  # type: ignore[union-attr]


@pytest.fixture
async def join(path: SecretStr) -> AsyncIterator[Join]:  # noqa: F811
    """Begin processes, and end the remaining ones afterwards."""
    everybody: list[Process] = []
    begun: list[Process] = []

    async def join(**settings: Any) -> Process:
        count = settings.pop("count", SHARDS)
        process = Process(settings.pop("url", path), everybody, **settings)
        begun.append(process)
        await process.start(count)
        return process

    yield join
    for process in [*everybody]:
        with suppress(ValueError):
            await process.kill()
