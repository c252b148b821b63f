"""Choosing: a server's settings, and one's own preferences."""

from discord import Interaction, app_commands
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.places import anywhere, on_servers


class SettingsCommands(commands.Cog, name="Settings"):
    """Settings and preferences.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @on_servers
    @app_commands.command(description="How this server plays; for who may manage it")
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction) -> None:
        """Open the form with the server's settings."""
        async with self.context.answer(interaction) as answer:
            await self.pages.settings.open(answer)

    @anywhere
    @app_commands.command(description="Your language, hands, mentions, cards and quiet hours")
    async def preferences(self, interaction: Interaction) -> None:
        """Show the asker's preferences."""
        async with self.context.answer(interaction) as answer:
            await self.pages.preferences.show(answer)
