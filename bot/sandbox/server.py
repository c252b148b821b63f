"""The sandbox as one object: start it, build its world, inject faults, close it."""

import asyncio
import errno
import socket
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Final, Self

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.sandbox import messages, permissions, serializers
from bot.sandbox.app_state import SandboxState, timestamp
from bot.sandbox.broadcast import Broadcaster
from bot.sandbox.commands import Commands
from bot.sandbox.emojis import ApplicationEmojis
from bot.sandbox.errors import PageError, PortTaken
from bot.sandbox.fault_injection import FaultInjector
from bot.sandbox.gateway import Gateway
from bot.sandbox.hidden_limits import HiddenLimits
from bot.sandbox.interactions import ANSWER_SECONDS, Interactions
from bot.sandbox.pushes import Push
from bot.sandbox.rest import LoggedRequest, Rest, routes
from bot.sandbox.sharding import IdentifyLimiter
from bot.sandbox.snowflakes import new_token
from bot.sandbox.strictness import STRICT, Strictness
from bot.sandbox.user_client import SimulatedUser
from bot.sandbox.web import PageServer
from bot.sandbox.world import Account, Channel, Guild, Message, World

PEOPLE: Final = ("Anna", "Ben", "Cilli", "Detlef", "Eva", "Franz")
CHANNELS: Final = ("card-table", "bieten", "lounge")
_BODY_LIMIT: Final = 120 * 1024 * 1024


