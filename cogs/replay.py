"""Looking at finished games."""

from discord import Interaction, app_commands
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.places import anywhere


class ReplayCommands(commands.Cog):
    """Replays and proofs.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @anywhere
    @app_commands.command(description="A finished game again, move by move, with its record file")
    @app_commands.describe(number="The game's number", move="Begin at this move: the number below a picture")
    async def replay(self, interaction: Interaction, number: int, move: int | None = None) -> None:
        """Show a game moment by moment, with its record to download."""
        async with self.context.answer(interaction) as answer:
            await self.pages.replay.replay(answer, number, move)

    @anywhere
    @app_commands.command(description="The proof that no card of a finished game was moved")
    @app_commands.describe(number="The game's number", promise="What the table promised before the game")
    async def verify(self, interaction: Interaction, number: int, promise: str | None = None) -> None:
        """Compare all luck of a game with what was promised before it."""
        async with self.context.answer(interaction) as answer:
            await self.pages.replay.verify(answer, number, promise)
