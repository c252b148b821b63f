"""Who starts a game: the host at once, other players with the host's yes, or after the host was inactive for long.

Pure changes of a table in lobby. A host without a click for three minutes counts as absent: then the game starts
twenty seconds after a request, unless the host clicks something or leaves.
"""

from bot.errors import Conflict
from bot.rules.errors import ParseError
from bot.rules.game import AnyGame
from bot.tables.copies import replace
from bot.tables.models import Consent, Table
from bot.tables.seats import seating

HOST_ABSENT_SECONDS = 180
"""Seconds without a click after which the host counts as absent."""
COUNTDOWN_SECONDS = 20
"""Seconds in which the host can still stop the start."""


def asked(table: Table, user: int, now: int, last_click: int) -> Table:
    """Return the table with a player's request to start its game; raise Conflict `start_asked`."""
    request = table.consent("start")
    if request is not None and request.lapses_at is not None:
        raise Conflict("start_asked")
    starts = max(now, last_click + HOST_ABSENT_SECONDS) + COUNTDOWN_SECONDS
    return table.with_consent(Consent("start", (user,), revision=table.revision + 1, lapses_at=starts))


def host_is_there(table: Table) -> Table:
    """Return the table after a click of its host: the game no longer starts by itself."""
    request = table.consent("start")
    if request is None or request.lapses_at is None:
        return table
    return table.with_consent(replace(request, lapses_at=None))


def missing_computers(game: AnyGame, table: Table) -> int:
    """Return how many computer players a start seats.

    None, if those who sit there can play. Else as many as fill the chosen size, or the game's usual one.
    """
    here = len(table.seats)
    fitting = [seats for seats in range(here, table.max_seats + 1) if _fits(game, table, seats)]
    if here in fitting and here > 1:
        return 0
    chosen = table.max_seats < seating.room(game, table.options)[1]
    size = table.max_seats if chosen else game.recommended_seats(table.options)
    target = next((seats for seats in fitting if seats >= size), fitting[-1] if fitting else here)
    return target - here


def filled(game: AnyGame, table: Table) -> Table:
    """Return the table with the computer players that a start seats."""
    for _ in range(missing_computers(game, table) if table.status == "lobby" else 0):
        table = seating.with_computer(table)
    return table


def _fits(game: AnyGame, table: Table, seats: int) -> bool:
    try:
        game.check_seats(table.options, seats)
    except ParseError:
        return False
    return True
