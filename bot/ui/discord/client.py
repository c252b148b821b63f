"""The bot's connection to Discord, without privileged intents and unused caches."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from aiohttp import TraceConfig
from discord import app_commands
from discord.ext import commands

from bot.ui.discord.close_code import remember_close_codes
from bot.ui.discord.command_tree import BotCommandTree
from bot.ui.discord.error_codes import is_locked_out
from bot.ui.discord.guild_arrivals import GuildArrivals
from bot.ui.discord.interaction_origin import current_shard
from bot.ui.discord.internals import ShardInternals
from bot.ui.discord.request_budget import RequestBudget
from bot.ui.discord.shard_sessions import IdentifyTurns, ShardSessions
from bot.ui.discord.unreadable import read_carefully

log = structlog.get_logger(__name__)
Hook = Callable[[], Awaitable[None]]
WAITS = (60.0, 120.0, 240.0, 480.0, 600.0)
"""Seconds until the next login after the first, second, … refusal for too many requests; the last one stays."""
TOKEN_RETRY_SECONDS = 5.0
"""Seconds until a refused token is tried once more: Discord now and then refuses a valid one for a moment."""
LOCKED_OUT = "Discord takes no request from this address for now; other bots on it count, too"
MAX_RATE_LIMIT_SECONDS = 60.0
"""Seconds that discord.py may wait for a rate limit; a longer one raises `discord.RateLimited`.

