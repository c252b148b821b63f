"""Show the second page of a server's settings for the features that fill it."""

from bot.errors import PermissionDenied
from bot.i18n import Translations
from bot.tables import GuildSettings
from bot.ui.discord import AppContext, InteractionResponder, is_manager
from bot.ui.layout import Slots, second_settings_page


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

    async def show(self, answer: InteractionResponder, before: GuildSettings | None, after: GuildSettings) -> None:
        """Show the page in the clicked message.

        Args:
            before: the settings before a change; None: the page was only opened.
            after: the settings now.
        """
        words, plain = self._context.words(answer.interaction), self._context.preferences_of(answer.interaction)
        view = second_settings_page(before, after, words, self._slots, plain=plain.text_only)
        await (answer.update(view) if answer.interaction.message else answer.private(view))
