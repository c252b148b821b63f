"""What people do about a table beside its game: coming back, handing over, sending away, ending, closing.

Before a game or a table ends before its time, there is a question.
"""

from discord import ButtonStyle, Interaction, ui
from discord.abc import User

from bot.errors import Conflict, NotFound
from bot.i18n import Words
from bot.tables import Table, check_may_close
from bot.ui.discord import Answer, Context, is_direct
from bot.ui.layout import GREY, Address, Do, Message, Names, costs_line, of_no_table
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.tables import TablePages


class HostingPages:
    """Asks where that is needed, does it, and says so.

    Args:
        context: the tables and the words.
        tables: finds them.
    """

    def __init__(self, context: Context, tables: TablePages) -> None:
        self._context = context
        self._service = context.service
        self._hosting = context.service.hosting
        self._tables = tables
        self.handlers: Handlers = {Do.CLOSE: self._close, Do.END: self._end}

    async def back(self, answer: Answer, number: int | None) -> None:
        """Give the asker's seat back to them, by default where they are sat in for; raises as the service does."""
        interaction = answer.interaction
        number = number or await self._absent_at(interaction)
        number = await self._tables.named(interaction, number)
        await self._hosting.back(number, interaction.user.id)
        await answer.say(self._words(answer)("answer-back", table=str(number)))

    async def hand_over(self, answer: Answer, number: int, to: User) -> None:
        """Make somebody else the host; raises as the service does."""
        await self._hosting.hand_over(number, answer.interaction.user.id, to.id)
        await answer.say(self._words(answer)("answer-host", name=self._name(answer, to), table=str(number)))

    async def kick(self, answer: Answer, number: int, whom: User) -> None:
        """Send somebody away; raises as the service does."""
        await self._hosting.kick(number, answer.interaction.user.id, whom.id)
        await answer.say(self._words(answer)("answer-kicked", name=self._name(answer, whom), table=str(number)))

    def _name(self, answer: Answer, who: User) -> str:
        return self._context.called(answer.interaction).text(who.id)

    async def close(self, answer: Answer, number: int) -> None:
        """Close a table; where a game is in play, ask before.

        Raises:
            NotFound, NotAllowed, Conflict: as the service does.
        """
        table, moderates = await self._closable(answer, number)
        check_may_close(table, answer.interaction.user.id, moderates)
        words = self._words(answer)
        if table.status == "playing":
            await answer.private(question(words("close-question", table=str(number)), number, Do.CLOSE, words))
            return
        await self._hosting.close(number, answer.interaction.user.id, moderates=moderates)
        await answer.say(words("answer-closed", table=str(number)))

    async def end(self, answer: Answer, number: int) -> None:
        """Ask whether everybody is to be asked to end the game.

        Raises:
            NotFound: `no_table`.
            Conflict: `not_playing`.
        """
        table = await self._service.table(number)
        if table.status != "playing":
            raise Conflict("not_playing")
        words = self._words(answer)
        names = Names(table, words, self._context.people)
        text = [
            words("end-question", table=str(number)),
            *costs_line(table, words, names, self._service.waking.now()),
        ]
        await answer.private(question("\n".join(text), number, Do.END, words))

    async def _closable(self, answer: Answer, number: int) -> tuple[Table, int | None]:
        """Return a table that somebody wants to close, and its guild if they moderate it.

        Raises:
            NotFound: `no_table`: it is no table of theirs, and they can't view its channel.
        """
        interaction, reach = answer.interaction, self._tables.reach
        table = await self._service.table(number)
        moderates = await reach.moderates(interaction, table)
        lost = moderates is not None and await reach.is_lost(interaction, table)
        if not lost and not await reach.sees(interaction, table):
            raise NotFound("no_table", table=number)
        return table, moderates

    async def _absent_at(self, interaction: Interaction) -> int | None:
        """Return the newest table of this channel, in a DM of anywhere, where who asks is sat in for."""
        user, channel = interaction.user.id, None if is_direct(interaction) else interaction.channel_id
        for table in await self._service.directory.of_user(user, channel):
            seat = table.seat_of(user)
            if seat is not None and table.seats[seat].absent_since is not None:
                return table.id
        return None

    async def _close(self, click: Click[Do]) -> None:
        """Close a table, after the question."""
        answer = click.answer
        _, moderates = await self._closable(answer, click.table)
        await self._hosting.close(click.table, click.user, moderates=moderates)
        await answer.update(told(self._words(answer)("answer-closed", table=str(click.table))))

    async def _end(self, click: Click[Do]) -> None:
        """Ask everybody to end a game, after the question."""
        after = await self._hosting.end(click.table, click.user)
        key = "answer-ended-behind-back" if after.enders else "answer-ended"
        key = "answer-vote" if after.consent("end") else key
        await click.answer.update(told(self._words(click.answer)(key, table=str(click.table))))

    def _words(self, answer: Answer) -> Words:
        return self._context.words(answer.interaction)


def question(text: str, table: int, verb: Do, words: Words) -> ui.LayoutView:
    """Return a question about a table whose Yes has this verb; No is to put the message away."""
    message = Message(GREY, lambda verb: Address(table, 0, verb))
    message.text([text])
    message.buttons([message.button(verb, words("button-yes"), style=ButtonStyle.danger)])
    return message.view()


def told(text: str) -> ui.LayoutView:
    """Return what takes the place of a question."""
    message = Message(GREY, of_no_table)
    message.text([text])
    return message.view()
