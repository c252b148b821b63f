"""Show the second page of a server's settings for the features that fill it."""

from functools import partial

import discord

from bot.errors import PermissionDenied
from bot.i18n import Translations, message_id
from bot.tables import GuildSettings
from bot.ui.discord import AppContext, InteractionResponder, is_manager, missing
from bot.ui.features.opening import without_deleted
from bot.ui.layout import SETTINGS_LINES, Slots, languages, second_settings_page, settings_texts
from bot.ui.live import can_mention


class MoreSettings:
    """Checks who manages a server, and shows the second page of its settings.

    Args:
        context: the settings and the words.
        slots: the lines and buttons of the features.
    """

    def __init__(self, context: AppContext, slots: Slots) -> None:
        self._context = context
        self._slots = slots

    def managed(self, answer: InteractionResponder) -> tuple[int, Translations]:
        """Return the guild of a user who manages it, and their words; Discord's own check can be switched off.

        Raises:
            PermissionDenied: `managers_only`.
        """
        interaction = answer.interaction
        if interaction.guild_id is None or not is_manager(interaction):
            raise PermissionDenied("managers_only")
        return interaction.guild_id, self._context.words(interaction)

    def texts(self, now: GuildSettings, words: Translations) -> dict[str, str]:
        """Return all settings in words, by their names; `words` are the reader's."""
        catalogs = self._context.catalogs
        words_of = partial(catalogs.words, words.locale)
        second = {label: text for part in self._slots[SETTINGS_LINES] for label, text in part(now, words).items()}
        return {**settings_texts(now, words, words_of, languages(catalogs, words)), **second}

    async def show(self, answer: InteractionResponder, before: GuildSettings | None, after: GuildSettings) -> None:
        """Show the page in the clicked message.

        Args:
            before: the settings before a change; None: the page was only opened.
            after: the settings now.
        """
        words, plain = self._context.words(answer.interaction), self._context.preferences_of(answer.interaction)
        guild = answer.interaction.guild
        was, now = (each and without_deleted(each, guild) for each in (before, after))
        notes = setting_notes(guild, now or after, words)
        view = second_settings_page(was, now or after, words, notes, self._slots, plain=plain.text_only)
        await (answer.update(view) if answer.interaction.message else answer.private(view))


def setting_notes(guild: discord.Guild | None, now: GuildSettings, words: Translations) -> list[str]:
    """Return a line for each chosen channel or role with which the bot lacks permissions.

    Args:
        now: the settings, without deleted channels and roles.
        words: the reader's.
    """
    if guild is None or guild.unavailable:
        return []
    lines: list[str] = []
    for number in dict.fromkeys((*now.channels, *filter(None, (now.evening_channel,)))):
        place = guild.get_channel(number)
        lacking = missing(place.permissions_for(guild.me)) if place else ()
        if lacking:
            names = ", ".join(permission_name(name, words) for name in lacking)
            lines.append(words("settings-note-lacking", channel=f"<#{number}>", permissions=names))
    evening, tables = (now.evening_channel,) if now.evening_channel else now.channels, now.channels
    for role, channels in ((now.evening_role, evening), (now.table_role, tables)):
        if role and not all(can_mention(guild, role, channel) for channel in channels or (None,)):
            permission = permission_name("mention_everyone", words)
            lines.append(words("settings-note-unmentionable", role=f"<@&{role}>", permission=permission))
    return list(dict.fromkeys(lines))


def permission_name(name: str, words: Translations) -> str:
    """Return how Discord's settings call a permission in the reader's language."""
    return words(message_id("permission", name.replace("_", "-")))
