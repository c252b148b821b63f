"""Taking back the last action, on the public message: the button to ask with, who is asked, and their answers."""

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables import Table, consent
from bot.ui.layout.message import Message
from bot.ui.layout.parts import Part
from bot.ui.layout.seats import Names
from bot.ui.layout.verbs import Do


def ask_button(message: Message, table: Table, words: Words) -> Part:
    """Return the button that is always there; whose action it would be is checked when it is pressed."""
    seat = table.round.may_take_back if table.round and not table.consent("take_back") else None
    possible = seat is not None and table.seats[seat].present is not None
    return message.button(Do.ASK_BACK, words("button-take-back"), enabled=possible)


def wish(message: Message, table: Table, words: Words, names: Names) -> None:
    """Add who asks and who has not agreed yet, with their two buttons; nothing where nobody asks."""
    game = table.round
    if game is None or not table.consent("take_back") or game.may_take_back is None:
        return
    message.text([wish_line(table, words, names)])
    message.buttons(wish_buttons(message, words))


def wish_line(table: Table, words: Words, names: Names) -> str:
    """Return who asks, and who has not agreed yet."""
    assert table.round is not None
    missing = names.users(consent.missing(table, "take_back"))
    return words("take-back-asked", player=names.text(table.round.may_take_back or 0), missing=missing)


def wish_buttons(message: Message, words: Words) -> list[Part]:
    """Return the two answers."""
    return [
        message.button(Do.LET_BACK, words("button-take-back-agree"), style=ButtonStyle.success),
        message.button(Do.LET_STAND, words("button-take-back-refuse"), style=ButtonStyle.danger),
    ]
