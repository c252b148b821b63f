"""Finds time zones by players' words for them: a zone's id, a city in a language of the bot, or a country.

The names come from CLDR (by Babel, a dependency of fluent.runtime), and of more cities from cities.toml.
"""

import tomllib
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import cast
from unicodedata import combining, normalize
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global

from bot.i18n.catalogs import COMMON

CITIES = Path(__file__).with_name("cities.toml")
PLAIN = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ı": "i", "æ": "ae", "'": None, "’": None, ".": " ", "-": " ", "_": " "}
)
SPELT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa"})
SPAN = [datetime(year, month, 15, 12, tzinfo=UTC) for year in (2026, 2027) for month in range(1, 13)]
"""The times at which two zones are compared: every month of two years."""
MIN_SIMILARITY = 0.75
"""How similar a name must be to be suggested for an unknown one."""


def zones_of(text: str) -> tuple[str, ...]:
    """Return the zones that a text can mean, one of those with the same time; empty: it is no name of a zone."""
    exact = _zones().get(text.strip().replace(" ", "_").casefold())
    return (exact,) if exact else _distinct(_names().get(_key(text), ()))


def near_zone(text: str) -> str | None:
    """Return the zone whose name is most similar to a text, or None."""
    names = _names()
    close = get_close_matches(_key(text), names, n=1, cutoff=MIN_SIMILARITY)
    return _distinct(names[close[0]])[0] if close else None


def _distinct(zones: tuple[str, ...]) -> tuple[str, ...]:
    """Return zones without those that have the same time as another."""
    found: dict[tuple[object, ...], str] = {}
    for zone in zones:
        info = ZoneInfo(zone)
        found.setdefault(tuple(moment.astimezone(info).utcoffset() for moment in SPAN), zone)
    return tuple(found.values())


@cache
def _zones() -> dict[str, str]:
    """Return the ids of zones by their ids in lower case; the library looks through all its files each time."""
    return {zone.casefold(): zone for zone in available_timezones()}


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """Return the zones of every name, the best-known zone first."""
    known, found = {*_zones().values()}, dict[str, dict[str, None]]()
    for zone, name in _pairs():
        if zone in known:
            for key in {_key(name), _key(name.casefold().translate(SPELT))}:
                found.setdefault(key, {})[zone] = None
    return {key: tuple(zones) for key, zones in found.items()}


def _pairs() -> Iterator[tuple[str, str]]:
    """Yield zones with their names: cities of zones, cities of the list, then countries."""
    # The longer id is the newer one: America/Argentina/Buenos_Aires, America/Buenos_Aires.
    for zone in sorted(_zones().values(), key=lambda zone: (-zone.count("/"), zone)):
        if "/" in zone and not zone.startswith("Etc/"):
            yield zone, zone
            yield zone, zone.rpartition("/")[2]
    locales = [Locale(language) for language in sorted({path.parent.name for path in COMMON.glob("*/*.ftl")})]
    for locale in locales:
        named = cast("Mapping[str, Mapping[str, str]]", locale.time_zones)
        for zone, forms in named.items():
            if "city" in forms:
                yield zone, forms["city"]
    cities = tomllib.loads(CITIES.read_text(encoding="utf-8"))
    for zone, listed in cities.items():
        for name in listed:
            yield zone, name
    countries: Mapping[str, list[str]] = get_global("territory_zones")
    for territory, zones in countries.items():
        # Most players of a country live in a zone of the list: Spain is Madrid before it is Ceuta.
        ordered = sorted(zones, key=lambda zone: (zone not in cities, zone))
        for locale in locales:
            names: Mapping[str, str] = locale.territories
            for zone in ordered if territory in names else ():
                yield zone, names[territory]


def _key(name: str) -> str:
    """Return a name in the form for look-ups: without accents, capitals, hyphens and dots."""
    letters = normalize("NFD", name.casefold())
    plain = "".join(sign for sign in letters if not combining(sign)).translate(PLAIN)
    return " ".join(plain.split())
