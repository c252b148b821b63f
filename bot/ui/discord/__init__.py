"""Talk to Discord: respond in time, edit at its pace, and handle its refusals."""

from bot.ui.discord.app_context import AppContext
from bot.ui.discord.channel_access import PRIVATE, SEND, SEND_IN_THREADS, VIEW, ChannelAccess, may_read, missing
from bot.ui.discord.client import MAX_RATE_LIMIT_SECONDS, CardBot
from bot.ui.discord.command_tree import BotCommandTree
from bot.ui.discord.direct import (
    CLOSED_SECONDS,
    NOT_REACHED,
    OPENING_INTERVAL_SECONDS,
    WHOLE_BOT,
    DirectMessagesClosed,
    Openings,
)
from bot.ui.discord.emojis import CardEmojis, card_pictures
from bot.ui.discord.endpoint import use_endpoint
from bot.ui.discord.error_codes import (
    AGAIN_AFTER,
    ANSWERED_ALREADY,
    CLOSED,
    EDITED_OFTEN,
    GONE,
    REQUEST_ERRORS,
    SHUT,
    STRAY,
    UNKNOWN_CHANNEL,
    UNKNOWN_MEMBER,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    busy,
)
from bot.ui.discord.error_handler import REFUSALS, ErrorMetrics, passing
from bot.ui.discord.image_sender import SILENT, KeptFile, files_in, is_about_emoji
from bot.ui.discord.interaction_gate import InteractionGate
from bot.ui.discord.interaction_origin import InteractionOrigin, note_arrival, resume
from bot.ui.discord.internals import chosen_users, forget_role, release_response
from bot.ui.discord.invalid import LIMIT as INVALID_LIMIT
from bot.ui.discord.invalid import NOTE as INVALID_NOTE
from bot.ui.discord.invalid import WARNING_COUNT as INVALID_MANY
from bot.ui.discord.invalid import InvalidRequests
from bot.ui.discord.latest import Holds, LatestValueWorker
from bot.ui.discord.managers import is_manager, manager_of
from bot.ui.discord.member_roles import LASTING, MemberRoles, RoleProblem
from bot.ui.discord.message_editor import MessageEditor
from bot.ui.discord.permissions import (
    INVITED,
    ON_DEMAND,
    PERMISSIONS,
    Feature,
    invitation,
    labels,
    lacking_for,
    names_of,
    permission_advice,
    permissions_for,
)
from bot.ui.discord.request_budget import EditThrottle, RequestBudget, RequestKind
from bot.ui.discord.request_hooks import watch_requests
from bot.ui.discord.responder import InteractionResponder, is_ping, naming
from bot.ui.discord.token_edits import TOKEN_SECONDS, TokenEditor, nowhere
from bot.ui.discord.translator import CatalogTranslator
from bot.ui.discord.user_install import is_bot_dm, is_user_install_only, member_guild_id