class Sandbox:
    """A local Discord: REST, gateway and a page, with one guild, three channels and six users in it.

    `port=0` takes any free port. `token` is what the bot logs in with. `hint` is the text for a first visitor ({me}
    and {other} become names), `suggestion` the command that the page proposes ("/help"). A user's `dms_closed` makes
    the bot's direct messages to them fail with 50007. `keep_log=True` keeps every REST call in `log`. `clock`
    (seconds, monotonic) decides when interactions expire: after `answer_seconds` without the initial response, else
    after 15 minutes. GET /gateway/bot recommends `shards`; of each bucket of shards by `max_concurrency` one can
    identify in `identify_seconds` (Discord's are 5; 0: any). `strictness` lists the rows in which the sandbox is as
    strict as Discord: by default all of them.
    """

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        *,
        bot_name: str = "Card Bot",
        guild_name: str = "Card Club",
        channels: Sequence[str] = CHANNELS,
        people: Sequence[str] = PEOPLE,
        hint: str = "",
        suggestion: str = "",
        keep_log: bool = False,
        clock: Callable[[], float] = time.monotonic,
        answer_seconds: float = ANSWER_SECONDS,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_seconds: float = 0.0,
        strictness: Strictness = STRICT,
    ) -> None:
        self.host = host
        self.port = port
        self.token = new_token()
        self.log: list[LoggedRequest] = []
        self._runner: web.AppRunner | None = None
        self._came_online = asyncio.Event()
        self._roles: dict[str, list[str]] = {}
        world = World(timestamp(), bot_name)
        self._hub = SandboxState(
            world=world,
            gateway=Gateway(
                world,
                self.token,
                self._bot_changed,
                IdentifyLimiter(shards, max_concurrency, identify_seconds, clock),
            ),
            audience=Broadcaster(),
            interactions=Interactions(clock, answer_seconds),
            commands=Commands(world),
            emojis=ApplicationEmojis(world),
            faults=FaultInjector(),
            token=self.token,
            clock=clock,
            hidden=HiddenLimits(clock),
            strictness=strictness,
            hint=hint,
            suggestion=suggestion,
        )
        self._rest = Rest(self._hub, routes(), self.log if keep_log else None)
        self.guild = world.add_guild(guild_name, world.add_person(people[0]))
        self.people: dict[str, Account] = {people[0]: world.by_name[people[0].casefold()]}
        for name in people[1:]:
            self.add_person(name)
        for name in channels:
            self.add_channel(name)
        world.add_role(self.guild, "Regulars", 0x2ECC71)
        self.channel = next(iter(self.guild.channels.values()))

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def url(self) -> str:
        """The page's address."""
        return f"http://{self.host}:{self.port}"

    @property
    def api(self) -> str:
        """The value for `discord.http.Route.BASE`."""
        return f"{self.url}/api/v10"

    @property
    def gateway(self) -> str:
        """The value for `DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"ws://{self.host}:{self.port}/gateway"

    @property
    def application_id(self) -> str:
        """The id of the bot's application and user."""
        return self._hub.world.bot.id

    @property
    def bot(self) -> Account:
        """The bot's own account."""
        return self._hub.world.bot

    @property
    def faults(self) -> FaultInjector:
        """The fault injection rules for REST calls."""
        return self._hub.faults

    @property
    def strictness(self) -> Strictness:
        """The rows in which the sandbox is as strict as Discord; changes count from the next request on."""
        return self._hub.strictness

    @strictness.setter
    def strictness(self, strictness: Strictness) -> None:
        self._hub.strictness = strictness

    @property
    def quarantined(self) -> bool:
        """Whether the bot is quarantined as a spammer; an appeal resets it."""
        return self._hub.hidden.quarantined

    @quarantined.setter
    def quarantined(self, quarantined: bool) -> None:
        self._hub.hidden.quarantined = quarantined

    @property
    def pushes(self) -> Sequence[Push]:
        """The notifications on users' phones, oldest first; those of deleted messages stay."""
        return self._hub.pushes

    @property
    def answer_seconds(self) -> float:
        """The time limit of an initial response; a test of failures makes it short."""
        return self._hub.interactions.answer_seconds

    @answer_seconds.setter
    def answer_seconds(self, seconds: float) -> None:
        self._hub.interactions.answer_seconds = seconds

    @property
    def online(self) -> bool:
        """Whether a bot is connected."""
        return self._hub.gateway.online

    @property
    def sessions(self) -> list[tuple[int, int]]:
        """The shard, and the shard count, of each connected session; several can be of one shard."""
        return self._hub.gateway.connected

    @property
    def shards(self) -> int:
        """The recommended number of shards."""
        return self._hub.gateway.starts.shards

    @shards.setter
    def shards(self, number: int) -> None:
        self._hub.gateway.starts.shards = number

    @property
    def identified(self) -> int:
        """How often a bot has started a new session."""
        return self._hub.gateway.identified

    @property
    def resumed(self) -> int:
        """How often a session was resumed."""
        return self._hub.gateway.resumed

    async def start(self) -> None:
        """Open the port, or raise PortTaken with another port to choose."""
        app = web.Application(middlewares=[self._guard], client_max_size=_BODY_LIMIT)
        app.router.add_route("*", "/api/{path:.*}", self._rest.serve)
        app.router.add_get("/gateway", self._hub.gateway.serve)
        app.router.add_get("/gateway/", self._hub.gateway.serve)
        app.add_routes(PageServer(self._hub).routes())
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self.host, self.port).start()
        except OSError as error:
            await self._runner.cleanup()
            self._runner = None
            if error.errno != errno.EADDRINUSE:
                raise
            raise PortTaken(self.port, _free_port(self.host)) from error
        self.port = self._runner.addresses[0][1]
        self._hub.base_url = self.url
        self._hub.gateway.url = self.gateway
        allowed = {f"{host}:{self.port}" for host in (self.host, "127.0.0.1", "localhost")}
        self._hosts = allowed
        self._origins = {f"http://{host}" for host in allowed}

    async def close(self) -> None:
        """Close every connection and the port; the world is kept."""
        if self._runner is None:
            return
        for listener in self._hub.audience.listeners:
            listener.queue.put_nowait(None)
        await self._hub.gateway.drop(1001, resume=False)
        await self._runner.cleanup()
        self._runner = None

    def also_at(self, port: int) -> None:
        """Accept requests that arrive through another port of this machine, such as a proxy's."""
        self._hosts |= {f"{host}:{port}" for host in (self.host, "127.0.0.1", "localhost")}

    def person(self, name: str, *, channels: Sequence[Channel] = (), listen: bool = True) -> SimulatedUser:
        """Return a simulated user who acts over the page's own protocol; use it with `async with`."""
        return SimulatedUser(self.url, name, channels=[channel.id for channel in channels], listen=listen)

    def add_person(self, name: str, *, locale: str = "en-US", guild: Guild | None = None) -> Account:
        """Add a user to a guild (by default the first one)."""
        account = self._hub.world.add_person(name, locale)
        self.people[name] = account
        self.join(account, guild or self.guild)
        return account

    def join(self, account: Account, guild: Guild) -> None:
        """Make a user a member of another guild."""
        member = self._hub.world.join(guild, account)
        if self.bot.id in guild.members:
            self._hub.gateway.dispatch("GUILD_MEMBER_ADD", serializers.member(member) | {"guild_id": guild.id})
        self._hub.audience.send_to_all({"t": "channels"})

    def add_channel(self, name: str, *, guild: Guild | None = None, topic: str | None = None) -> Channel:
        """Add a text channel to a guild (by default the first one)."""
        channel = self._hub.world.add_channel(guild or self.guild, name, topic)
        if channel.has(self.bot):
            self._hub.gateway.dispatch("CHANNEL_CREATE", serializers.channel(channel))
        self._hub.audience.send_to_all({"t": "channels"})
        return channel

    def add_group(self, name: str, *people: Account) -> Channel:
        """Add a group chat, in which users who have `installed` the bot can use it."""
        group = self._hub.world.add_group(name, people)
        self._hub.audience.send_to_all({"t": "channels"})
        return group

    def add_guild(
        self, name: str, owner: Account, *channels: str, closed: bool = False, bot: bool = True, locale: str = "en-US"
    ) -> Guild:
        """Add a guild, with or without the bot.

        Args:
            channels: its text channels, from the top.
            closed: whether the bot can write in none of them.
            bot: whether the bot is a member; without it, users who have `installed` it can use it.
            locale: its language; any other than English makes it a Community.
        """
        guild = self._hub.world.add_guild(name, owner, bot=bot)
        guild.locale = locale
        for each in channels:
            channel = self._hub.world.add_channel(guild, each)
            if closed:
                channel.overwrites[self.bot.id] = (0, permissions.NAMES["send_messages"])
        if bot:
            event = serializers.guild_create(guild, self.bot.id, all_members=False)
            del event["unavailable"]  # only a guild that comes back after an outage announces that
            self._hub.gateway.dispatch("GUILD_CREATE", event)
        self._hub.audience.send_to_all({"t": "channels"})
        return guild

    def kick_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild; its messages stay."""
        self._roles[guild.id] = guild.members.pop(self.bot.id).roles
        self._hub.gateway.dispatch("GUILD_DELETE", {"id": guild.id})

    def invite_bot(self, guild: Guild) -> None:
        """Add the bot to a guild again, with the roles it had."""
        self._hub.world.join(guild, self.bot).roles += self._roles.pop(guild.id, [])
        event = serializers.guild_create(guild, self.bot.id, all_members=False)
        del event["unavailable"]
        self._hub.gateway.dispatch("GUILD_CREATE", event)

    def dm(self, account: Account) -> Channel:
        """Return the direct messages of a user with the bot."""
        return self._hub.world.dm(account)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a guild's channel with all that is in it."""
        assert channel.guild is not None
        for thread in channel.threads:
            del channel.guild.threads[thread.id], self._hub.world.channels[thread.id]
        del channel.guild.channels[channel.id], self._hub.world.channels[channel.id]
        for message in channel.messages.values():
            self._hub.world.drop_files(message.file_ids)
        self._hub.gateway.dispatch("CHANNEL_DELETE", serializers.channel(channel))
        self._hub.audience.send_to_all({"t": "channels"})

    def delete_message(self, message: Message) -> None:
        """Delete a message as a moderator would."""
        messages.delete(self._hub, message)

    def deny(self, channel: Channel, *names: str) -> None:
        """Deny the bot permissions in a channel, by the names in `permissions.NAMES`; without names, reset them."""
        bits = sum(permissions.NAMES[name] for name in names)
        channel.overwrites.pop(self.bot.id, None)
        if bits:
            channel.overwrites[self.bot.id] = (0, bits)
        self._hub.gateway.dispatch("CHANNEL_UPDATE", serializers.channel(channel))

    def allow(self, guild: Guild, *names: str) -> None:
        """Grant permissions to the bot's role in a guild, by the names in `permissions.NAMES`."""
        role = next(each for each in guild.roles.values() if each.managed)
        for name in names:
            role.permissions |= permissions.NAMES[name]
        self._hub.gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": guild.id, "role": serializers.role(role)})

    @property
    def emojis(self) -> Sequence[str]:
        """The names of the application's emojis."""
        return [emoji["name"] for emoji in self._hub.emojis.all()]

    def commands(self, guild: Guild | None = None) -> Sequence[str]:
        """Return the names of the global commands, or of those of one guild alone."""
        return [command["name"] for command in self._hub.commands.all(guild and guild.id)]

    async def drop_gateway(self, code: int = 4000, *, resume: bool = True) -> None:
        """Close the bot's connections; with `resume=False` its sessions are deleted, too."""
        await self._hub.gateway.drop(code, resume=resume)

    async def wait_online(self, timeout: float = 30.0) -> None:  # noqa: ASYNC109 - a test's plain deadline
        """Wait until a bot is connected, or raise TimeoutError."""
        async with asyncio.timeout(timeout):
            await self._came_online.wait()

    def _bot_changed(self) -> None:
        online = self._hub.gateway.online
        (self._came_online.set if online else self._came_online.clear)()
        self._hub.audience.send_to_all({"t": "bot", "online": online})

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        # A page of another origin must not reach the sandbox by a rebound name or a form.
        origin = request.headers.get("Origin")
        if request.host not in self._hosts or (origin is not None and origin not in self._origins):
            return web.Response(status=403, text="foreign host or origin")
        try:
            return await handler(request)
        except PageError as error:
            return web.json_response({"error": str(error)}, status=error.status)
        except ConnectionResetError:
            return web.Response()  # the client has ended in the middle of its request


def _free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return probe.getsockname()[1]
