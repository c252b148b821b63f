"""Whom somebody never sits with; nobody else is told."""

from discord.abc import User

from bot.errors import Conflict
from bot.i18n import Words
from bot.ui.discord import Answer, Context


class BlockPages:
    """Blocks, and takes it back.

    Args:
        context: keeps it, and knows the words.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service

    async def block(self, answer: Answer, other: User) -> None:
        """Never seat the asker together with somebody; raises Conflict `block_computer` and as the service does."""
        if other.bot:
            raise Conflict("block_computer")
        await self._service.blocks.block(answer.interaction.user.id, other.id)
        await answer.say(self._words(answer)("privacy-blocked", name=self._name(answer, other)))

    async def unblock(self, answer: Answer, other: User) -> None:
        """Let the asker sit with somebody again; raises Conflict `not_blocked`."""
        await self._service.blocks.unblock(answer.interaction.user.id, other.id)
        await answer.say(self._words(answer)("privacy-unblocked", name=self._name(answer, other)))

    def _name(self, answer: Answer, other: User) -> str:
        return self._context.called(answer.interaction).text(other.id)

    def _words(self, answer: Answer) -> Words:
        return self._context.words(answer.interaction)
