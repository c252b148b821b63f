"""Track the guilds that the bot has joined, and delete the data of those it left some time ago."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.scheduler import Scheduler
from bot.tables import TableService
from bot.ui.discord.names import NameCache

Greet = Callable[[discord.Guild], Coroutine[Any, Any, None]]
BATCH_SIZE = 50
GREETINGS_AT_ONCE = 4
GREETING_PAUSE_SECONDS = 0.04
"""Seconds between two groups of greetings: a hundred guilds a second, twice what Discord allows.

To greet a guild takes four times as long as to read it.
"""


class GuildMembership:
    """Listens to the bot's joins and leaves."""

    def __init__(
        self, client: discord.Client, service: TableService, tasks: Scheduler, greet: Greet, names: NameCache
    ) -> None:
        self._client = client
        self._privacy = service.privacy
        self._tasks = tasks
        self._greet = greet
        self._names = names
        self._new: list[discord.Guild] = []
        """Those of which it isn't noted yet that they have asked the bot in."""
        self._noting: asyncio.Task[None] | None = None
        self.listeners = self.on_ready, self.on_guild_join, self.on_guild_remove

    async def on_ready(self) -> None:
        """Save which guilds were joined and left while the bot was disconnected."""
        here = {guild.id for guild in self._client.guilds}
        self._tasks.start(self._privacy.guilds_are(here), "guilds of the bot")

    def on_shard_acquired(self, shard: int) -> None:
        """Save which guilds of a shard were joined and left before this process owned it."""

        def ours(guild: int) -> bool:
            return (guild >> 22) % (self._client.shard_count or 1) == shard

        here = {guild.id for guild in self._client.guilds if ours(guild.id)}
        self._tasks.start(self._privacy.guilds_are(here, ours), "guilds of a shard")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Save that the bot has left a guild, or was removed."""
        self._names.forget_server(guild.id)
        self._tasks.start(self._privacy.guild_left(guild.id), "left a guild")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Save that the bot has joined a guild, perhaps again; in batches, so that games go on."""
        self._new.append(guild)
        if self._noting is None:
            self._noting = self._tasks.start(self._joined(), "joined guilds")

    async def _joined(self) -> None:
        """Save joined guilds, and greet those that are new."""
        try:
            while self._new:
                some, self._new = self._new[:BATCH_SIZE], self._new[BATCH_SIZE:]
                guilds = {guild.id: guild for guild in some if self._is_member(guild)}
                new = [guilds[number] for number in await self._privacy.guilds_joined(guilds)]
                for first in range(0, len(new), GREETINGS_AT_ONCE):
                    some = new[first : first + GREETINGS_AT_ONCE]
                    await asyncio.gather(*(self._tasks.start(self._greet_member(each), "greeting") for each in some))
                    if self._new or first + GREETINGS_AT_ONCE < len(new):
                        await asyncio.sleep(GREETING_PAUSE_SECONDS)
        finally:
            self._noting = None

    async def _greet_member(self, guild: discord.Guild) -> None:
        """Greet a guild, unless the bot has left it again."""
        if self._is_member(guild):
            await self._greet(guild)

    def _is_member(self, guild: discord.Guild) -> bool:
        return self._client.get_guild(guild.id) is not None
