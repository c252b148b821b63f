"""What is new after an update, for who manages a server: once, to them alone, beside what they asked for."""

from collections.abc import Sequence

import discord

from bot.i18n import Words
from bot.ui.discord import Answer, Context, home_of
from bot.ui.layout import GREY, Message, of_no_table
from bot.ui.pages.changelog import mark, sections, since

MOST = 5
"""So many entries are told, the newest."""
LONGEST = 280
"""Characters of an entry."""


class NewsPages:
    """Tells, for each server, what the changelog has that nobody who manages it has been told.

    How far it was told stands among the server's settings. A server that is new to the bot begins with what there is.

    Args:
        context: the words, and what servers have chosen.
        changelog: the text of CHANGELOG.md; empty: the program has come without it.
        source: the address of the source; empty: none has been named.
    """

    def __init__(self, context: Context, changelog: str, source: str) -> None:
        self._context = context
        self._settings = context.service.settings
        self._known = sections(changelog)
        self._source = source

    async def begin(self, guild: int) -> None:
        """Tell a server that has just asked the bot in nothing of what it has now."""
        if self._known:
            await self._settings.change_guild(guild, seen_news=mark(self._known))

    async def if_due(self, answer: Answer) -> None:
        """Tell whoever manages a server what is new, if they want it; what they asked for has been answered."""
        interaction, guild = answer.interaction, home_of(answer.interaction)
        if guild is None or not self._known or not interaction.permissions.manage_guild:
            return
        chosen = await self._settings.of_guild(guild)
        if chosen.seen_news == mark(self._known):
            return
        # Before it is told: of two who look at the same time one is told.
        await self.begin(guild)
        new = since(self._known, chosen.seen_news) if chosen.seen_news else ()
        if not new or not chosen.news:
            return
        plain = self._context.liked(interaction).text_only
        try:
            await answer.private(self._message(new, self._context.words(interaction), plain=plain).view())
        except discord.HTTPException as error:  # what they asked for has been answered all the same
            self._context.boundary.report(error, doing="news")

    def _message(self, new: Sequence[str], words: Words, *, plain: bool) -> Message:
        message = Message(GREY, of_no_table, plain=plain)
        lines = [words("news-title", version=self._known[0].version)]
        lines += [f"- {shortened(entry)}" for entry in new[:MOST]]
        if len(new) > MOST:
            lines.append(words("news-more", count=len(new) - MOST))
        if self._source:
            lines.append(words("about-source", address=self._source))
        message.text([*lines, words("news-note")])
        return message


def shortened(entry: str) -> str:
    """Return an entry, or as many of its sentences or words as there is room for."""
    if len(entry) <= LONGEST:
        return entry
    start = entry[:LONGEST]
    sentence, end, _ = start.rpartition(". ")
    kept = f"{sentence}." if end else f"{start.rpartition(' ')[0]} …"
    # What is cut off may have been the end of something bold.
    return f"{kept}**" if kept.count("**") % 2 else kept
