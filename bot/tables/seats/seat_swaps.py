"""Seat changes before a game: moving to a free seat, and swapping. Pure changes of a lobby.

A player can move to a free seat, and swap with a computer player or a gone player at once. Another person has to
agree. The host can swap any two.
"""

from bot.errors import Conflict, PermissionDenied
from bot.tables.copies import replace
from bot.tables.models import Consent, Seat, Table
from bot.tables.seats import seating


def places(table: Table) -> tuple[int, ...]:
    """Return the occupied places, by seat."""
    return table.places or tuple(range(len(table.seats)))


def who_sits(table: Table) -> dict[int, Seat]:
    """Return the seats by place."""
    return dict(zip(places(table), table.seats, strict=True))


def placed(table: Table, sitting: dict[int, Seat]) -> Table:
    """Return the table with these seats at these places."""
    where = tuple(sorted(sitting))
    seats = tuple(sitting[place] for place in where)
    return replace(table, seats=seats, places=() if where == tuple(range(len(where))) else where)


def sit_at(table: Table, user: int, place: int) -> Table:
    """Return the table with a player at another place, or with a request to swap with the person there.

    Raises:
        PermissionDenied: `not_seated`.
        Conflict: `table_closed`, `already_started`, `no_such_seat`, `own_seat`.
    """
    own, sitting = _own_place(table, user), who_sits(table)
    if not 0 <= place < table.max_seats:
        raise Conflict("no_such_seat")
    if place == own:
        raise Conflict("own_seat")
    other = sitting.get(place)
    if other is not None and other.user is not None and other.gone is None and table.host != user:
        return table.with_consent(Consent("swap", (user,), (other.user,)))
    return _swapped(table, own, place)


def swap(table: Table, user: int, one: int, two: int) -> Table:
    """Return the table with the seats at two places swapped for the host; raise as `sit_at`, and `not_host`."""
    seating.check_here(table, user)
    _check_lobby(table)
    if table.host != user:
        raise PermissionDenied("not_host")
    if not {one, two} <= set(range(table.max_seats)) or not {one, two} & set(places(table)):
        raise Conflict("no_such_seat")
    return _swapped(table, one, two)


def swapped(table: Table, request: Consent) -> Table:
    """Return the table with the two players of a swap request swapped."""
    asker, asked = (_own_place(table, who) for who in (request.agreed[0], request.asked[0]))
    return _swapped(table, asker, asked)


def settled(table: Table) -> Table:
    """Return the table with seats side by side once it plays, or once there are fewer places."""
    if table.places and table.status != "lobby":
        table = replace(table, places=())
    if table.places and max(table.places) >= table.max_seats:
        table = replace(table, places=())
    return table


def _own_place(table: Table, user: int) -> int:
    return places(table)[seating.check_in_lobby(table, user)]


def _check_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise Conflict("already_started")


def _swapped(table: Table, one: int, two: int) -> Table:
    """Return the table with the seats at two places swapped; one of them can be free."""
    sitting = who_sits(table)
    first, second = sitting.pop(one, None), sitting.pop(two, None)
    moved = {two: first, one: second}
    sitting |= {place: who for place, who in moved.items() if who is not None}
    return placed(table, sitting).without_consent("swap")
