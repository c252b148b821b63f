"""People who are not there: pure changes of a table when a computer player sits in, or somebody comes back.

The seat stays its owner's while a computer player sits in, and so does what comes of the game. Whoever leaves in
mid-game gives the seat up; another person may take over what a computer player holds. Whoever has seen a hand of this
game may not see another one: a person who left comes back to their own seat or to none.

Where nobody is there and every person's turn has been taken for them twice running, the game pauses: computer players
don't play people's games out among themselves. Any press of theirs goes on.
"""

from bot.errors import Conflict
from bot.storage import documents
from bot.tables.copies import replace
from bot.tables.models import Leavers, Pause, Seat, Table

TWICE = 2


def sat_in_for(table: Table, seat: int, since: int) -> Table:
    """Return the table with a computer player sitting in at a person's seat; a host who is absent hands over.

    Args:
        table: the table.
        seat: the person's.
        since: in seconds since 1970.
    """
    after = table.with_seat(seat, replace(table.seats[seat], absent_since=since))
    others = after.voters or after.present
    if table.seats[seat].user == table.host and others:
        return replace(after, host=others[0])
    return after


def back(table: Table, user: int) -> Table:
    """Return the table with this person playing for themselves; harmless if they do."""
    table = seen(table, user)
    seat = table.seat_of(user)
    if seat is None or table.seats[seat].absent_since is None:
        return table
    return table.with_seat(seat, table.seats[seat].owner)


def seen(table: Table, user: int) -> Table:
    """Return the table with this person not gone any more, nor woken: they have pressed something."""
    seat = table.seat_of(user)
    if seat is None:
        return table
    if table.seats[seat].gone is not None:
        table = table.with_seat(seat, replace(table.seats[seat], gone=None))
    if table.round is not None and any(wake.seat == seat for wake in table.round.wakes):
        table = table.with_round(wakes=tuple(wake for wake in table.round.wakes if wake.seat != seat))
    return table


def turn_taken(table: Table, seat: int) -> Table:
    """Return the table after a computer player has taken a person's turn; counted only while nobody is there."""
    who = table.seats[seat]
    if who.user is None or table.present or who.sat_in >= TWICE:
        return table
    return table.with_seat(seat, replace(who, sat_in=who.sat_in + 1))


def counted_anew(table: Table) -> Table:
    """Return the table as if nobody's turn had been taken; for a press of somebody who is absent."""
    if not any(seat.sat_in for seat in table.seats):
        return table
    return replace(table, seats=tuple(replace(seat, sat_in=0) for seat in table.seats))


def is_deserted(table: Table) -> bool:
    """Return whether every person at a game in play is absent and has been sat in for twice running."""
    if table.tournament is not None:
        return False  # the other tables of the round wait for this one
    people = [seat for seat in table.seats if seat.user is not None]
    return table.status == "playing" and bool(people) and all(seat.sat_in >= TWICE for seat in people)


def paused(table: Table, since: int, due: int) -> Table:
    """Return the table as it is to be kept: with a pause if it is deserted, without one if it isn't.

    Args:
        table: the table after a change.
        since: now, in seconds since 1970.
        due: when it is closed if it pauses now.
    """
    present = bool(table.present)
    if present or table.status != "playing":
        table = counted_anew(table)
    if table.round is None:
        return table
    if present or not is_deserted(table):
        return table.with_round(pause=None) if table.round.pause else table
    return table if table.round.pause else table.with_round(pause=Pause(since, due)).without_consent("take_back")


def left(table: Table, seat: int, computer: Seat) -> Table:
    """Return the table with a computer player for good at the seat of somebody who leaves in mid-game."""
    user = table.seats[seat].user
    gone = {*_leavers(table), *([(seat, user)] if user is not None else [])}
    return table.with_seat(seat, computer).with_round(leavers=tuple(sorted(gone)))


def take_over(table: Table, user: int, *, newcomers: bool = True) -> Table:
    """Return the table in mid-game with this person at a computer player's seat, best one that somebody has left.

    Args:
        table: the table.
        user: who comes.
        newcomers: whether the guild lets people in who have not played this game; who left a seat may always return.

    Raises:
        Conflict: `already_started`: there is none; `own_seat_only`: they left another seat of this game;
            `no_newcomers`.
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
    """Return the seats that somebody left before they had their data deleted."""
    held = table.round.held if table.round else ()
    return {seat for seat, salt, digest in held if documents.mark(salt, user) == digest}


def left_seats(table: Table) -> tuple[int, ...]:
    """Return the seats that people have left in the game being played and nobody has taken over."""
    return tuple(sorted({seat for seat, _ in _leavers(table) if table.seats[seat].user is None}))


def _leavers(table: Table) -> Leavers:
    return table.round.leavers if table.round else ()
