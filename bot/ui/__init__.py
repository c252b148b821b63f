"""The bot on Discord, with cogs the only place that knows the library."""

from bot.ui.context import Context
from bot.ui.discord.client import CardBot
from bot.ui.discord.emojis import CardEmojis, card_pictures
from bot.ui.discord.endpoint import use_endpoint
from bot.ui.discord.throttle import Throttle
from bot.ui.discord.translator import CatalogTranslator
from bot.ui.discord.tree import Tree
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
