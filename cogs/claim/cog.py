"""Claims: the handlers of the buttons in a hand."""

from functools import partial

from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import (
    HAND_MENU,
    HAND_OPENED,
    HAND_REQUESTS,
    TABLE_OUTCOME,
    TABLE_REQUESTS,
    TABLE_STATUS,
    SimpleVerb,
)
from cogs.claim import messages


class Claims(FeatureCog, name="claim"):
    """Asks before a hand is shown, and makes the claim."""

    slots = (
        HAND_OPENED.filled(messages.question),
        HAND_MENU.filled(messages.menu),
        HAND_REQUESTS.filled(messages.in_hand),
        TABLE_REQUESTS.filled(messages.claim),
        TABLE_STATUS.filled(messages.failed),
        TABLE_OUTCOME.filled(messages.granted),
    )

    @handles(SimpleVerb.CLAIM)
    async def ask(self, click: Click[SimpleVerb]) -> None:
        """Ask before everyone sees the hand."""
        await self.shared.clicked.focus(click, SimpleVerb.CLAIM)

    @handles(SimpleVerb.CLAIM_SURE)
    async def make(self, click: Click[SimpleVerb]) -> None:
        """Show the hand, and claim the rest."""
        make = partial(self.service.claims.make, click.table, click.user, seen_revision=click.seen)
        await self.shared.clicked.change(click, make, in_hands=True)
