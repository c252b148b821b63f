"""Claiming the rest of a deal, in a hand."""

from functools import partial

from bot.ui.discord import Context
from bot.ui.layout import Do
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.playing import PlayingPages


class ClaimPages:
    """Asks before a hand is shown, and shows it.

    Args:
        context: the tables.
        playing: changes tables from their messages and from hands.
    """

    def __init__(self, context: Context, playing: PlayingPages) -> None:
        self._claims = context.service.claims
        self._playing = playing
        self.handlers: Handlers = {
            Do.CLAIM: self._ask,
            Do.CLAIM_SURE: self._make,
        }

    async def _ask(self, click: Click[Do]) -> None:
        """Ask before everybody sees the hand."""
        await self._playing.focus(click, Do.CLAIM)

    async def _make(self, click: Click[Do]) -> None:
        make = partial(self._claims.make, click.table, click.user, seen=click.seen)
        await self._playing.change(click, make, in_hands=True)
