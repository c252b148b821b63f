"""Choosing seats before a game."""

from discord import ui

from bot.errors import NotAllowed
from bot.tables import Table
from bot.ui.discord import Context, home_of
from bot.ui.layout import Do, Names, seats_page
from bot.ui.pages.clicks import Click, Handlers


class SeatChoicePages:
    """Shows who sits where, and takes what is chosen there.

    Args:
        context: the tables, the words and the people.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self.handlers: Handlers = {Do.SEATS: self._show, Do.SIT_AT: self._sit, Do.SWAP_TWO: self._swap}

    async def _show(self, click: Click[Do]) -> None:
        """Show the page; raises NotAllowed `not_seated`."""
        table = await self._service.table(click.table)
        if table.seat_of(click.user) is None:
            raise NotAllowed("not_seated")
        await click.answer.private(self._page(click, table))

    async def _sit(self, click: Click[Do]) -> None:
        """Move, or ask whoever sits there; raises as the service does."""
        await self._update(click, await self._service.sit_at(click.table, click.user, place(click.values[0])))

    async def _swap(self, click: Click[Do]) -> None:
        """Have two people swap; raises as the service does."""
        one, two = (place(value) for value in (*click.values, "", "")[:2])
        await self._update(click, await self._service.swap_seats(click.table, click.user, one, two))

    async def _update(self, click: Click[Do], table: Table) -> None:
        await click.answer.update(self._page(click, table))

    def _page(self, click: Click[Do], table: Table) -> ui.LayoutView:
        words = self._context.words(click.answer.interaction, table.game)
        outside = home_of(click.answer.interaction) != table.guild
        return seats_page(table, click.user, words, Names(table, words, self._context.people, outside=outside))


def place(text: str) -> int:
    """Return the place that a value stands for; -1, which there is not, for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else -1
