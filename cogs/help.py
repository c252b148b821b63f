"""Finding one's way."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.ui import Context
from cogs.choices import MOST_CHOICES


class HelpCommands(commands.Cog):
    """Help and rules.

    Args:
        context: the answers.
    """

    def __init__(self, context: Context) -> None:
        self.context = context

    @app_commands.command(description="How to play here")
    async def help(self, interaction: Interaction) -> None:
        """Show the first steps."""
        async with self.context.answer(interaction) as answer:
            words = self.context.words(interaction)
            await self.context.show_text(answer, [*words("help-text").split("\n"), words("tutorial-help")])

    @app_commands.command(description="The rules of a game")
    @app_commands.describe(game="Which game", topic="Which part of the rules")
    async def rules(self, interaction: Interaction, game: str, topic: str | None = None) -> None:
        """Show a section of the rules."""
        async with self.context.answer(interaction) as answer:
            table = await self.context.table_of_game(interaction, game)
            await self.context.show_rules(answer, game, topic, table=table)

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the sections of the chosen game's rules."""
        game = str(interaction.namespace.game)
        if game not in self.context.games:
            return []
        table = await self.context.table_of_game(interaction, game)
        titles = self.context.rulebook.topics(game, self.context.people.language(interaction), table)
        return [Choice(name=title[:100], value=title[:100]) for title in titles if current.lower() in title.lower()][
            :MOST_CHOICES
        ]
