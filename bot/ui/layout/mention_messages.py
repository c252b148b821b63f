"""Draw pings: the question of a table to mentioned players, with the buttons to answer.

They are ordinary messages, unlike all others with buttons: what they say is read in notifications.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from discord import ButtonStyle, ui

from bot.rules import panel as p
from bot.tables import ConsentKind, Table, consent, judges
from bot.ui.layout.custom_id_verbs import SimpleVerb
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.panel_renderer import PanelRenderer
from bot.ui.layout.pieces import Buttons, Choices, Text, UserChoices
from bot.ui.layout.player_names import sealed_line
from bot.ui.layout.public_panel import public_panel
from bot.ui.layout.raw_components import Part, pressable
from bot.ui.layout.requests import answers, request_line
from bot.ui.layout.slots import Reader, Slot, Slots, TablePieces

MAX_CONTENT_LENGTH = 1800
"""Characters; Discord takes 2,000, mentions and a link stand before."""


class MentionReason(Enum):
    """The reason of a ping."""

    TURN = "turn"
    VOTE = "vote"
    WISH = "wish"
    CLAIM = "claim"
    PROTEST = "protest"
    AGAIN = "again"
    WAKE = "wake"

    __hash__ = object.__hash__  # a member is one object, and Enum's own hash is slow


PINGS = {what: Slot[TablePieces](f"ping.{what.value}") for what in (MentionReason.WAKE, MentionReason.PROTEST)}
"""What a feature asks in a message that mentions people: text and buttons."""
KINDS: Mapping[MentionReason, ConsentKind] = {
    MentionReason.VOTE: "end",
    MentionReason.WISH: "take_back",
    MentionReason.CLAIM: "claim",
    MentionReason.AGAIN: "deal_again",
}


@dataclass(frozen=True, slots=True)
class MentionContent:
    """The content of a message that mentions people."""

    text: str
    answers: tuple[Part, ...]
    hand: Part

    @property
    def buttons(self) -> tuple[str, ...]:
        """The labels of the answers."""
        return tuple([each.get("label", "") for each in self.answers])

    @property
    def view(self) -> ui.View:
        """The buttons, made when the message is sent: most questions are answered before that."""
        view = ui.View(timeout=None)
        for each in (*self.answers, self.hand):
            view.add_item(pressable(each))
        view.stop()
        return view


def asked(table: Table, what: MentionReason) -> frozenset[int]:
    """Return whom a table asks for something; people who are sat in for or gone are asked nothing but their turn."""
    game = table.current_game
    if what is MentionReason.PROTEST and table.tournament is not None and table.status == "over":
        return judges(table)  # the organiser could not look while others played the same cards
    if table.status != "playing" or game is None:
        return frozenset()
    match what:
        case MentionReason.TURN:
            return frozenset(user for seat in game.waiting_for if (user := table.seats[seat].present) is not None)
        case MentionReason.VOTE | MentionReason.WISH | MentionReason.CLAIM | MentionReason.AGAIN:
            return frozenset(consent.missing(table, KINDS[what]))
        case MentionReason.PROTEST:
            return judges(table)
        case MentionReason.WAKE:
            return frozenset(wake.user for wake in game.wakes)


def asker(table: Table, what: MentionReason) -> int | None:
    """Return the person because of whom a table asks others for something; None: the game does."""
    game = table.current_game
    if game is None:
        return None
    match what:
        case MentionReason.VOTE | MentionReason.WISH | MentionReason.CLAIM:
            request = table.consent(KINDS[what])
            return request.agreed[0] if request else None
        case MentionReason.PROTEST | MentionReason.AGAIN:
            return game.protest.user if game.protest else None
        case MentionReason.TURN | MentionReason.WAKE:
            return None


def ping(what: MentionReason, message: MessageBuilder, table: Table, reader: Reader, slots: Slots) -> MentionContent:
    """Return what a message says that mentions people, and what it has to press."""
    game = table.current_game
    assert game is not None

    words, names, drawer = reader.words, reader.names, reader.drawer
    lines: list[str]
    buttons: list[Part] = []
    match what:
        case MentionReason.TURN | MentionReason.WISH | MentionReason.CLAIM if game.sealed:
            # Others still play the same cards. What is asked stands in the hand.
            seats = [number for number, seat in enumerate(table.seats) if seat.present in asked(table, what)]
            lines = [sealed_line(seats, words, names)]
        case MentionReason.TURN:
            panel = public_panel(table.game, game.view)
            lines = question(panel, drawer)
            buttons = [drawer.button(message, each, (), roomy=True) for each in panel.answers[:4]]
        case MentionReason.VOTE | MentionReason.WISH | MentionReason.CLAIM | MentionReason.AGAIN:
            # The hand of a claim stands on the table alone: it goes from there when the claim is over.
            lines = [request_line(table, KINDS[what], words, names)]
            buttons = [message.made(each) for each in answers(KINDS[what], words).buttons]
        case MentionReason.WAKE | MentionReason.PROTEST:
            lines, buttons = _feature_parts(message, table, reader, slots[PINGS[what]])
    hand = message.button(SimpleVerb.HAND, words("button-hand"), style=ButtonStyle.primary)
    return MentionContent("\n".join(lines)[:MAX_CONTENT_LENGTH], tuple(buttons), hand)


def _feature_parts(
    message: MessageBuilder, table: Table, reader: Reader, parts: Sequence[TablePieces]
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
            case Choices() | UserChoices():
                raise ValueError("a list in a message that mentions people")
    return lines, buttons


def question(panel: p.Panel, drawer: PanelRenderer) -> list[str]:
    """Return what a game asks, and the trick so far."""
    asks: Sequence[p.Block] = [block for block in panel.blocks if isinstance(block, p.Heading | p.TrickRow)]
    return [line for block in asks for line in drawer.markdown(block)]
