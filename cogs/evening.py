"""Evenings of many tables."""

from discord import Interaction, Member, User, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.choices import house_choices
from cogs.places import on_servers


@on_servers
class EveningCommands(commands.GroupCog, group_name="evening", group_description="An evening of many tables"):
    """Opening an evening, finding it again, choosing a partner.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @app_commands.command(name="open", description="Open the list for an evening of many tables here")
    @app_commands.describe(
        game="What to play",
        rounds="How many rounds; three if you don't say",
        tables_of="How many sit at a table",
        time="How many minutes a round may take; 30 if you don't say",
        form="For pairs: all tables play the same cards, or the losers are out",
        target="How many points win",
        preset="House rules: a preset, a name of this server, or a code",
    )
    @app_commands.choices(form=[Choice(name=form, value=form) for form in ("duplicate", "knockout")])
    async def open_(
        self,
        interaction: Interaction,
        game: str,
        rounds: app_commands.Range[int, 1, 30] | None = None,
        tables_of: app_commands.Range[int, 2, 10] | None = None,
        time: app_commands.Range[int, 1, 240] | None = None,
        form: str | None = None,
        target: int | None = None,
        preset: str | None = None,
    ) -> None:
        """Post a list with Join; Start seats everybody."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            await self.pages.tournaments.open(
                answer,
                game,
                {"preset": preset, "target": target},
                rounds=rounds,
                tables_of=tables_of,
                minutes=time,
                form=form,
            )

    @open_.autocomplete("preset")
    async def presets(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the presets of the game chosen so far, the names of this server, and codes."""
        return await house_choices(self.pages, interaction, interaction.namespace.game, current)

    @app_commands.command(description="Show the evening of this channel here anew")
    @app_commands.describe(number="The evening's number")
    async def show(self, interaction: Interaction, number: int | None = None) -> None:
        """Post the message of an evening anew; the old one loses its buttons."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            await self.pages.tournaments.show(answer, number)

    @app_commands.command(description="Choose your partner for the evening of this channel")
    @app_commands.describe(player="With whom you would like to play")
    async def partner(self, interaction: Interaction, player: User | Member) -> None:
        """Note a wish; whoever choose each other are a pair."""
        async with self.context.answer(interaction) as answer:
            await self.pages.tournaments.pair_with(answer, player.id)
