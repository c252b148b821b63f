"""Find the records of finished games that a user may see, and the names of their players."""

import asyncio
from functools import lru_cache

import discord

from bot.games import find_game
from bot.i18n import Translations
from bot.rules.record import Header
from bot.rules.timeline import Timeline, timeline_of
from bot.ui.discord import AppContext, member_guild_id
from bot.ui.display_names import Called
from bot.ui.layout import RecordNames, users_of

CACHE_SIZE = 8
"""Games that stay in memory while people look at them."""


class Records:
    """Finds records for a user."""

    def __init__(self, context: AppContext) -> None:
        self._context = context

    async def visible_record(self, interaction: discord.Interaction, number: int) -> str:
        """Return a record that the asker may see, people by their ids; raises NotFound `no_record`."""
        return await self.record(number, member_guild_id(interaction), interaction.user.id)

    async def record(self, number: int, guild: int | None, user: int) -> str:
        """Return a record that a person may see in a guild; raises NotFound `no_record`."""
        return await self._context.service.archive.record(number, guild=guild, user=user)

    async def names(
        self, interaction: discord.Interaction, number: int, header: Header, words: Translations
    ) -> RecordNames:
        """Return who played a game: on its own server by their names there, elsewhere by those of their accounts."""
        context, home = self._context, member_guild_id(interaction)
        own = home is not None and await context.service.archive.belongs(number, home, 0)
        server = home if own else None
        await context.lookups.learn(users_of(header), server)
        return RecordNames(header, words, Called(context.people, server))


@lru_cache(CACHE_SIZE)
def _film(record: str) -> Timeline:
    return timeline_of(record.encode(), find_game)


async def filmed(record: str) -> Timeline:
    """Return a record as its moments; in a thread, since a long game takes a while."""
    return await asyncio.to_thread(_film, record)
