"""What this bot is, who runs it, and whether it is well."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import discord

from bot.i18n import Words
from bot.ui.discord import Answer, Context
from bot.ui.pages.news import NewsPages
from bot.ui.pages.texts import show_text


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the program comes from, and whom to ask.

    Args:
        release: its version.
        source, support, privacy: addresses on the web; empty: the operator has named none.
        changelog: what has become new, release by release (`bot.version.changelog`); empty: nobody knows.
    """

    release: str
    source: str = ""
    support: str = ""
    privacy: str = ""
    changelog: str = field(default="", repr=False)


class AboutPages:
    """Says which program this is, where its source, its help and its privacy policy are, and how it is.

    Args:
        context: the tables and the words.
        client: the connection to Discord.
        origin: where the program comes from.
        news: tells what is new after an update.
    """

    def __init__(self, context: Context, client: discord.Client, origin: Origin, news: NewsPages) -> None:
        self._context = context
        self._client = client
        self._origin = origin
        self._news = news
        self._since = discord.utils.utcnow()

    async def show(self, answer: Answer) -> None:
        """Answer with all of it, for the asker alone."""
        words = self._context.words(answer.interaction)
        open_tables = sum((await self._context.service.directory.count()).values())
        await show_text(self._context, answer, self._lines(words, open_tables))
        await self._news.if_due(answer)

    def _lines(self, words: Words, tables: int) -> Iterable[str]:
        origin, latency = self._origin, self._client.latency
        yield words("about-title", version=origin.release)
        yield words("about-games")
        yield words("about-source", address=origin.source) if origin.source else words("about-source-unknown")
        yield words("about-support", address=origin.support) if origin.support else words("about-support-unknown")
        yield words("about-privacy", address=origin.privacy) if origin.privacy else words("about-privacy-unknown")
        # Without a connection discord.py has nothing to measure: not a number, or infinity.
        milliseconds = round(1000 * latency) if 0 <= latency < float("inf") else 0
        since = discord.utils.format_dt(self._since, "R")
        yield words("about-health", since=since, milliseconds=milliseconds, tables=tables)
