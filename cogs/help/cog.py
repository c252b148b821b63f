"""Help: the commands /help, /rules and /about, and the list of a rules page."""

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.games import all_games
from bot.tables import Table
from bot.ui.discord import AppContext, InteractionResponder, is_user_install_only
from bot.ui.features import Click, FeatureCog, Shared, handles, show_text
from bot.ui.layout import HAND_MENU, MAX_OPTIONS, MORE, SEALED_MORE, SelectRulesTopic, SimpleVerb
from bot.ui.message_view import ImageAttachment, MessageView
from cogs.help.messages import about_lines, first_steps, hand_menu, menu
from cogs.install_contexts import anywhere


class Help(FeatureCog, name="help"):
    """Shows help pages and rules."""

    slots = (MORE.filled(menu), SEALED_MORE.filled(menu), HAND_MENU.filled(hand_menu))

    def __init__(self, context: AppContext, shared: Shared) -> None:
        super().__init__(context, shared)
        self._since = discord.utils.utcnow()

    @anywhere
    @app_commands.command(description="Show how to play here")
    async def help(self, interaction: Interaction) -> None:
        """Show how a table is opened and joined, and all commands."""
        async with self.context.answer(interaction) as answer:
            words, abroad = self.context.words(interaction), is_user_install_only(interaction)
            commands = [each for feature in self.shared.features for each in feature.get_app_commands()]
            await show_text(self.context, answer, first_steps(words, commands, user_installed=abroad))

    @anywhere
    @app_commands.command(description="Show the bot's version, help, privacy and health")
    async def about(self, interaction: Interaction) -> None:
        """Show the program's release and addresses, and how the bot is; then news that are due."""
        async with self.context.answer(interaction) as answer:
            tables = sum((await self.service.directory.count()).values())
            latency = interaction.client.latency
            lines = about_lines(self.context.words(interaction), self.shared.origin, latency, self._since, tables)
            await show_text(self.context, answer, lines)
            await self.shared.answered(answer)

    @anywhere
    @app_commands.command(description="Show the rules of a game")
    @app_commands.describe(game="The game", topic="The part of the rules")
    async def rules(self, interaction: Interaction, game: str, topic: str | None = None) -> None:
        """Show a section of a game's rules: the first one by default; raises ParseError `unknown_game`."""
        async with self.context.answer(interaction) as answer:
            table = await self.shared.tables.for_game(interaction, game)
            await self._show(answer, game, topic, table=table)

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the sections of the chosen game's rules, with the house rules where the user plays it."""
        game = str(interaction.namespace.game)
        if game not in all_games():
            return []
        table = await self.shared.tables.for_game(interaction, game)
        titles = self.shared.rulebook.topics(game, self.context.people.actor_locale(interaction), table)
        fitting = (title[:100] for title in titles if current.lower() in title.lower())
        return [Choice(name=title, value=title) for title in fitting][:MAX_OPTIONS]

    @handles(SimpleVerb.RULES)
    async def open(self, click: Click[SimpleVerb]) -> None:
        """Show how a table's game is played, with its house rules as a topic."""
        table = await self.service.table(click.table)
        await self._show(click.answer, table.game, table=table)

    @handles(SelectRulesTopic)
    async def turn(self, click: Click[SelectRulesTopic]) -> None:
        """Show the chosen section in place of the one in the message."""
        table = await self.service.table(click.table) if click.table else None
        await self._show(click.answer, click.verb.game, click.value, table=table, new=False)

    async def _show(
        self,
        answer: InteractionResponder,
        game: str,
        topic: str | None = None,
        *,
        table: Table | None = None,
        new: bool = True,
    ) -> None:
        """Answer privately with a section of a game's rules.

        Args:
            topic: the section's title or number; None: the first.
            table: adds this table's house rules.
            new: False replaces the clicked message.
        """
        locale, liked = (
            self.context.people.actor_locale(answer.interaction),
            self.context.preferences_of(answer.interaction),
        )

        def page(pictures: tuple[ImageAttachment, ...]) -> MessageView:
            return self.shared.rulebook.page(game, topic, locale, table=table, liked=liked, pictures=pictures)

        await answer.page(page, new=new)
