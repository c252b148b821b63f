"""Hints: the handlers of the buttons in a hand and in the lobby."""

from functools import partial

from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import DETAILS, HAND_MENU, HAND_NOTES, HAND_SUBMENU, LOBBY_LINES, MORE, SimpleVerb
from cogs.hint import messages


class Hints(FeatureCog, name="hint"):
    """Shows a hint to the player who asks for one; the host allows hints before a game."""

    slots = (
        HAND_NOTES.filled(messages.note),
        HAND_MENU.filled(messages.menu),
        HAND_SUBMENU.filled(messages.menu),
        LOBBY_LINES.filled(messages.lobby_lines),
        MORE.filled(messages.allow_menu),
        DETAILS.filled(messages.small_print),
    )

    @handles(SimpleVerb.HINT)
    async def take(self, click: Click[SimpleVerb]) -> None:
        """Show a hint in the hand."""
        take = partial(self.service.hints.take, click.table, click.user)
        await self.shared.clicked.focus(click, None, take, keep=True)

    @handles(SimpleVerb.HINTS, SimpleVerb.NO_HINTS)
    async def allow(self, click: Click[SimpleVerb]) -> None:
        """Allow hints at a table, or forbid them."""
        await self.service.check_menu(click.table, click.seen)
        allow = partial(self.service.allow_hints, click.table, click.user, hints=click.verb is SimpleVerb.HINTS)
        await self.shared.clicked.change(click, allow)
