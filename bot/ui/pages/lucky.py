"""Lucky words: a form from the table's message, and what was written in it."""

from functools import partial

from bot.tables import check_may_give_word
from bot.ui.discord import Context, home_of
from bot.ui.layout import LUCKY_FIELD, REMOVE_FIELD, LuckyWord, Names, filled, lucky_form, one
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.playing import PlayingPages

DIGITS_OF_AN_ID = 20
"""At the most."""


class LuckyWordPages:
    """Asks for a word, and gives it to the table.

    Args:
        context: the tables, the words and the people.
        playing: changes tables from their messages.
    """

    def __init__(self, context: Context, playing: PlayingPages) -> None:
        self._context = context
        self._service = context.service
        self._playing = playing
        self.handlers: Handlers = {LuckyWord: self._click}

    async def _click(self, click: Click[LuckyWord]) -> None:
        """Show the form, or take what came back of it; raises as the service does."""
        fields = filled(click.answer.interaction)
        if fields is None:
            await self._ask(click)
            return
        typed, promise = one(fields, LUCKY_FIELD, ""), click.verb.promise
        give = partial(self._service.give_word, click.table, click.user, typed, promise)
        whose = _person(one(fields, REMOVE_FIELD))
        if whose is None:
            await self._playing.change(click, give)
            return
        manages = click.answer.interaction.permissions.manage_guild
        remove = partial(self._service.remove_word, click.table, click.user, whose, promise, manages=manages)
        own = dict((await self._service.table(click.table)).words).get(click.user, "")
        if typed.strip() != own:
            # Two changes, one after the other: the word taken away is somebody else's.
            await remove()
            await self._playing.change(click, give)
        else:
            # Who manages the server needn't sit here, and then has no word to give.
            await self._playing.change(click, remove)

    async def _ask(self, click: Click[LuckyWord]) -> None:
        """Show the form, to whoever may give a word here or take one away."""
        table = await self._service.table(click.table)
        words = self._context.words(click.answer.interaction, table.game)
        removes = click.answer.interaction.permissions.manage_guild or click.user == table.host
        check_may_give_word(table, click.user, click.verb.promise, removes=removes)
        names = Names(table, words, self._context.people, outside=home_of(click.answer.interaction) != table.guild)
        form = lucky_form(table, click.user, words, names, removes=removes)
        await click.answer.modal(form.modal())


def _person(value: str) -> int | None:
    """Return whose word is to be taken away; None: nobody's."""
    return int(value) if value.isascii() and value.isdigit() and len(value) <= DIGITS_OF_AN_ID else None
