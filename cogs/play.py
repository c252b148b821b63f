"""Opening, joining, leaving and starting tables."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.tables import LEVELS, level_named
from bot.ui import Context, Pages
from cogs.choices import house_choices
from cogs.places import anywhere


class PlayCommands(commands.Cog):
    """Sitting down to play.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @anywhere
    @app_commands.command(description="Open a table here; in a direct message, to practise alone")
    @app_commands.describe(
        game="What to play",
        preset="House rules: a preset, a name of this server, or a code",
        target="How many points win",
        seats="How many seats the table has",
        computers="How well computer players play there",
    )
    @app_commands.choices(computers=[Choice(name=level, value=level) for level in LEVELS])
    async def play(
        self,
        interaction: Interaction,
        game: str,
        preset: str | None = None,
        target: int | None = None,
        seats: app_commands.Range[int, 2, 10] | None = None,
        computers: str | None = None,
    ) -> None:
        """Open a table by the house rules that are named, or by the server's own."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            given = {"preset": preset, "target": target}
            table, brought = await self.pages.opening.table(
                interaction, game, given, seats, level_named(computers or "")
            )
            await self.pages.tables.introduce(answer, table, brought)
            await self.pages.answered(answer, table_opened=True)

    @play.autocomplete("preset")
    async def presets(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the presets of the game chosen so far, the names of this server, and codes."""
        return await house_choices(self.pages, interaction, interaction.namespace.game, current)

    @anywhere
    @app_commands.command(description="Sit down at the newest open table here, or at a table by its number")
    @app_commands.describe(table="The table's number")
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        """Sit down, or wait for a seat; what one can't see can't be joined."""
        async with self.context.answer(interaction) as answer:
            await self.pages.seating.join(answer, table)

    @anywhere
    @app_commands.command(description="Leave your table here; a computer player takes the seat while a game goes on")
    @app_commands.describe(table="The table's number")
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Give up a seat, or one's place among those who wait."""
        async with self.context.answer(interaction) as answer:
            await self.pages.seating.leave(answer, await self.pages.tables.named(interaction, table))

    @anywhere
    @app_commands.command(description="Start the game at your table here")
    @app_commands.describe(table="The table's number")
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Begin the game with who sits there."""
        async with self.context.answer(interaction) as answer:
            await self.pages.seating.start(answer, await self.pages.tables.named(interaction, table))
