"""Invitations: a message that mentions one user, with the two answers."""

from collections.abc import Iterator

from discord import ButtonStyle, ui

from bot.i18n import Translations
from bot.tables import Table, has_room
from bot.ui.escaping import escaped
from bot.ui.layout import (
    GREY,
    AcceptInvitation,
    DeclineInvitation,
    MessageBuilder,
    Piece,
    Reader,
    SimpleVerb,
    UserChoices,
    pressable,
    without_table,
)

OPEN = {"lobby", "over"}
"""The states in which a table waits for players."""


def is_open(table: Table) -> bool:
    """Return whether a player there can invite users: it waits for players, on a server that the bot is on."""
    alone = table.guild is None or table.is_user_installed or table.daily_date is not None
    return table.status in OPEN and not alone and table.tournament is None


def user_list(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the list of the server's members, of whom a player invites as many as there are seats for."""
    free = table.max_seats - sum(seat.user is not None for seat in table.seats)
    seated = reader.user is not None and table.seat_of(reader.user) is not None
    if is_open(table) and seated and has_room(table) and not reader.names.outside:
        yield UserChoices(SimpleVerb.INVITE, reader.words("invite-users"), free)


def text(table: int, person: str, host: str, link: str | None, words: Translations) -> str:
    """Return what an invitation says.

    Args:
        link: leads to the table; None: its message is not known.
    """
    game = escaped(words("game-name"))
    return words("invitation", name=person, host=host, game=game, table=str(table), link=link or "").strip()


def buttons(table: int, person: int, words: Translations) -> ui.View:
    """Return the answers to an invitation.

    Args:
        person: the invited player, who alone can press it.
    """
    message = MessageBuilder(GREY, without_table)
    yes, no = AcceptInvitation(table, person), DeclineInvitation(table, person)
    view = ui.View(timeout=None)
    view.add_item(pressable(message.button(yes, words("button-join"), style=ButtonStyle.success)))
    view.add_item(pressable(message.button(no, words("button-invitation-decline"))))
    view.stop()
    return view
