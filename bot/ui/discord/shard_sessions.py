"""Begin and end the sessions of single shards while the bot runs in a cluster."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import discord
import structlog
from yarl import URL

from bot.ui.discord.guild_arrivals import GuildArrivals
from bot.ui.discord.internals import ShardInternals, Socket

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)
START_TIMEOUT_SECONDS = 60.0
"""Seconds that a session may take to begin, the turn of its bucket included."""
RETRY_SECONDS = 5.0


class IdentifyTurns(Protocol):
    """Makes the processes of a bot begin their sessions one after the other."""

    async def acquire(self, bucket: int) -> None:
        """Wait until a session of this bucket may begin, and take the next seconds for it."""
        ...


class ShardSessions:
    """The gateway sessions of one process."""

    def __init__(self, client: discord.AutoShardedClient, turns: IdentifyTurns, arrivals: GuildArrivals) -> None:
        self._client = client
        self._arrivals = arrivals
        self._internals = ShardInternals(client)
        self._turns = turns
        self._running = asyncio.Event()
        self._gateway = self._internals.default_gateway
        self._buckets = 1
        self._beginning: dict[int, asyncio.Lock] = {}
        self._known: dict[int, asyncio.Event] = {}
        self._sockets: dict[int, Socket] = {}
        """The newest connection of each shard, which discord.py loses when its start is abandoned."""
        self._ends: set[asyncio.Task[None]] = set()
        self._internals.on_connect(self._on_event)

    def _on_event(self, socket: Socket) -> None:
        assert socket.shard_id is not None
        self._sockets[socket.shard_id] = socket

    def _drop(self, shard: int) -> None:
        """Close a shard's newest connection in any state."""
        if socket := self._sockets.pop(shard, None):
            task = asyncio.create_task(socket.close(code=1000), name=f"ends shard {shard}")
            self._ends.add(task)
            task.add_done_callback(self._ends.discard)

    @property
    def parsers(self) -> dict[str, Callable[[Any], None]]:
        """discord.py's handlers of gateway events, by event name."""
        return self._internals.parsers

    async def recommended(self) -> int:
        """Return how many shards Discord recommends; raises GatewayNotFound."""
        count, url, limits = await self._client.http.get_bot_gateway()
        self._gateway, self._buckets = URL(url), max(1, limits["max_concurrency"])
        return count

    def count(self, number: int) -> None:
        """Set how many shards there are, before the first session begins."""
        self._internals.set_count(number)
        parsers = self.parsers
        ready, create = parsers["READY"], parsers["GUILD_CREATE"]

        def on_ready(data: Any) -> None:
            ready(data)
            self.check(data["shard"][0])

        def on_create(data: Any) -> None:
            create(data)
            self.check((int(data["id"]) >> 22) % number)

        parsers["READY"], parsers["GUILD_CREATE"] = on_ready, on_create

    def run(self) -> None:
        """Allow sessions to begin, and listen to the library's events about them."""
        self._running.set()

    async def turn(self, shard: int) -> None:
        """Wait until a session of a shard may begin."""
        await self._turns.acquire(shard % self._buckets)

    async def connect(self, shard: int) -> None:
        """Begin a shard's session unless there is one, and wait until its guilds are known."""
        await self._running.wait()
        known = self._known.setdefault(shard, asyncio.Event())
        async with self._beginning.setdefault(shard % self._buckets, asyncio.Lock()):
            if shard not in self._internals.sessions:
                await self._begin(shard)
        await known.wait()

    async def _begin(self, shard: int) -> None:
        while True:
            try:
                async with asyncio.timeout(START_TIMEOUT_SECONDS):
                    socket = await self._internals.connect(shard, self._gateway)
                break
            except BaseException as error:
                self._drop(shard)
                if self._client.is_closed() or not isinstance(error, Exception):
                    raise
                log.warning("no_session", shard=shard, error=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
        self._internals.begin(shard, socket)

    async def disconnect(self, shard: int) -> None:
        """End a shard's session and forget its guilds."""
        self._known.pop(shard, None)
        self._arrivals.forget(shard, self._client.shard_count or 1)
        self._internals.forget_guilds(shard)
        self._drop(shard)  # it may be the one that a broken session was about to have
        # Last: on a bad network this takes long, and there may be another session by then, with its guilds.
        session = self._internals.sessions.pop(shard, None)
        if session is not None:
            await session.end()

    def check(self, shard: int) -> None:
        """Check whether all guilds of a shard are received."""
        known = self._known.get(shard)
        if known and not any(each.unavailable for each in self._client.guilds if each.shard_id == shard):
            self.ready(shard)

    def ready(self, shard: int) -> None:
        """Record that Discord has sent all available guilds of a shard: others are in an outage."""
        if shard in self._known:
            self._known[shard].set()
            self._internals.become_ready()

    def has_guilds_of(self, shard: int) -> bool:
        """Return whether all guilds of a shard are received."""
        known = self._known.get(shard)
        return known is not None and known.is_set()

    @property
    def connected(self) -> bool:
        """Whether every session has its connection."""
        return all(session.is_open for session in self._internals.sessions.values())
