"""Define arguments that several commands and forms have."""

import re
from datetime import date

from discord import app_commands

from bot.errors import Conflict
from bot.i18n import near_zone, zones_of

describe_target = app_commands.describe(
    target="Points that win: Bieten 5 to 31 (odd), Bid Whist 7, 11, 21 or 30, The Betel from 1"
)
TIME = re.compile(r"([01]?\d|2[0-3])(?:[:.]([0-5]\d))?")
DATE = re.compile(r"(\d{1,2})\. ?(\d{1,2})\.(?: ?(\d{4}))?")
MAX_ZONE_LENGTH = 40
MAX_ZONES = 6
"""Zones that are offered for a name that several have."""


def read_time(text: str) -> int:
    """Return minutes after midnight of "22:00", "22.00" or "22"; raises Conflict `bad_time`."""
    match = TIME.fullmatch(text.strip())
    if match is None:
        raise Conflict("bad_time", given=text[:MAX_ZONE_LENGTH])
    return int(match[1]) * 60 + int(match[2] or 0)


def read_date(text: str, today: date) -> date:
    """Return the day of "2026-12-04", "4.12.2026" or "4.12.", the next one without a year.

    Raises:
        Conflict: `bad_date` (given, today).
    """
    match = DATE.fullmatch(text.strip())
    try:
        if match is None:
            return date.fromisoformat(text.strip())
        day, month = int(match[1]), int(match[2])
        if match[3]:
            return date(int(match[3]), month, day)
        return min(each for year in (0, 1) if (each := date(today.year + year, month, day)) >= today)
    except ValueError as error:
        raise Conflict("bad_date", given=text[:MAX_ZONE_LENGTH], today=today.isoformat()) from error


def find_zone(text: str) -> str:
    """Return the zone that was meant by its id, a city or a country; raises Conflict `bad_zone`, `ambiguous_zone`.

    The first call reads the files of all zones.
    """
    text = text[:MAX_ZONE_LENGTH]
    found = zones_of(text)
    if len(found) > 1:
        raise Conflict("ambiguous_zone", given=text, zones=", ".join(found[:MAX_ZONES]))
    if found:
        return found[0]
    near = near_zone(text)
    raise Conflict("bad_zone", given=text, **({"near": near} if near else {}))
