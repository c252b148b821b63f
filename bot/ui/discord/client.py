"""The bot's connection: no privileged intents, no caches it has no use for."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from aiohttp import TraceConfig
from discord import app_commands
from discord.ext import commands

from bot.ui.discord.close_code import remember_close_codes
from bot.ui.discord.tree import Tree

log = structlog.get_logger(__name__)
Hook = Callable[[], Awaitable[None]]


class CardBot(commands.AutoShardedBot):
    """A sharded bot that is set up and shut down by what is joined to it.

    Args:
        http_trace: watches the requests to Discord.
    """

    def __init__(self, http_trace: TraceConfig | None = None) -> None:
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
        self.groups: list[commands.Cog] = []
        """The commands, added when the bot starts."""
        self.menus: list[app_commands.ContextMenu] = []
        """The entries of menus, added with them."""
        self.preparing: list[Hook] = []
        self.opening: list[Hook] = []
        self.closing: list[Hook] = []

    @property
    def connected(self) -> bool:
        """Whether every shard has its connection and knows its guilds."""
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

    async def close(self) -> None:
        """Stop what was opened, in order, then the connection; a second call does nothing."""
        hooks, self.closing = self.closing, []
        for hook in hooks:
            await hook()
        await super().close()
