"""The bot on Discord, with cogs the only place that knows the library."""

from bot.ui.context import Context
from bot.ui.discord import CardBot, CardEmojis, CatalogTranslator, Throttle, Tree, card_pictures, use_endpoint
from bot.ui.router import Router

__all__ = [
    "CardBot",
    "CardEmojis",
    "CatalogTranslator",
    "Context",
    "Router",
    "Throttle",
    "Tree",
    "card_pictures",
    "use_endpoint",
]
