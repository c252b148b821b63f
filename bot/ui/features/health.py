"""Check the bot's permissions on a server, and hold the figures of the process, for the pages of managers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

import discord

from bot.i18n import Translations, message_id
from bot.tables import GuildSettings
from bot.ui.discord import Feature, lacking_for, missing
from bot.ui.live import can_mention


@dataclass(frozen=True, slots=True)
class ProcessHealth:
    """Functions that return figures of the running process.

    Args:
        waiting_writes: returns how many changes wait for the database.
        last_backup: returns when the last backup was made, None if none is known; it reads a file.
    """

    waiting_writes: Callable[[], int]
    last_backup: Callable[[], datetime | None]


def chosen_channels(now: GuildSettings) -> tuple[int, ...]:
    """Return the channels that managers have chosen for tables, tournaments and the digest."""
    return tuple(dict.fromkeys((*now.channels, *filter(None, (now.evening_channel, now.digest)))))


def lacking_in(guild: discord.Guild, channel: int, now: GuildSettings) -> tuple[str, ...]:
    """Return the permissions that the bot lacks in a channel, those for threads included where they are wanted."""
    place = guild.get_channel_or_thread(channel)
    if place is None:
        return ()
    allowed, is_thread = place.permissions_for(guild.me), isinstance(place, discord.Thread)
    lacking = missing(allowed, thread=is_thread)
    if (now.threads or channel == now.evening_channel) and not is_thread:
        lacking += tuple(lacking_for(allowed, Feature.THREADS).get(Feature.THREADS, ()))
    return lacking


def lacking_notes(
    guild: discord.Guild | None, channels: Iterable[int], now: GuildSettings, words: Translations
) -> list[str]:
    """Return a line for each of some channels in which the bot lacks permissions."""
    if guild is None or guild.unavailable:
        return []
    lacking = {channel: lacking_in(guild, channel, now) for channel in channels}
    return [
        words(
            "settings-note-lacking",
            channel=f"<#{channel}>",
            permissions=", ".join(permission_name(name, words) for name in names),
        )
        for channel, names in lacking.items()
        if names
    ]


def mention_notes(guild: discord.Guild | None, now: GuildSettings, words: Translations) -> list[str]:
    """Return a line for each chosen role whose members a mention does not notify."""
    if guild is None or guild.unavailable:
        return []
    evening = (now.evening_channel,) if now.evening_channel else now.channels
    wanted = {now.evening_role: evening, now.table_role: now.channels}
    permission = permission_name("mention_everyone", words)
    return [
        words("settings-note-unmentionable", role=f"<@&{role}>", permission=permission)
        for role, channels in wanted.items()
        if role and not all(can_mention(guild, role, channel) for channel in channels or (None,))
    ]


def setting_notes(guild: discord.Guild | None, now: GuildSettings, words: Translations) -> list[str]:
    """Return a line for each chosen channel or role with which the bot lacks permissions.

    Args:
        now: the settings, without deleted channels and roles.
    """
    return [*lacking_notes(guild, chosen_channels(now), now, words), *mention_notes(guild, now, words)]


def permission_name(name: str, words: Translations) -> str:
    """Return how Discord's settings call a permission in the reader's language."""
    return words(message_id("permission", name.replace("_", "-")))
