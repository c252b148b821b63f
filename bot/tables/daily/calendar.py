"""Dates, numbers and seats of the deal of the day. Days are in UTC, so that they are the same everywhere."""

import hashlib
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

BEFORE_THE_FIRST = date(2026, 11, 21)
"""The day before day number 1."""


def day_of(moment: datetime) -> str:
    """Return the UTC date of a moment, as 2026-11-22."""
    return moment.astimezone(UTC).date().isoformat()


def later(day: str, days: int = 1) -> str:
    """Return the date this many days after another one; before it for negative numbers."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def number_of(day: str) -> int:
    """Return the day's running number as players see it ("no. 12")."""
    return (date.fromisoformat(day) - BEFORE_THE_FIRST).days


def left_of(moment: datetime) -> float:
    """Return the seconds left in the UTC day of a time."""
    here = moment.astimezone(UTC)
    end = datetime.combine(here.date() + timedelta(days=1), datetime.min.time(), UTC)
    return (end - here).total_seconds()


def seat_for(person: int, day: str, game: str, seats: int) -> int:
    """Return a player's seat of the day; a friend who gives advice has most likely seen another hand of the deal."""
    made = hashlib.sha256(f"{day}/{game}/{person}".encode()).digest()
    return int.from_bytes(made[:8], "big") % seats


def streak(days: Sequence[str], today: str) -> int:
    """Return how many of the days, newest first, are in a row up to today, or to yesterday while today is open."""
    played = {*days}
    day = today if today in played else later(today, -1)
    count = 0
    while day in played:
        count, day = count + 1, later(day, -1)
    return count
