"""An invitation to a table: a message that rings for one person, with what they may answer."""

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.ui.layout.address import of_no_table
from bot.ui.layout.message import GREY, Message
from bot.ui.layout.parts import pressable
from bot.ui.layout.verbs import AcceptInvitation, DeclineInvitation


def invitation_buttons(table: int, person: int, words: Words) -> ui.View:
    """Return what somebody who is invited may press.

    Args:
        table: the table's number.
        person: who is invited; nobody else may press it.
        words: in the language of whoever reads them.
    """
    message = Message(GREY, of_no_table)
    yes, no = AcceptInvitation(table, person), DeclineInvitation(table, person)
    view = ui.View(timeout=None)
    view.add_item(pressable(message.button(yes, words("button-join"), style=ButtonStyle.success)))
    view.add_item(pressable(message.button(no, words("button-invitation-decline"))))
    view.stop()
    return view
