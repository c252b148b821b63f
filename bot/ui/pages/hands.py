"""Somebody's hand, when they ask for it."""

from bot.ui.discord import Answer, Context
from bot.ui.layout import Do, Focus
from bot.ui.live import Board, HandMessages
from bot.ui.pages.clicks import Click, Handlers


class HandPages:
    """Shows hands to their holders.

    Args:
        context: the tables and the words.
        board: knows where a table is.
        hands: keeps what is shown up to date.
    """

    def __init__(self, context: Context, board: Board, hands: HandMessages) -> None:
        self._context = context
        self._board = board
        self._hands = hands
        self.handlers: Handlers = {Do.HAND: self._open}

    async def show(self, answer: Answer, table: int, focus: Focus | None = None) -> None:
        """Answer with the asker's hand, for them alone.

        Args:
            answer: to whom.
            table: the table's number.
            focus: a menu or question to open in it.

        Raises:
            UserError: there is no such table or no hand.
        """
        interaction = answer.interaction
        hand = await self._context.service.hand(table, interaction.user.id)
        await self._board.find(hand.table)
        if hand.table.status != "playing":
            await self._board.see(hand.table)  # its message offers hands only while there are any: it is outdated
        link = None if focus else self._hands.link(table, interaction.user.id)
        if link:
            await answer.say(self._context.words(interaction)("hand-in-dm", link=link))
            return
        await self._hands.open(interaction, hand, answer.private, focus)

    async def _open(self, click: Click[Do]) -> None:
        await self.show(click.answer, click.table)
