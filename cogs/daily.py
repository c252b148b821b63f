"""The deal of the day."""

from discord import Interaction, app_commands
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.places import anywhere


class DailyCommands(commands.Cog):
    """The same cards for everybody, one try each.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @anywhere
    @app_commands.command(description="The deal of the day: the same cards for everybody, one try each")
    async def daily(self, interaction: Interaction) -> None:
        """Show today's deals."""
        async with self.context.answer(interaction) as answer:
            await self.pages.daily.show(answer)
