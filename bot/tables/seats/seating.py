"""Joining, leaving and starting: pure changes of a table outside the rules of its game.

Joining, leaving and adding computer players belong to the lobby. A finished game turns into a lobby when a player
comes or goes, and its slate stays. The seat of a player who leaves a game in play goes to a computer player with the
same cards, until a person takes it over; a computer player's result counts for no user. With a waiting list a user
without a seat waits, and never both sits and waits. A table without persons is closed.
"""

from bot.errors import Conflict, PermissionDenied, StaleView
from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.proof_v2 import normalize_word
from bot.storage import Level
from bot.tables.copies import replace
from bot.tables.models import ClosedBy, CurrentGame, Seat, Table
from bot.tables.seats import absence, waiting_list
from bot.tables.seats.blocks import Apart, clash


def room(game: AnyGame, options: Values) -> tuple[int, int]:
    """Return the fewest and the most players for these options."""
    fitting = game.fitting_seats(options)
    return fitting[0], fitting[-1]


def new_table(
    game: AnyGame,
    options: Values,
    seats: tuple[Seat, ...],
    *,
    guild: int | None,
    channel: int,
    host: int,
    level: Level,
    max_seats: int | None = None,
    tournament: int | None = None,
    organiser: int | None = None,
    day: str | None = None,
    abroad: bool = False,
) -> Table:
    """Return a table that is not saved yet; the arguments are fields of `Table`."""
    low, high = room(game, options)
    return Table(
        id=0,
        guild=guild,
        channel=channel,
        host=host,
        game=game.id,
        options=options,
        house=game.options.code(options),
        min_seats=low,
        max_seats=max_seats or high,
        seats=seats,
        party=0 if tournament is not None else game.party_size(options),
        status="lobby",
        revision=0,
        level=level,
        tournament=tournament,
        organiser=organiser,
        daily_date=day,
        is_user_installed=abroad,
    )


def check_seated(table: Table, user: int) -> int:
    """Return the seat of a user at an open table; raise Conflict `table_closed` or PermissionDenied `not_seated`."""
    if table.status == "closed":
        raise Conflict("table_closed")
    seat = table.seat_of(user)
    if seat is None:
        raise PermissionDenied("not_seated")
    return seat


def check_in_lobby(table: Table, user: int) -> int:
    """Return the seat of a user before a game; raise as `check_seated` and `check_lobby` do."""
    seat = check_seated(table, user)
    check_lobby(table)
    return seat


def check_lobby(table: Table) -> None:
    """Accept a table before a game; raise Conflict `already_started` or `game_over_since`."""
    if table.status != "lobby":
        raise Conflict("game_over_since" if table.status == "over" else "already_started")


def check_no_tournament(table: Table) -> None:
    """Accept a table that belongs to its players; raise Conflict `of_tournament`."""
    if table.tournament is not None:
        raise Conflict("of_tournament", tournament=table.tournament)


def check_playing(table: Table, user: int) -> CurrentGame:
    """Return the current game of a table where a user sits; raise as `check_seated`, or Conflict `not_playing`."""
    check_seated(table, user)
    if table.status != "playing" or table.current_game is None:
        raise Conflict("not_playing")
    return table.current_game


def at_play(table: Table, user: int) -> tuple[Table, CurrentGame]:
    """Return the table with a user back at it, and its current game; raise as `check_playing`."""
    game = check_playing(table, user)
    return absence.returned(table, user), game


def check_present(table: Table, user: int) -> None:
    """Accept a user who sits or waits at an open table; raise as `check_seated` does."""
    if table.status == "closed" or not table.waits(user):
        check_seated(table, user)


def check_host(table: Table, user: int) -> None:
    """Accept the host of an open table; raise PermissionDenied `not_host`, or as `check_present` does."""
    check_present(table, user)
    if table.host != user:
        raise PermissionDenied("not_host")


def join(table: Table, user: int, apart: Apart = frozenset(), *, newcomers: bool = True) -> Table:
    """Return the table with one more person: seated, waiting, or in mid-game instead of a computer player."""
    if table.status == "closed":
        raise Conflict("table_closed")
    if table.seat_of(user) is not None:
        raise Conflict("already_seated", status=table.status)
    check_no_tournament(table)
    if any(user in pair for pair in apart):
        raise PermissionDenied("cannot_sit_here")
    if table.party and (table.status == "playing" or not has_room(table)):
        return waiting_list.wait(table, user)
    if table.status == "playing":
        return absence.take_over(table, user, newcomers=newcomers)
    computers = [number for number, seat in enumerate(table.seats) if seat.computer is not None]
    return _lobby(table).with_seat(computers[0], Seat(user=user)) if computers else _add(table, Seat(user=user))


