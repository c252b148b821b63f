"""Keeping order: coming back, handing over, sending away, ending a game or a table."""

from discord import Interaction, Member, User, app_commands
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.places import anywhere


class HostingCommands(commands.Cog, name="Hosting"):
    """What people can do about a table beside its game.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @anywhere
    @app_commands.command(description="Take your seat back from the computer player that sits in for you")
    @app_commands.describe(table="The table's number")
    async def back(self, interaction: Interaction, table: int | None = None) -> None:
        """Take the asker's seat back, where a computer player sits in if no table is named."""
        async with self.context.answer(interaction) as answer:
            await self.pages.hosting.back(answer, table)

    @anywhere
    @app_commands.command(description="Make somebody else the host of your table")
    @app_commands.describe(player="Who will be host", table="The table's number")
    async def host(self, interaction: Interaction, player: User | Member, table: int | None = None) -> None:
        """Make somebody else host, who must sit at the table."""
        async with self.context.answer(interaction) as answer:
            number = await self.pages.tables.named(interaction, table)
            await self.pages.hosting.hand_over(answer, number, player)

    @anywhere
    @app_commands.command(description="Send somebody away from your table before a game; for its host")
    @app_commands.describe(player="Whom", table="The table's number")
    async def kick(self, interaction: Interaction, player: User | Member, table: int | None = None) -> None:
        """Send somebody away whom the host doesn't want at the table."""
        async with self.context.answer(interaction) as answer:
            number = await self.pages.tables.named(interaction, table)
            await self.pages.hosting.kick(answer, number, player)

    @anywhere
    @app_commands.command(description="Ask everybody at your table to end the game without a result")
    @app_commands.describe(table="The table's number")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """Ask before everybody is asked."""
        async with self.context.answer(interaction) as answer:
            await self.pages.hosting.end(answer, await self.pages.tables.named(interaction, table))

    @anywhere
    @app_commands.command(description="Close a table: its host before a game, who moderates here at any time")
    @app_commands.describe(table="The table's number")
    async def close(self, interaction: Interaction, table: int | None = None) -> None:
        """Close a table; a game in play is asked about before."""
        async with self.context.answer(interaction) as answer:
            # Who moderates may close a table whose channel is gone.
            await self.pages.hosting.close(answer, table or await self.pages.tables.here(interaction))
