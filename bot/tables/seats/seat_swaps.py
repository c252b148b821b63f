"""Seat changes before a game: moving to a free seat, and swapping; pure changes of a lobby.

A player swaps with a computer player or a gone player at once; another person has to agree. The host swaps any two.
"""

from bot.errors import Conflict, PermissionDenied
from bot.rules.game import AnyGame
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


def partner_place(game: AnyGame, table: Table, user: int) -> int | None:
    """Return the place opposite the only other person, for a user who has sat down as the second; else None."""
    others = {place for place, seat in who_sits(table).items() if seat.user not in {None, user}}
    count = max(table.min_seats, len(table.seats))
    sides = game.sides(table.options, count)
    if sides >= count or len(others) != 1 or table.status != "lobby" or table.seat_of(user) is None:
        return None
    return (others.pop() + sides) % count


def as_partner(game: AnyGame, table: Table, user: int) -> Table:
    """Return the table with the second person as the partner of the first."""
    place = partner_place(game, table, user)
    own = None if place is None else _own_place(table, user)
    return table if place is None or own is None or place == own else _swapped(table, own, place)


def sit_at(table: Table, user: int, place: int) -> Table:
    """Return the table with a player at another place, or with a request to swap with the person there.

    Raises PermissionDenied `not_seated`, Conflict `table_closed`, `already_started`, `game_over_since`,
    `no_such_seat`, `own_seat`.
    """
    own, sitting = _own_place(table, user), who_sits(table)
    if not 0 <= place < table.max_seats:
        raise Conflict("no_such_seat")
    if place == own:
        raise Conflict("own_seat")
    other = sitting.get(place)
    if other is not None and other.user is not None and other.gone is None and table.host != user:
        return table.with_consent(Consent("swap", (user,), (other.user,), table.revision + 1))
    return _swapped(table, own, place)


def swap(table: Table, user: int, one: int, two: int) -> Table:
    """Return the table with the seats at two places swapped for the host; raise as `sit_at`, and `not_host`."""
    seating.check_present(table, user)
    seating.check_lobby(table)
    if table.host != user:
        raise PermissionDenied("not_host")
    if one == two or not {one, two} <= set(range(table.max_seats)) or not {one, two} & set(places(table)):
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


def _swapped(table: Table, one: int, two: int) -> Table:
    sitting = who_sits(table)
    first, second = sitting.pop(one, None), sitting.pop(two, None)
    moved = {two: first, one: second}
    sitting |= {place: who for place, who in moved.items() if who is not None}
    return placed(table, sitting).without_consent("swap")
