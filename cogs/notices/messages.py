"""Notices: the greeting of a server, and the message about new releases from the changelog."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from bot.i18n import Translations, message_id
from bot.ui.layout import GREY, MessageBuilder, OpenLesson, Speak, without_table

MAX_BUTTONS_IN_ROW = 5
MAX_ENTRIES = 5
"""So many entries are shown, the newest."""
MAX_ENTRY_LENGTH = 280
"""Characters of an entry."""
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def greeting(
    words: Translations,
    languages: Mapping[str, str],
    lessons: Mapping[str, str],
    *,
    chosen: str | None = None,
    lacks: Mapping[str, Sequence[str]] | None = None,
    plain: bool = False,
) -> MessageBuilder:
    """Return the greeting of a server."""
    message = MessageBuilder(GREY, without_table, plain=plain)
    message.text(words("welcome").split("\n"))
    for use, names in (lacks or {}).items():
        permissions = ", ".join(words(message_id("permission", name.replace("_", "-"))) for name in names)
        message.footnote(words(f"welcome-{use}", permissions=permissions))
    message.menu(
        [
            message.button(OpenLesson(game), words("tutorial-learn-game", game=name), style=ButtonStyle.success)
            for game, name in lessons.items()
        ]
    )
    if languages:
        message.text([words("welcome-language")])
    keys = list(languages)
    for first in range(0, len(keys), MAX_BUTTONS_IN_ROW):
        some = keys[first : first + MAX_BUTTONS_IN_ROW]
        message.buttons([message.button(Speak(key), languages[key], enabled=key != chosen) for key in some])
    return message


def news(version: str, new: Sequence[str], source: str, words: Translations, *, plain: bool) -> MessageBuilder:
    """Return what is new after an update."""
    message = MessageBuilder(GREY, without_table, plain=plain)
    lines = [words("news-title", version=version)]
    lines += [f"- {shortened(entry)}" for entry in new[:MAX_ENTRIES]]
    if len(new) > MAX_ENTRIES:
        lines.append(words("news-more", count=len(new) - MAX_ENTRIES))
    if source:
        lines.append(words("about-source", address=source))
    message.text([*lines, words("news-note")])
    return message


def shortened(entry: str) -> str:
    """Return an entry, or as many of its sentences or words as there is room for."""
    if len(entry) <= MAX_ENTRY_LENGTH:
        return entry
    start = entry[:MAX_ENTRY_LENGTH]
    sentence, end, _ = start.rpartition(". ")
    kept = f"{sentence}." if end else f"{start.rpartition(' ')[0]} …"
    # What is cut off may have been the end of something bold.
    return f"{kept}**" if kept.count("**") % 2 else kept


# The changelog


@dataclass(frozen=True, slots=True)
class Section:
    """A release in the changelog.

    Args:
        entries: what is new in it, in the order in which it came, each one line of Markdown without links.
    """

    version: str
    entries: tuple[str, ...]


def sections(text: str) -> tuple[Section, ...]:
    """Return the releases in a changelog that name anything new, the newest first."""
    found: list[Section] = []
    for part in re.split(r"^## +", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        entries = tuple(_line(entry) for entry in re.split(r"^[-*] ", body, flags=re.MULTILINE)[1:])
        if title.split() and entries:
            found.append(Section(title.split()[0], entries))
    return tuple(found)


def mark(known: tuple[Section, ...]) -> tuple[str, int]:
    """Return how far a changelog with any release goes: the newest, and how much is new in it."""
    return known[0].version, len(known[0].entries)


def since(known: tuple[Section, ...], seen: tuple[str, int]) -> tuple[str, ...]:
    """Return what has come since a changelog went as far as `seen`, the newest first; all if that is not in it."""
    found: list[str] = []
    for section in known:
        last = section.version == seen[0]
        found += reversed(section.entries[seen[1] if last else 0 :])
        if last:
            break
    return tuple(found)


def _line(entry: str) -> str:
    paragraph = entry.partition("\n\n")[0]
    return LINK.sub(r"\1", " ".join(paragraph.split()))
