"""Everybody's own figures."""

from discord import Interaction, User, app_commands
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.places import on_servers


class StatsCommands(commands.Cog):
    """What a person has done in the games of a server.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @on_servers
    @app_commands.command(description="What somebody has done in each game on this server")
    @app_commands.describe(player="Whose figures; yours if you choose nobody", game="Only this game")
    async def stats(self, interaction: Interaction, player: User | None = None, game: str | None = None) -> None:
        """Show everybody what a person has done; the asker, if nobody is named."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            await self.pages.statistics.show(answer, player or interaction.user, game)
