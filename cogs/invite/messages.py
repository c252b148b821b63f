"""Invitations: a message that mentions one user, with the two answers."""

from discord import ButtonStyle, ui

from bot.i18n import Translations
from bot.ui.escaping import escaped
from bot.ui.layout import GREY, AcceptInvitation, DeclineInvitation, MessageBuilder, of_no_table, pressable


def text(table: int, person: str, host: str, link: str | None, words: Translations) -> str:
    """Return what an invitation says.

    Args:
        person: who is invited, as a mention or a name.
        host: the name of the player who invites them.
        link: leads to the table; None: its message is not known.
        words: in the reader's language, with those of the game.
    """
    game = escaped(words("game-name"))
    return words("invitation", name=person, host=host, game=game, table=str(table), link=link or "").strip()


def buttons(table: int, person: int, words: Translations) -> ui.View:
    """Return the answers to an invitation.

    Args:
        person: the invited player, who alone can press it.
    """
    message = MessageBuilder(GREY, of_no_table)
    yes, no = AcceptInvitation(table, person), DeclineInvitation(table, person)
    view = ui.View(timeout=None)
    view.add_item(pressable(message.button(yes, words("button-join"), style=ButtonStyle.success)))
    view.add_item(pressable(message.button(no, words("button-invitation-decline"))))
    view.stop()
    return view
