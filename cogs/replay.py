"""Looking at finished games."""

from discord import Interaction, app_commands
from discord.ext import commands

from bot.ui import Context


class ReplayCommands(commands.Cog):
    """Replays and proofs.

    Args:
        context: the answers.
    """

    def __init__(self, context: Context) -> None:
        self.context = context

    @app_commands.command(description="A finished game again: in words, and as a record file")
    @app_commands.describe(number="The game's number")
    async def replay(self, interaction: Interaction, number: int) -> None:
        """Show a game."""
        async with self.context.answer(interaction) as answer:
            await self.context.records.replay(answer, number)

    @app_commands.command(description="The proof that no card of a finished game was moved")
    @app_commands.describe(number="The game's number")
    async def verify(self, interaction: Interaction, number: int) -> None:
        """Show the proof."""
        async with self.context.answer(interaction) as answer:
            await self.context.records.verify(answer, number)
