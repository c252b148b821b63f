"""What features use to answer, and the pages of the features that are not in `cogs` yet."""

from bot.ui.pages.clicks import Click, Handlers, key_of
from bot.ui.pages.feature import FeatureCog, handles, offer_games, slots_of
from bot.ui.pages.index import Pages
from bot.ui.pages.opening import check_place
from bot.ui.pages.records import filmed
from bot.ui.pages.texts import show_text

__all__ = [
    "Click",
    "FeatureCog",
    "Handlers",
    "Pages",
    "check_place",
    "filmed",
    "handles",
    "key_of",
    "offer_games",
    "show_text",
    "slots_of",
]
