"""Who sits where: pure changes of a table outside the rules of its game.

Joining, leaving and computer players belong to the lobby. A game that is over turns into a lobby again when somebody
comes or goes, with its slate kept. Who leaves a game in play hands the seat to a computer player, which plays on with
the same cards; that seat's result is nobody's. A table that no person sits at is closed.
"""

from dataclasses import replace

from bot.errors import Conflict, NotAllowed
from bot.rules.errors import FormError
from bot.rules.game import Game
from bot.rules.house import Values
from bot.tables.models import Seat, Table


def room(game: Game, options: Values) -> tuple[int, int]:
    """Return how many can play with these options: the fewest and the most."""
    fitting: list[int] = []
    for seats in game.seat_range:
        try:
            game.check_seats(options, seats)
        except FormError:
            continue
        fitting.append(seats)
    return fitting[0], fitting[-1]


def check_seated(table: Table, user: int) -> int:
    """Return the seat of a person at a table that is not closed.

    Raises:
        Conflict: `table_closed`.
        NotAllowed: `not_seated`.
    """
    if table.status == "closed":
        raise Conflict("table_closed")
    seat = table.seat_of(user)
    if seat is None:
        raise NotAllowed("not_seated")
    return seat


def join(table: Table, user: int) -> Table:
    """Return the table with one more person."""
    if table.status == "closed":
        raise Conflict("table_closed")
    if table.seat_of(user) is not None:
        raise Conflict("already_seated")
    return _add(table, Seat(user=user))


def add_computer(table: Table, user: int) -> Table:
    """Return the table with one more computer player."""
    check_seated(table, user)
    return _add(table, Seat(computer=_free_number(table)))


def remove_computer(table: Table, user: int) -> Table:
    """Return the table without the computer player that came last."""
    check_seated(table, user)
    lobby = _lobby(table)
    last = max((i for i, seat in enumerate(table.seats) if seat.user is None), default=None)
    if last is None:
        raise Conflict("no_computer")
    return replace(lobby, seats=table.seats[:last] + table.seats[last + 1 :])


def leave(table: Table, user: int) -> Table:
    """Return the table without this person."""
    seat = check_seated(table, user)
    heirs = [other.user for other in table.seats if other.user not in {None, user}]
    if table.status == "playing":
        computer = Seat(computer=_free_number(table))
        left = replace(table, seats=(*table.seats[:seat], computer, *table.seats[seat + 1 :]))
    else:
        left = replace(_lobby(table), seats=table.seats[:seat] + table.seats[seat + 1 :])
    host = next((heir for heir in heirs if heir is not None), None)
    if host is None:
        return replace(left, status="closed", waiting_for=())
    return replace(left, host=host) if table.host == user else left


def close(table: Table, user: int) -> Table:
    """Return the table closed by its host."""
    check_seated(table, user)
    if table.host != user:
        raise NotAllowed("not_host")
    return replace(table, status="closed", waiting_for=())


def with_options(game: Game, table: Table, user: int, options: Values) -> Table:
    """Return the table with other house rules, before the start; only its host may choose them.

    Raises:
        NotAllowed: `not_seated`, `not_host`.
        Conflict: `table_closed`, `already_started`, `too_many_seated` (have, room).
    """
    check_seated(table, user)
    if table.host != user:
        raise NotAllowed("not_host")
    lobby = _lobby(table)
    low, high = room(game, options)
    # A table that was opened with fewer seats than there could be keeps them, if they still can be.
    all_seats = table.max_seats == room(game, table.options)[1]
    most = high if all_seats else min(max(table.max_seats, low), high)
    if len(table.seats) > most:
        raise Conflict("too_many_seated", have=len(table.seats), room=most)
    code = game.options.code(options)
    return replace(lobby, options=dict(options), house=code, min_seats=low, max_seats=most)


def check_can_begin(game: Game, table: Table, user: int) -> None:
    """Accept that somebody at a table starts a game with those who sit there.

    Raises:
        NotAllowed: `not_seated`.
        Conflict: `table_closed`, `already_started`, `too_few` (have, need).
        FormError: `bad_options`: the options can't be played with so many.
    """
    check_seated(table, user)
    if table.status == "playing":
        raise Conflict("already_started")
    if len(table.seats) < table.min_seats:
        raise Conflict("too_few", have=len(table.seats), need=table.min_seats)
    game.check_seats(table.options, len(table.seats))


def _add(table: Table, seat: Seat) -> Table:
    """Return the table with one more seat taken."""
    lobby = _lobby(table)
    if len(table.seats) >= table.max_seats:
        raise Conflict("table_full", room=table.max_seats)
    return replace(lobby, seats=(*table.seats, seat))


def _lobby(table: Table) -> Table:
    """Return the table waiting for players, without the game that is over."""
    if table.status == "playing":
        raise Conflict("already_started")
    return replace(
        table,
        status="lobby",
        number=None,
        deal=0,
        deals=(),
        view=None,
        waiting_for=(),
        ended=None,
        recent=(),
        commitment=None,
    )


def _free_number(table: Table) -> int:
    """Return the smallest number that no computer player here has."""
    taken = {seat.computer for seat in table.seats}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)
