"""Keeping order: coming back, handing over, sending away, ending a game or a table."""

from discord import Interaction, Member, User, app_commands
from discord.ext import commands

from bot.ui import Context


class HostingCommands(commands.Cog, name="Hosting"):
    """What people can do about a table beside its game.

    Args:
        context: the service and the answers.
    """

    def __init__(self, context: Context) -> None:
        self.context = context

    @app_commands.command(description="Take your seat back from the computer player that sits in for you")
    @app_commands.describe(table="The table's number")
    async def back(self, interaction: Interaction, table: int | None = None) -> None:
        """Come back."""
        async with self.context.answer(interaction) as answer:
            number = table or await self.context.hosting_pages.absent_at(interaction)
            number = number or await self.context.table_here(interaction)
            await self.context.service.hosting.back(number, interaction.user.id)
            await answer.say(self.context.words(interaction)("answer-back", table=str(number)))

    @app_commands.command(description="Make somebody else the host of your table")
    @app_commands.describe(player="Who will be host", table="The table's number")
    async def host(self, interaction: Interaction, player: User | Member, table: int | None = None) -> None:
        """Hand over."""
        async with self.context.answer(interaction) as answer:
            number = table or await self.context.table_here(interaction)
            await self.context.service.hosting.hand_over(number, interaction.user.id, player.id)
            words = self.context.words(interaction)
            await answer.say(words("answer-host", name=player.mention, table=str(number)))

    @app_commands.command(description="Send somebody away from your table before a game; for its host")
    @app_commands.describe(player="Whom", table="The table's number")
    async def kick(self, interaction: Interaction, player: User | Member, table: int | None = None) -> None:
        """Send somebody away."""
        async with self.context.answer(interaction) as answer:
            number = table or await self.context.table_here(interaction)
            await self.context.service.hosting.kick(number, interaction.user.id, player.id)
            words = self.context.words(interaction)
            await answer.say(words("answer-kicked", name=player.mention, table=str(number)))

    @app_commands.command(description="Ask everybody at your table to end the game without a result")
    @app_commands.describe(table="The table's number")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """Ask before everybody is asked."""
        async with self.context.answer(interaction) as answer:
            await self.context.hosting_pages.end(answer, table or await self.context.table_here(interaction))

    @app_commands.command(description="Close a table: its host before a game, who moderates here at any time")
    @app_commands.describe(table="The table's number")
    async def close(self, interaction: Interaction, table: int | None = None) -> None:
        """Close a table."""
        async with self.context.answer(interaction) as answer:
            await self.context.hosting_pages.close(answer, table or await self.context.table_here(interaction))
