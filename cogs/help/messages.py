"""Help: the first steps, and the lines of /about."""

from collections.abc import Iterator
from datetime import datetime
from math import isfinite

from discord.utils import format_dt

from bot.i18n import Translations
from bot.tables import Table
from bot.ui.layout import Button, ProjectLinks, Reader, SimpleVerb


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button that shows the rules of a table's game."""
    key = "button-how-to-play" if table.status == "lobby" else "button-rules"
    yield Button(SimpleVerb.RULES, reader.words(key))


def first_steps(words: Translations, *, user_installed: bool) -> Iterator[str]:
    """Yield how a player begins; with one more line where a user has installed the bot for themselves."""
    yield from words("help-text").split("\n")
    yield words("tutorial-help")
    if user_installed:
        yield words("abroad-help")


def about_lines(
    words: Translations, origin: ProjectLinks, latency: float, since: datetime, tables: int
) -> Iterator[str]:
    """Yield which program this is, its addresses, and how the bot is.

    Args:
        origin: the release and its addresses.
        latency: seconds between a heartbeat and Discord's answer; not finite without a connection.
        since: when the bot started.
        tables: the number of open tables.
    """
    yield words("about-title", version=origin.release)
    yield words("about-games")
    yield words("about-source", address=origin.source) if origin.source else words("about-source-unknown")
    yield words("about-support", address=origin.support) if origin.support else words("about-support-unknown")
    yield words("about-privacy", address=origin.privacy) if origin.privacy else words("about-privacy-unknown")
    milliseconds = round(1000 * latency) if isfinite(latency) else 0
    yield words("about-health", since=format_dt(since, "R"), milliseconds=milliseconds, tables=tables)
