"""Lay out a server's settings: their texts, pages with what has changed, and the page that features fill."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.games import all_games, find_game
from bot.i18n import Catalogs, Translations
from bot.tables import GuildSettings
from bot.ui.escaping import escaped
from bot.ui.layout.custom_id import without_table
from bot.ui.layout.custom_id_verbs import SimpleVerb
from bot.ui.layout.forms import NONE
from bot.ui.layout.house_rules import preset_choices
from bot.ui.layout.message import GREY, MessageBuilder
from bot.ui.layout.pieces import Button
from bot.ui.layout.slots import SETTINGS_BUTTONS, SETTINGS_LINES, Slots
from bot.ui.message_view import MessageView

WordsOf = Callable[[str], Translations]
"""Returns the reader's words with those of a game."""


@dataclass(frozen=True, slots=True)
class SettingsChange:
    """A server's settings as a page shows them.

    Args:
        before: the settings before a change; None: the page was only opened.
    """

    before: GuildSettings | None
    after: GuildSettings
    words: Translations
    notes: Sequence[str] = ()
    plain: bool = False


def settings_page(
    title: str, change: SettingsChange, texts: Callable[[GuildSettings], Mapping[str, str]], buttons: Iterable[Button]
) -> MessageBuilder:
    """Return a page of a server's settings; lists can be added to it.

    Args:
        title: the key of its heading, unless a change was asked for.
    """
    words, before, after = change.words, change.before, change.after
    if before is not None:
        title = "settings-unchanged" if before == after else "settings-changed"
    message = MessageBuilder(GREY, without_table, plain=change.plain)
    message.text([f"### {words(title)}"])
    message.text(_lines(texts(before or after), texts(after), words))
    message.text(change.notes)
    message.menu([message.made(each) for each in buttons])
    return message


def back_to_settings(words: Translations) -> Button:
    """Return the button that leads back to the first page."""
    return Button(SimpleVerb.SETTINGS_PAGE, words("button-back"))


def more_settings_page(change: SettingsChange, slots: Slots) -> MessageView:
    """Return the page of a server's settings that features fill."""
    words = change.words

    def texts(each: GuildSettings) -> dict[str, str]:
        return {label: text for part in slots[SETTINGS_LINES] for label, text in part(each, words).items()}

    buttons = [*slots.fill(SETTINGS_BUTTONS, change.after, words), back_to_settings(words)]
    return settings_page("settings-more", change, texts, buttons).view()


def _lines(was: Mapping[str, str], now: Mapping[str, str], words: Translations) -> list[str]:
    """Return settings as lines, the changed ones with their former text."""
    return [
        words("labelled", label=label, text=text)
        if was.get(label, text) == text
        else f"**{words('labelled', label=label, text=text)}** {words('settings-before', text=was[label])}"
        for label, text in now.items()
    ]


def settings_texts(
    now: GuildSettings, words: Translations, words_of: WordsOf, languages: Mapping[str, str]
) -> dict[str, str]:
    """Return the settings of all pages but that of the features in words, by their names."""
    return {**main_texts(now, words, words_of, languages), **table_texts(now, words), **message_texts(now, words)}


def main_texts(
    now: GuildSettings, words: Translations, words_of: WordsOf, languages: Mapping[str, str]
) -> dict[str, str]:
    """Return the settings of the first page; the arguments are those of `settings_texts`."""
    opener = "managers" if now.openers == "role" and not now.opener_roles else now.openers
    lines = {
        words("settings-channel"): channel_mentions(now.channels) or words("settings-channel-any"),
        words("settings-language"): languages.get(now.language or NONE, now.language or ""),
        words("settings-time"): turn_time(now.turn_time or 0, words),
        words("settings-openers"): role_mentions(now.opener_roles)
        if opener == "role"
        else words(f"settings-openers-{opener}"),
    }
    for game in all_games():
        own = words_of(game)
        house = now.house_rules.get(game)
        name = words("settings-house", game=escaped(own("game-name")))
        known = preset_choices(find_game(game).id, own)
        lines[name] = known.get(house) or escaped(house) if house else own("house-standard")
    return lines | {words("settings-level"): words(f"choice-{now.level}")}


def table_texts(now: GuildSettings, words: Translations) -> dict[str, str]:
    """Return the settings of tables in words, by their names."""
    return {
        words("settings-newcomers"): words(f"settings-newcomers-{'yes' if now.newcomers else 'no'}"),
        words("settings-pictures"): words(f"settings-pictures-{'yes' if now.pictures else 'no'}"),
        words("settings-threads"): words(f"settings-threads-{'yes' if now.threads else 'no'}"),
        words("settings-pause"): words("settings-time-days", count=now.pause_days),
        words("settings-patience"): turn_time(now.patience, words),
    }


def message_texts(now: GuildSettings, words: Translations) -> dict[str, str]:
    """Return the settings of messages that the bot posts by itself in words, by their names."""
    none = words("settings-mention-off")
    return {
        words("settings-tournament-mention"): role_mentions([now.evening_role]) or none,
        words("settings-table-mention"): role_mentions([now.table_role]) or none,
        words("settings-digest"): f"<#{now.digest}>" if now.digest else words("settings-digest-off"),
        words("settings-news"): words(f"settings-news-{'yes' if now.news else 'no'}"),
    }


def channel_mentions(ids: Iterable[int]) -> str:
    """Return channels as mentions."""
    return ", ".join(f"<#{channel}>" for channel in ids)


def role_mentions(ids: Iterable[int | None]) -> str:
    """Return roles as mentions, which ping no one in an answer to a manager alone; None is left out."""
    return ", ".join(f"<@&{role}>" for role in ids if role)


def turn_time(seconds: int, words: Translations) -> str:
    """Return a turn time in words."""
    if not seconds:
        return words("settings-time-off")
    for unit, size in (("days", 24 * 3600), ("hours", 3600), ("minutes", 60)):
        if seconds % size == 0:
            return words(f"settings-time-{unit}", count=seconds // size)
    return words("settings-time-seconds", count=seconds)


def languages(catalogs: Catalogs, words: Translations) -> dict[str, str]:
    """Return the languages and dialects to choose from by their names, the one of Discord first."""
    return {NONE: words("language-of-discord"), **catalogs.names}
