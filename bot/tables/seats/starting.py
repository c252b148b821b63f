"""Who starts a game: the host at once, anybody else with the host's yes, or when the host has long been silent.

Pure changes of a table that waits for its game. A host who has pressed nothing at the table for three minutes is not
there: then the game starts twenty seconds later, unless the host presses something or leaves.
"""

from dataclasses import replace

from bot.errors import Conflict, NotAllowed
from bot.tables.models import StartWish, Table

SILENCE = 180
"""Seconds in which a host who is there would have pressed something."""
COUNTDOWN = 20
"""Seconds in which the host can still stop it."""


def asked(table: Table, user: int, now: int, seen: int) -> Table:
    """Return the table with somebody who asks to start its game; raises Conflict `start_asked`.

    Args:
        table: the table, at which this person may start a game.
        user: who asks.
        now: in seconds since 1970.
        seen: when the host last pressed something there.
    """
    if table.start is not None and table.start.due is not None:
        raise Conflict("start_asked")
    return replace(table, start=StartWish(user, now, max(now, seen + SILENCE) + COUNTDOWN))


def host_is_there(table: Table) -> Table:
    """Return the table after a press of its host: nothing starts by itself any more."""
    if table.start is None or table.start.due is None:
        return table
    return replace(table, start=replace(table.start, due=None))


def not_yet(table: Table, user: int) -> Table:
    """Return the table without the wish, which its host refuses.

    Raises:
        NotAllowed: `not_host`.
        Conflict: `no_start_wish`.
    """
    if table.host != user:
        raise NotAllowed("not_host")
    if table.start is None:
        raise Conflict("no_start_wish")
    return replace(table, start=None)


def settled(before: Table, after: Table) -> Table:
    """Return the table without a wish that has lost its sense: it plays, lacks somebody, or somebody has left."""
    wish = after.start
    if wish is None:
        return after
    here = after.seat_of(wish.user) is not None or after.waits(wish.user)
    waits = after.status in {"lobby", "over"} and len(after.seats) >= after.min_seats
    return after if here and waits and after.host == before.host else replace(after, start=None)
