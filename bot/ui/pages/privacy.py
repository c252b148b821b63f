"""What is known of a person, for them alone: in words, as a file, or no longer; and whom they don't sit with."""

import json
from io import BytesIO

import discord
from discord import ButtonStyle

from bot.errors import Conflict
from bot.i18n import Catalogs, Words
from bot.tables import TableService
from bot.ui.discord import Answer, People
from bot.ui.layout import GREY, Message, of_no_table
from bot.ui.live import Board

ERASE = "@erase"


class PrivacyPages:
    """Shows, gives out, deletes and blocks.

    Args:
        service: what is known.
        catalogs: all words.
        people: those in memory.
        board: the tables in memory.
    """

    def __init__(self, service: TableService, catalogs: Catalogs, people: People, board: Board) -> None:
        self._service = service
        self._catalogs = catalogs
        self._people = people
        self._board = board
        self.verbs = {ERASE: self.erase}

    async def show(self, answer: Answer) -> None:
        """Answer with what is known, in words and counts."""
        words = self._words(answer)
        known = await self._service.privacy.show(answer.interaction.user.id)
        lines = [words(f"privacy-{area}", count=count) for area, count in known.items()]
        await answer.private(self._message(answer, [f"### {words('privacy-title')}", *lines]).view())

    async def export(self, answer: Answer) -> None:
        """Answer with a file of all that is known."""
        user = answer.interaction.user.id
        data = json.dumps(await self._service.privacy.export(user), ensure_ascii=False, indent=2)
        file = discord.File(BytesIO(f"{data}\n".encode()), f"privacy-{user}.json")
        await answer.say(self._words(answer)("privacy-exported"), [file])

    async def ask(self, answer: Answer) -> None:
        """Answer with what deleting means, and a button for it."""
        words = self._words(answer)
        message = self._message(
            answer, [f"### {words('privacy-delete-title')}", *words("privacy-delete-text").split("\n")]
        )
        message.buttons([message.button(ERASE, words("privacy-delete-button"), style=ButtonStyle.danger)])
        await answer.private(message.view())

    async def erase(self, answer: Answer, _verb: str = ERASE) -> None:
        """Delete what is known of whoever pressed; raises Conflict `leave_first`."""
        user, words = answer.interaction.user.id, self._words(answer)
        await self._board.renew(await self._service.privacy.delete(user))
        self._board.copies.forget(user)
        self._people.forget(user)
        await answer.update(self._message(answer, [words("privacy-deleted")]).view())

    async def block(self, answer: Answer, other: discord.abc.User) -> None:
        """Never seat the asker together with somebody; raises Conflict `block_computer` and as the service does."""
        if other.bot:
            raise Conflict("block_computer")
        await self._service.blocks.block(answer.interaction.user.id, other.id)
        await answer.say(self._words(answer)("privacy-blocked", name=other.mention))

    async def unblock(self, answer: Answer, other: discord.abc.User) -> None:
        """Let the asker sit with somebody again; raises Conflict `not_blocked`."""
        await self._service.blocks.unblock(answer.interaction.user.id, other.id)
        await answer.say(self._words(answer)("privacy-unblocked", name=other.mention))

    def _words(self, answer: Answer) -> Words:
        return self._catalogs.words(self._people.language(answer.interaction))

    def _message(self, answer: Answer, lines: list[str]) -> Message:
        message = Message(GREY, of_no_table, plain=self._people.preferences(answer.interaction.user.id).text_only)
        message.text(lines)
        return message
