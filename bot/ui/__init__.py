"""The bot on Discord, with cogs the only place below the top that knows the library."""

from bot.ui.discord import (
    INVALID_LIMIT,
    INVALID_MANY,
    INVALID_NOTE,
    Arrival,
    Budget,
    CardBot,
    CardEmojis,
    CatalogTranslator,
    Context,
    Gate,
    InvalidRequests,
    Throttle,
    Tree,
    card_pictures,
    use_endpoint,
    watch_requests,
)
from bot.ui.interface import Interface
from bot.ui.layout import Act, Address, OpenMenu, PickCards, Question, SayAhead
from bot.ui.live import CLOSED_NOTE
from bot.ui.pages import Origin, Pages

__all__ = [
    "CLOSED_NOTE",
    "INVALID_LIMIT",
    "INVALID_MANY",
    "INVALID_NOTE",
    "Act",
    "Address",
    "Arrival",
    "Budget",
    "CardBot",
    "CardEmojis",
    "CatalogTranslator",
    "Context",
    "Gate",
    "Interface",
    "InvalidRequests",
    "OpenMenu",
    "Origin",
    "Pages",
    "PickCards",
    "Question",
    "SayAhead",
    "Throttle",
    "Tree",
    "card_pictures",
    "use_endpoint",
    "watch_requests",
]
