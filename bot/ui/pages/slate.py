"""The slate of the evening at a table."""

from bot.ui.discord import Answer, Context, home_of
from bot.ui.layout import Do, Names, people_of, slate_page
from bot.ui.pages.clicks import Click, Handlers


class SlatePages:
    """Answers with the slate of an evening, to the asker alone.

    Args:
        context: the tables, the words and the people.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self.handlers: Handlers = {Do.SLATE: self._open}

    async def show(self, answer: Answer, number: int) -> None:
        """Answer with the slate of a table, for the asker alone; raises NotFound `no_table`."""
        context = self._context
        whole = await context.service.table(number)
        table = whole.told_to(answer.interaction.user.id)
        outside = home_of(answer.interaction) != table.guild
        await context.lookups.learn(people_of(table), None if outside else table.guild)
        words, liked = context.words(answer.interaction, table.game), context.liked(answer.interaction)
        names = Names(table, words, context.people, outside=outside, plain=liked.text_only)
        sealed = table is not whole
        await answer.page(lambda pictures: slate_page(table, words, names, liked, pictures, sealed=sealed), new=True)

    async def _open(self, click: Click[Do]) -> None:
        await self.show(click.answer, click.table)
