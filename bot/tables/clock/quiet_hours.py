"""Quiet hours: a person's clock stands still meanwhile, so that nobody loses a turn in their sleep.

Of quiet hours that are longer the first twelve count, so that nobody keeps a table waiting for ever by them.
"""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.storage import QuietHours

DAY = timedelta(days=1)
LONGEST = 12 * 3600
"""Seconds of a day in which a clock may stand still."""


def later(start: int, seconds: int, quiet: QuietHours | None) -> int:
    """Return when so much time has passed outside quiet hours; moments in seconds since 1970.

    Args:
        start: from when on.
        seconds: how long, 0 or more.
        quiet: when the clock stands still; None, or a start that is the end: never.
    """
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
    """Return whether a moment is within quiet hours."""
    for begins, ends in _nights(moment, quiet):
        if moment < ends:
            return moment >= begins
    return False


def _nights(start: int, quiet: QuietHours | None) -> Iterator[tuple[int, int]]:
    """Yield the quiet hours from the one that may be under way at a moment, day by day without end.

    Where the clocks of the place are set back or forward, they begin with the earlier and end with the later of the
    two moments that a local time can mean.
    """
    if quiet is None or quiet.start == quiet.end:
        return
    zone = _zone(quiet.zone)
    day = datetime.fromtimestamp(start, zone).date() - DAY
    while True:
        last = day if quiet.start < quiet.end else day + DAY
        begins, ends = min(_moments(day, quiet.start, zone)), max(_moments(last, quiet.end, zone))
        yield begins, min(ends, begins + LONGEST)
        day += DAY


def _moments(day: date, minutes: int, zone: ZoneInfo) -> tuple[int, int]:
    """Return the two moments that so many minutes after midnight can mean, nearly always the same."""
    local = datetime.combine(day, time(*divmod(minutes, 60)), zone)
    return int(local.timestamp()), int(local.replace(fold=1).timestamp())


def _zone(name: str) -> ZoneInfo:
    """Return a place's zone; UTC where the tz database knows it no more."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
