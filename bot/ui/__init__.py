"""The bot on Discord, with cogs the only place below the top that knows the library."""

from bot.ui.discord import (
    Arrival,
    CardBot,
    CardEmojis,
    CatalogTranslator,
    Context,
    Gate,
    Throttle,
    Tree,
    card_pictures,
    use_endpoint,
)
from bot.ui.interface import Interface
from bot.ui.pages import Origin, Pages

__all__ = [
    "Arrival",
    "CardBot",
    "CardEmojis",
    "CatalogTranslator",
    "Context",
    "Gate",
    "Interface",
    "Origin",
    "Pages",
    "Throttle",
    "Tree",
    "card_pictures",
    "use_endpoint",
]
