"""The first words on a server: what is played here, and how one begins."""

from collections.abc import Mapping, Sequence

import discord

from bot.errors import NotAllowed
from bot.i18n import Words, message_id
from bot.rules.errors import FormError
from bot.ui.discord import Answer, Context, Feature, home_of, names_of
from bot.ui.layout import GREY, Message, Speak, of_no_table
from bot.ui.live import Board
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.news import NewsPages

IN_A_ROW = 5
"""Buttons that fit a row."""


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
        self.handlers: Handlers = {Speak: self._speak}

    async def greet(self, guild: discord.Guild) -> None:
        """Greet a server that is new; where the bot may write nowhere, whoever opens the first table is told."""
        await self._settings.of_guild(guild.id)  # its language is known then
        await self._news.begin(guild.id)
        words = self._context.catalogs.words(self._board.guild_language(guild.id))
        lacks = lacking_for(guild.me.guild_permissions)
        view = self._message(words, offers=not self._board.has_language(guild.id), lacks=lacks).view()
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
        offers = answer.interaction.permissions.manage_guild and not self._board.has_language(guild)
        words = self._context.words(answer.interaction)
        await answer.private(self._message(words, offers=offers, plain=plain).view())

    async def _speak(self, click: Click[Speak]) -> None:
        """Choose the server's language, and show the greeting in it.

        Raises:
            NotAllowed: `managers_only`.
            FormError: `bad_action`: there is no such language.
        """
        interaction, language = click.answer.interaction, click.verb.language
        guild = home_of(interaction)
        if guild is None or not interaction.permissions.manage_guild:
            raise NotAllowed("managers_only")
        if language not in self._context.catalogs.names:
            raise FormError("bad_action", reason="other")
        before = await self._settings.of_guild(guild)
        if before.language != language:
            await self._settings.change_guild(guild, language=language)
            self._board.redraw(guild)
        words = self._context.catalogs.words(language)
        plain = bool(interaction.message and interaction.message.flags.ephemeral)
        plain = plain and self._context.liked(interaction).text_only
        lacks = lacking_for(interaction.app_permissions)
        message = self._message(words, offers=True, chosen=language, lacks=lacks, plain=plain)
        await click.answer.update(message.view())

    def _message(
        self,
        words: Words,
        *,
        offers: bool,
        chosen: str | None = None,
        lacks: Mapping[Feature, Sequence[str]] | None = None,
        plain: bool = False,
    ) -> Message:
        """Return the greeting.

        Args:
            words: its language.
            offers: whether it has a button for every language.
            chosen: the language that was chosen in it.
            lacks: the permissions that are missing, by what they are for.
            plain: whether it goes without emojis.
        """
        message = Message(GREY, of_no_table, plain=plain)
        message.text(words("welcome").split("\n"))
        for use, names in (lacks or {}).items():
            permissions = ", ".join(words(message_id("permission", name.replace("_", "-"))) for name in names)
            message.footnote(words(f"welcome-{use}", permissions=permissions))
        if offers:
            message.text([words("welcome-language")])
            names = list(self._context.catalogs.names.items())
            for first in range(0, len(names), IN_A_ROW):
                some = names[first : first + IN_A_ROW]
                message.buttons([message.button(Speak(key), name, enabled=key != chosen) for key, name in some])
        return message


def lacking_for(permissions: discord.Permissions) -> dict[Feature, list[str]]:
    """Return the permissions that the bot asks for and doesn't have, by what they are for."""
    lacking = {use: [name for name in names_of(use) if not getattr(permissions, name)] for use in Feature}
    return {use: names for use, names in lacking.items() if names}


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
