"""Names of days in the languages of the bot."""

from datetime import date, datetime

from babel import Locale
from babel.dates import format_skeleton


def day_name(day: date, locale: str) -> str:
    """Return a day without its year, such as "Fri, Dec 4"."""
    language = Locale.parse(locale.split("-")[0])
    return format_skeleton("MMMEd", datetime(day.year, day.month, day.day), locale=language)  # noqa: DTZ001  # a day only
