"""The first words on a server: what is played here, and how one begins."""

import discord

from bot.i18n import Words
from bot.ui.discord import Answer, Context, home_of
from bot.ui.layout import GREY, Message, of_no_table
from bot.ui.live import Board
from bot.ui.pages.news import NewsPages


class WelcomePages:
    """Greets a server that has asked the bot in: once, where everybody reads it, else with the first table.

    Args:
        context: the words, and what servers have chosen.
        board: in which language a server reads.
        news: tells who manages a server what is new after an update.
    """

    def __init__(self, context: Context, board: Board, news: NewsPages) -> None:
        self._context = context
        self._board = board
        self._news = news
        self._settings = context.service.settings

    async def greet(self, guild: discord.Guild) -> None:
        """Greet a server that is new; where the bot may write nowhere, whoever opens the first table is told."""
        await self._settings.of_guild(guild.id)  # its language is known then
        await self._news.begin(guild.id)
        words = self._context.catalogs.words(self._board.guild_language(guild.id))
        view = _message(words).view()
        self._context.commands.view(view)
        for channel in _channels(guild):
            try:
                await channel.send(view=view)
            except (discord.HTTPException, discord.RateLimited):
                continue
            return
        await self._settings.change_guild(guild.id, greet=True)

    async def if_due(self, answer: Answer) -> None:
        """Greet whoever has opened a table on a server that could not be greeted; else tell what is new."""
        guild = home_of(answer.interaction)
        if guild is None or not (await self._settings.of_guild(guild)).greet:
            await self._news.if_due(answer)
            return
        await self._settings.change_guild(guild, greet=False)
        plain = self._context.liked(answer.interaction).text_only
        await answer.private(_message(self._context.words(answer.interaction), plain=plain).view())


def _channels(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return where the bot may write: the channel for such messages first, then from the top."""
    first = guild.system_channel
    channels = [channel for channel in (first, *guild.text_channels) if channel is not None]
    allowed = [channel for channel in dict.fromkeys(channels) if _may_write(channel)]
    return allowed[:2]


def _may_write(channel: discord.TextChannel) -> bool:
    """Return whether everybody reads there and the bot may write."""
    rights = channel.permissions_for(channel.guild.me)
    everybody = channel.permissions_for(channel.guild.default_role)
    return rights.view_channel and rights.send_messages and everybody.view_channel


def _message(words: Words, *, plain: bool = False) -> Message:
    message = Message(GREY, of_no_table, plain=plain)
    message.text(words("welcome").split("\n"))
    return message
