"""House rules with a name."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.ui import Context, Pages
from cogs.choices import house_choices
from cogs.places import on_servers


@on_servers
class HouseCommands(commands.GroupCog, group_name="house", group_description="House rules with a name"):
    """Saving, listing, showing and deleting house rules.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    def __init__(self, context: Context, pages: Pages) -> None:
        self.context = context
        self.pages = pages

    @app_commands.command(description="Give house rules a name: those of your table here, or of a code")
    @app_commands.describe(name="The name", game="Which game", code="A house-rule code or a preset")
    async def save(
        self, interaction: Interaction, name: str, game: str | None = None, code: str | None = None
    ) -> None:
        """Keep house rules of this server under a name, for /play and the settings."""
        async with self.context.answer(interaction) as answer:
            await self.pages.house_names.save(answer, name, game, code)

    @app_commands.command(name="list", description="The house rules that have a name here")
    async def list_(self, interaction: Interaction) -> None:
        """Show every name here with its code and what differs from the standard."""
        async with self.context.answer(interaction) as answer:
            await self.pages.house_names.list(answer)

    @app_commands.command(description="House rules in words")
    @app_commands.describe(code="A name, a preset or a code", game="Which game, for a preset")
    async def show(self, interaction: Interaction, code: str, game: str | None = None) -> None:
        """Show every option of a game with its value, as a name, a preset or a code has it."""
        async with self.context.answer(interaction) as answer:
            await self.pages.house_names.show(answer, code, game)

    @app_commands.command(description="Forget house rules; for managers of the server")
    @app_commands.describe(name="Their name")
    async def delete(self, interaction: Interaction, name: str) -> None:
        """Forget a name; tables that were opened with it keep their rules."""
        async with self.context.answer(interaction) as answer:
            await self.pages.house_names.delete(answer, name)

    @save.autocomplete("code")
    @show.autocomplete("code")
    async def codes(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer presets, names and codes."""
        return await house_choices(self.pages, interaction, interaction.namespace.game, current)

    @delete.autocomplete("name")
    async def names(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the names that can be forgotten."""
        return await house_choices(self.pages, interaction, None, current)
