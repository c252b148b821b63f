"""Opening, joining, leaving and starting tables."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.ui import Context
from cogs.choices import house_choices


class PlayCommands(commands.Cog):
    """Sitting down to play.

    Args:
        context: the service and the answers.
    """

    def __init__(self, context: Context) -> None:
        self.context = context

    @app_commands.command(description="Open a table here; in a direct message, to practise alone")
    @app_commands.describe(
        game="What to play",
        preset="House rules: a preset, a name of this server, or a code",
        target="How many points win",
        seats="How many seats the table has",
    )
    async def play(
        self,
        interaction: Interaction,
        game: str,
        preset: str | None = None,
        target: int | None = None,
        seats: app_commands.Range[int, 2, 10] | None = None,
    ) -> None:
        """Open a table."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            given = {"preset": preset, "target": target}
            table = await self.context.opening.table(interaction, game, given, seats)
            await self.context.show_table(answer, table)

    @play.autocomplete("preset")
    async def presets(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the presets of the game chosen so far, the names of this server, and codes."""
        return await house_choices(self.context, interaction, interaction.namespace.game, current)

    @app_commands.command(description="Sit down at the newest open table here, or at a table by its number")
    @app_commands.describe(table="The table's number")
    @app_commands.guild_only()
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        """Sit down."""
        async with self.context.answer(interaction) as answer:
            number = table or (await self.context.service.directory.newest_open(interaction.channel_id or 0)).id
            await self.context.table_meant(interaction, number)
            table_now = await self.context.service.join(number, interaction.user.id)
            key = "answer-waiting" if table_now.waits(interaction.user.id) else "answer-joined"
            await answer.say(self.context.words(interaction)(key, table=str(number)))

    @app_commands.command(description="Leave your table here; a computer player takes the seat while a game goes on")
    @app_commands.describe(table="The table's number")
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave."""
        async with self.context.answer(interaction) as answer:
            number = table or await self.context.table_here(interaction)
            await self.context.service.leave(number, interaction.user.id)
            await answer.say(self.context.words(interaction)("answer-left", table=str(number)))

    @app_commands.command(description="Start the game at your table here")
    @app_commands.describe(table="The table's number")
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Start."""
        async with self.context.answer(interaction) as answer:
            number = table or await self.context.table_here(interaction)
            await self.context.service.begin(number, interaction.user.id)
            await answer.say(self.context.words(interaction)("answer-started", table=str(number)))
