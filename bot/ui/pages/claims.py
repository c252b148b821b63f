"""Claiming the rest of a deal: asked in a hand, answered on the table or in a hand."""

from functools import partial

from bot.ui.discord import Context
from bot.ui.layout import Do
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.playing import PlayingPages


class ClaimPages:
    """Asks before a hand is shown, shows it, and takes the answers.

    Args:
        context: the tables.
        playing: changes tables from their messages and from hands.
    """

    def __init__(self, context: Context, playing: PlayingPages) -> None:
        self._claims = context.service.claims
        self._consents = context.service.consents
        self._playing = playing
        self.handlers: Handlers = {
            Do.CLAIM: self._ask,
            Do.CLAIM_SURE: self._make,
            Do.CLAIM_AGREE: self._agree,
            Do.CLAIM_REFUSE: self._refuse,
        }

    async def _ask(self, click: Click[Do]) -> None:
        """Ask before everybody sees the hand."""
        await self._playing.focus(click, Do.CLAIM)

    async def _make(self, click: Click[Do]) -> None:
        make = partial(self._claims.make, click.table, click.user, seen=click.seen)
        await self._playing.change(click, make, in_hands=True)

    async def _agree(self, click: Click[Do]) -> None:
        """Agree; two claims have the same button, one after the other."""
        agree = partial(self._consents.agree, click.table, click.user, "claim", click.seen)
        await self._playing.change(click, agree, in_hands=True)

    async def _refuse(self, click: Click[Do]) -> None:
        await self._playing.change(
            click, partial(self._consents.refuse, click.table, click.user, "claim"), in_hands=True
        )
