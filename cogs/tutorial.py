"""Learning a game by playing."""

from discord import Interaction, app_commands
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.places import anywhere


class TutorialCommands(commands.Cog):
    """Guided deals against computer players.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @anywhere
    @app_commands.command(description="Learn a game: a guided deal against computer players, for you alone")
    @app_commands.describe(game="Which game")
    async def tutorial(self, interaction: Interaction, game: str) -> None:
        """Show the first page of a lesson."""
        async with self.context.answer(interaction) as answer:
            await self.pages.tutorial.begin(answer, game)
