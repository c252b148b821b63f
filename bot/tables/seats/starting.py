"""Who starts a game: the host at once, anybody else with the host's yes, or when the host has long been silent.

Pure changes of a table that waits for its game. A host who has pressed nothing at the table for three minutes is not
there: then the game starts twenty seconds later, unless the host presses something or leaves.
"""

from bot.errors import Conflict
from bot.tables.copies import replace
from bot.tables.models import Consent, Table

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
    request = table.consent("start")
    if request is not None and request.lapses_at is not None:
        raise Conflict("start_asked")
    starts = max(now, seen + SILENCE) + COUNTDOWN
    return table.with_consent(Consent("start", (user,), revision=table.revision + 1, lapses_at=starts))


def host_is_there(table: Table) -> Table:
    """Return the table after a press of its host: the game no longer starts by itself."""
    request = table.consent("start")
    if request is None or request.lapses_at is None:
        return table
    return table.with_consent(replace(request, lapses_at=None))