def check_invitable(table: Table, user: int, apart: Apart = frozenset()) -> None:
    """Accept a user who could be invited to a table without a game in play; raise as `join`."""
    join(table, user, apart)


def add_computer(table: Table, user: int, level: Level | None = None) -> Table:
    """Return the table with one more computer player: with a person who waits alone, or at a seat."""
    check_present(table, user)
    check_no_tournament(table)
    table = replace(table, level=level or table.level)
    return waiting_list.complete(table, _computer(table)) or with_computer(table)


def with_computer(table: Table) -> Table:
    """Return the table with one more computer player on a seat."""
    return _add(table, _computer(table))


def _computer(table: Table) -> Seat:
    return Seat(computer=_free_number(table), level=table.level)


def has_room(table: Table) -> bool:
    """Return whether a person can sit down before a game: on a free seat, or on a computer player's."""
    return len(table.seats) < table.max_seats or any(seat.computer is not None for seat in table.seats)


def remove_computer(table: Table, user: int, apart: Apart = frozenset()) -> Table:
    """Return the table without its newest computer player."""
    check_present(table, user)
    lobby = _lobby(table)
    last = max((i for i, seat in enumerate(table.seats) if seat.user is None), default=None)
    if last is None:
        raise Conflict("no_computer")
    return waiting_list.vacate(lobby, last, apart)


def leave(table: Table, user: int, apart: Apart = frozenset(), *, asked: bool = True) -> Table:
    """Return the table without this user.

    Raises PermissionDenied `not_seated`, Conflict `table_closed`, and `leave_in_game` unless they were asked.
    """
    check_present(table, user)
    seat = table.seat_of(user)
    if table.tournament is not None and seat is not None:
        return _left_tournament(table, seat)
    if seat is not None and table.status == "playing" and not asked:
        raise Conflict("leave_in_game")
    if seat is None:
        left = waiting_list.without(table, user)
    elif table.status == "playing":
        left = absence.left(table, seat, Seat(computer=_free_number(table), level=table.level))
    else:
        left = waiting_list.vacate(_lobby(table), seat, apart)
    host = next_host(left)
    if host is None:
        return closed(left, "left")
    return replace(left, host=host) if table.host == user else left


def _left_tournament(table: Table, seat: int) -> Table:
    """Return a tournament's table after its game without a user; in play, one leaves the tournament instead."""
    if table.status == "playing":
        check_no_tournament(table)
    left = table.with_seat(seat, Seat(computer=_free_number(table)))
    return left if any(each.user is not None for each in left.seats) else closed(left, "left")


def next_host(table: Table) -> int | None:
    """Return the next host: the first present player, else the first who sits or waits; None without persons."""
    people = [who.user for who in (*table.seats, *(who for party in table.queue for who in party))]
    return next((person for person in (*table.voters, *table.present, *people) if person is not None), None)


def stop_waiting(table: Table, user: int) -> Table:
    """Return the table without this user on its waiting list; raise PermissionDenied `not_waiting`."""
    if not table.waits(user):
        raise PermissionDenied("not_waiting")
    return leave(table, user)


def with_options(game: AnyGame, table: Table, user: int, options: Values) -> Table:
    """Return the table with other house rules, before the start; only the host can choose them.

    Raises PermissionDenied `not_seated`, `not_host`, Conflict `table_closed`, `already_started`, `too_many_seated`
    (have, room).
    """
    check_host(table, user)
    lobby = _lobby(table)
    low, high = room(game, options)
    # A table opened with fewer seats than possible keeps their number, if the options still allow it.
    all_seats = table.max_seats == room(game, table.options)[1]
    most = high if all_seats else min(max(table.max_seats, low), high)
    if len(table.seats) > most:
        raise Conflict("too_many_seated", have=len(table.seats), room=most)
    code, party = game.options.code(options), game.party_size(options)
    waiting = table.queue if party == table.party else ()
    return replace(
        lobby, options=dict(options), house=code, min_seats=low, max_seats=most, party=party, queue=waiting
    )


