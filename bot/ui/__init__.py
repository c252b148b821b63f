"""Show tables and answer clicks on Discord. Below the top, only this package and `cogs` import discord."""

from bot.ui.components import UiComponents
from bot.ui.discord import (
    INVALID_LIMIT,
    INVALID_MANY,
    INVALID_NOTE,
    INVITED,
    MAX_RATE_LIMIT_SECONDS,
    ON_DEMAND,
    PERMISSIONS,
    REQUEST_ERRORS,
    SILENT,
    AppContext,
    BotCommandTree,
    CardBot,
    CardEmojis,
    CatalogTranslator,
    EditThrottle,
    Feature,
    InteractionGate,
    InteractionOrigin,
    InvalidRequests,
    KeptFile,
    Openings,
    RequestBudget,
    card_pictures,
    files_in,
    invitation,
    is_about_emoji,
    labels,
    names_of,
    permission_advice,
    permissions_for,
    use_endpoint,
    watch_requests,
)
from bot.ui.features import ProcessHealth, Shared
from bot.ui.layout import ConfirmAction, CustomId, OpenMenu, PickCards, PlayAction, ProjectLinks, SetPremove
from bot.ui.live import ARCHIVE_MINUTES, CLOSED_NOTE
