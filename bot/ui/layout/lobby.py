"""The public message of a table that waits for players."""

from collections.abc import Iterator

from bot.i18n import Translations
from bot.tables import Table
from bot.ui.escaping import escaped
from bot.ui.layout.custom_id_verbs import SimpleVerb
from bot.ui.layout.house_rules import house_rules
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.raw_components import Part
from bot.ui.layout.slots import (
    LOBBY_ACTIONS,
    LOBBY_LINES,
    LOBBY_LISTS,
    LOBBY_MENU,
    LOBBY_REQUESTS,
    LOBBY_SEATS,
    NEXT_GAME_LINES,
    NEXT_GAME_MENU,
    NEXT_GAME_REQUESTS,
    Reader,
    Slot,
    Slots,
    TableButtons,
    TableLines,
)

MOST = 3000
"""Characters for who sits there and by which house rules is played."""


def lobby(
    message: MessageBuilder, table: Table, own: Translations, reader: Reader, slots: Slots, *, live: bool
) -> None:
    """Draw who sits there, the house rules, and what can be done before a game.

    Args:
        message: where to.
        table: before its first game, or closed before it.
        own: the game's words.
        reader: how everybody in the channel reads it.
        slots: what features put into it.
        live: False: without anything to press.
    """
    words = reader.words
    open_ = table.status == "lobby"
    missing = max(0, table.min_seats - len(table.seats))
    heading = words("lobby-heading", missing=missing) if open_ else words("table-closed")
    title = words("lobby-title", game=escaped(own("game-name")), table=str(table.id))
    message.text([f"### {title}", f"**{heading}**"])
    message.rule()
    message.text([*_lines(LOBBY_SEATS, table, reader, slots), *_below(table, own, reader, slots)], most=MOST)
    if open_ and live:
        _buttons(message, table, reader, slots)


def _below(table: Table, own: Translations, reader: Reader, slots: Slots) -> Iterator[str]:
    """Yield the house rules, and what features say below them."""
    rules = house_rules(table, own) or reader.words("lobby-rules-standard")
    yield f"-# {reader.words('lobby-rules', code=table.house, rules=rules)}"
    for slot in (LOBBY_LINES, NEXT_GAME_LINES) if table.status == "lobby" else (LOBBY_LINES,):
        yield from (f"-# {line}" for line in _lines(slot, table, reader, slots))


def _buttons(message: MessageBuilder, table: Table, reader: Reader, slots: Slots) -> None:
    """Add all that can be done before a game."""
    words = reader.words

    def made(slot: Slot[TableButtons]) -> list[Part]:
        return [message.made(each) for part in slots[slot] for each in part(table, reader)]

    message.menu(made(LOBBY_ACTIONS))
    message.menu(made(LOBBY_MENU))
    for lists in slots[LOBBY_LISTS]:
        message.add(lists(table, reader))
    message.menu(
        [
            message.button(SimpleVerb.HOUSE_RULES, words("button-house")),
            message.button(SimpleVerb.RULES, words("button-how-to-play")),
            *made(NEXT_GAME_MENU),
        ]
    )
    for requests in (*slots[NEXT_GAME_REQUESTS], *slots[LOBBY_REQUESTS]):
        message.add(requests(table, reader))


def _lines(slot: Slot[TableLines], table: Table, reader: Reader, slots: Slots) -> Iterator[str]:
    """Yield the lines that fill a slot."""
    for part in slots[slot]:
        yield from part(table, reader)