def with_hints(table: Table, user: int, *, hints: bool) -> Table:
    """Return the table with hints allowed or forbidden, before the start; only the host can choose.

    Raises PermissionDenied `not_seated`, `not_host`, Conflict `table_closed`, `already_started`.
    """
    check_host(table, user)
    return replace(_lobby(table), hints=hints)


def check_promise(table: Table, promise: str) -> None:
    """Accept the beginning of the next game's commitment; raise StaleView if that game has begun."""
    if not promise or not table.promise.startswith(promise):
        raise StaleView("stale_view")


def check_may_give_word(table: Table, user: int, promise: str, *, removes: bool) -> None:
    """Accept a user who is about to type a lucky word, or removes others'; raise as `with_word` does."""
    check_promise(table, promise)
    if not (removes and table.lucky_words):
        check_present(table, user)


def with_word(table: Table, user: int, typed: str, promise: str) -> Table:
    """Return the table with a player's lucky word for the next game, or without one if the text is empty.

    Raises PermissionDenied `not_seated`, Conflict `table_closed`, StaleView `stale_view`, ParseError `bad_word`.
    """
    check_present(table, user)
    check_promise(table, promise)
    words = {given: word for given, word in table.lucky_words if given != user}
    if typed.strip():
        words[user] = normalize_word(typed)
    # In the order in which the database returns them.
    return replace(table, lucky_words=tuple(sorted(words.items())))


def without_word(table: Table, user: int, whose: int, promise: str, *, manages: bool) -> Table:
    """Return the table without a player's lucky word; hosts and managers can remove any.

    Raises Conflict `table_closed`, StaleView `stale_view`, PermissionDenied `not_host`.
    """
    if table.status == "closed":
        raise Conflict("table_closed")
    check_promise(table, promise)
    if user not in {whose, table.host} and not manages:
        raise PermissionDenied("not_host")
    return replace(table, lucky_words=tuple(given for given in table.lucky_words if given[0] != whose))


def check_can_begin(game: AnyGame, table: Table, user: int, apart: Apart = frozenset()) -> None:
    """Accept a player who starts a game with the present seats.

    Raises:
        PermissionDenied: `not_seated`.
        Conflict: `table_closed`, `already_started`, `too_few` (have, need), `cannot_sit_together`, `of_tournament`.
        ParseError: `bad_options`: the options don't allow this number of players.
    """
    check_present(table, user)
    if table.status != "playing":
        check_no_tournament(table)
    check_can_play(game, table)
    if clash(apart, table.seats):
        raise Conflict("cannot_sit_together")


def check_can_play(game: AnyGame, table: Table) -> None:
    """Accept that a game begins with the present seats, for any caller; raise as `check_can_begin`."""
    if table.status == "closed":
        raise Conflict("table_closed")
    if table.status == "playing":
        raise Conflict("already_started")
    if len(table.seats) < table.min_seats:
        raise Conflict("too_few", have=len(table.seats), need=table.min_seats)
    game.check_seats(table.options, len(table.seats))


def _add(table: Table, seat: Seat) -> Table:
    lobby = _lobby(table)
    if len(table.seats) >= table.max_seats:
        raise Conflict("table_full", room=table.max_seats)
    taken = lobby.places
    if not taken:
        return replace(lobby, seats=(*lobby.seats, seat))
    place = next(place for place in range(len(taken) + 1) if place not in taken)
    at = sum(each < place for each in taken)
    seats, places = (*lobby.seats[:at], seat, *lobby.seats[at:]), (*taken[:at], place, *taken[at:])
    return replace(lobby, seats=seats, places=() if places == tuple(range(len(places))) else places)


def _lobby(table: Table) -> Table:
    """Return the table as a lobby, without its finished game; raise Conflict `already_started`."""
    if table.status == "playing":
        raise Conflict("already_started")
    check_no_tournament(table)
    return emptied(table)


def emptied(table: Table) -> Table:
    """Return the table as a lobby, without its game."""
    return replace(table, status="lobby", current_game=None)


def closed(table: Table, by: ClosedBy = "") -> Table:
    """Return the table closed for good; its game stays as it is, without waits."""
    return replace(
        table.with_current_game(waiting_for=()) if table.current_game else table, status="closed", closed_by=by
    )


def _free_number(table: Table) -> int:
    """Return the smallest number that no computer player here has."""
    taken = {seat.computer for party in (table.seats, *table.queue) for seat in party}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)
