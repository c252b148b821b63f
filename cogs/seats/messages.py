"""Seats: who sits where, the lobby's buttons, the waiting list, and the pages for choosing and offering seats."""

from collections.abc import Iterator

from discord import ButtonStyle, SelectOption, ui

from bot.games import find_game
from bot.i18n import Translations
from bot.tables import LEVELS, Level, Table, helps_person, level_at, manner_at, places, rating_of
from bot.ui.layout import (
    GREY,
    OPTION_LABEL,
    Button,
    Buttons,
    Choices,
    CustomId,
    MessageBuilder,
    Piece,
    PlayerNames,
    Reader,
    SimpleVerb,
    Text,
    clip,
    level_options,
    request,
)

FREE = "–"


def lobby_lines(table: Table, reader: Reader) -> Iterator[str]:
    """Yield who sits where, how many more can sit down, and who waits for a seat."""
    words, names = reader.words, reader.names
    yield from seat_lines(table, words, names)
    if table.status != "lobby":
        return
    free = table.max_seats - max(len(table.seats), table.min_seats)
    if free > 0:
        yield f"-# {words('lobby-more', count=free)}"
    if table.party and _full(table):
        yield _waiting_line(table, words, names)


def lobby_actions(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the buttons that seat a person and start the game."""
    words, ready = reader.words, len(table.seats) >= table.min_seats
    yield Button(SimpleVerb.JOIN, words("button-join"), ButtonStyle.success, enabled=not _full(table))
    yield Button(SimpleVerb.LEAVE, words("button-leave"))
    yield Button(SimpleVerb.START, words("button-start"), ButtonStyle.primary, enabled=ready)


def lobby_menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the buttons for computer players and for places."""
    words, computers = reader.words, any(seat.user is None for seat in table.seats)
    yield Button(SimpleVerb.ADD_COMPUTER, words("button-computer"), enabled=not _full(table))
    yield Button(SimpleVerb.REMOVE_COMPUTER, words("button-remove-computer"), enabled=computers)
    yield Button(SimpleVerb.SEATS, words("button-seats"), enabled=table.max_seats > 1)


def level_list(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the list that seats one more computer player, of the level that is chosen."""
    if not _full(table):
        labels = {level: _rated(level, table.game, reader.words) for level in LEVELS}
        options = level_options(labels, reader.words)
        yield Choices(SimpleVerb.ADD_COMPUTER, reader.words("levels-add"), tuple(options))


def start(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the request to the host to start the game."""
    return request(table, "start", reader)


def swap(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the request to swap seats."""
    return request(table, "swap", reader)


def queue(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield who waits for a seat, and the buttons for it."""
    if table.party:
        yield Text((_waiting_line(table, reader.words, reader.names),))
        yield _waiting_buttons(table, reader.words)


def queue_in_lobby(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the buttons alone, once all seats are taken."""
    if table.party and _full(table):
        yield _waiting_buttons(table, reader.words)


def computers(table: Table, reader: Reader) -> Iterator[str]:
    """Yield which computer players sit at a table, and how well they play."""
    seats = [seat for seat, who in enumerate(table.seats) if (who.computer or 0) > 0]
    if seats:
        players = ", ".join(_seated(table, seat, reader.words, reader.names) for seat in seats)
        yield reader.words("levels-here", players=players)


def offer(table: Table, words: Translations) -> ui.LayoutView:
    """Return the offer to take over a seat in a running game."""
    message = MessageBuilder(GREY, lambda verb: CustomId(table.id, table.revision, verb))
    message.text([words("join-running", table=str(table.id))])
    message.buttons([message.button(SimpleVerb.TAKE_OVER, words("button-take-over"), style=ButtonStyle.success)])
    return message.view()


def leaving(table: Table, user: int) -> str:
    """Return the effect of leaving a running game: lost, nothing, or last if the table closes after it."""
    seat = table.seat_of(user)
    if not any(who.user not in {None, user} for party in (table.seats, *table.queue) for who in party):
        return "last"
    if table.round is None or seat is None or table.guild is None or table.round.began[seat].user != user:
        return "nothing"
    return "lost"


def seat_lines(table: Table, words: Translations, names: PlayerNames) -> Iterator[str]:
    """Yield a line for each seat that is taken, or has to be before a game can start, and who are partners."""
    sitting = dict(zip(places(table), table.seats, strict=True))
    numbers = {place: number for number, place in enumerate(places(table))}
    for place in range(max(table.min_seats, 1 + max(sitting, default=-1))):
        seat = sitting.get(place)
        if seat is None:
            yield words("lobby-free", number=place + 1)
        else:
            key = "lobby-host" if seat.user == table.host else "lobby-seat"
            yield words(key, number=place + 1, name=_seated(table, numbers[place], words, names))
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


def seats_page(table: Table, user: int, words: Translations, names: PlayerNames) -> ui.LayoutView:
    """Return the page on which somebody who sits there chooses a seat, and the host has two people swap."""
    message = MessageBuilder(find_game(table.game).color, lambda verb: CustomId(table.id, 0, verb))
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
        message.choices(SimpleVerb.MOVE_SEAT, words("seats-sit"), others)
    if user == table.host and len(options) > 1:
        both = [SelectOption(label=option.label, value=option.value) for option in options.values()]
        message.choices(SimpleVerb.SWAP_TWO, words("seats-swap"), both, 2)
    return message.view()


def _full(table: Table) -> bool:
    return len(table.seats) >= table.max_seats


def _waiting_line(table: Table, words: Translations, names: PlayerNames) -> str:
    """Return who waits, in the order of sitting down; a player who lacks company is marked."""
    if not table.queue:
        return words("waiting-none")
    parties: list[str] = []
    for number, party in enumerate(table.queue, 1):
        key = "waiting-next" if len(party) == table.party else "waiting-alone"
        parties.append(words(key, place=number, names=names.joined([names.of(seat) for seat in party])))
    return words("waiting-line", parties=words("column").join(parties))


def _waiting_buttons(table: Table, words: Translations) -> Buttons:
    """Return the buttons for people who want a seat, and for those who stop waiting."""
    buttons = [Button(SimpleVerb.JOIN, words("button-wait"))]
    if table.queue:
        buttons.append(Button(SimpleVerb.STOP_WAITING, words("button-unwait")))
    if any(len(party) < table.party for party in table.queue):
        buttons.append(Button(SimpleVerb.ADD_COMPUTER, words("button-computer")))
    return Buttons(tuple(buttons))


def _seated(table: Table, seat: int, words: Translations, names: PlayerNames) -> str:
    """Return the name of the player on a seat; of a computer player with its level and manner."""
    who, name = table.seats[seat], names.text(seat)
    if who.user is not None or (who.computer or 0) < 0:
        return name
    game = find_game(table.game)
    level = _rated(level_at(game, table, seat), table.game, words)
    if (manner := manner_at(game, table, seat)) != "even":
        return words("level-and-manner", name=name, level=level, manner=words(f"manner-{manner}"))
    return words("level-of-partner" if helps_person(game, table, seat) else "level-of", name=name, level=level)


def _rated(level: Level, game: str, words: Translations) -> str:
    """Return a level in words, with its rating in a game if that was measured."""
    rating = rating_of(game, level)
    name = words(f"choice-{level}")
    return name if rating is None else words("level-rated", level=name, rating=str(rating))
