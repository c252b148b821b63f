"""Lay out a server's settings: their texts, lines with what has changed, and the second page, which features fill."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.games import all_games, find_game
from bot.i18n import Translations
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


def second_settings_page(
    before: GuildSettings | None,
    after: GuildSettings,
    words: Translations,
    notes: Sequence[str],
    slots: Slots,
    *,
    plain: bool,
) -> MessageView:
    """Return the second page of a server's settings.

    Args:
        before: the settings before a change; None: the page was only opened.
        after: the settings now.
        words: the manager's.
        notes: lines about missing permissions.
        slots: the lines and buttons of the features.
        plain: whether the manager wants words alone.
    """
    message = MessageBuilder(GREY, without_table, plain=plain)
    message.text([f"### {words(settings_heading(before, after))}"])
    was, now = (
        {label: text for part in slots[SETTINGS_LINES] for label, text in part(each, words).items()}
        for each in (before or after, after)
    )
    message.text(setting_lines(was, now, words))
    message.text(notes)
    buttons = [button for part in slots[SETTINGS_BUTTONS] for button in part(after, words)]
    back = Button(SimpleVerb.SETTINGS_PAGE, words("button-back"))
    message.menu([message.made(each) for each in (*buttons, back)])
    return message.view()


def settings_heading(before: GuildSettings | None, after: GuildSettings) -> str:
    """Return the key of a page's heading: whether a change was saved, or the title where none was asked for."""
    if before is None:
        return "settings-title"
    return "settings-unchanged" if before == after else "settings-changed"


def setting_lines(was: Mapping[str, str], now: Mapping[str, str], words: Translations) -> list[str]:
    """Return settings as lines, the changed ones with their former text.

    Args:
        was: the texts before a change, by the settings' names.
        now: the texts after it.
    """
    return [
        words("labelled", label=label, text=text)
        if was.get(label, text) == text
        else f"**{words('labelled', label=label, text=text)}** {words('settings-before', text=was[label])}"
        for label, text in now.items()
    ]


def settings_texts(
    now: GuildSettings, words: Translations, words_of: WordsOf, languages: Mapping[str, str]
) -> dict[str, str]:
    """Return the settings of the first page in words, by their names; `words` are the reader's."""
    opener = "managers" if now.openers == "role" and not now.opener_roles else now.openers
    lines = {
        words("settings-channel"): channel_mentions(now.channels) or words("settings-channel-any"),
        words("settings-language"): languages.get(now.language or NONE, now.language or ""),
        words("settings-time"): turn_time(now.turn_time or 0, words),
        words("settings-openers"): role_mentions(now.opener_roles)
        if opener == "role"
        else words(f"settings-openers-{opener}"),
        words("settings-newcomers"): words(f"settings-newcomers-{'yes' if now.newcomers else 'no'}"),
        words("settings-pictures"): words(f"settings-pictures-{'yes' if now.pictures else 'no'}"),
        words("settings-pause"): words("settings-time-days", count=now.pause_days),
        words("settings-patience"): turn_time(now.patience, words),
        words("settings-level"): words(f"choice-{now.level}"),
        words("settings-threads"): words(f"settings-threads-{'yes' if now.threads else 'no'}"),
        words("settings-news"): words(f"settings-news-{'yes' if now.news else 'no'}"),
        words("settings-digest"): f"<#{now.digest}>" if now.digest else words("settings-digest-off"),
        words("settings-zone"): now.zone or words("settings-zone-none"),
    }
    for game in all_games():
        own = words_of(game)
        house = now.house_rules.get(game)
        name = words("settings-house", game=escaped(own("game-name")))
        known = preset_choices(find_game(game).id, own)
        lines[name] = known.get(house) or escaped(house) if house else own("house-standard")
    return lines


def channel_mentions(ids: Iterable[int]) -> str:
    """Return channels as mentions."""
    return ", ".join(f"<#{channel}>" for channel in ids)


def role_mentions(ids: Iterable[int]) -> str:
    """Return roles as mentions, which ping no one in an answer to a manager alone."""
    return ", ".join(f"<@&{role}>" for role in ids)


def turn_time(seconds: int, words: Translations) -> str:
    """Return a turn time in words."""
    if not seconds:
        return words("settings-time-off")
    for unit, size in (("days", 24 * 3600), ("hours", 3600), ("minutes", 60)):
        if seconds % size == 0:
            return words(f"settings-time-{unit}", count=seconds // size)
    return words("settings-time-seconds", count=seconds)
