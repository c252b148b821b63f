"""Notices: the greeting and the news of servers, and the handler of the language buttons."""

import discord

from bot.errors import PermissionDenied
from bot.games import all_games, lesson_file
from bot.rules.errors import ParseError
from bot.ui.discord import REQUEST_ERRORS, AppContext, InteractionResponder, is_manager, lacking_for, member_guild_id
from bot.ui.features import Click, FeatureCog, Shared, handles
from bot.ui.layout import Speak
from cogs.notices.messages import greeting, mark, news, sections, since


class Notices(FeatureCog, name="notices"):
    """Greets new servers, and shows managers what is new after an update.

    A server is greeted once, in public; where the bot may not write, the person who opens the first table gets the
    greeting. The settings of a server have how much of the changelog its managers were shown. A new server begins
    with the newest release.
    """

    def __init__(self, context: AppContext, shared: Shared) -> None:
        super().__init__(context, shared)
        self._releases = sections(shared.origin.changelog)
        self._settings = context.service.settings
        self._board = shared.board

    async def server_joined(self, guild: discord.Guild) -> None:
        """Greet a server that has added the bot, in a channel that everyone reads."""
        await self._settings.for_guild(guild.id)  # its language is known then
        await self._skip_news(guild.id)
        for channel in _channels(guild):
            try:
                await channel.send(view=self._greeting(guild))
            except REQUEST_ERRORS:
                continue
            return
        await self._settings.change_guild(guild.id, greet=True)

    def _greeting(self, guild: discord.Guild) -> discord.ui.LayoutView:
        """Return the public greeting of a server."""
        language = self._board.guild_language(guild.id)
        lacks = lacking_for(guild.me.guild_permissions)
        languages = {} if self._board.has_language(guild.id) else self.context.catalogs.names
        words = self.context.catalogs.words(language)
        view = greeting(words, languages, self._lessons(language), lacks=lacks).view()
        self.context.commands.view(view)
        return view

    async def answered(self, answer: InteractionResponder, *, table_opened: bool) -> None:
        """Greet the person who has opened the first table if no user was greeted before; else show what is new."""
        guild = member_guild_id(answer.interaction)
        if table_opened and guild is not None:
            await self.context.guilds.greeted(guild)
        if not table_opened or guild is None or not (await self._settings.for_guild(guild)).greet:
            await self._show_news(answer)
            return
        await self._settings.change_guild(guild, greet=False)
        offers = is_manager(answer.interaction) and not self._board.has_language(guild)
        languages = self.context.catalogs.names if offers else {}
        plain = self.context.preferences_of(answer.interaction).text_only
        words = self.context.words(answer.interaction)
        lessons = self._lessons(self.context.people.actor_locale(answer.interaction))
        await answer.private(greeting(words, languages, lessons, plain=plain).view())

    def _lessons(self, language: str) -> dict[str, str]:
        """Return the names of the games that have a lesson, by their ids."""
        catalogs = self.context.catalogs
        return {game: catalogs.words(language, game)("game-name") for game in all_games() if lesson_file(game)}

    async def _skip_news(self, guild: int) -> None:
        """Note that a server has seen all that is in the changelog now."""
        if self._releases:
            await self._settings.change_guild(guild, seen_news=mark(self._releases))

    async def _show_news(self, answer: InteractionResponder) -> None:
        """Show a manager what the changelog has that no manager of the server was shown."""
        interaction, guild = answer.interaction, member_guild_id(answer.interaction)
        if guild is None or not self._releases or not is_manager(interaction):
            return
        chosen = await self._settings.for_guild(guild)
        if chosen.seen_news == mark(self._releases):
            return
        # Before it is shown: of two managers who look at the same time one gets it.
        await self._skip_news(guild)
        new = since(self._releases, chosen.seen_news) if chosen.seen_news else ()
        if not new or not chosen.news:
            return
        words, plain = self.context.words(interaction), self.context.preferences_of(interaction).text_only
        message = news(self._releases[0].version, new, self.shared.origin.source, words, plain=plain)
        try:
            await answer.private(message.view())
        except REQUEST_ERRORS as error:  # what they asked for has been answered all the same
            self.context.boundary.report(error, doing="news")

    @handles(Speak)
    async def speak(self, click: Click[Speak]) -> None:
        """Choose the server's language, and show the greeting in it.

        Raises:
            PermissionDenied: `managers_only`.
            ParseError: `bad_action`: there is no such language.
        """
        interaction, language = click.answer.interaction, click.verb.language
        guild = member_guild_id(interaction)
        if guild is None or not is_manager(interaction):
            raise PermissionDenied("managers_only")
        if language not in self.context.catalogs.names:
            raise ParseError("bad_action", reason="other")
        before = await self._settings.for_guild(guild)
        if before.language != language:
            await self._settings.change_guild(guild, by=interaction.user.id, language=language)
            self._board.redraw(guild)
        plain = bool(interaction.message and interaction.message.flags.ephemeral)
        plain = plain and self.context.preferences_of(interaction).text_only
        words, lacks = self.context.catalogs.words(language), lacking_for(interaction.app_permissions)
        lessons = self._lessons(language)
        message = greeting(words, self.context.catalogs.names, lessons, chosen=language, lacks=lacks, plain=plain)
        await click.answer.update(message.view())


def _channels(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return where the bot may write: the channel for such messages first, then from the top."""
    first = guild.system_channel
    channels = [channel for channel in (first, *guild.text_channels) if channel is not None]
    allowed = [channel for channel in dict.fromkeys(channels) if _may_write(channel)]
    return allowed[:2]


def _may_write(channel: discord.TextChannel) -> bool:
    """Return whether everyone reads there and the bot may write."""
    rights = channel.permissions_for(channel.guild.me)
    everybody = channel.permissions_for(channel.guild.default_role)
    return rights.view_channel and rights.send_messages and everybody.view_channel
