"""Provide the base of features: their class, clicks, finding and showing tables, and text answers."""

from bot.ui.features.clicks import Click, Handlers, key_of
from bot.ui.features.feature import FeatureCog, handles, slots_of
from bot.ui.features.health import (
    ProcessHealth,
    chosen_channels,
    lacking_in,
    lacking_notes,
    mention_notes,
    permission_name,
)
from bot.ui.features.opening import check_place, check_tournament_place, without_deleted
from bot.ui.features.records import filmed
from bot.ui.features.shared import Shared
from bot.ui.features.tables import addresses
from bot.ui.features.texts import MAX_INLINE_LENGTH, question, replace_question, show_text, text_file
