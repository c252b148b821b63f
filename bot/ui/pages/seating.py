"""Sitting down at a table, leaving it and starting its game, by command."""

from bot.ui.discord import Answer, Context
from bot.ui.pages.tables import TablePages


class SeatingPages:
    """Does it, and says in a line what came of it.

    Args:
        context: the tables and the words.
        tables: finds them.
    """

    def __init__(self, context: Context, tables: TablePages) -> None:
        self._context = context
        self._service = context.service
        self._tables = tables

    async def join(self, answer: Answer, number: int | None) -> None:
        """Have the asker sit down, or wait, at a table or the newest open one here; raises as the service does."""
        interaction, user = answer.interaction, answer.interaction.user.id
        number = number or (await self._service.directory.newest_open(interaction.channel_id or 0)).id
        await self._tables.meant(interaction, number)
        table = await self._service.join(number, user)
        await self._say(answer, "answer-waiting" if table.waits(user) else "answer-joined", number)

    async def leave(self, answer: Answer, number: int) -> None:
        """Have the asker leave; raises as the service does."""
        await self._service.leave(number, answer.interaction.user.id)
        await self._say(answer, "answer-left", number)

    async def start(self, answer: Answer, number: int) -> None:
        """Start the game; raises as the service does."""
        await self._service.begin(number, answer.interaction.user.id)
        await self._say(answer, "answer-started", number)

    async def _say(self, answer: Answer, key: str, number: int) -> None:
        await answer.say(self._context.words(answer.interaction)(key, table=str(number)))
