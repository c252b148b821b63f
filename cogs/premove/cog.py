"""Premoves: the handlers of the buttons in a hand."""

from functools import partial

from bot.rules import premoves
from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import HAND_ACTIONS, HAND_MENU, HAND_NOTES, HAND_OPENED, SetPremove, SimpleVerb
from cogs.premove import messages


class Premove(FeatureCog, name="premove"):
    """Opens the premoves that are possible, sets one, and cancels it. Other players' messages stay the same."""

    slots = (
        HAND_ACTIONS.filled(messages.suggestion),
        HAND_OPENED.filled(messages.choices),
        HAND_NOTES.filled(messages.note),
        HAND_MENU.filled(messages.menu),
    )

    @handles(SimpleVerb.AHEAD)
    async def open(self, click: Click[SimpleVerb]) -> None:
        """Show the premoves that are possible."""
        await self.shared.clicked.focus(click, SimpleVerb.AHEAD)

    @handles(SetPremove)
    async def set(self, click: Click[SetPremove]) -> None:
        """Set a premove, with the exceptions that were chosen in a list."""
        said = premoves.Premove.parse(click.verb.said)
        if click.values:
            said = premoves.Premove(said.act, tuple(click.values))
        do = partial(self.service.ahead.set, click.table, click.user, said, click.seen)
        await self.shared.clicked.focus(click, None, do)

    @handles(SimpleVerb.UNSAY)
    async def cancel(self, click: Click[SimpleVerb]) -> None:
        """Cancel the premove."""
        await self.shared.clicked.focus(click, None, partial(self.service.ahead.cancel, click.table, click.user))
