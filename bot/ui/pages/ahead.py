"""Saying something in advance, in one's hand; nobody else's message changes by it."""

from functools import partial

from bot.rules.ahead import Said
from bot.ui.discord import Context
from bot.ui.layout import Do, SayAhead
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.playing import PlayingPages


class AheadPages:
    """Opens what may be said in advance, and takes what is said.

    Args:
        context: the tables.
        playing: draws hands anew.
    """

    def __init__(self, context: Context, playing: PlayingPages) -> None:
        self._ahead = context.service.ahead
        self._playing = playing
        self.handlers: Handlers = {Do.AHEAD: self._open, SayAhead: self._say, Do.UNSAY: self._unsay}

    async def _open(self, click: Click[Do]) -> None:
        await self._playing.focus(click, Do.AHEAD)

    async def _say(self, click: Click[SayAhead]) -> None:
        """Say it, with the exceptions that were chosen in a list."""
        said = Said.parse(click.verb.said)
        if click.values:
            said = Said(said.act, tuple(click.values))
        await self._playing.focus(click, None, partial(self._ahead.say, click.table, click.user, said, click.seen))

    async def _unsay(self, click: Click[Do]) -> None:
        await self._playing.focus(click, None, partial(self._ahead.unsay, click.table, click.user))
