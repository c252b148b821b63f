"""Sitting down at a table, leaving it and starting its game; in mid-game nobody leaves unasked."""

from contextlib import suppress

from discord import ButtonStyle, Interaction, ui

from bot.errors import Conflict, NotFound, UserError
from bot.i18n import Words
from bot.tables import Table, take_over
from bot.ui.discord import Answer, Context, home_of
from bot.ui.layout import GREY, Address, Do, Message
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.tables import TablePages
from bot.ui.pages.texts import question, told


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
        self.handlers: Handlers = {Do.LEAVE_GAME: self._leave_game, Do.TAKE_OVER: self._take_over}

    async def join(self, answer: Answer, number: int | None) -> None:
        """Have the asker sit down, or wait, at a table or the newest open one here; raises as the service does.

        Where none is open, a seat of a computer player in a game going on is offered.
        """
        interaction, user = answer.interaction, answer.interaction.user.id
        if number is None:
            try:
                number = await self._newest(interaction)
            except NotFound:
                running = await self._running(answer)
                if running is None:
                    raise
                words = self._context.words(interaction)
                await answer.private(offer(running, words))
                return
        await self._tables.meant(interaction, number)
        table = await self._service.join(number, user)
        key = "answer-helping" if table.status == "playing" else "answer-joined"
        await self._say(answer, "answer-waiting" if table.waits(user) else key, number)

    async def _newest(self, interaction: Interaction) -> int:
        """Return the newest table that one can join here, or in a thread of this channel; raises NotFound."""
        try:
            return (await self._service.directory.newest_open(interaction.channel_id or 0)).id
        except NotFound:
            for table in await self._tables.in_threads(interaction):
                with suppress(NotFound):
                    return (await self._service.directory.newest_open(table.channel)).id
            raise

    async def _running(self, answer: Answer) -> Table | None:
        """Return the newest table of this channel with a game going on in which the asker may take over a seat."""
        interaction = answer.interaction
        newcomers = (await self._service.settings.of_guild(home_of(interaction))).newcomers
        here = await self._service.directory.of_channel(interaction.channel_id or 0)
        for table in (*here, *await self._tables.in_threads(interaction)):
            with suppress(UserError):
                if table.tournament is not None:
                    continue
                if table.status == "playing" and not table.party and table.seat_of(interaction.user.id) is None:
                    take_over(table, interaction.user.id, newcomers=newcomers)
                    return table
        return None

    async def _take_over(self, click: Click[Do]) -> None:
        """Take over a computer player's seat, after the offer."""
        await self._service.join(click.table, click.user)
        words = self._context.words(click.answer.interaction)
        await click.answer.update(told(words("answer-helping", table=str(click.table))))

    async def leave(self, answer: Answer, number: int) -> None:
        """Have the asker leave; in mid-game ask before. Raises as the service does."""
        try:
            await self._service.leave(number, answer.interaction.user.id, asked=False)
        except Conflict as refused:
            if refused.code != "leave_in_game":
                raise
            await self.ask(answer, number)
        else:
            await self._say(answer, "answer-left", number)

    async def ask(self, answer: Answer, number: int) -> None:
        """Ask who plays there whether they want to leave the game, and say what that means for them."""
        table = await self._service.table(number)
        what = leaving(table, answer.interaction.user.id)
        words = self._context.words(answer.interaction)
        text = words("leave-question", table=str(number), what=what)
        await answer.private(question(text, number, Do.LEAVE_GAME, words))

    async def start(self, answer: Answer, number: int) -> None:
        """Start the game, or ask the host to; raises as the service does."""
        table = await self._service.ask_to_begin(number, answer.interaction.user.id)
        await self._say(answer, "answer-started" if table.status == "playing" else "answer-start-asked", number)

    async def _leave_game(self, click: Click[Do]) -> None:
        """Leave, after the question."""
        await self._service.leave(click.table, click.user)
        words = self._context.words(click.answer.interaction)
        await click.answer.update(told(words("answer-left", table=str(click.table))))

    async def _say(self, answer: Answer, key: str, number: int) -> None:
        await answer.say(self._context.words(answer.interaction)(key, table=str(number)))


def offer(table: Table, words: Words) -> ui.LayoutView:
    """Return what offers to take over a seat of a game going on."""
    message = Message(GREY, lambda verb: Address(table.id, table.revision, verb))
    message.text([words("join-running", table=str(table.id))])
    message.buttons([message.button(Do.TAKE_OVER, words("button-take-over"), style=ButtonStyle.success)])
    return message.view()


def leaving(table: Table, user: int) -> str:
    """Return what leaving a game in play means: lost, nothing, or last, where the table closes behind them."""
    seat = table.seat_of(user)
    if not any(who.user not in {None, user} for party in (table.seats, *table.queue) for who in party):
        return "last"
    if table.round is None or seat is None or table.guild is None or table.round.began[seat].user != user:
        return "nothing"
    return "lost"
