"""Learning a game by playing."""

from discord import Interaction, app_commands
from discord.ext import commands

from bot.ui import Surface


class TutorialCommands(commands.Cog):
    """Guided deals against computer players.

    Args:
        surface: the lessons.
    """

    def __init__(self, surface: Surface) -> None:
        self.surface = surface

    @app_commands.command(description="Learn a game: a guided deal against computer players, for you alone")
    @app_commands.describe(game="Which game")
    async def tutorial(self, interaction: Interaction, game: str) -> None:
        """Show the first page of a lesson."""
        async with self.surface.answer(interaction) as answer:
            await self.surface.tutorial.begin(answer, game)
