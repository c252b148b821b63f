"""Checks at Discord: token, clock, emojis, commands, servers and permissions."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import closing
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp
import discord

from bot.cli.commands import differences, known_commands, wanted_commands
from bot.cli.doctor.findings import Finding, bad, note, ok
from bot.config import Settings
from bot.storage import (
    Connection,
    GuildSettings,
    NewerDatabase,
    StorageError,
    UnusableDatabase,
    key_value,
    read_only,
    read_server,
)
from bot.storage import settings as stored_settings
from bot.ui import (
    CLOSED_NOTE,
    INVALID_LIMIT,
    INVALID_MANY,
    INVALID_NOTE,
    CardEmojis,
    Feature,
    card_pictures,
    invitation,
    labels,
    permission_advice,
    permissions_for,
)

TIMEOUT_SECONDS = 60.0
"""The most seconds of all requests to Discord together."""
TOLERANCE = timedelta(seconds=5)
"""The most difference between the clocks; Discord's has whole seconds."""
DAY = timedelta(days=1)
"""How long a count of refused requests is shown."""
MAX_GUILDS = 25
T = TypeVar("T")
NEEDED = permissions_for(Feature.PLAY)


async def at_discord(settings: Settings, in_use: Collection[int], now: Callable[[], datetime]) -> list[Finding]:
    """Run all checks at Discord.

    Args:
        in_use: channels with open tables, where missing permissions are problems.
    """
    assert settings.discord_token is not None
    clock = _Clock(now)
    client = discord.Client(intents=discord.Intents.none(), http_trace=clock.trace())
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS), client:
            found = await _log_in(client, settings.discord_token.get_secret_value())
            if found.mark == "ok":
                return [found, clock.finding(), *[each async for each in _inside(client, settings, in_use, now)]]
            return [found]
    except discord.HTTPException as error:
        advice = "Look at https://discordstatus.com, then try again."
        return [bad("Discord", f"answered {error.status} (code {error.code})", advice)]
    except (OSError, TimeoutError, aiohttp.ClientError) as error:
        advice = "Is this machine online? DNS, firewall and proxy must let it reach discord.com, port 443."
        return [bad("Discord", f"can't be reached: {type(error).__name__}", advice)]


async def _log_in(client: discord.Client, token: str) -> Finding:
    try:
        await client.login(token)
    except discord.LoginFailure:
        advice = "Make a new one (Developer Portal, your application, Bot, Reset Token); in .env it is DISCORD_TOKEN."
        return bad("token", "Discord rejects it", advice)
    return ok("token", f"of {client.user}, application {client.application_id}")


async def _inside(
    client: discord.Client, settings: Settings, in_use: Collection[int], now: Callable[[], datetime]
) -> AsyncIterator[Finding]:
    yield await _emojis(client, settings)
    yield await _commands(client, settings)
    yield direct_messages(_note(settings, CLOSED_NOTE), now)
    guilds = [guild async for guild in client.fetch_guilds(limit=None)]
    if not guilds:
        link = invitation(client.application_id)
        yield note("servers", "the bot is in none", f"Invite it: {link}")
    for guild in guilds[:MAX_GUILDS]:
        chosen = _saved(settings, lambda db, number=guild.id: stored_settings.guild(db, number)) or GuildSettings()
        async for finding in _guild(client, guild.id, in_use, chosen):
            yield finding
    if len(guilds) > MAX_GUILDS:
        yield note("servers", f"{len(guilds) - MAX_GUILDS} more were not looked at")


async def _emojis(client: discord.Client, settings: Settings) -> Finding:
    if not settings.card_emojis:
        return note("emojis", "switched off by BOT_CARD_EMOJIS; cards are shown as text")
    wanted = CardEmojis(card_pictures()).names
    missing = len(wanted - {emoji.name for emoji in await client.fetch_application_emojis()})
    if not missing:
        return ok("emojis", f"all {len(wanted)} pictures of cards are there")
    advice = "The bot uploads them while it runs, for some minutes after its first start; until then cards are text."
    return note("emojis", f"{missing} of {len(wanted)} pictures of cards are missing", advice)


async def _commands(client: discord.Client, settings: Settings) -> Finding:
    """Check that all commands are registered in their present form."""
    wanted = await wanted_commands(settings)
    found = differences(wanted, await known_commands(client))
    if not found:
        return ok("commands", f"all {len(wanted)} are registered")
    kinds = {"not registered": found.missing, "out of date": found.changed, "no longer there": found.left}
    text = "; ".join(f"{kind}: {', '.join(names)}" for kind, names in kinds.items() if names)
    if _note(settings, f"commands:{client.application_id}") is None:
        return note("commands", text, "The bot registers them when it starts.")
    return bad("commands", text, "Register them again: bot sync")


