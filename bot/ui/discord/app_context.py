"""Define `AppContext`, the dependencies of all handlers: table service, translations, user cache, responder."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
from discord import Interaction

from bot.errors import Conflict
from bot.i18n import Catalogs, Translations
from bot.tables import NotOwner, Preferences, TableService
from bot.ui.discord.command_mentions import CommandMentions
from bot.ui.discord.emojis import CardEmojis
from bot.ui.discord.error_handler import ErrorHandler, ErrorMetrics
from bot.ui.discord.guild_membership import Greet, GuildMembership
from bot.ui.discord.image_sender import ImageSender
from bot.ui.discord.interaction_origin import InteractionOrigin, current_origin
from bot.ui.discord.names import NameLookups
from bot.ui.discord.responder import InteractionResponder
from bot.ui.discord.user_cache import UserCache
from bot.ui.discord.user_install import member_guild_id
from bot.ui.discord.user_rate_limit import UserRateLimiter
from bot.ui.display_names import Called

HandOn = Callable[[int, InteractionOrigin], Awaitable[bool]]
"""A function that forwards an interaction to the owner of a shard; returns whether the owner accepted it."""
UNSAID = {None, discord.InteractionResponseType.deferred_channel_message}
"""The kinds of first responses to a command that have no content yet."""


async def nobody(_shard: int, _arrival: InteractionOrigin) -> bool:
    """Return False: there is one process."""
    return False


class AppContext:
    """The dependencies that router, commands, features and live messages share.

    Args:
        greet: greets a guild that has added the bot.
        defer_after: seconds since its arrival after which an interaction is acknowledged before its answer is ready.
    """

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        catalogs: Catalogs,
        emojis: CardEmojis,
        greet: Greet,
        *,
        defer_after: float,
        pictures: bool,
        meter: ErrorMetrics,
    ) -> None:
        self.service = service
        self.catalogs = catalogs
        self.emojis = emojis
        self.people = UserCache(service.settings)
        self.boundary = ErrorHandler(meter)
        self.user_rate_limiter = UserRateLimiter()
        self.tasks = service.scheduler
        self.tasks.report = self._report
        self.guilds = GuildMembership(client, service, self.tasks, greet, self.people.names)
        self.lookups = NameLookups(client, self.people.names, self.tasks, self.boundary.report)
        self.commands = CommandMentions()
        self.pictures = ImageSender(self.boundary.report, self.commands, at_work=pictures)
        self.hand_on: HandOn = nobody
        """Has another process answer what is its to answer."""
        self._defer_after = defer_after

    def _report(self, error: Exception, name: str) -> None:
        self.boundary.report(error, doing=name)

    def words(self, interaction: Interaction, game: str | None = None) -> Translations:
        """Return the messages in the actor's language, with those of a game."""
        return self.catalogs.words(self.people.actor_locale(interaction), game)

    def preferences_of(self, interaction: Interaction) -> Preferences:
        """Return the preferences of an interaction's actor."""
        return self.people.preferences(interaction.user.id)

    def called(self, interaction: Interaction) -> Called:
        """Return how people are called where a user acts."""
        return Called(self.people, member_guild_id(interaction))

    def answer(self, interaction: Interaction, *, ephemeral: bool = True) -> InteractionResponder:
        """Return the answer to an interaction, to be used as an asynchronous context around the work.

        Args:
            ephemeral: whether a command's answer is for its user only.
        """
        return InteractionResponder(interaction, self.tasks, self.pictures, self._defer_after, ephemeral=ephemeral)

    async def pass_on(self, answer: InteractionResponder, error: NotOwner, *, doing: str) -> None:
        """Forward an interaction to the table's owner; show an error if the owner can't be reached."""
        here, kind = current_origin.get(), answer.interaction.response.type
        if self.service.ownership.was_handled(answer.interaction.id):
            # The table's shard was released while the answer was drawn: the change is saved, and the new owner
            # redraws it.
            if answer.interaction.message is None and kind in UNSAID:
                await answer.reply(self.words(answer.interaction)("done-elsewhere"))
            await answer.acknowledge()
            return
        if here is None or not await self.hand_on(error.shard, replace(here, answered=kind.value if kind else None)):
            await self.refuse(answer, Conflict("shutting_down"), doing=doing)

    async def refuse(
        self,
        answer: InteractionResponder,
        error: Exception,
        *,
        game: str | None = None,
        name: Callable[[int], str] = str,
        doing: str,
    ) -> None:
        """Show a user the error that their action raised.

        Args:
            name: returns the name of a seat's player.
            doing: the command or the kind of a click, for the log.
        """
        await self.boundary.refuse(answer, error, self.words(answer.interaction, game), name, doing=doing)
