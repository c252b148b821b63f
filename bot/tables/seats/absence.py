"""Absent players: pure changes of a table when a computer player substitutes, or a player comes back.

With a substitute the seat and the result still belong to the owner. A player who leaves in mid-game gives the seat
up; another person can take over a computer player's seat. A person who has seen a hand of this game must not see
another: a leaver can return only to their own seat.

If every person is away and each person's turn was taken twice in a row by a substitute, the game pauses, so that
computer players don't finish it among themselves. Any click of its players resumes it.
"""

from bot.errors import Conflict
from bot.storage import documents
from bot.tables.copies import replace
from bot.tables.models import Leavers, Pause, Seat, Table

PAUSE_AFTER_TURNS = 2


def sat_in_for(table: Table, seat: int, since: int) -> Table:
    """Return the table with a substitute at a person's seat; an absent host is replaced."""
    after = table.with_seat(seat, replace(table.seats[seat], absent_since=since))
    others = after.voters or after.present
    if table.seats[seat].user == table.host and others:
        return replace(after, host=others[0])
    return after


def returned(table: Table, user: int) -> Table:
    """Return the table with this user playing for themselves again, or unchanged if they do."""
    table = seen(table, user)
    seat = table.seat_of(user)
    if seat is None or table.seats[seat].absent_since is None:
        return table
    return table.with_seat(seat, table.seats[seat].owner)


def seen(table: Table, user: int) -> Table:
    """Return the table after a click of this user, who is no longer gone or woken."""
    seat = table.seat_of(user)
    if seat is None:
        return table
    if table.seats[seat].gone is not None:
        table = table.with_seat(seat, replace(table.seats[seat], gone=None))
    game = table.current_game
    if game is not None and game.wakes and any(wake.seat == seat for wake in game.wakes):
        table = table.with_current_game(wakes=tuple(wake for wake in game.wakes if wake.seat != seat))
    return table


def after_substitute_turn(table: Table, seat: int) -> Table:
    """Return the table after a substitute's turn, which is counted only while every person is away."""
    who = table.seats[seat]
    if who.user is None or table.present or who.sat_in >= PAUSE_AFTER_TURNS:
        return table
    return table.with_seat(seat, replace(who, sat_in=who.sat_in + 1))


def absence_reset(table: Table) -> Table:
    """Return the table with no substitute turns counted, after a click of an absent player."""
    if not any(seat.sat_in for seat in table.seats):
        return table
    return replace(table, seats=tuple(replace(seat, sat_in=0) for seat in table.seats))


def is_deserted(table: Table) -> bool:
    """Return whether every person of a game in play is away and has had two substitute turns in a row."""
    if table.tournament is not None:
        return False  # the other tables of the round wait for this one
    people = [seat for seat in table.seats if seat.user is not None]
    return table.status == "playing" and bool(people) and all(seat.sat_in >= PAUSE_AFTER_TURNS for seat in people)


def paused(table: Table, since: int, due: int) -> Table:
    """Return the table with a pause until `due` if it is deserted, without one if it isn't."""
    present = bool(table.present)
    if present or table.status != "playing":
        table = absence_reset(table)
    if table.current_game is None:
        return table
    if present or not is_deserted(table):
        return table.with_current_game(pause=None) if table.current_game.pause else table
    return (
        table
        if table.current_game.pause
        else table.with_current_game(pause=Pause(since, due)).without_consent("take_back")
    )


def left(table: Table, seat: int, computer: Seat) -> Table:
    """Return the table with a computer player in place of a player who leaves in mid-game."""
    user = table.seats[seat].user
    gone = {*_leavers(table), *([(seat, user)] if user is not None else [])}
    return table.with_seat(seat, computer).with_current_game(leavers=tuple(sorted(gone)))


def take_over(table: Table, user: int, *, newcomers: bool = True) -> Table:
    """Return the table in mid-game with this user at a computer player's seat, preferably one that a player left.

    Args:
        newcomers: whether the guild admits users who have not played this game; a leaver can always return.

    Raises:
        Conflict: `already_started`: no seat is free; `own_seat_only`: they left another one; `no_newcomers`.
    """
    free = [number for number, seat in enumerate(table.seats) if seat.user is None]
    own = {seat for seat, who in _leavers(table) if who == user} | _held(table, user)
    if not free:
        raise Conflict("already_started")
    if own:
        free = [seat for seat in free if seat in own]
        if not free:
            raise Conflict("own_seat_only")
    elif not newcomers:
        raise Conflict("no_newcomers")
    empty = {seat for seat, _ in _leavers(table)}
    seat = min(free, key=lambda number: (number not in empty, number))
    return table.with_seat(seat, Seat(user=user))


def _held(table: Table, user: int) -> set[int]:
    """Return the seats that a user left before their data was deleted."""
    held = table.current_game.held if table.current_game else ()
    return {seat for seat, salt, digest in held if documents.mark(salt, user) == digest}


def left_seats(table: Table) -> tuple[int, ...]:
    """Return the seats of the current game that players have left and that no player has taken over."""
    return tuple(sorted({seat for seat, _ in _leavers(table) if table.seats[seat].user is None}))


def _leavers(table: Table) -> Leavers:
    return table.current_game.leavers if table.current_game else ()
