"""Show the second page of a server's settings for the features that fill it."""

from functools import partial

from bot.errors import PermissionDenied
from bot.i18n import Translations
from bot.tables import GuildSettings
from bot.ui.discord import AppContext, InteractionResponder, is_manager
from bot.ui.features.health import setting_notes
from bot.ui.features.opening import without_deleted
from bot.ui.layout import SETTINGS_LINES, Slots, languages, second_settings_page, settings_texts


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
