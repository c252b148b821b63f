"""What the bot knows of whoever asks."""

from discord import Interaction, app_commands
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.places import anywhere


@anywhere
class PrivacyCommands(commands.GroupCog, group_name="privacy", group_description="What the bot knows of you"):
    """Showing, giving out and deleting.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @app_commands.command(description="What the bot knows of you, in words")
    async def show(self, interaction: Interaction) -> None:
        """Show how much is known, area by area."""
        async with self.context.answer(interaction) as answer:
            await self.pages.privacy.show(answer)

    @app_commands.command(description="All of it as a file")
    async def export(self, interaction: Interaction) -> None:
        """Give the asker a JSON file with everything."""
        async with self.context.answer(interaction) as answer:
            await self.pages.privacy.export(answer)

    @app_commands.command(description="Have it deleted; you are asked once more")
    async def delete(self, interaction: Interaction) -> None:
        """Say what deleting means; the button below does it."""
        async with self.context.answer(interaction) as answer:
            await self.pages.privacy.ask(answer)
