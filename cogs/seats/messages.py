"""Seats: lines about seats and the waiting list, the lobby's buttons, and the pages to choose seats."""

from collections.abc import Iterator

from discord import ButtonStyle, SelectOption, ui

from bot.games import find_game
from bot.i18n import Translations
from bot.tables import (
    LEVELS,
    Level,
    Table,
    has_room,
    helps_person,
    level_at,
    manner_at,
    missing_computers,
    partner_place,
    places,
    rating_of,
)
from bot.ui.escaping import escaped
from bot.ui.layout import (
    GREY,
    MAX_OPTION_LABEL,
    Button,
    Choices,
    CustomId,
    MessageBuilder,
    OpenLesson,
    Piece,
    PlayerNames,
    Reader,
    SimpleVerb,
    SitAtPlace,
    clip,
    level_options,
    request,
)


def lobby_lines(table: Table, reader: Reader) -> Iterator[str]:
    """Yield in one line who sits where, partners together, and who waits for a seat."""
    words, names = reader.words, reader.names
    yield seat_line(table, words, names)
    if table.status == "lobby" and table.queue:
        yield _waiting_line(table, words, names)


def lobby_small_print(table: Table, reader: Reader) -> Iterator[str]:
    """Yield why a computer player who is the partner of a person plays its best."""
    game = find_game(table.game)
    helpers = (seat for seat, who in enumerate(table.seats) if who.user is None and helps_person(game, table, seat))
    if table.status == "lobby" and any(table.seats[seat].level != LEVELS[-1] for seat in helpers):
        yield reader.words("lobby-computer-partner")


