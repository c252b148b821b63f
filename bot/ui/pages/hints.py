"""Hints: asked for in one's hand, and allowed by the host before a game."""

from functools import partial

from bot.ui.discord import Context
from bot.ui.layout import Do
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.playing import PlayingPages


class HintPages:
    """Has hints thought of, and shows them to whoever has asked.

    Args:
        context: the tables.
        playing: draws hands and lobbies anew.
    """

    def __init__(self, context: Context, playing: PlayingPages) -> None:
        self._service = context.service
        self._playing = playing
        self.handlers: Handlers = {Do.HINT: self._take, Do.HINTS: self._allow, Do.NO_HINTS: self._allow}

    async def _take(self, click: Click[Do]) -> None:
        await self._playing.focus(click, None, partial(self._service.hints.take, click.table, click.user))

    async def _allow(self, click: Click[Do]) -> None:
        allow = partial(self._service.allow_hints, click.table, click.user, hints=click.verb is Do.HINTS)
        await self._playing.change(click, allow)
