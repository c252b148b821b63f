"""Draw the public message of a lobby: its seats, and the buttons to join and start."""

from collections.abc import Iterator

from bot.i18n import Translations
from bot.tables import Table, has_room
from bot.ui.escaping import escaped
from bot.ui.layout.custom_id_verbs import SimpleVerb
from bot.ui.layout.house_rules import counted, house_rules
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.pieces import Button, Buttons, Piece, Text
from bot.ui.layout.reading_limits import MOST_LOBBY_WORDS, PROMISE_DIGITS, words_for, words_in
from bot.ui.layout.slots import (
    LOBBY_ACTIONS,
    LOBBY_LINES,
    LOBBY_REQUESTS,
    LOBBY_SEATS,
    NEXT_GAME_REQUESTS,
    TABLE_STATUS_MENU,
    Reader,
    Slots,
)

MAX_SEATS_LENGTH = 3000


def lobby(
    message: MessageBuilder,
    table: Table,
    own: Translations,
    reader: Reader,
    slots: Slots,
    *,
    live: bool,
    asleep: bool = False,
) -> None:
    """Draw who sits there, and what can be done before a game.

    Args:
        live: False: without anything to press.
        asleep: whether it is kept up to date no longer, until a user presses something.
    """
    words, open_ = reader.words, table.status == "lobby"
    state = _state(table, words) if open_ else words("table-closed")
    heading = words("lobby-title", game=escaped(own("game-name")), state=state)
    asked = _request(table, reader, slots) if open_ and live else ()
    buttons = list(_buttons(table, reader, slots, asleep=asleep)) if open_ and live else []
    sentences = [line for piece in asked if isinstance(piece, Text) for line in piece.lines]
    lines = list(slots.fill(LOBBY_SEATS, table, reader))
    labels = [
        each.label
        for piece in (*asked, Buttons(tuple(buttons)))
        if isinstance(piece, Buttons)
        for each in piece.buttons
    ]
    said = words_in(heading, *lines, *sentences, *labels)
    room = words_for(MOST_LOBBY_WORDS, len(table.seats)) - said
    for lengths in _small(table, own, reader, slots):
        fitting = next((line for line in lengths if words_in(line) <= room), None)
        if fitting is not None:
            room -= words_in(fitting)
            lines.append(f"-# {fitting}")
    message.text([f"## {heading}", *lines, *sentences], limit=MAX_SEATS_LENGTH)
    for piece in asked:
        if isinstance(piece, Buttons):
            message.add([piece])
    message.menu([message.made(button) for button in buttons])


def _state(table: Table, words: Translations) -> str:
    """Return how many seats are taken, or that the game can start, and whether others can still join."""
    taken, seats = len(table.seats), table.max_seats
    if taken < table.min_seats:
        state = "missing"
    elif table.guild is None and not table.is_user_installed:
        state = "ready"
    elif taken < seats:
        state = "open"
    else:
        state = "computer" if has_room(table) else "full"
    return words("lobby-heading", state=state, taken=taken, seats=seats)


def _small(table: Table, own: Translations, reader: Reader, slots: Slots) -> Iterator[tuple[str, ...]]:
    """Yield the small print, the most important line first, each from its longest form to its shortest."""
    words = reader.words
    if table.promise and table.status == "lobby":
        yield (words("promise-lobby", hash=f"`{table.promise[:PROMISE_DIGITS]}…`"),)
    rules = house_rules(table, own)
    if rules:
        yield words("lobby-rules", rules=rules), words("lobby-rules", rules=counted(table, own))
    yield from ((line,) for line in slots.fill(LOBBY_LINES, table, reader))


def _request(table: Table, reader: Reader, slots: Slots) -> tuple[Piece, ...]:
    """Return the open request that is shown; the menu behind More has the others."""
    parts = (*slots[NEXT_GAME_REQUESTS], *slots[LOBBY_REQUESTS])
    return next(filter(None, (tuple(part(table, reader)) for part in parts)), ())


def _buttons(table: Table, reader: Reader, slots: Slots, *, asleep: bool) -> Iterator[Button]:
    words = reader.words
    if asleep:
        yield Button(SimpleVerb.REFRESH, words("button-refresh"))
    yield from slots.fill(TABLE_STATUS_MENU, table, reader)
    yield from slots.fill(LOBBY_ACTIONS, table, reader)
    yield Button(SimpleVerb.MORE, words("button-more"))
