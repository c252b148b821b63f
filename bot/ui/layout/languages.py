"""List the selectable languages with their names."""

from bot.i18n import Catalogs, Translations
from bot.ui.layout.forms import NONE


def languages(catalogs: Catalogs, words: Translations) -> dict[str, str]:
    """Return the languages and dialects to choose from by their names, the one of Discord first."""
    return {NONE: words("language-of-discord"), **catalogs.names}
