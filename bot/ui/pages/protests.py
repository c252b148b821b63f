"""Protests: asked for in a form, looked at and answered in private, agreed to on the table."""

from functools import partial

from bot.games import find_game
from bot.tables import TableService, check_may_protest
from bot.ui.discord import Context, home_of
from bot.ui.layout import (
    RULINGS,
    SENTENCE_FIELD,
    Address,
    Do,
    Message,
    Names,
    Screens,
    case_page,
    filled,
    one,
    protest_form,
)
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.playing import PlayingPages
from bot.ui.pages.tables import TablePages
from bot.ui.pictured import DrawWith


class ProtestPages:
    """Takes protests, shows them to whoever answers, and takes the answers.

    Args:
        context: the tables, the words and the people.
        screens: draws what happened.
        playing: changes tables from their messages and from hands.
        tables: knows who moderates them.
    """

    def __init__(self, context: Context, screens: Screens, playing: PlayingPages, tables: TablePages) -> None:
        self._context = context
        self._service: TableService = context.service
        self._protests = context.service.protests
        self._screens = screens
        self._playing = playing
        self._tables = tables
        self.handlers: Handlers = {
            Do.PROTEST: self._protest,
            Do.LOOK_AT_PROTEST: self._look,
            **dict.fromkeys(RULINGS, self._rule),
            Do.AGAIN_AGREE: self._agree,
            Do.AGAIN_REFUSE: self._refuse,
        }

    async def _protest(self, click: Click[Do]) -> None:
        """Show the form, or take what came back of it; raises as the service does."""
        fields = filled(click.answer.interaction)
        if fields is not None:
            make = partial(
                self._protests.make, click.table, click.user, one(fields, SENTENCE_FIELD, ""), seen=click.seen
            )
            if click.answer.interaction.message is not None:
                await self._playing.change(click, make)
                return
            # The form was opened by a menu: no message is drawn anew for it.
            await make()
            await click.answer.say(self._context.words(click.answer.interaction)("answer-protested"))
            return
        table = await self._service.table(click.table)
        check_may_protest(table, click.user)
        await click.answer.modal(protest_form(table, self._context.words(click.answer.interaction)).modal())

    async def _look(self, click: Click[Do]) -> None:
        """Show the protest to whoever answers it."""
        await click.answer.page(await self._page(click), new=True)

    async def _rule(self, click: Click[Do]) -> None:
        """Answer the protest."""
        manages = await self._manages(click)
        await self._protests.rule(click.table, click.user, RULINGS[click.verb], manages=manages)
        await click.answer.page(await self._page(click), new=False)

    async def _agree(self, click: Click[Do]) -> None:
        """Agree to deal again; two protests have the same button, one after the other."""
        agree = partial(self._protests.agree, click.table, click.user, seen=click.seen)
        await self._playing.change(click, agree, in_hands=True)

    async def _refuse(self, click: Click[Do]) -> None:
        await self._playing.change(click, partial(self._protests.refuse, click.table, click.user), in_hands=True)

    async def _page(self, click: Click[Do]) -> DrawWith:
        """Return what draws the protest for whoever has clicked; raises as the service does."""
        interaction = click.answer.interaction
        case = await self._protests.case(click.table, click.user, manages=await self._manages(click))
        table, words = case.table, self._context.words(interaction, case.table.game)
        liked = self._context.liked(interaction)
        message = Message(
            find_game(table.game).color, lambda verb: Address(table.id, table.revision, verb), plain=liked.text_only
        )
        outside = home_of(interaction) != table.guild
        names = Names(table, words, self._context.people, outside=outside, plain=liked.text_only)
        case_page(message, case, words, names, self._screens.drawer(table, words, liked, outside=outside).speech)
        view = message.view()
        return lambda pictures: view

    async def _manages(self, click: Click[Do]) -> bool:
        """Return whether whoever has clicked moderates the table; raises NotFound `no_table` who can't reach it."""
        reach = self._tables.reach
        table = await reach.table(click.answer.interaction, click.table)
        return await reach.moderates(click.answer.interaction, table) is not None
