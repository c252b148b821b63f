"""Who wins."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.ui import Surface
from cogs.choices import house_choices


class Leaderboard(commands.Cog):
    """Standings of a server.

    Args:
        surface: the service and the answers.
    """

    def __init__(self, surface: Surface) -> None:
        self.surface = surface

    @app_commands.command(description="Who has won how often on this server")
    @app_commands.describe(game="Only this game", house="Only these house rules: a name, a preset or a code")
    @app_commands.guild_only()
    async def leaderboard(self, interaction: Interaction, game: str | None = None, house: str | None = None) -> None:
        """Show the standings."""
        async with self.surface.answer(interaction, ephemeral=False) as answer:
            standings = await self.surface.service.statistics.standings(interaction.guild_id or 0, game, house)
            await self.surface.show_leaderboard(answer, standings, game, house)

    @leaderboard.autocomplete("house")
    async def houses(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer presets, names and codes."""
        return await house_choices(self.surface, interaction, interaction.namespace.game, current)
