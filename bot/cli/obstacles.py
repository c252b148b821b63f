"""What keeps the bot from starting or going on, in one sentence that says what would be right."""

import sqlite3

import aiohttp
import discord

from bot.config import Settings
from bot.premises import CannotStart
from bot.storage import NewerDatabase, StorageError, Taken, Unusable, explained, without_password

TOKEN = "Discord does not accept this token; check DISCORD_TOKEN."  # noqa: S105  # a sentence
AUTHENTICATION_FAILED = 4004
CLOSED = {
    4010: "of its shard; start it anew",
    4011: "it is in too many servers for one connection; start it anew",
    4012: "this program is too old for it; install a newer one",
    4013: "of its intents; install the program anew",
}
"""What Discord means by ending the gateway's connection for good: bot.ui knows no other way to connect."""
INTENTS = (
    "can't start: Discord refuses the intents of this bot (4014); it needs no privileged ones: "
    "install the program anew, and look at the bot's page in the Developer Portal."
)
UNREACHABLE = "is this machine online? DNS, firewall and proxy must let it reach discord.com, port 443"
OUTAGE = "look at https://discordstatus.com, then try again"


def obstacle(error: Exception, settings: Settings) -> str | None:
    """Return what ended the bot, in words, or None for what is a bug.

    Args:
        error: what it ended with.
        settings: what it was started with.
    """
    if isinstance(error, NewerDatabase):
        place = without_password(settings.server.get_secret_value()) if settings.server else settings.database
        return f"can't start: {place}: {error}"
    if isinstance(error, CannotStart | Taken | Unusable | StorageError):
        return f"can't start: {error}"
    if isinstance(error, sqlite3.Error):
        return f"can't start: {explained(settings.database, error)}"
    return _at_discord(error)


def _at_discord(error: Exception) -> str | None:
    """Return in words what Discord, or the way to it, has against it."""
    if isinstance(error, discord.LoginFailure):
        return TOKEN
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return INTENTS
    if isinstance(error, discord.ConnectionClosed):
        if error.code == AUTHENTICATION_FAILED:
            return TOKEN
        return f"can't go on: Discord has ended the connection ({error.code}): {CLOSED.get(error.code, OUTAGE)}"
    if isinstance(error, discord.HTTPException):
        return f"can't start: Discord answers {error.status} (code {error.code}); {OUTAGE}"
    if isinstance(error, discord.GatewayNotFound | discord.RateLimited):
        return f"can't start: Discord has no connection to give; {OUTAGE}"
    if isinstance(error, OSError | aiohttp.ClientError):
        return f"can't start: Discord can't be reached ({error}): {UNREACHABLE}"
    return None
