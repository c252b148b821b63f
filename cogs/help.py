"""Finding one's way."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.choices import MOST_CHOICES
from cogs.places import anywhere


class HelpCommands(commands.Cog):
    """What to read before the first game.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @anywhere
    @app_commands.command(description="How to play here")
    async def help(self, interaction: Interaction) -> None:
        """Show how a table is opened and joined."""
        async with self.context.answer(interaction) as answer:
            await self.pages.help.show(answer)

    @anywhere
    @app_commands.command(description="What this bot is, its version, where to ask, and how it is")
    async def about(self, interaction: Interaction) -> None:
        """Say which program this is and how it is."""
        async with self.context.answer(interaction) as answer:
            await self.pages.about.show(answer)

    @anywhere
    @app_commands.command(description="The rules of a game")
    @app_commands.describe(game="Which game", topic="Which part of the rules")
    async def rules(self, interaction: Interaction, game: str, topic: str | None = None) -> None:
        """Show a section of the rules."""
        async with self.context.answer(interaction) as answer:
            await self.pages.rules.open(answer, game, topic)

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the sections of the chosen game's rules."""
        titles = await self.pages.rules.topics(interaction, str(interaction.namespace.game))
        fitting = (title[:100] for title in titles if current.lower() in title.lower())
        return [Choice(name=title, value=title) for title in fitting][:MOST_CHOICES]
