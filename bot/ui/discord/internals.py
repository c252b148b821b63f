"""Wrap the private attributes of discord.py; no other module uses them.

The library has no public way to begin and end the session of a single shard, to read how an interaction came in, to
keep the code by which Discord closed a connection, to read answers in another way, to read the users that were
chosen in a list without a view that waits for it, or to take a deleted role from a member.
`tests/ui/test_internals.py` names the version that all of it was written for, and fails where another one differs.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, cast

import discord
import discord.http
import discord.utils
from aiohttp import ClientResponse
from discord.app_commands import Namespace
from discord.gateway import DiscordClientWebSocketResponse, DiscordWebSocket
from discord.shard import Shard
from discord.webhook import async_ as webhooks
from yarl import URL

from bot.ui.discord.interaction_origin import current_shard

SUPPORTED = "2.7"
"""The version of discord.py whose private API this module uses."""

Socket = DiscordWebSocket
read_answer: Callable[[ClientResponse], Awaitable[object]] = discord.http.json_or_text
to_json: Callable[[Any], str] = discord.utils._to_json  # pyright: ignore[reportPrivateUsage]
from_json: Callable[[str], Any] = discord.utils._from_json  # pyright: ignore[reportPrivateUsage]


class ShardSession(Shard):
    """One shard's session, which can be closed while others go on.

    Reconnecting runs beside everything else. The library reconnects one shard at a time, and that one may wait for
    its turn to identify, or on a network that sends no answer: all others of this process would stand still.
    """

    closed = False
    reconnecting: asyncio.Task[None] | None = None

    async def worker(self) -> None:
        """Receive events, with the shard id bound to the context."""
        current_shard.set(self.id)
        await super().worker()

    def launch(self) -> None:
        """Begin to receive, unless the session was closed while it reconnected."""
        if self.closed:
            self._client.loop.create_task(self.ws.close(code=1000))
        else:
            super().launch()

    async def reidentify(self, exc: Any) -> None:
        """Begin again after a broken connection, unless it was closed."""
        self._mend(super().reidentify(exc))

    async def reconnect(self) -> None:
        """Begin again, unless it was closed."""
        self._mend(super().reconnect())

    def _mend(self, work: Coroutine[Any, Any, None]) -> None:
        if self.closed:
            work.close()
        else:
            self.reconnecting = asyncio.create_task(work, name=f"reconnects shard {self.id}")

    async def end(self) -> None:
        """Close it for good."""
        self.closed = True
        if self.reconnecting is not None:
            self.reconnecting.cancel()
        await self.close()

    @property
    def is_open(self) -> bool:
        """Whether it has its connection."""
        return self.ws.open


class ShardInternals:
    """Private attributes of a sharded client."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._state: Any = client._connection  # pyright: ignore[reportPrivateUsage]
        self.default_gateway: URL = DiscordWebSocket.DEFAULT_GATEWAY

    @property
    def sessions(self) -> dict[int, ShardSession]:
        """All sessions that the client listens to, by shard."""
        return cast("dict[int, ShardSession]", vars(self._client)["_AutoShardedClient__shards"])

    @property
    def parsers(self) -> dict[str, Callable[[Any], None]]:
        """discord.py's handlers of gateway events, by event name; replaceable."""
        return self._state.parsers

    def on_connect(self, listener: Callable[[Socket], None]) -> None:
        """Call a listener with every new connection, through discord.py's hook for voice clients."""
        self._state._update_references = listener

    def set_count(self, number: int) -> None:
        """Set how many shards there are, before the first session begins."""
        self._client.shard_count = self._state.shard_count = number
        self._state.shard_ids = ()  # so that the library never takes itself for ready: shards come and go

    async def connect(self, shard: int, gateway: URL) -> Socket:
        """Return a new connection of a shard."""
        return await DiscordWebSocket.from_client(self._client, gateway=gateway, shard_id=shard)

    def begin(self, shard: int, socket: Socket) -> None:
        """Start the client's listener on a connection."""
        queue = vars(self._client)["_AutoShardedClient__queue"]
        session = self.sessions[shard] = ShardSession(socket, self._client, queue.put_nowait)
        session.launch()

    def forget_guilds(self, shard: int) -> None:
        """Forget the guilds of a shard: Discord sends no more about them."""
        if late := self._state._ready_tasks.pop(shard, None):
            late.cancel()  # otherwise it would take the next session of this shard as ready
        for guild in [each for each in self._client.guilds if each.shard_id == shard]:
            self._state._remove_guild(guild)

    def become_ready(self) -> None:
        """Mark the client as ready."""
        self._state.call_handlers("ready")


def chosen_users(interaction: discord.Interaction) -> list[discord.Member | discord.User]:
    """Return the users that were chosen in a list of users, as members where they are in the interaction's server."""
    data = cast("dict[str, Any]", interaction.data or {})
    found = Namespace._get_resolved_items(interaction, data.get("resolved", {}))  # pyright: ignore[reportPrivateUsage]
    return [each for each in found.values() if isinstance(each, discord.Member | discord.User)]


def forget_role(role: discord.Role) -> None:
    """Take a deleted role from the bot's own member.

    The library would go on to count what channels allow and deny the role: Discord sends no other event.
    """
    me: Any = role.guild.me
    if me is not None and me._roles.has(role.id):
        me._roles.remove(role.id)


def release_response(interaction: discord.Interaction[Any]) -> None:
    """Break the cycle of an answered interaction and its response, so that both are freed without a collection."""
    if interaction.response.is_done():
        response: Any = interaction.response
        response._parent = None


def use_socket(socket: type[DiscordClientWebSocketResponse]) -> None:
    """Make discord.py use a given class of sockets for the gateway."""
    discord.http.__dict__["DiscordClientWebSocketResponse"] = socket


def use_reader(read: Callable[[ClientResponse], Awaitable[object]]) -> None:
    """Make discord.py read all responses by a function from now on."""
    discord.http.__dict__["json_or_text"] = read
    webhooks.__dict__["json_or_text"] = read