A waiting request holds the lock of its message, so that other edits of it wait, too.
"""
SLOW_START_SECONDS = 3.0
"""Seconds after which a step of the start is in the log, again and again as long as it lasts."""
STEPS = {
    "DataDirectory.open": "takes the data folder",
    "Database.open": "checks the database and brings it up to date, after a backup",
    "TableService.start": "reads tables, deadlines and results from the database",
    "DiscordSync.commands": "registers the commands with Discord",
    "StartupHooks.catching_up": "looks for messages to draw again",
}
"""Log texts of start-up steps, by the qualified name of their function."""
OF_GUILDS = ("guild_", "member_", "raw_")


class CardBot(commands.AutoShardedBot):
    """A sharded bot; other components register their start and stop.

    Args:
        turns: the IDENTIFY lock of a cluster; None: a single process.
        holds: returns whether this process owns a shard, and so handles events of its guilds.
    """

    def __init__(
        self,
        http_trace: TraceConfig | None = None,
        budget: RequestBudget | None = None,
        turns: IdentifyTurns | None = None,
        holds: Callable[[int], bool] = lambda _: True,
    ) -> None:
        remember_close_codes()
        read_carefully()
        # The bot uses no voice, so these libraries are not needed.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        options: dict[str, Any] = {"http_trace": http_trace} if http_trace else {}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=BotCommandTree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=MAX_RATE_LIMIT_SECONDS,
            **options,
        )
        self._arrivals = GuildArrivals(lambda: (guild.id for guild in self.guilds))
        self._arrivals.guard(ShardInternals(self).parsers)
        self.sessions = ShardSessions(self, turns, self._arrivals) if turns else None
        """Its sessions one by one, where several processes share the shards."""
        self._holds = holds
        self.budget = budget or RequestBudget(0)
        self.groups: list[commands.Cog] = []
        self.menus: list[app_commands.ContextMenu] = []
        self.preparing: list[Hook] = []
        self.opening: list[Hook] = []
        self.closing: list[Hook] = []
        self.ended_by: Exception | None = None
        """Why the bot closed by itself; None: it didn't."""
        self._ending: asyncio.Task[None] | None = None
        self._opening = False
        """Whether the login has succeeded, so that an error comes from what is opened then."""

    @property
    def connected(self) -> bool:
        """Whether every shard has its connection and knows its guilds; of several processes one may have none."""
        if self.sessions is not None:
            return not self.is_closed() and self.sessions.connected
        return self.is_ready() and not self.is_closed() and all(not each.is_closed() for each in self.shards.values())

    def is_outside(self, guild: int) -> bool:
        """Return whether the bot is known to be no member of a guild: all guilds of its shard are in this process."""
        if self.get_guild(guild) is not None or self._arrivals.has(guild):
            return False
        if self.sessions is None:
            return self.is_ready()
        shard = (guild >> 22) % (self.shard_count or 1)
        return self._holds(shard) and self.sessions.has_guilds_of(shard)

    async def login(self, token: str) -> None:
        """Run the steps that come before Discord, in order, then log in."""
        for hook in self.preparing:
            await self._step(hook)
        await self._once_allowed(lambda: self._log_in(token))

    async def _log_in(self, token: str) -> None:
        await self._hang_up()
        try:
            await super().login(token)
        except discord.LoginFailure:
            log.warning("token_refused", again_in=TOKEN_RETRY_SECONDS)
            await self._hang_up()
            await asyncio.sleep(TOKEN_RETRY_SECONDS)
            await super().login(token)

    async def _once_allowed(self, ask: Hook) -> None:
        """Ask Discord for something, and again as long as it takes no requests from this address.

        A restart instead would ask every few seconds, and each refused request prolongs the ban.
        """
        refusals = 0
        while True:
            self._opening = False
            try:
                await ask()
            except (discord.HTTPException, discord.RateLimited, discord.GatewayNotFound) as error:
                if self._opening or not is_locked_out(error):
                    raise
            else:
                return
            seconds = WAITS[min(refusals, len(WAITS) - 1)]
            refusals += 1
            log.warning("locked_out", again_in=seconds, reason=LOCKED_OUT)
            await asyncio.sleep(seconds)

    async def _hang_up(self) -> None:
        """Close the HTTP session of a login that has failed; the library opens a new one at the next."""
        await self.http.close()
        self.http.connector = discord.utils.MISSING

    async def add_groups(self) -> None:
        """Add all commands to the command tree."""
        for group in self.groups:
            await self.add_cog(group)
        for menu in self.menus:
            self.tree.add_command(menu)

    async def setup_hook(self) -> None:
        """Open what the bot needs, in order, before it connects."""
        self._opening = True
        for hook in self.opening:
            await self._step(hook)

    async def _step(self, hook: Hook) -> None:
        """Run a step of the start; log every few seconds which one it is as long as it lasts."""
        loop, name = asyncio.get_running_loop(), getattr(hook, "__qualname__", "")
        begun = loop.time()

        def still() -> None:
            nonlocal timer
            seconds = round(loop.time() - begun)
            log.info("still_starting", step=name, doing=STEPS.get(name, "opens a part of the bot"), seconds=seconds)
            timer = loop.call_later(SLOW_START_SECONDS, still)

        timer = loop.call_later(SLOW_START_SECONDS, still)
        try:
            await hook()
        finally:
            timer.cancel()

    async def launch_shards(self) -> None:
        """Begin all sessions at once, or have them begin when they are wanted."""
        if self.sessions is None:
            await self._once_allowed(super().launch_shards)
        else:
            self.sessions.run()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may begin, after all others of this bot's."""
        if self.sessions is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.sessions.turn(shard_id or 0)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Call the listeners, except for events of guilds that another process owns."""
        shard = current_shard.get()
        if self.sessions is not None and shard is not None:
            if event_name == "shard_ready":
                self.sessions.ready(shard)
            elif event_name.startswith(OF_GUILDS) and not self._holds(shard):
                return
        super().dispatch(event_name, *args, **kwargs)

    async def close(self) -> None:
        """Stop what was opened, in order, then the connection; a second call waits for the first.

        It runs in a task of its own: a cancelled caller must not leave half of it open.
        """
        if self._ending is None:
            self._ending = asyncio.create_task(self._end(), name="closing")
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        hooks, self.closing = self.closing, []
        for hook in hooks:
            try:
                await hook()
            except Exception:  # the other components must be closed all the same
                log.exception("closing_failed")
        await self._arrivals.close()
        await super().close()
