"""Turns an error that ends the bot into one sentence with the remedy."""

import sqlite3
from dataclasses import dataclass

import aiohttp
import discord

from bot.config import Settings
from bot.data_dir import CannotGoOn, StartupError
from bot.storage import (
    DatabaseLocked,
    MissingDriver,
    NewerDatabase,
    StorageError,
    UnusableDatabase,
    explained,
    redact_password,
)

TOKEN = "Discord does not accept this token; check DISCORD_TOKEN."  # noqa: S105  # a sentence
AUTHENTICATION_FAILED = 4004
CLOSED = {
    4010: "of its shard; check BOT_SHARDS, then start it again",
    4011: "it is in too many servers for one connection; start it again",
    4012: "this program is too old for it; install a newer one",
    4013: "of its intents; install the program again",
}
"""The meaning of Discord's close codes that end the gateway's connection for good."""
EXIT_NO_RESTART = 2
"""The exit status for errors that a restart would meet again; systemd's unit and compose.yml don't restart then.

Discord resets the token of a bot that connects 1,000 times a day. It locks out an address with 10,000 refused
requests in ten minutes.
"""
INTENTS = (
    "can't start: Discord refuses the intents of this bot (4014); it needs no privileged ones: "
    "install the program again, and look at the bot's page in the Developer Portal."
)
UNREACHABLE = "is this machine online? DNS, firewall and proxy must let it reach discord.com, port 443"
SERVER = "does the PostgreSQL server run, may this user write there, and is BOT_DATABASE right? bot doctor looks"
FILE = "is there room, and may this user write there? bot doctor looks"
OUTAGE = "look at https://discordstatus.com, then try again"


@dataclass(frozen=True, slots=True)
class Obstacle:
    """The error that ended the bot.

    Args:
        status: the exit status; 1 where a restart may succeed.
    """

    sentence: str
    status: int = 1


def describe_startup_error(error: Exception, settings: Settings) -> Obstacle | None:
    """Return the error that ended the bot in words, or None for a bug."""
    if isinstance(error, NewerDatabase):
        place = redact_password(settings.server.get_secret_value()) if settings.server else settings.database
        return Obstacle(f"can't start: {place}: {error}")
    if isinstance(error, MissingDriver):
        return Obstacle(f"can't start: {error}", EXIT_NO_RESTART)
    if isinstance(error, StartupError | DatabaseLocked | UnusableDatabase):
        return Obstacle(f"can't start: {error}")
    if isinstance(error, CannotGoOn):
        return Obstacle(f"can't go on: {error}")
    if isinstance(error, StorageError):
        if settings.server:
            return Obstacle(f"can't start: {redact_password(settings.server.get_secret_value())}: {error}; {SERVER}")
        return Obstacle(f"can't start: {settings.database}: {error}; {FILE}")
    if isinstance(error, sqlite3.Error):
        return Obstacle(f"can't start: {explained(settings.database, error)}")
    return _at_discord(error)


def _at_discord(error: Exception) -> Obstacle | None:
    """Return an error of Discord, or of the connection to it, in words."""
    if isinstance(error, discord.LoginFailure):
        return Obstacle(TOKEN, EXIT_NO_RESTART)
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return Obstacle(INTENTS, EXIT_NO_RESTART)
    if isinstance(error, discord.ConnectionClosed):  # discord.py reconnects after temporary errors
        if error.code == AUTHENTICATION_FAILED:
            return Obstacle(TOKEN, EXIT_NO_RESTART)
        reason = CLOSED.get(error.code, OUTAGE)
        return Obstacle(f"can't go on: Discord has ended the connection ({error.code}): {reason}", EXIT_NO_RESTART)
    if isinstance(error, discord.HTTPException):
        return Obstacle(f"can't start: Discord answers {error.status} (code {error.code}); {OUTAGE}")
    if isinstance(error, discord.GatewayNotFound | discord.RateLimited):
        return Obstacle(f"can't start: Discord has no connection to give; {OUTAGE}")
    if isinstance(error, OSError | aiohttp.ClientError):
        return Obstacle(f"can't start: Discord can't be reached ({error}): {UNREACHABLE}")
    return None
