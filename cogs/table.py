"""Seeing a table and one's hand."""

from discord import Interaction, app_commands
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.places import anywhere


class TableCommands(commands.Cog, name="Table"):
    """Looking at a table.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @anywhere
    @app_commands.command(description="Bring your table to the bottom of the channel")
    @app_commands.describe(table="The table's number")
    async def table(self, interaction: Interaction, table: int | None = None) -> None:
        """Show a table's message once more; the one further up loses its buttons."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            number = table or await self.pages.tables.here(interaction)
            await self.pages.tables.show(answer, await self.pages.tables.meant(interaction, number))

    @anywhere
    @app_commands.command(description="See your hand; nobody else does")
    @app_commands.describe(table="The table's number")
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the asker's hand."""
        async with self.context.answer(interaction) as answer:
            await self.pages.hands.show(answer, await self.pages.tables.named(interaction, table))