def direct_messages(note_: str | None, now: Callable[[], datetime]) -> Finding:
    """Check whether the bot can open direct messages, by the saved time of its last refusal."""
    until, _, code = (note_ or "0 ").partition(" ")
    if float(until) <= now().timestamp():
        return ok("direct messages", "Discord has refused none for the whole bot lately")
    moment = f"{datetime.fromtimestamp(float(until), UTC):%Y-%m-%d %H:%M} UTC"
    advice = (
        "The bot tries again then; players use My hand until then. If it goes on for days, ask Discord to end the"
        " quarantine: https://dis.gd/contact."
    )
    return bad(
        "direct messages", f"Discord refuses new ones (code {code}); the bot opens none until {moment}", advice
    )


def invalid_requests(settings: Settings, now: Callable[[], datetime]) -> Finding:
    """Check how many requests of the bot Discord has refused lately, by the bot's own count."""
    note_ = _note(settings, INVALID_NOTE)
    recorded: dict[str, Any] = json.loads(note_) if note_ else {"at": None, "count": 0}
    if recorded["at"] is None or now() - datetime.fromisoformat(recorded["at"]) > DAY:
        return ok("requests", "Discord has refused none lately (401, 403, 429)")
    moment = f"{datetime.fromisoformat(recorded['at']):%Y-%m-%d %H:%M} UTC"
    text = f"Discord has refused {recorded['count']:,} in the ten minutes until {moment} (401, 403, 429)"
    if recorded["count"] < INVALID_MANY:
        return ok("requests", f"{text}; it locks an address out from {INVALID_LIMIT:,} on")
    advice = (
        f"With {INVALID_LIMIT:,} it locks this address out. Look for the cause in the log (many_invalid_requests) and"
        " in cardtable_discord_invalid_requests_total of /metrics."
    )
    return bad("requests", text, advice)


def _note(settings: Settings, key: str) -> str | None:
    """Return a saved text of the bot, None if there is none or the database can't be read."""
    return _saved(settings, lambda db: key_value.read(db, key))


def _saved(settings: Settings, read: Callable[[Connection], T]) -> T | None:
    """Return something from the bot's database, None if it can't be read."""
    try:
        if settings.server is not None:
            return read_server(settings.server.get_secret_value(), read)
        with closing(read_only(settings.database)) as db:
            return read(db)
    except (ImportError, UnusableDatabase, NewerDatabase, StorageError, OSError, sqlite3.Error):
        return None


async def _guild(
    client: discord.Client, number: int, in_use: Collection[int], chosen: GuildSettings
) -> AsyncIterator[Finding]:
    """Check the bot's permissions in a server and in each of its text channels."""
    assert client.user is not None
    guild = await client.fetch_guild(number, with_counts=False)
    me = await guild.fetch_member(client.user.id)
    everywhere = missing(me.guild_permissions)
    if everywhere:
        advice = "Give its role these permissions: Server Settings, Roles."
        yield bad("permissions", f"{guild.name}: {', '.join(everywhere)} missing", advice)
    switched_on = {Feature.MENTIONS: chosen.evening_role or chosen.table_role, Feature.WINNER: chosen.winner_role}
    for use in (Feature.THREADS, Feature.EVENTS, *(use for use, role in switched_on.items() if role)):
        without = missing(me.guild_permissions, permissions_for(use))
        if without and not everywhere:
            yield note(use.value, f"{guild.name}: {', '.join(without)} missing", permission_advice(use))
    channels = [channel for channel in await guild.fetch_channels() if isinstance(channel, discord.TextChannel)]
    fine = 0
    for channel in channels:
        here = [name for name in missing(channel.permissions_for(me)) if name not in everywhere]
        if here:
            make = bad if channel.id in in_use else note
            advice = "To allow tables there: Edit Channel, Permissions, add the bot and allow these."
            yield make("permissions", f"{guild.name} #{channel.name}: {', '.join(here)} missing", advice)
        else:
            fine += 1
    if fine and not everywhere:
        yield ok("permissions", f"{guild.name}: complete in {fine} of {len(channels)} text channels")
    elif not everywhere:
        yield bad("permissions", f"{guild.name}: complete in no text channel", "Allow the bot in one at least.")


def missing(permissions: discord.Permissions, needed: discord.Permissions = NEEDED) -> list[str]:
    """Return the names of missing permissions, in Discord's words."""
    # Without access to the channel all other permissions are missing, too.
    lacking = labels(name for name, wanted in needed if wanted and not getattr(permissions, name))
    [seen] = labels(["view_channel"])
    return [seen] if seen in lacking else lacking


class _Clock:
    """Compares this machine's clock with the one in Discord's responses."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._ahead: timedelta | None = None

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that reads the time of every response."""

        async def ended(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
        ) -> None:
            date = params.response.headers.get("Date")
            if date is not None:
                self._ahead = self._now() - parsedate_to_datetime(date)

        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(ended)
        return trace

    def finding(self) -> Finding:
        """Return the difference between the clocks."""
        if self._ahead is None:
            return note("clock", "Discord's responses have no date")
        if abs(self._ahead) <= TOLERANCE:
            return ok("clock", "agrees with Discord's")
        way = "ahead of" if self._ahead > timedelta(0) else "behind"
        text = f"{abs(self._ahead).total_seconds():.0f} s {way} Discord's"
        return bad(
            "clock", text, "Have it set by NTP (timedatectl set-ntp true): deadlines and buttons depend on it."
        )
