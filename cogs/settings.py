"""Choosing: a server's settings, and one's own preferences."""

from discord import Interaction, Member, User, app_commands
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.places import anywhere, on_servers


class SettingsCommands(commands.Cog, name="Settings"):
    """Settings, preferences and blocks.

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

    @anywhere
    @app_commands.command(description="Never be seated together with somebody; nobody is told")
    @app_commands.describe(player="With whom")
    async def block(self, interaction: Interaction, player: User | Member) -> None:
        """Keep somebody from the asker's tables, now and later; who sits together already stays."""
        async with self.context.answer(interaction) as answer:
            await self.pages.blocks.block(answer, player)

    @anywhere
    @app_commands.command(description="Sit with somebody again whom you have blocked")
    @app_commands.describe(player="With whom")
    async def unblock(self, interaction: Interaction, player: User | Member) -> None:
        """Take a block back."""
        async with self.context.answer(interaction) as answer:
            await self.pages.blocks.unblock(answer, player)
