"""Finding one's way."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.ui import Surface
from cogs.choices import MOST_CHOICES


class Help(commands.Cog):
    """Help and rules.

    Args:
        surface: the answers.
    """

    def __init__(self, surface: Surface) -> None:
        self.surface = surface

    @app_commands.command(description="How to play here")
    async def help(self, interaction: Interaction) -> None:
        """Show the first steps."""
        async with self.surface.answer(interaction) as answer:
            words = self.surface.words(interaction)
            await self.surface.show_text(answer, [*words("help-text").split("\n"), words("tutorial-help")])

    @app_commands.command(description="The rules of a game")
    @app_commands.describe(game="Which game", topic="Which part of the rules")
    async def rules(self, interaction: Interaction, game: str, topic: str | None = None) -> None:
        """Show a section of the rules."""
        async with self.surface.answer(interaction) as answer:
            table = await self.surface.table_of_game(interaction, game)
            await self.surface.show_rules(answer, game, topic, table=table)

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the sections of the chosen game's rules."""
        game = str(interaction.namespace.game)
        if game not in self.surface.games:
            return []
        table = await self.surface.table_of_game(interaction, game)
        titles = self.surface.rulebook.topics(game, self.surface.people.language(interaction), table)
        return [Choice(name=title[:100], value=title[:100]) for title in titles if current.lower() in title.lower()][
            :MOST_CHOICES
        ]
