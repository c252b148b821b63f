"""Somebody asks to start the game, on the public message: whom, until when, and the host's two buttons."""

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables import Table
from bot.ui.layout.message import Message
from bot.ui.layout.seats import Names
from bot.ui.layout.verbs import Do


def start_wish(message: Message, table: Table, words: Words, names: Names) -> None:
    """Add it; nothing where nobody asks."""
    wish = table.consent("start")
    if wish is None:
        return
    host = names.user(table.host)
    lines = [f"**{words('start-asked', name=names.user(wish.agreed[0]), host=host)}**"]
    if wish.lapses_at is not None:
        lines.append(words("start-by-itself", host=host, when=f"<t:{wish.lapses_at}:R>"))
    message.text(lines)
    message.buttons(
        [
            message.button(Do.START, words("button-start-yes"), style=ButtonStyle.success),
            message.button(Do.NOT_YET, words("button-not-yet")),
        ]
    )
