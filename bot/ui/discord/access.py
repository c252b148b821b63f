"""What the bot may do where: by the permissions that Discord has told it, and by what it has refused all the same.

What is known to be forbidden is not asked for: whoever asks again and again gets locked out. Discord tells of every
change of a permission, so nothing has to be tried to find out that it is back.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import discord

from bot.tables import Table
from bot.ui.discord.codes import MISSING_ACCESS, UNKNOWN_CHANNEL

VIEW = "view_channel"
SEND = "send_messages"
SEND_IN_THREADS = "send_messages_in_threads"
NEEDED = (VIEW, SEND, "embed_links", "attach_files", "read_message_history")
"""What the bot is invited with, by the names of `discord.Permissions`."""
IN_MESSAGES = {"embed_links", "attach_files"}


@dataclass(slots=True)
class Entry:
    """What is known of a channel.

    Args:
        lacking: the permissions that are missing.
        away: the bot is not in the guild.
        gone: the channel was deleted.
        refused: what Discord has refused although nothing known was against it.
    """

    lacking: tuple[str, ...] = ()
    away: bool = False
    gone: bool = False
    refused: set[str] = field(default_factory=set[str])


class Access:
    """Knows in which channels the bot may write.

    Args:
        client: its cache of guilds, channels and roles is kept up to date by Discord; no request is made.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._entries: dict[tuple[int, int], Entry] = {}
        self._listeners: list[Callable[[int], None]] = []

    def subscribe(self, listener: Callable[[int], None]) -> None:
        """Call a listener with the channel whenever one turns out to be closed to the bot, or gone."""
        self._listeners.append(listener)

    def lacking(self, guild: int | None, channel: int) -> tuple[str, ...]:
        """Return the permissions that are missing in a channel, by what is known or was refused; () in a DM."""
        entry = self._entry(guild, channel)
        return *entry.lacking, *sorted(entry.refused - {*entry.lacking})

    def gone(self, guild: int | None, channel: int) -> bool:
        """Return whether a channel is known to be deleted."""
        return self._entry(guild, channel).gone

    def may_edit(self, guild: int | None, channel: int) -> bool:
        """Return whether nothing is known to be against editing messages in a channel."""
        entry = self._entry(guild, channel)
        return not (entry.gone or entry.away or VIEW in entry.lacking or VIEW in entry.refused)

    def may_post(self, guild: int | None, channel: int) -> bool:
        """Return whether nothing is known to be against new messages in a channel."""
        entry = self._entry(guild, channel)
        against = {SEND, SEND_IN_THREADS} & {*entry.lacking, *entry.refused}
        return not against and self.may_edit(guild, channel)

    def refused(self, guild: int | None, channel: int, error: discord.HTTPException, *, posting: bool) -> None:
        """Note what Discord has refused.

        Args:
            guild, channel: where.
            error: its answer.
            posting: whether a new message was refused, not an edit.
        """
        entry = self._entry(guild, channel)
        if error.code == UNKNOWN_CHANNEL:
            entry.gone = True
        elif isinstance(error, discord.Forbidden):
            entry.refused.add(SEND if posting and error.code != MISSING_ACCESS else VIEW)
        self._tell(channel)

    def deleted(self, guild: int, channel: int) -> None:
        """Note that a channel was deleted."""
        self._entry(guild, channel).gone = True
        self._tell(channel)

    def changed(self, guild: int) -> None:
        """Look anew at a guild whose permissions may be others now."""
        for key, entry in list(self._entries.items()):
            if key[0] == guild and not entry.gone:
                del self._entries[key]

    def _tell(self, channel: int) -> None:
        for listener in self._listeners:
            listener(channel)

    def _entry(self, guild: int | None, channel: int) -> Entry:
        key = guild or 0, channel
        entry = self._entries.get(key)
        if entry is None:
            entry = self._entries[key] = self._look(guild, channel)
        return entry

    def _look(self, guild: int | None, channel: int) -> Entry:
        """Return what the cache knows: nothing of a channel it doesn't know, a thread perhaps, or not yet."""
        if guild is None:
            return Entry()
        there = self._client.get_guild(guild)
        if there is None:
            return Entry(away=self._client.is_ready())
        place = there.get_channel_or_thread(channel)
        if place is None or there.unavailable or self._client.user is None:
            return Entry()
        me = there.get_member(self._client.user.id)
        return Entry(missing(place.permissions_for(me), thread=isinstance(place, discord.Thread)) if me else ())


def may_read(interaction: discord.Interaction, channel: int) -> bool:
    """Return whether whoever acts may read a channel of the guild where they act; False if it isn't known."""
    place = interaction.guild.get_channel_or_thread(channel) if interaction.guild else None
    if place is None or not isinstance(interaction.user, discord.Member):
        return False
    if not isinstance(place, discord.Thread):
        return place.permissions_for(interaction.user).view_channel
    if place.parent is None:
        return False
    allowed = place.permissions_for(interaction.user)
    # Who is in a private thread is not known.
    return allowed.manage_threads if place.is_private() else allowed.view_channel


def is_here(interaction: discord.Interaction, table: Table) -> bool:
    """Return whether a table is one of the place where somebody acts: the guild's, or the direct message's.

    In a direct message it may also be one where they sit or wait, or sat in the last game: their hands are there.
    """
    if interaction.guild_id is not None:
        return table.guild == interaction.guild_id
    mine = table.guild is None and table.channel == interaction.channel_id
    return mine or table.is_of(interaction.user.id)


def missing(permissions: discord.Permissions, *, thread: bool = False) -> tuple[str, ...]:
    """Return what is needed and not allowed.

    Args:
        permissions: what is allowed.
        thread: whether the place is a thread, which one writes in by another permission.
    """
    needed = [SEND_IN_THREADS if thread and name == SEND else name for name in NEEDED]
    lacking = tuple(name for name in needed if not getattr(permissions, name))
    # Where one can't see or write one can't do the rest either, which would only repeat it.
    if VIEW in lacking:
        return (VIEW,)
    if {SEND, SEND_IN_THREADS} & {*lacking}:
        return tuple(name for name in lacking if name not in IN_MESSAGES)
    return lacking
