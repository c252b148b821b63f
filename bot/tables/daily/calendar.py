"""Days, and who sits where on them; all by UTC, so that a day is the same everywhere."""

import hashlib
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

BEFORE_THE_FIRST = date(2026, 11, 21)
"""Days are counted from the day after this one."""


def day_of(moment: datetime) -> str:
    """Return the UTC date of a moment, as 2026-11-22."""
    return moment.astimezone(UTC).date().isoformat()


def later(day: str, days: int = 1) -> str:
    """Return the date so many days after another one; before it for negative numbers."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def number_of(day: str) -> int:
    """Return the how-manieth day it is, as people call it."""
    return (date.fromisoformat(day) - BEFORE_THE_FIRST).days


def left_of(moment: datetime) -> float:
    """Return how many seconds the UTC day of a moment still has."""
    here = moment.astimezone(UTC)
    end = datetime.combine(here.date() + timedelta(days=1), datetime.min.time(), UTC)
    return (end - here).total_seconds()


def seat_for(person: int, day: str, game: str, seats: int) -> int:
    """Return the seat from which somebody plays a day's deal.

    It is fixed for the day and nobody chooses it, so that whoever is asked for advice has most likely seen another
    hand of the same deal.
    """
    made = hashlib.sha256(f"{day}/{game}/{person}".encode()).digest()
    return int.from_bytes(made[:8], "big") % seats


def streak(days: Sequence[str], today: str) -> int:
    """Return on how many days running somebody has played, up to today or, if today is still to come, yesterday.

    Args:
        days: on which they have, newest first.
        today: UTC date.
    """
    played = {*days}
    day = today if today in played else later(today, -1)
    count = 0
    while day in played:
        count, day = count + 1, later(day, -1)
    return count
