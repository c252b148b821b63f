"""Seasons of a server."""

from discord import Interaction, app_commands
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.places import on_servers


@on_servers
class SeasonCommands(commands.GroupCog, group_name="season", group_description="Seasons of this server"):
    """Starting, closing and listing seasons.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @app_commands.command(description="Begin a season; for managers of the server")
    @app_commands.describe(name="Its name")
    async def start(self, interaction: Interaction, name: str) -> None:
        """Begin a season and tell everybody."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            await self.pages.seasons.start(answer, name)

    @app_commands.command(description="Close the season and keep its table; for managers of the server")
    async def close(self, interaction: Interaction) -> None:
        """Say what closing means; the button below does it."""
        async with self.context.answer(interaction) as answer:
            await self.pages.seasons.ask(answer)

    @app_commands.command(name="list", description="The seasons of this server and who won them")
    async def list_(self, interaction: Interaction) -> None:
        """Show the newest seasons with their champions."""
        async with self.context.answer(interaction) as answer:
            await self.pages.seasons.list(answer)
