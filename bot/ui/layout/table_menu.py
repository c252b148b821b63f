"""Draw the private menu of a table behind More, and the page of its details."""

from collections.abc import Iterator

from bot.i18n import Translations
from bot.rules import panel as p
from bot.tables import Table
from bot.ui.escaping import escaped
from bot.ui.layout.custom_id_verbs import SimpleVerb
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.public_panel import public_panel
from bot.ui.layout.slots import (
    DETAILS,
    LOBBY_REQUESTS,
    MORE,
    MORE_END,
    MORE_LISTS,
    NEXT_GAME_REQUESTS,
    SEALED_MORE,
    SEALED_REQUESTS,
    TABLE_REQUESTS,
    Reader,
    Slots,
)


def more_menu(message: MessageBuilder, table: Table, own: Translations, reader: Reader, slots: Slots) -> None:
    """Draw the menu: all that one person can do at a table beside the buttons of its message."""
    message.text([f"### {_title(table, own, reader)}"])
    sealed = table.current_game is not None and table.current_game.sealed
    buttons = [*map(message.made, slots.fill(SEALED_MORE if sealed else MORE, table, reader))]
    if not sealed:
        buttons += [part for row in _calls(table, reader) for part in reader.drawer.buttons(message, row)]
    buttons += map(message.made, slots.fill(MORE_END, table, reader))
    message.menu(buttons)
    for lists in () if sealed else slots[MORE_LISTS]:
        message.add(lists(table, reader))
    if reader.user is not None and table.is_here(reader.user):
        requests = (SEALED_REQUESTS,) if sealed else (TABLE_REQUESTS, NEXT_GAME_REQUESTS, LOBBY_REQUESTS)
        for slot in requests:
            for part in slots[slot]:
                message.add(part(table, reader))


def _calls(table: Table, reader: Reader) -> tuple[p.Row, ...]:
    """Return what the game has for those who play, such as the last trick and calls of a renege."""
    seated = reader.user is not None and table.seat_of(reader.user) is not None
    if not seated or table.current_game is None or table.status != "playing":
        return ()
    return public_panel(table.game, table.current_game.view).more


def details(message: MessageBuilder, table: Table, own: Translations, reader: Reader, slots: Slots) -> None:
    """Draw the page of details: numbers, codes, computer players, promises and seeds."""
    message.text([f"### {_title(table, own, reader)}", *_lines(table, reader, slots)])
    message.buttons([message.button(SimpleVerb.MORE, reader.words("button-back"))])


def _title(table: Table, own: Translations, reader: Reader) -> str:
    return reader.words("table-title", game=escaped(own("game-name")), table=str(table.id))


def _lines(table: Table, reader: Reader, slots: Slots) -> Iterator[str]:
    words, game = reader.words, table.current_game
    yield words("details-rules", code=table.house)
    if table.tournament is not None:
        yield words("tournament-table-small", number=str(table.tournament))
    if game is not None and table.status == "over":
        yield words("game-number", number=str(game.number))
    if game is not None and game.commitment:
        yield words("commitment", hash=f"`{game.commitment}`")
    yield from slots.fill(DETAILS, table, reader)
