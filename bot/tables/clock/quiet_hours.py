"""Quiet hours, in which a player's clock stands still so that they lose no turn in their sleep.

Of longer quiet hours the first twelve count, so that a table does not wait for ever.
"""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.storage import QuietHours

DAY = timedelta(days=1)
MAX_QUIET_SECONDS = 12 * 3600
"""The most seconds of a day in which a clock can stand still."""


def later(start: int, seconds: int, quiet: QuietHours | None) -> int:
    """Return the time when the given seconds outside quiet hours have passed."""
    now, left = start, seconds
    for begins, ends in _nights(start, quiet):
        if ends <= now:
            continue
        if left <= begins - now:
            break
        left -= max(0, begins - now)
        now = ends
    return now + left


def is_quiet(moment: int, quiet: QuietHours | None) -> bool:
    """Return whether a time is within quiet hours."""
    for begins, ends in _nights(moment, quiet):
        if moment < ends:
            return moment >= begins
    return False


def _nights(start: int, quiet: QuietHours | None) -> Iterator[tuple[int, int]]:
    """Yield the quiet hours, day by day without end, from the one that may be under way at a time.

    Where local clocks change, they begin with the earlier and end with the later of the two times that a local time
    can mean.
    """
    if quiet is None or quiet.start == quiet.end:
        return
    zone = zone_named(quiet.zone)
    day = datetime.fromtimestamp(start, zone).date() - DAY
    while True:
        last = day if quiet.start < quiet.end else day + DAY
        begins, ends = min(_moments(day, quiet.start, zone)), max(_moments(last, quiet.end, zone))
        yield begins, min(ends, begins + MAX_QUIET_SECONDS)
        day += DAY


def _moments(day: date, minutes: int, zone: ZoneInfo) -> tuple[int, int]:
    """Return the two times that some minutes after midnight can mean; they differ only where local clocks change."""
    local = datetime.combine(day, time(*divmod(minutes, 60)), zone)
    return int(local.timestamp()), int(local.replace(fold=1).timestamp())


def zone_named(name: str) -> ZoneInfo:
    """Return a place's time zone; UTC if the tz database has dropped it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