def lobby_actions(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the buttons that seat a person and start the game."""
    words, alone = reader.words, table.guild is None and not table.is_user_installed
    asked = table.consent("start")
    answered = asked is not None and asked.lapses_at is not None  # the host's answer is the same press
    # Everyone sees the same buttons, and those who sit there need the other one.
    style = ButtonStyle.success if answered else ButtonStyle.secondary
    if has_room(table) and not alone:
        yield Button(SimpleVerb.JOIN, words("button-join"), style)
    elif table.party:
        yield Button(SimpleVerb.JOIN, words("button-wait"), style)
    if answered:
        return
    missing = missing_computers(find_game(table.game), table)
    label = words("button-start-with", count=missing) if missing else words("button-start")
    yield Button(SimpleVerb.START, label, ButtonStyle.primary)


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield what the reader can do about seats: sit down, wait, and in the lobby move and seat computers."""
    words, user = reader.words, reader.user or 0
    here, lobby = table.is_here(user), table.status in {"lobby", "over"} and table.tournament is None
    if not here and lobby and has_room(table):
        yield Button(SimpleVerb.JOIN, words("button-join"), ButtonStyle.success)
    elif not here and table.party and table.status != "closed":
        yield Button(SimpleVerb.JOIN, words("button-wait"))
    if table.waits(user):
        yield Button(SimpleVerb.STOP_WAITING, words("button-unwait"))
    if here and lobby:
        if _lacks_company(table) or not _full(table):
            yield Button(SimpleVerb.ADD_COMPUTER, words("button-computer"))
        if any(seat.user is None for seat in table.seats):
            yield Button(SimpleVerb.REMOVE_COMPUTER, words("button-remove-computer"))
        if table.status == "lobby" and table.max_seats > 1 and not table.waits(user):
            yield Button(SimpleVerb.SEATS, words("button-seats"))
    elif here and _lacks_company(table):
        yield Button(SimpleVerb.ADD_COMPUTER, words("button-computer"))


def leave_menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button by which the reader gives up their seat."""
    user = reader.user or 0
    free = table.status != "closed" and table.tournament is None
    if free and table.is_here(user) and not table.waits(user):
        yield Button(SimpleVerb.LEAVE, reader.words("button-leave"), ButtonStyle.danger)


def level_list(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the list that seats one more computer player, of the level that is chosen."""
    if table.status in {"lobby", "over"} and not _full(table) and table.is_here(reader.user or 0):
        labels = {level: _rated(level, table.game, reader.words) for level in LEVELS}
        options = level_options(labels, reader.words)
        yield Choices(SimpleVerb.ADD_COMPUTER, reader.words("levels-add"), tuple(options))


def start(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the request to the host to start the game."""
    return request(table, "start", reader)


def swap(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the request to swap seats."""
    return request(table, "swap", reader)


def queue(table: Table, reader: Reader) -> Iterator[str]:
    """Yield who waits for a seat during and after a game."""
    if table.queue and table.status in {"playing", "over"}:
        yield _waiting_line(table, reader.words, reader.names)


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


def welcome(
    table: Table, user: int, words: Translations, names: PlayerNames, said: str, *, new: bool
) -> ui.LayoutView | None:
    """Return the private page of a player who has sat down; None if there is nothing to offer.

    Args:
        new: whether they have finished no game yet.
    """
    game = find_game(table.game)
    message = MessageBuilder(game.color, lambda verb: CustomId(table.id, table.revision, verb))
    lines, buttons = [said] if said else list[str](), list[Button]()
    sitting = dict(zip(places(table), table.seats, strict=True))
    other = next((place for place, seat in sitting.items() if seat.user not in {None, user}), None)
    partner = partner_place(game, table, user)
    if partner is not None and other is not None and user != table.host:
        own = next(place for place, seat in sitting.items() if seat.user == user)
        name, next_to = names.name_of(sitting[other]), (other + 1) % max(table.min_seats, len(table.seats))
        lines.append(words("welcome-partner" if own == partner else "welcome-opponent", name=name))
        label = names.label(table.seats.index(sitting[other]))
        buttons.append(Button(SitAtPlace(partner), words("button-partner", name=label), enabled=own != partner))
        buttons.append(Button(SitAtPlace(next_to), words("button-opponent", name=label), enabled=own == partner))
    if new:
        lines.append(words("welcome-new", game=escaped(words("game-name"))))
        buttons.append(Button(OpenLesson(game.id), words("button-learn"), ButtonStyle.success))
    if not buttons:
        return None
    message.text(lines)
    message.menu([message.made(each) for each in buttons if each.enabled])
    return message.view()


def leaving(table: Table, user: int) -> str:
    """Return the effect of leaving a running game: lost, nothing, or last if the table closes after it."""
    seat = table.seat_of(user)
    if not any(who.user not in {None, user} for party in (table.seats, *table.queue) for who in party):
        return "last"
    if (
        table.current_game is None
        or seat is None
        or table.guild is None
        or table.current_game.starters[seat].user != user
    ):
        return "nothing"
    return "lost"


def seat_line(table: Table, words: Translations, names: PlayerNames) -> str:
    """Return in one line who sits where; partners are joined, and free seats that a game needs are shown."""
    sitting = dict(zip(places(table), table.seats, strict=True))

    def called(place: int) -> str:
        seat = sitting.get(place)
        if seat is None:
            return words("seats-free-place")
        return words("lobby-host", name=names.name_of(seat)) if seat.user == table.host else names.name_of(seat)

    sides = list(_sides(table))
    if sides:
        return words(
            "lobby-partners", sides=words("column").join(names.joined(list(map(called, side))) for side in sides)
        )
    taken, least = 1 + max(sitting, default=-1), table.min_seats
    if taken < least < table.max_seats:
        return words("column").join([*map(called, range(taken)), words("lobby-from", count=least)])
    return words("column").join(map(called, range(max(least, taken))))


def seat_lines(table: Table, words: Translations, names: PlayerNames) -> Iterator[str]:
    """Yield a line for each seat that is taken, or has to be before a game can start, and who are partners."""
    sitting = dict(zip(places(table), table.seats, strict=True))
    numbers = {place: number for number, place in enumerate(places(table))}
    for place in range(max(table.min_seats, 1 + max(sitting, default=-1))):
        seat = sitting.get(place)
        if seat is None:
            yield words("lobby-free", number=place + 1)
        else:
            name = _seated(table, numbers[place], words, names)
            name = words("lobby-host", name=name) if seat.user == table.host else name
            yield words("lobby-seat", number=place + 1, name=name)
    if list(_sides(table)) and table.status == "lobby":
        yield seat_line(table, words, names)


def _sides(table: Table) -> Iterator[tuple[int, ...]]:
    """Yield the places of partners, side by side; nothing where all play for themselves."""
    seats = max(table.min_seats, len(table.seats))
    sides = find_game(table.game).sides(table.options, seats)
    if sides < seats:
        yield from (tuple(range(side, seats, sides)) for side in range(sides))


def seats_page(table: Table, user: int, words: Translations, names: PlayerNames) -> ui.LayoutView:
    """Return the page on which a user who sits there chooses a seat, and the host has two people swap."""
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
        place: SelectOption(label=clip(label, MAX_OPTION_LABEL), value=str(place)) for place, label in labels.items()
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
    parties: list[str] = []
    for number, party in enumerate(table.queue, 1):
        key = "waiting-next" if len(party) == table.party else "waiting-alone"
        parties.append(words(key, place=number, names=names.joined([names.name_of(seat) for seat in party])))
    return words("waiting-line", parties=words("column").join(parties))


def _lacks_company(table: Table) -> bool:
    """Return whether a user who waits for a seat lacks a partner."""
    return any(len(party) < table.party for party in table.queue)


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
    rating = rating_of(game, level)
    name = words(f"choice-{level}")
    return name if rating is None else words("level-rated", level=name, rating=str(rating))
