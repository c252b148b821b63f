"""Ending a game or a table before its time, with a question before, and finding where somebody is sat in for.

Verbs: `!close.<table>` and `!end.<table>`, each the Yes of a question.
"""

from collections.abc import Awaitable, Callable, Mapping

from discord import ButtonStyle, Interaction, ui

from bot.errors import Conflict
from bot.i18n import Catalogs, Words
from bot.tables import TableService, check_may_close
from bot.ui.discord import Answer, People
from bot.ui.layout import GREY, Message, of_no_table


class HostingPages:
    """Asks before a game or a table ends, and does what was asked.

    Args:
        service: the tables.
        catalogs: all words.
        people: their languages.
    """

    def __init__(self, service: TableService, catalogs: Catalogs, people: People) -> None:
        self._service = service
        self._catalogs = catalogs
        self._people = people
        self.verbs: Mapping[str, Callable[[Answer, str], Awaitable[None]]] = {
            "!close": self._close,
            "!end": self._end,
        }

    async def close(self, answer: Answer, number: int) -> None:
        """Close a table; where a game is in play, ask before.

        Raises:
            NotFound, NotAllowed, Conflict: as `Order.close`.
        """
        table = await self._service.table(number)
        check_may_close(table, answer.interaction.user.id, moderates(answer.interaction))
        words = self._words(answer)
        if table.status == "playing":
            await answer.private(question(words("close-question", table=str(number)), f"!close.{number}", words))
            return
        await self._service.hosting.close(number, answer.interaction.user.id, moderates=moderates(answer.interaction))
        await answer.say(words("answer-closed", table=str(number)))

    async def end(self, answer: Answer, number: int) -> None:
        """Ask whether everybody is to be asked to end the game.

        Raises:
            NotFound: `no_table`.
            Conflict: `not_playing`.
        """
        if (await self._service.table(number)).status != "playing":
            raise Conflict("not_playing")
        words = self._words(answer)
        await answer.private(question(words("end-question", table=str(number)), f"!end.{number}", words))

    async def absent_at(self, interaction: Interaction) -> int | None:
        """Return the newest table of this channel, in a DM of anywhere, where who asks is sat in for."""
        user, channel = interaction.user.id, interaction.channel_id if interaction.guild_id else None
        for table in await self._service.directory.of_user(user, channel):
            seat = table.seat_of(user)
            if seat is not None and table.seats[seat].absent_since is not None:
                return table.id
        return None

    async def _close(self, answer: Answer, verb: str) -> None:
        number = table_of(verb)
        await self._service.hosting.close(number, answer.interaction.user.id, moderates=moderates(answer.interaction))
        await answer.update(told(self._words(answer)("answer-closed", table=str(number))))

    async def _end(self, answer: Answer, verb: str) -> None:
        number = table_of(verb)
        after = await self._service.hosting.end(number, answer.interaction.user.id)
        key = "answer-vote" if after.round and after.round.vote else "answer-ended"
        await answer.update(told(self._words(answer)(key, table=str(number))))

    def _words(self, answer: Answer) -> Words:
        return self._catalogs.words(self._people.language(answer.interaction))


def moderates(interaction: Interaction) -> int | None:
    """Return the guild whose tables this person may close, or None."""
    may = interaction.permissions
    return interaction.guild_id if may.manage_guild or may.manage_messages else None


def table_of(verb: str) -> int:
    """Return the table's number that a verb ends with."""
    number = verb.partition(".")[2]
    return int(number) if number.isascii() and number.isdecimal() else 0


def question(text: str, verb: str, words: Words) -> ui.LayoutView:
    """Return a question whose Yes has this verb; No is to put the message away."""
    message = _message()
    message.text([text])
    message.buttons([message.button(verb, words("button-yes"), style=ButtonStyle.danger)])
    return message.view()


def told(text: str) -> ui.LayoutView:
    """Return what takes the place of a question."""
    message = _message()
    message.text([text])
    return message.view()


def _message() -> Message:
    return Message(GREY, of_no_table)
