"""What is known of a person, for them alone: in words, as a file, or no longer."""

import asyncio
import json
from io import BytesIO

import discord
from discord import ButtonStyle

from bot.i18n import Words
from bot.ui.discord import Answer, Context
from bot.ui.layout import GREY, Do, Message, of_no_table
from bot.ui.live import Board
from bot.ui.pages.clicks import Click, Handlers


class PrivacyPages:
    """Shows, gives out and deletes.

    Args:
        context: what is known, the words, and those in memory.
        board: the tables in memory.
    """

    def __init__(self, context: Context, board: Board) -> None:
        self._context = context
        self._service = context.service
        self._board = board
        self.handlers: Handlers = {Do.ERASE: self._erase}

    async def show(self, answer: Answer) -> None:
        """Answer with what is known, in words and counts; raises Conflict `too_fast`."""
        self._context.sparing.check(answer.interaction.user.id)
        words = self._words(answer)
        known = await self._service.privacy.show(answer.interaction.user.id)
        lines = [words(f"privacy-{area}", count=count) for area, count in known.items()]
        await answer.private(self._message(answer, [f"### {words('privacy-title')}", *lines]).view())

    async def export(self, answer: Answer) -> None:
        """Answer with a file of all that is known; raises Conflict `too_fast`."""
        user = answer.interaction.user.id
        self._context.sparing.check(user)
        known = await self._service.privacy.export(user)
        # Of many games it is long: others are not to wait for it.
        data = await asyncio.to_thread(json.dumps, known, ensure_ascii=False, indent=2)
        file = discord.File(BytesIO(f"{data}\n".encode()), f"privacy-{user}.json")
        await answer.say(self._words(answer)("privacy-exported"), [file])

    async def ask(self, answer: Answer) -> None:
        """Answer with what deleting means, and a button for it."""
        words = self._words(answer)
        message = self._message(
            answer, [f"### {words('privacy-delete-title')}", *words("privacy-delete-text").split("\n")]
        )
        message.buttons([message.button(Do.ERASE, words("privacy-delete-button"), style=ButtonStyle.danger)])
        await answer.private(message.view())

    async def _erase(self, click: Click[Do]) -> None:
        """Delete what is known of whoever pressed; raises Conflict `leave_first`."""
        answer, user, words = click.answer, click.user, self._words(click.answer)
        await self._board.renew(await self._service.privacy.delete(user))
        self._board.copies.forget(user)
        self._context.people.forget(user)
        self._context.lookups.forget(user)
        await answer.update(self._message(answer, [words("privacy-deleted")]).view())

    def _words(self, answer: Answer) -> Words:
        return self._context.words(answer.interaction)

    def _message(self, answer: Answer, lines: list[str]) -> Message:
        message = Message(GREY, of_no_table, plain=self._context.liked(answer.interaction).text_only)
        message.text(lines)
        return message
