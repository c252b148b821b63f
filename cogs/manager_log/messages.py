"""Log of managers' actions: its button in the settings, and a page of it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.i18n import Translations
from bot.tables import GuildSettings, ManagerLogEntry, ManagerLogPage
from bot.ui.escaping import escaped
from bot.ui.layout import GREY, Button, MessageBuilder, ShowManagerLog, SimpleVerb, WordsOf, without_table
from bot.ui.message_view import MessageView

ENTRY_LENGTH = 420
"""Characters of an entry, at most: a whole page fits a message."""
PLAIN = ("season", "name")
"""Details that users have typed."""

TextsOf = Callable[[GuildSettings], Mapping[str, str]]
"""Returns all settings in the reader's words, by their names."""


def buttons(now: GuildSettings, words: Translations) -> tuple[Button, ...]:
    """Return the button on the page More settings."""
    return (Button(ShowManagerLog(0), words("button-manager-log")),)


def log_page(
    page: ManagerLogPage, days: int, words: Translations, words_of: WordsOf, texts_of: TextsOf, *, plain: bool
) -> MessageView:
    """Return a page of the log."""
    message = MessageBuilder(GREY, without_table, plain=plain)
    message.text([f"### {words('manager-log-title')}", f"-# {words('manager-log-note', days=days)}"])
    lines = [line for entry in page.entries for line in _lines(entry, words, words_of, texts_of)]
    message.text(lines or [words("manager-log-empty")])
    if page.pages > 1:
        message.footnote(f"-# {words('leaderboard-page', page=page.number + 1, pages=page.pages)}")
    back = message.button(SimpleVerb.MORE_SETTINGS, words("button-back"))
    if page.pages <= 1:
        message.buttons([back])
        return message.view()
    before, after = ShowManagerLog(max(0, page.number - 1)), ShowManagerLog(page.number + 1)
    message.buttons(
        [
            message.button(before, words("button-page-before"), enabled=page.number > 0),
            message.button(after, words("button-page-after"), enabled=page.number + 1 < page.pages),
            back,
        ]
    )
    return message.view()


def _lines(entry: ManagerLogEntry, words: Translations, words_of: WordsOf, texts_of: TextsOf) -> Iterator[str]:
    """Yield the lines of an entry: what was done, by whom and when; of settings also what has changed."""
    details = {name: _detail(name, value, words_of) for name, value in entry.details.items()}
    what = words(f"manager-log-{entry.kind.replace('_', '-')}", **{"other": _person(entry.other, words), **details})
    line = words("manager-log-entry", what=what, who=_person(entry.user, words), time=f"<t:{entry.at}:f>")
    yield f"- {line}"
    room = ENTRY_LENGTH - len(line) - 3
    if entry.kind == "settings_changed":
        for change in _changes(entry.details, words, texts_of):
            room -= len(change) + 5
            if room < 4:
                yield "  - …"
                return
            yield f"  - {change}"


def _changes(details: Mapping[str, Any], words: Translations, texts_of: TextsOf) -> Iterator[str]:
    try:
        was, now = (texts_of(GuildSettings.model_validate(details[name])) for name in ("old", "new"))
    except ValueError:
        return
    for label, text in now.items():
        before = was.get(label, text)
        if before != text:
            yield words("manager-log-setting", label=label, before=before, now=text)


def _detail(name: str, value: Any, words_of: WordsOf) -> Any:
    """Return a detail for a text; numbers of tables and games stand there without separators."""
    if name == "game":
        return escaped(words_of(value)("game-name")) if isinstance(value, str) else str(value)
    if name == "role":
        return f"<@&{value}>"
    if name in PLAIN:
        return escaped(value)
    return value if isinstance(value, str) else str(value)


def _person(user: int | None, words: Translations) -> str:
    """Return a mention, which pings no user in an answer that only one user sees."""
    return f"<@{user}>" if user else words("manager-log-former")
