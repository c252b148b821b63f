"""What features use to answer."""

from bot.ui.pages.clicks import Click, Handlers, key_of
from bot.ui.pages.feature import FeatureCog, handles, slots_of
from bot.ui.pages.index import Pages
from bot.ui.pages.opening import check_place
from bot.ui.pages.records import filmed
from bot.ui.pages.tables import addresses
from bot.ui.pages.texts import INLINE, question, show_text, text_file, told

__all__ = [
    "INLINE",
    "Click",
    "FeatureCog",
    "Handlers",
    "Pages",
    "addresses",
    "check_place",
    "filmed",
    "handles",
    "key_of",
    "question",
    "show_text",
    "slots_of",
    "text_file",
    "told",
]
