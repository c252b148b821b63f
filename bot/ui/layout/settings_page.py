"""Lay out a server's settings: lines with what has changed, and the second page, which features fill."""

from collections.abc import Mapping

from bot.i18n import Translations
from bot.tables import GuildSettings
from bot.ui.layout.custom_id import of_no_table
from bot.ui.layout.custom_id_verbs import SimpleVerb
from bot.ui.layout.message import GREY, MessageBuilder
from bot.ui.layout.pieces import Button
from bot.ui.layout.slots import SETTINGS_BUTTONS, SETTINGS_LINES, Slots
from bot.ui.message_view import MessageView


def second_settings_page(
    before: GuildSettings | None, after: GuildSettings, words: Translations, slots: Slots, *, plain: bool
) -> MessageView:
    """Return the second page of a server's settings.

    Args:
        before: the settings before a change; None: the page was only opened.
        after: the settings now.
        words: the manager's.
        slots: the lines and buttons of the features.
        plain: whether the manager wants words alone.
    """
    message = MessageBuilder(GREY, of_no_table, plain=plain)
    message.text([f"### {words(settings_heading(before, after))}"])
    was, now = (
        {label: text for part in slots[SETTINGS_LINES] for label, text in part(each, words).items()}
        for each in (before or after, after)
    )
    message.text(setting_lines(was, now, words))
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
