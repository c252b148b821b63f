"""The bot on Discord, with cogs the only place below the top that knows the library."""

from bot.ui.discord import (
    CardBot,
    CardEmojis,
    CatalogTranslator,
    Context,
    Throttle,
    Tree,
    card_pictures,
    use_endpoint,
)
from bot.ui.interface import Interface
from bot.ui.pages import Origin, Pages

__all__ = [
    "CardBot",
    "CardEmojis",
    "CatalogTranslator",
    "Context",
    "Interface",
    "Origin",
    "Pages",
    "Throttle",
    "Tree",
    "card_pictures",
    "use_endpoint",
]
