"""Sessions of single shards that begin and end while the bot runs, where several processes share them."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

import discord
import structlog
from discord.gateway import DiscordWebSocket
from discord.shard import Shard
from yarl import URL

from bot.ui.discord.arrival import comes_by

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)
PATIENCE = 60.0
"""Seconds that a session may take to begin, the turn of its bucket included."""
AGAIN = 5.0
"""Seconds until the next try to begin one."""


class Turns(Protocol):
    """Has the processes of a bot begin their sessions one after the other."""

    async def take(self, bucket: int) -> None:
        """Wait until a session of this bucket may begin, and take the next seconds for it."""
        ...


class Session(Shard):
    """One shard's session, which can be let go while others go on.

    A broken connection is mended beside whatever else goes on. The library mends one at a time, and one of them may
    wait for its turn, or on a network that says nothing: all others of this process would stand still meanwhile.
    """

    gone = False
    mending: asyncio.Task[None] | None = None

    async def worker(self) -> None:
        """Hear what comes; whatever comes of it knows by which shard."""
        comes_by(self.id)
        await super().worker()

    def launch(self) -> None:
        """Begin to hear, unless the session was let go while it began anew."""
        if self.gone:
            self._client.loop.create_task(self.ws.close(code=1000))
        else:
            super().launch()

    async def reidentify(self, exc: Any) -> None:
        """Begin anew after a broken connection, unless it was let go."""
        self._mend(super().reidentify(exc))

    async def reconnect(self) -> None:
        """Begin anew, unless it was let go."""
        self._mend(super().reconnect())

    def _mend(self, work: Coroutine[Any, Any, None]) -> None:
        if self.gone:
            work.close()
        else:
            self.mending = asyncio.create_task(work, name=f"mends shard {self.id}")

    async def let_go(self) -> None:
        """End it for good."""
        self.gone = True
        if self.mending is not None:
            self.mending.cancel()
        await self.close()


class Sessions:
    """The sessions of one process.

    Args:
        client: whose sessions they are; it has none of its own accord.
        state: what the library knows of its guilds.
        turns: when one may begin.
    """

    def __init__(self, client: discord.AutoShardedClient, state: Any, turns: Turns) -> None:
        self._client = client
        self._state = state
        self._turns = turns
        self._running = asyncio.Event()
        self._gateway = DiscordWebSocket.DEFAULT_GATEWAY
        self._buckets = 1
        self._beginning: dict[int, asyncio.Lock] = {}
        self._known: dict[int, asyncio.Event] = {}
        self._sockets: dict[int, DiscordWebSocket] = {}
        """The newest of each shard: the library loses one whose beginning is given up, and it would live on."""
        self._ends: set[asyncio.Task[None]] = set()
        state._update_references = self._comes

    def _comes(self, socket: DiscordWebSocket) -> None:
        """Know of a new connection; the library tells its voice clients, and of those there are none."""
        assert socket.shard_id is not None
        self._sockets[socket.shard_id] = socket

    def _drop(self, shard: int) -> None:
        """Close a shard's newest connection, whatever it is at."""
        if socket := self._sockets.pop(shard, None):
            task = asyncio.create_task(socket.close(code=1000), name=f"ends shard {shard}")
            self._ends.add(task)
            task.add_done_callback(self._ends.discard)

    @property
    def shards(self) -> dict[int, Shard]:
        """All that there are; the library keeps them to itself."""
        return vars(self._client)["_AutoShardedClient__shards"]

    @property
    def parsers(self) -> dict[str, Any]:
        """What the library does with what comes, by the names of events."""
        return self._state.parsers

    async def recommended(self) -> int:
        """Return how many shards Discord recommends; raises GatewayNotFound."""
        count, url, limits = await self._client.http.get_bot_gateway()
        self._gateway, self._buckets = URL(url), max(1, limits["max_concurrency"])
        return count

    def count(self, number: int) -> None:
        """Set how many shards there are, before the first session begins."""
        state = self._state
        self._client.shard_count = state.shard_count = number
        state.shard_ids = ()  # so that the library never takes itself for ready: shards come and go
        parsers = state.parsers
        ready, create = parsers["READY"], parsers["GUILD_CREATE"]

        def on_ready(data: Any) -> None:
            ready(data)
            self.look(data["shard"][0])

        def on_create(data: Any) -> None:
            create(data)
            self.look((int(data["id"]) >> 22) % number)

        parsers["READY"], parsers["GUILD_CREATE"] = on_ready, on_create

    def run(self) -> None:
        """Allow sessions to begin: the library listens from now on to what they say of themselves."""
        self._running.set()

    async def turn(self, shard: int) -> None:
        """Wait until a session of a shard may begin."""
        await self._turns.take(shard % self._buckets)

    async def connect(self, shard: int) -> None:
        """Begin a shard's session unless there is one, and wait until its guilds are known."""
        await self._running.wait()
        known = self._known.setdefault(shard, asyncio.Event())
        async with self._beginning.setdefault(shard % self._buckets, asyncio.Lock()):
            if shard not in self.shards:
                await self._begin(shard)
        await known.wait()

    async def _begin(self, shard: int) -> None:
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    socket = await DiscordWebSocket.from_client(self._client, gateway=self._gateway, shard_id=shard)
                break
            except BaseException as error:
                self._drop(shard)
                if self._client.is_closed() or not isinstance(error, Exception):
                    raise
                log.warning("no_session", shard=shard, error=type(error).__name__)
                await asyncio.sleep(AGAIN)
        queue = vars(self._client)["_AutoShardedClient__queue"]
        session = self.shards[shard] = Session(socket, self._client, queue.put_nowait)
        session.launch()

    async def disconnect(self, shard: int) -> None:
        """End a shard's session and forget its guilds."""
        self._known.pop(shard, None)
        if late := self._state._ready_tasks.pop(shard, None):
            late.cancel()  # it would take the next session of this shard for ready
        for guild in [each for each in self._client.guilds if each.shard_id == shard]:
            self._state._remove_guild(guild)  # nobody tells us of it any more
        self._drop(shard)  # it may be the one that a broken session was about to have
        # Last: where the network is bad this takes long, and there may be another session by then, with its guilds.
        session = self.shards.pop(shard, None)
        if isinstance(session, Session):
            await session.let_go()

    def look(self, shard: int) -> None:
        """See whether all guilds of a shard are known."""
        known = self._known.get(shard)
        if known and not any(each.unavailable for each in self._client.guilds if each.shard_id == shard):
            self.ready(shard)

    def ready(self, shard: int) -> None:
        """Note that Discord has told all that it can of a shard's guilds: others are away for now."""
        if shard in self._known:
            self._known[shard].set()
            self._state.call_handlers("ready")

    @property
    def connected(self) -> bool:
        """Whether every session has its connection."""
        return all(session.ws.open for session in self.shards.values())
