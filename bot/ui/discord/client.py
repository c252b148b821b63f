"""The bot's connection: no privileged intents, no caches it has no use for."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from aiohttp import TraceConfig
from discord import app_commands
from discord.ext import commands

from bot.ui.discord.arrival import came_by
from bot.ui.discord.budget import Budget
from bot.ui.discord.close_code import remember_close_codes
from bot.ui.discord.sessions import Sessions, Turns
from bot.ui.discord.tree import Tree

log = structlog.get_logger(__name__)
Hook = Callable[[], Awaitable[None]]
OF_GUILDS = ("guild_", "member_", "raw_")
"""How events begin that tell of a guild."""


class CardBot(commands.AutoShardedBot):
    """A sharded bot that is set up and shut down by what is joined to it.

    Args:
        http_trace: watches the requests to Discord.
        budget: how many requests it may make; whoever knows of other processes says its share.
        turns: when sessions may begin, where several processes share the shards; None: it has all of them.
        holds: whether a shard is this process's, so that what Discord tells of its guilds concerns it.
    """

    def __init__(
        self,
        http_trace: TraceConfig | None = None,
        budget: Budget | None = None,
        turns: Turns | None = None,
        holds: Callable[[int], bool] = lambda _: True,
    ) -> None:
        remember_close_codes()
        # No voice is used, so nothing is missing without its libraries.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        options: dict[str, Any] = {"http_trace": http_trace} if http_trace else {}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.sessions = Sessions(self, self._connection, turns) if turns else None
        """Its sessions one by one, where several processes share the shards."""
        self._holds = holds
        self.budget = budget or Budget(0)
        self.groups: list[commands.Cog] = []
        """The commands, added when the bot starts."""
        self.menus: list[app_commands.ContextMenu] = []
        """The entries of menus, added with them."""
        self.preparing: list[Hook] = []
        self.opening: list[Hook] = []
        self.closing: list[Hook] = []

    @property
    def connected(self) -> bool:
        """Whether every shard has its connection and knows its guilds; of several processes one may have none."""
        if self.sessions is not None:
            return not self.is_closed() and self.sessions.connected
        return self.is_ready() and not self.is_closed() and all(not each.is_closed() for each in self.shards.values())

    async def login(self, token: str) -> None:
        """Prepare what needs no Discord, in order, before Discord is told anything; then log in."""
        for hook in self.preparing:
            await hook()
        await super().login(token)

    async def add_groups(self) -> None:
        """Have the command tree know all commands."""
        for group in self.groups:
            await self.add_cog(group)
        for menu in self.menus:
            self.tree.add_command(menu)

    async def setup_hook(self) -> None:
        """Open what the bot needs, in order, before it connects."""
        for hook in self.opening:
            await hook()

    async def launch_shards(self) -> None:
        """Begin all sessions at once, or have them begin when they are wanted."""
        if self.sessions is None:
            await super().launch_shards()
        else:
            self.sessions.run()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may begin, after all others of this bot's."""
        if self.sessions is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.sessions.turn(shard_id or 0)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell whoever listens; of a guild that another process sees to nobody here is to hear."""
        shard = came_by()
        if self.sessions is not None and shard is not None:
            if event_name == "shard_ready":
                self.sessions.ready(shard)
            elif event_name.startswith(OF_GUILDS) and not self._holds(shard):
                return
        super().dispatch(event_name, *args, **kwargs)

    async def close(self) -> None:
        """Stop what was opened, in order, then the connection; a second call does nothing."""
        hooks, self.closing = self.closing, []
        for hook in hooks:
            await hook()
        await super().close()
