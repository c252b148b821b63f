"""Who wins."""

from discord import Interaction, app_commands
from discord.ext import commands

from bot.ui import Surface
from cogs.choices import game_choices

GAMES = game_choices()


class Leaderboard(commands.Cog):
    """Standings of a server.

    Args:
        surface: the service and the answers.
    """

    def __init__(self, surface: Surface) -> None:
        self.surface = surface

    @app_commands.command(description="Who has won how often on this server")
    @app_commands.describe(game="Only this game")
    @app_commands.choices(game=GAMES)
    @app_commands.guild_only()
    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the standings."""
        async with self.surface.answer(interaction, ephemeral=False) as answer:
            standings = await self.surface.service.leaderboard(interaction.guild_id or 0, game)
            await self.surface.show_leaderboard(answer, standings, game)
