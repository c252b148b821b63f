"""Undo: the handler of the button at the table."""

from functools import partial

from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import HAND_MENU, HAND_REQUESTS, MORE, TABLE_REQUESTS, SimpleVerb
from cogs.undo import messages


class Undo(FeatureCog, name="undo"):
    """Asks the others to undo an action."""

    slots = (
        MORE.filled(messages.menu),
        TABLE_REQUESTS.filled(messages.requests),
        HAND_MENU.filled(messages.hand_menu),
        HAND_REQUESTS.filled(messages.in_hand),
    )

    @handles(SimpleVerb.REQUEST_UNDO)
    async def ask(self, click: Click[SimpleVerb]) -> None:
        """Ask to take the player's last action back."""
        ask = partial(self.service.take_backs.ask, click.table, click.user)
        await self.shared.clicked.change(click, ask, in_hands=True)
