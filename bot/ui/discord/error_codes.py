"""Discord's error codes that the bot handles specially."""

import aiohttp
import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_ROLE = 10011
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
QUARANTINED = 20026
OLD_MESSAGE_EDITED_OFTEN = 30046
ANNOUNCEMENT_EDITED_OFTEN = 20022
DIRECT_MESSAGES_OPENED_FAST = 40003
REQUEST_TOO_LARGE = 40005
ANSWERED_ALREADY = 40060
FOLLOWED_TOO_OFTEN = 40094
MISSING_ACCESS = 50001
DIRECT_MESSAGES_CLOSED = 50007
MISSING_PERMISSIONS = 50013
TOKEN_EXPIRED = 50027
INVALID_FORM = 50035
ARCHIVED = 50083
NO_SERVER_IN_COMMON = 50278
LOCKED = 160005

EXPECTED = {
    UNKNOWN_CHANNEL: "unknown channel",
    UNKNOWN_MESSAGE: "unknown message",
    UNKNOWN_WEBHOOK: "unknown webhook",
    UNKNOWN_INTERACTION: "answered too late",
    QUARANTINED: "direct messages quarantined",
    OLD_MESSAGE_EDITED_OFTEN: "too many edits of an old message",
    ANNOUNCEMENT_EDITED_OFTEN: "too many edits of an announcement",
    DIRECT_MESSAGES_OPENED_FAST: "direct messages opened too fast",
    ANSWERED_ALREADY: "answered twice",
    FOLLOWED_TOO_OFTEN: "too many messages to one press",
    MISSING_ACCESS: "missing access",
    DIRECT_MESSAGES_CLOSED: "direct messages closed",
    MISSING_PERMISSIONS: "missing permissions",
    TOKEN_EXPIRED: "interaction token expired",
    ARCHIVED: "archived thread",
    NO_SERVER_IN_COMMON: "no server in common",
    LOCKED: "locked thread",
}
"""Errors that are normal on Discord, with their metric codes."""
GONE = {UNKNOWN_MESSAGE}
"""The message was deleted: a new one takes its place."""
EDITED_OFTEN = {OLD_MESSAGE_EDITED_OFTEN, ANNOUNCEMENT_EDITED_OFTEN}
"""Discord takes the edit later: three in six seconds of messages older than an hour, few of published ones."""
PAUSE = 6.0
"""Seconds that an edit waits after such a refusal."""
SHUT = {ARCHIVED, LOCKED}
"""Nothing can be written in a thread: it is to be opened again, or another one takes its place."""
STRAY = {UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSIONS}
"""Errors that Discord sometimes sends without a reason: they count for a while, then the request is retried."""
AGAIN_AFTER = (60.0, 300.0, 1800.0)
"""Seconds after which a refusal that nothing explains is tried again, the first, second and third time in a row."""
CLOSED = {DIRECT_MESSAGES_CLOSED, NO_SERVER_IN_COMMON}
"""A user takes no direct messages, or shares no server with the bot any more."""
NO_PICTURES = {REQUEST_TOO_LARGE, MISSING_PERMISSIONS}
"""Too large, or not allowed: the same place would refuse the next image, too."""

REQUEST_ERRORS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What a failed request raises: a refusal of Discord, a rate limit that is longer than the bot waits, or a connection
that broke or was too slow (`TimeoutError` is an `OSError`)."""

UNAUTHORIZED = 401
TOO_LARGE = 413
TOO_MANY = 429
BROKEN = 500
"""HTTP statuses; from the last one on it is Discord that is in trouble."""


BY_STATUS = {TOO_MANY: "rate limited", UNAUTHORIZED: "unauthorized for a moment"}
"""The metric codes of errors without a code listed here."""


def busy(error: discord.HTTPException) -> bool:
    """Return whether a refused request can succeed later: Discord is overloaded or unreachable.

    A 401 without a code is a moment of confusion: where the token is really refused, the gateway closes with 4004.
    """
    confused = error.status == UNAUTHORIZED and not error.code
    return error.status >= BROKEN or error.status == TOO_MANY or confused


def is_locked_out(error: Exception) -> bool:
    """Return whether Discord, or Cloudflare in front of it, takes no requests for a while."""
    cause = error.__cause__ if isinstance(error, discord.GatewayNotFound) else error
    return isinstance(cause, discord.RateLimited) or (
        isinstance(cause, discord.HTTPException) and cause.status == TOO_MANY
    )
