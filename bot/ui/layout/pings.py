"""Messages that mention people: what a table asks of them, and the buttons with which anybody would answer.

They are ordinary messages, unlike all others with buttons: what they say is read in notifications.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from discord import ButtonStyle, ui

from bot.games import find_game
from bot.rules import panel as p
from bot.tables import ConsentKind, Table, consent, judges
from bot.ui.layout.message import Message
from bot.ui.layout.panels import Drawer
from bot.ui.layout.parts import Part, pressable
from bot.ui.layout.pieces import Buttons, Choices, Text
from bot.ui.layout.requests import answers, request_line
from bot.ui.layout.seats import sealed_line
from bot.ui.layout.slots import Reader, Slot, Slots, TablePieces
from bot.ui.layout.verbs import Do

MOST = 1800
"""Characters; Discord takes 2,000, mentions and a link stand before."""


class Asked(Enum):
    """What people are mentioned for."""

    TURN = "turn"
    VOTE = "vote"
    WISH = "wish"
    CLAIM = "claim"
    PROTEST = "protest"
    AGAIN = "again"
    WAKE = "wake"

    __hash__ = object.__hash__  # a member is one object, and Enum's own hash is slow


PINGS = {what: Slot[TablePieces](f"ping.{what.value}") for what in (Asked.WAKE, Asked.PROTEST)}
"""What a feature asks in a message that mentions people: text and buttons."""
KINDS: Mapping[Asked, ConsentKind] = {
    Asked.VOTE: "end",
    Asked.WISH: "take_back",
    Asked.CLAIM: "claim",
    Asked.AGAIN: "deal_again",
}
"""The requests about which people are mentioned."""


@dataclass(frozen=True, slots=True)
class Ping:
    """What stands in such a message beside the names.

    Args:
        text: what is asked.
        buttons: custom ids and labels of what can be pressed; two pings with the same say the same.
        view: the buttons.
    """

    text: str
    buttons: tuple[str, ...]
    view: ui.View


def asked(table: Table, what: Asked) -> frozenset[int]:
    """Return whom a table asks for something; people who are sat in for or gone are asked nothing but their turn."""
    game = table.round
    if table.status != "playing" or game is None:
        return frozenset()
    match what:
        case Asked.TURN:
            return frozenset(user for seat in game.waiting_for if (user := table.seats[seat].present) is not None)
        case Asked.VOTE | Asked.WISH | Asked.CLAIM | Asked.AGAIN:
            return frozenset(consent.missing(table, KINDS[what]))
        case Asked.PROTEST:
            return judges(table)
        case Asked.WAKE:
            return frozenset(wake.user for wake in game.wakes)


def asker(table: Table, what: Asked) -> int | None:
    """Return the person because of whom a table asks others for something; None: the game does."""
    game = table.round
    if game is None:
        return None
    match what:
        case Asked.VOTE | Asked.WISH | Asked.CLAIM:
            request = table.consent(KINDS[what])
            return request.agreed[0] if request else None
        case Asked.PROTEST | Asked.AGAIN:
            return game.protest.user if game.protest else None
        case Asked.TURN | Asked.WAKE:
            return None


def ping(what: Asked, message: Message, table: Table, reader: Reader, slots: Slots) -> Ping:
    """Return what a message says that mentions people, and what it has to press.

    Args:
        what: what they are asked.
        message: makes the buttons.
        table: the table.
        reader: how everybody in the channel reads it.
        slots: what features ask.
    """
    game = table.round
    assert game is not None

    words, names, drawer = reader.words, reader.names, reader.drawer
    lines: list[str]
    buttons: list[Part] = []
    match what:
        case Asked.TURN | Asked.WISH | Asked.CLAIM if game.sealed:
            # Others still play the same cards. What is asked stands in the hand.
            seats = [number for number, seat in enumerate(table.seats) if seat.present in asked(table, what)]
            lines = [sealed_line(seats, words, names)]
        case Asked.TURN:
            panel = find_game(table.game).table_panel(game.view)
            lines = question(panel, drawer)
            buttons = [drawer.button(message, each, (), roomy=True) for each in panel.answers[:4]]
        case Asked.VOTE | Asked.WISH | Asked.CLAIM | Asked.AGAIN:
            # The hand of a claim stands on the table alone: it goes from there when the claim is over.
            lines = [request_line(table, KINDS[what], words, names)]
            buttons = [message.made(each) for each in answers(KINDS[what], words).buttons]
        case Asked.WAKE | Asked.PROTEST:
            lines, buttons = _of_features(message, table, reader, slots[PINGS[what]])
    hand = message.button(Do.HAND, words("button-hand"), style=ButtonStyle.primary)
    view = ui.View(timeout=None)
    for each in (*buttons, hand):
        view.add_item(pressable(each))
    view.stop()
    return Ping("\n".join(lines)[:MOST], tuple(each.get("label", "") for each in buttons), view)


def _of_features(
    message: Message, table: Table, reader: Reader, parts: Sequence[TablePieces]
) -> tuple[list[str], list[Part]]:
    """Return the text and the buttons of what features ask."""
    lines: list[str] = []
    buttons: list[Part] = []
    for piece in (piece for part in parts for piece in part(table, reader)):
        match piece:
            case Text(text):
                lines += text
            case Buttons(row):
                buttons += [message.made(each) for each in row]
            case Choices():
                raise ValueError("a list in a message that mentions people")
    return lines, buttons


def question(panel: p.Panel, drawer: Drawer) -> list[str]:
    """Return what a game asks, and the trick so far."""
    asks: Sequence[p.Block] = [block for block in panel.blocks if isinstance(block, p.Heading | p.TrickRow)]
    return [line for block in asks for line in drawer.markdown(block)]
