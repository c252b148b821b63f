"""Who wins."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.tables import By
from bot.ui import Context, Pages
from cogs.choices import house_choices, season_choices
from cogs.places import on_servers


class LeaderboardCommands(commands.Cog):
    """Standings of a server.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @on_servers
    @app_commands.command(description="Who has won how often on this server")
    @app_commands.describe(
        game="Only this game",
        season="Only this season; the running one if you choose none",
        house="Only these house rules: a name, a preset or a code",
        by="What decides",
        year="Only games of this year",
    )
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        season: str | None = None,
        house: str | None = None,
        by: By = "wins",
        year: app_commands.Range[int, 2000, 9999] | None = None,
    ) -> None:
        """Show everybody the first page, of all games or of some of them."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            await self.pages.leaderboard.show(answer, game, house, season=season, by=by, year=year)

    @leaderboard.autocomplete("house")
    async def houses(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer presets, names and codes."""
        return await house_choices(self.pages, interaction, interaction.namespace.game, current)

    @leaderboard.autocomplete("season")
    async def seasons(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the seasons, and all time."""
        return await season_choices(self.pages, interaction, current)
