"""The bot's connection: no privileged intents, no caches it has no use for."""

from collections.abc import Awaitable, Callable

import discord
import structlog
from discord.ext import commands

from bot.ui.tree import Tree

log = structlog.get_logger(__name__)
Hook = Callable[[], Awaitable[None]]


class CardBot(commands.AutoShardedBot):
    """A sharded bot that is set up and shut down by what is joined to it."""

    def __init__(self) -> None:
        # No voice is used, so nothing is missing without its libraries.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.opening: list[Hook] = []
        self.closing: list[Hook] = []

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
