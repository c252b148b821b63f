"""The slate: /slate, and the handler of its button."""

from discord import Interaction, app_commands

from bot.ui.discord import InteractionResponder
from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import HAND_MENU, MORE, SimpleVerb, drawer_for, people_of
from cogs.install_contexts import anywhere
from cogs.slate.messages import hand_menu, menu, slate_page


class Slate(FeatureCog, name="slate"):
    """Answers with the slate of an evening, to the asker alone."""

    slots = (MORE.filled(menu), HAND_MENU.filled(hand_menu))

    @anywhere
    @app_commands.command(description="Show the score sheet of your table")
    @app_commands.describe(table="The table's number")
    async def slate(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the last deal of a game in play, and crosses and scores of the evening, to the asker alone."""
        async with self.context.answer(interaction) as answer:
            await self._show(answer, await self.shared.tables.named(interaction, table))

    @handles(SimpleVerb.SLATE)
    async def press(self, click: Click[SimpleVerb]) -> None:
        """Show the slate of the table."""
        await self._show(click.answer, click.table)

    async def _show(self, answer: InteractionResponder, number: int) -> None:
        """Answer with the slate of a table; raises NotFound `no_table`."""
        context = self.context
        whole = await context.service.table(number)
        table = whole.redacted_for(answer.interaction.user.id)
        words, liked = context.words(answer.interaction, table.game), context.preferences_of(answer.interaction)
        names = self.shared.tables.names(answer.interaction, table, words, plain=liked.text_only)
        await context.lookups.learn(people_of(table), None if names.outside else table.guild)
        sealed = table is not whole
        drawer = drawer_for(words, names.text, names.label, context.emojis, liked)
        await answer.page(
            lambda pictures: slate_page(table, words, names, drawer, liked, pictures, sealed=sealed), new=True
        )
