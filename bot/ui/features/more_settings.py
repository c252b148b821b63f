"""Show the page of a server's settings that features fill, and open the forms."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.errors import PermissionDenied
from bot.i18n import Translations
from bot.tables import GuildSettings
from bot.ui.discord import AppContext, InteractionResponder, is_manager
from bot.ui.features.health import setting_notes
from bot.ui.features.opening import without_deleted
from bot.ui.layout import (
    SETTINGS_LINES,
    Form,
    SettingsChange,
    Slots,
    filled,
    languages,
    more_settings_page,
    settings_texts,
)


@dataclass(frozen=True, slots=True)
class SubmittedSettings:
    """A form with settings that a manager has filled in; `fields`: what was chosen or typed, by field."""

    guild: int
    words: Translations
    before: GuildSettings
    fields: dict[str, list[str]]


class MoreSettings:
    """Checks who manages a server, and shows the page of its settings that features fill."""

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

    async def submitted(
        self, answer: InteractionResponder, form: Callable[[GuildSettings, Translations], Form]
    ) -> SubmittedSettings | None:
        """Return what a manager filled in; open the form and return None if it has not been shown yet.

        Raises:
            PermissionDenied: `managers_only`.
        """
        guild, words = self.managed(answer)
        before = await self._context.service.settings.for_guild(guild)
        fields = filled(answer.interaction)
        if fields is None:
            await answer.modal(form(without_deleted(before, answer.interaction.guild), words).modal())
            return None
        return SubmittedSettings(guild, words, before, fields)

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
        """
        view = more_settings_page(self.change(answer, before, after), self._slots)
        await (answer.update(view) if answer.interaction.message else answer.private(view))

    def change(
        self, answer: InteractionResponder, before: GuildSettings | None, after: GuildSettings
    ) -> SettingsChange:
        """Return settings as a manager reads them, without deleted channels and roles.

        Args:
            before: the settings before a change; None: the page was only opened.
        """
        guild, words = answer.interaction.guild, self._context.words(answer.interaction)
        was, now = before and without_deleted(before, guild), without_deleted(after, guild)
        plain = self._context.preferences_of(answer.interaction).text_only
        return SettingsChange(was, now, words, setting_notes(guild, now, words), plain)
