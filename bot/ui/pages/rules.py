"""The rules of the games, a section at a time."""

from discord import Interaction

from bot.games import all_games
from bot.tables import Table
from bot.ui.discord import Answer, Context
from bot.ui.layout import Do, Rulebook, Topics
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.tables import TablePages
from bot.ui.pictured import Picture, PicturedView

AFTER_HOUSE_RULES = "1"
"""The page after the house rules of a table."""


class RulesPages:
    """Answers with a game's rules, and turns their pages.

    Args:
        context: the tables, the words and the people.
        tables: finds the asker's.
        rulebook: draws the pages.
    """

    def __init__(self, context: Context, tables: TablePages, rulebook: Rulebook) -> None:
        self._context = context
        self._tables = tables
        self._rulebook = rulebook
        self.handlers: Handlers = {Do.RULES: self._open, Topics: self._turn}

    async def show(
        self, answer: Answer, game: str, topic: str | None = None, *, table: Table | None = None, new: bool = True
    ) -> None:
        """Answer with a section of a game's rules, for the asker alone.

        Args:
            answer: to whom.
            game: its id.
            topic: the section's title or number; None: the first.
            table: whose house rules can be read there, too.
            new: False: in the place of the clicked message.

        Raises:
            FormError: `unknown_game`.
        """
        locale, liked = self._context.people.language(answer.interaction), self._context.liked(answer.interaction)

        def page(pictures: tuple[Picture, ...]) -> PicturedView:
            return self._rulebook.page(game, topic, locale, table=table, liked=liked, pictures=pictures)

        await answer.page(page, new=new)

    async def open(self, answer: Answer, game: str, topic: str | None) -> None:
        """Answer with a section of a game's rules, by default the first of its page, not a table's house rules.

        Raises:
            FormError: `unknown_game`.
        """
        table = await self._tables.of_game(answer.interaction, game)
        await self.show(answer, game, topic or (AFTER_HOUSE_RULES if table else None), table=table)

    async def topics(self, interaction: Interaction, game: str) -> list[str]:
        """Return the titles of a game's sections, with the house rules where the asker plays it; [] for no game."""
        if game not in all_games():
            return []
        table = await self._tables.of_game(interaction, game)
        return self._rulebook.topics(game, self._context.people.language(interaction), table)

    async def _open(self, click: Click[Do]) -> None:
        table = await self._context.service.table(click.table)
        await self.show(click.answer, table.game, table=table)

    async def _turn(self, click: Click[Topics]) -> None:
        table = await self._context.service.table(click.table) if click.table else None
        await self.show(click.answer, click.verb.game, click.value, table=table, new=False)
