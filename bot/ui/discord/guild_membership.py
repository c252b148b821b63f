"""Track the guilds that the bot has joined, and delete the data of those it left some time ago."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
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
        self._unsaved: dict[int, discord.Guild] = {}
        """Those that have added the bot, by their ids, until the save of their batch begins."""
        self._saving: dict[int, asyncio.Event] = {}
        self._greeted: dict[int, asyncio.Event] = {}
        """By the id of a guild that is joining: whether it is greeted, or needs no greeting."""
        self._joins: asyncio.Task[None] | None = None
        self.listeners = self.on_ready, self.on_guild_join, self.on_guild_remove

    async def on_ready(self) -> None:
        """Save which guilds were joined and left while the bot was disconnected."""
        self._tasks.start(self._compare(lambda _: True), "guilds of the bot")

    def on_shard_acquired(self, shard: int) -> None:
        """Save which guilds of a shard were joined and left before this process owned it."""

        def ours(guild: int) -> bool:
            return (guild >> 22) % (self._client.shard_count or 1) == shard

        self._tasks.start(self._compare(ours), "guilds of a shard")

    async def _compare(self, ours: Callable[[int], bool]) -> None:
        """Save which of these guilds were joined and left, then delete those that were left long ago."""
        await self._privacy.guilds_are(self._has, ours)
        self._privacy.start()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Save that the bot has left a guild, or was removed."""
        self._names.forget_server(guild.id)
        self._tasks.start(self._privacy.guild_left(guild.id), "left a guild")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Save that the bot has joined a guild, perhaps again; in batches, so that games go on."""
        self._unsaved[guild.id] = guild
        self._greeted.setdefault(guild.id, asyncio.Event())
        if self._joins is None:
            self._joins = self._tasks.start(self._save_joins(), "joined guilds")

    async def saved(self, guild: int) -> None:
        """Wait until a guild that is just joining is saved, before others.

        What a command saves there would otherwise make it look like a guild that was greeted long ago.
        """
        if joined := self._unsaved.pop(guild, None):
            if await self._save([joined]):
                self._tasks.start(self._greet_member(joined), "greeting")
        elif saving := self._saving.get(guild):
            await saving.wait()

    async def greeted(self, guild: int) -> None:
        """Wait until a guild that is just joining is greeted, or the bot finds that it can't write there."""
        if greeted := self._greeted.get(guild):
            await greeted.wait()

    async def _save_joins(self) -> None:
        """Save joined guilds, and greet those that are new."""
        try:
            while self._unsaved:
                try:
                    new = await self._save([self._unsaved.pop(guild) for guild in [*self._unsaved][:BATCH_SIZE]])
                except Exception as error:
                    # The next session saves them (`on_ready`).
                    self._tasks.report(error, "joined guilds")
                    continue
                for first in range(0, len(new), GREETINGS_AT_ONCE):
                    some = new[first : first + GREETINGS_AT_ONCE]
                    await asyncio.gather(*(self._tasks.start(self._greet_member(each), "greeting") for each in some))
                    if self._unsaved or first + GREETINGS_AT_ONCE < len(new):
                        await asyncio.sleep(GREETING_PAUSE_SECONDS)
        finally:
            self._joins = None

    async def _save(self, joined: Iterable[discord.Guild]) -> list[discord.Guild]:
        """Save joined guilds; return the new ones, which are to be greeted."""
        guilds = {guild.id: guild for guild in joined}
        here = {number for number in guilds if self._has(number)}
        saved, new = asyncio.Event(), set[int]()
        self._saving |= dict.fromkeys(guilds, saved)
        try:
            new = await self._privacy.guilds_joined(here)
        finally:
            saved.set()
            for number in guilds:
                del self._saving[number]
                if number not in new:
                    self._end_join(number)
        return [guilds[number] for number in new]

    async def _greet_member(self, guild: discord.Guild) -> None:
        """Greet a guild, unless the bot has left it again."""
        try:
            if self._has(guild.id):
                await self._greet(guild)
        finally:
            self._end_join(guild.id)

    def _end_join(self, guild: int) -> None:
        if greeted := self._greeted.pop(guild, None):
            greeted.set()

    def _has(self, guild: int) -> bool:
        """Return whether the bot is a member of a guild."""
        return self._client.get_guild(guild) is not None
