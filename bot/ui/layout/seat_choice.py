"""Who sits where before a game: the lines of the lobby, and the page on which seats are chosen."""

from collections.abc import Iterator

from discord import SelectOption, ui

from bot.games import find_game
from bot.i18n import Words
from bot.tables import Table, places
from bot.ui.layout.address import Address
from bot.ui.layout.levels import seated
from bot.ui.layout.limits import OPTION_LABEL, clip
from bot.ui.layout.message import Message
from bot.ui.layout.seats import Names
from bot.ui.layout.verbs import Do

FREE = "–"


def seat_lines(table: Table, words: Words, names: Names) -> Iterator[str]:
    """Yield a line for each seat that is taken, or has to be before a game can start, and who are partners."""
    sitting = dict(zip(places(table), table.seats, strict=True))
    numbers = {place: number for number, place in enumerate(places(table))}
    for place in range(max(table.min_seats, 1 + max(sitting, default=-1))):
        seat = sitting.get(place)
        if seat is None:
            yield words("lobby-free", number=place + 1)
        else:
            key = "lobby-host" if seat.user == table.host else "lobby-seat"
            yield words(key, number=place + 1, name=seated(table, numbers[place], words, names))
    sides = list(_sides(table))
    if sides and table.status == "lobby":
        joined = [
            names.joined([names.of(sitting[place]) if place in sitting else FREE for place in side]) for side in sides
        ]
        yield words("lobby-partners", sides=words("column").join(joined))


def _sides(table: Table) -> Iterator[tuple[int, ...]]:
    """Yield the places of partners, side by side; nothing where all play for themselves."""
    seats = max(table.min_seats, len(table.seats))
    sides = find_game(table.game).sides(table.options, seats)
    if sides < seats:
        yield from (tuple(range(side, seats, sides)) for side in range(sides))


def seats_page(table: Table, user: int, words: Words, names: Names) -> ui.LayoutView:
    """Return the page on which somebody who sits there chooses a seat, and the host has two people swap."""
    message = Message(find_game(table.game).color, lambda verb: Address(table.id, 0, verb))
    message.text([f"### {words('seats-title', table=str(table.id))}", *seat_lines(table, words, names)])
    if table.status != "lobby" or table.seat_of(user) is None:
        return message.view()
    sitting = {place: seat for seat, place in enumerate(places(table))}
    labels = {
        place: words("seats-taken", number=place + 1, name=names.label(sitting[place]))
        if place in sitting
        else words("seats-free", number=place + 1)
        for place in range(table.max_seats)
    }
    options = {
        place: SelectOption(label=clip(label, OPTION_LABEL), value=str(place)) for place, label in labels.items()
    }
    own = places(table)[table.seat_of(user) or 0]
    others = [option for place, option in options.items() if place != own]
    if others:
        message.choices(Do.SIT_AT, words("seats-sit"), others)
    if user == table.host and len(options) > 1:
        both = [SelectOption(label=option.label, value=option.value) for option in options.values()]
        message.choices(Do.SWAP_TWO, words("seats-swap"), both, 2)
    return message.view()
