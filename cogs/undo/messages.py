"""Undo: the button at the table, and the request to the others."""

from collections.abc import Iterator

from bot.tables import Hand, Table
from bot.ui.layout import Button, Piece, Reader, SimpleVerb, request, request_to


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button for the player whose action can be taken back."""
    seat = None if table.current_game is None or table.consent("take_back") else table.current_game.may_take_back
    if table.status == "playing" and seat is not None and table.seats[seat].present == reader.user:
        yield Button(SimpleVerb.REQUEST_UNDO, reader.words("button-take-back"))


def hand_menu(hand: Hand, reader: Reader) -> Iterator[Button]:
    """Yield the button in the hand of the player who can ask."""
    game = hand.table.current_game
    if game is not None and game.may_take_back == hand.seat and not hand.table.consent("take_back"):
        yield Button(SimpleVerb.REQUEST_UNDO, reader.words("button-take-back"))


def requests(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the open request."""
    return request(table, "take_back", reader)


def in_hand(hand: Hand, reader: Reader) -> Iterator[Piece]:
    """Yield the open request in the hand of a player who must answer it."""
    return request_to(hand, "take_back", reader)
