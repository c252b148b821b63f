"""The public message of a table that waits for players."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables import Table
from bot.ui.escaping import escaped
from bot.ui.layout.house_rules import house_rules
from bot.ui.layout.levels import level_list
from bot.ui.layout.message import Message
from bot.ui.layout.requests import request
from bot.ui.layout.seat_choice import seat_lines
from bot.ui.layout.slots import LOBBY_LINES, LOBBY_MENU, NEXT_GAME_LINES, NEXT_GAME_MENU, Reader, Slots
from bot.ui.layout.verbs import Do
from bot.ui.layout.waiting import waiting_buttons, waiting_line

MOST = 3000
"""Characters for who sits there and by which house rules is played."""


def lobby(message: Message, table: Table, own: Words, reader: Reader, slots: Slots, *, live: bool) -> None:
    """Draw who sits there, the house rules, and what can be done before a game.

    Args:
        message: where to.
        table: before its first game, or closed before it.
        own: the game's words.
        reader: how everybody in the channel reads it.
        slots: what features put into it.
        live: False: without anything to press.
    """
    words, names = reader.words, reader.names
    open_ = table.status == "lobby"
    missing = max(0, table.min_seats - len(table.seats))
    heading = words("lobby-heading", missing=missing) if open_ else words("table-closed")
    title = words("lobby-title", game=escaped(own("game-name")), table=str(table.id))
    message.text([f"### {title}", f"**{heading}**"])
    message.rule()
    message.text([*seat_lines(table, words, names), *_below(table, own, reader, slots)], most=MOST)
    if open_ and live:
        _buttons(message, table, reader, slots)


def _below(table: Table, own: Words, reader: Reader, slots: Slots) -> Iterator[str]:
    """Yield how many more may sit down, who waits for a seat, and the house rules."""
    words, names = reader.words, reader.names
    open_ = table.status == "lobby"
    free = table.max_seats - max(len(table.seats), table.min_seats)
    if free > 0 and open_:
        yield f"-# {words('lobby-more', count=free)}"
    if table.party and _full(table) and open_:
        yield waiting_line(table, words, names)
    rules = house_rules(table, own) or words("lobby-rules-standard")
    yield f"-# {words('lobby-rules', code=table.house, rules=rules)}"
    for lines in (*slots[LOBBY_LINES], *(slots[NEXT_GAME_LINES] if open_ else ())):
        yield from (f"-# {line}" for line in lines(table, reader))


def _buttons(message: Message, table: Table, reader: Reader, slots: Slots) -> None:
    """Add all that can be done before a game."""
    words = reader.words
    full, ready = _full(table), len(table.seats) >= table.min_seats
    message.buttons(
        [
            message.button(Do.JOIN, words("button-join"), style=ButtonStyle.success, enabled=not full),
            message.button(Do.LEAVE, words("button-leave")),
            message.button(Do.START, words("button-start"), style=ButtonStyle.primary, enabled=ready),
        ]
    )
    computers = any(seat.user is None for seat in table.seats)
    message.menu(
        [
            message.button(Do.ADD_COMPUTER, words("button-computer"), enabled=not full),
            message.button(Do.REMOVE_COMPUTER, words("button-remove-computer"), enabled=computers),
            message.button(Do.SEATS, words("button-seats"), enabled=table.max_seats > 1),
            *(message.made(each) for menu in slots[LOBBY_MENU] for each in menu(table, reader)),
        ]
    )
    if not full:
        level_list(message, table, words)
    message.menu(
        [
            message.button(Do.HOUSE_RULES, words("button-house")),
            message.button(Do.RULES, words("button-how-to-play")),
            *(message.made(each) for menu in slots[NEXT_GAME_MENU] for each in menu(table, reader)),
        ]
    )
    message.add(request(table, "start", reader))
    message.add(request(table, "swap", reader))
    if table.party and full:
        waiting_buttons(message, table, words)


def _full(table: Table) -> bool:
    return len(table.seats) >= table.max_seats
