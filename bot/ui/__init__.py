"""The bot on Discord, with cogs the only place that knows the library."""

from bot.ui.client import CardBot
from bot.ui.emojis import Emojis, card_pictures
from bot.ui.endpoint import use_endpoint
from bot.ui.router import Router
from bot.ui.surface import Surface
from bot.ui.throttle import Throttle
from bot.ui.translator import CatalogTranslator
from bot.ui.tree import Tree

__all__ = [
    "CardBot",
    "CatalogTranslator",
    "Emojis",
    "Router",
    "Surface",
    "Throttle",
    "Tree",
    "card_pictures",
    "use_endpoint",
]
