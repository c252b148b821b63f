"""Build the options of lists with the levels of computer players."""

from collections.abc import Mapping

from discord import SelectOption

from bot.i18n import Translations
from bot.ui.layout.discord_limits import MAX_OPTION_LABEL, clip


def level_options(labels: Mapping[str, str], words: Translations, now: str | None = None) -> list[SelectOption]:
    """Return levels to choose from, each with what is to be expected of it."""
    return [
        SelectOption(
            label=clip(label, MAX_OPTION_LABEL),
            description=clip(words(f"level-{level}-hint"), MAX_OPTION_LABEL),
            value=level,
            default=level == now,
        )
        for level, label in labels.items()
    ]
