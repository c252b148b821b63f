"""Talking to Discord: answering in time, editing at its pace, and knowing what it refuses."""

from bot.ui.discord.abroad import home_of, is_abroad, is_direct
from bot.ui.discord.access import PRIVATE, SEND, SEND_IN_THREADS, VIEW, Access, may_read, missing
from bot.ui.discord.answering import Answer, is_ping
from bot.ui.discord.arrival import Arrival, resume
from bot.ui.discord.boundary import REFUSALS, Meter, passing
from bot.ui.discord.budget import Budget, Use
from bot.ui.discord.client import LONGEST_RATE_LIMIT, CardBot
from bot.ui.discord.codes import (
    AGAIN_AFTER,
    ANSWERED_ALREADY,
    CLOSED,
    EDITED_OFTEN,
    GONE,
    SHUT,
    STRAY,
    UNKNOWN_MESSAGE,
    busy,
)
from bot.ui.discord.context import Context
from bot.ui.discord.direct import CLOSED_SECONDS, NOT_REACHED, SPACING, WHOLE_BOT, DirectMessagesClosed, Openings
from bot.ui.discord.emojis import CardEmojis, card_pictures
from bot.ui.discord.endpoint import use_endpoint
from bot.ui.discord.gate import Gate
from bot.ui.discord.guilds import Guilds
from bot.ui.discord.invalid import LIMIT as INVALID_LIMIT
from bot.ui.discord.invalid import MANY as INVALID_MANY
from bot.ui.discord.invalid import NOTE as INVALID_NOTE
from bot.ui.discord.invalid import InvalidRequests
from bot.ui.discord.latest import Holds, Latest
from bot.ui.discord.message_editor import Draw, MessageEditor, Send
from bot.ui.discord.permissions import (
    PERMISSIONS,
    Feature,
    Permission,
    invitation,
    labels,
    names_of,
    permission_advice,
    permissions_for,
)
from bot.ui.discord.pictures import SILENT, KeptFile, Pictures, files_in, is_about_emoji
from bot.ui.discord.requests import watch_requests
from bot.ui.discord.throttle import Throttle
from bot.ui.discord.token_edits import TOKEN_SECONDS, TokenEditor, nowhere
from bot.ui.discord.translator import CatalogTranslator
from bot.ui.discord.tree import Tree

__all__ = [
    "AGAIN_AFTER",
    "ANSWERED_ALREADY",
    "CLOSED",
    "CLOSED_SECONDS",
    "EDITED_OFTEN",
    "GONE",
    "INVALID_LIMIT",
    "INVALID_MANY",
    "INVALID_NOTE",
    "LONGEST_RATE_LIMIT",
    "NOT_REACHED",
    "PERMISSIONS",
    "PRIVATE",
    "REFUSALS",
    "SEND",
    "SEND_IN_THREADS",
    "SHUT",
    "SILENT",
    "SPACING",
    "STRAY",
    "TOKEN_SECONDS",
    "UNKNOWN_MESSAGE",
    "VIEW",
    "WHOLE_BOT",
    "Access",
    "Answer",
    "Arrival",
    "Budget",
    "CardBot",
    "CardEmojis",
    "CatalogTranslator",
    "Context",
    "DirectMessagesClosed",
    "Draw",
    "Feature",
    "Gate",
    "Guilds",
    "Holds",
    "InvalidRequests",
    "KeptFile",
    "Latest",
    "MessageEditor",
    "Meter",
    "Openings",
    "Permission",
    "Pictures",
    "Send",
    "Throttle",
    "TokenEditor",
    "Tree",
    "Use",
    "busy",
    "card_pictures",
    "files_in",
    "home_of",
    "invitation",
    "is_about_emoji",
    "is_abroad",
    "is_direct",
    "is_ping",
    "labels",
    "may_read",
    "missing",
    "names_of",
    "nowhere",
    "passing",
    "permission_advice",
    "permissions_for",
    "resume",
    "use_endpoint",
    "watch_requests",
]
