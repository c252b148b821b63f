"""Track where the bot can write, by its permissions and by Discord's recent refusals.

Requests that are known to be forbidden are not sent, since Discord locks out a bot that repeats them. Discord
announces every change of a permission except the end of a timeout, so no test request is needed. A refusal without a
known reason counts for a while only, and "gone" after one check.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.scheduler import Scheduler
from bot.ui.discord.error_codes import AGAIN_AFTER, MISSING_ACCESS, UNKNOWN_CHANNEL
from bot.ui.discord.permissions import Feature, names_of

TRY = "refused_channel"
TIMEOUT = "timeout"
TIMEOUT_MARGIN_SECONDS = 1.0
"""Seconds after the end of a timeout until the bot relies on it."""
VIEW = "view_channel"
SEND = "send_messages"
SEND_IN_THREADS = "send_messages_in_threads"
NEEDED = names_of(Feature.PLAY)
PRIVATE = "private_thread"
"""Among what is missing: that the bot was added to a private thread; no permission."""
ELSEWHERE = "elsewhere"
"""Among what was refused: that Discord did not find a channel that is there; no permission."""
IN_MESSAGES = {"embed_links", "attach_files"}


@dataclass(slots=True)
class ChannelState:
    """The recorded state of a channel."""

    lacking: tuple[str, ...] = ()
    away: bool = False
    gone: bool = False
    refused: set[str] = field(default_factory=set[str])
    tries: int = 0
    asked: float | None = None


class ChannelAccess:
    """Records in which channels the bot can write."""

    def __init__(self, client: discord.Client, scheduler: Scheduler, sees: Callable[[int], bool]) -> None:
        self._client = client
        self._scheduler = scheduler
        self._sees = sees
        self._entries: dict[tuple[int, int], ChannelState] = {}
        self._changes: Counter[int | None] = Counter()
        self._listeners: list[Callable[[int], None]] = []
        self._tries: list[Callable[[int], None]] = []
        self._timeouts: list[Callable[[int], None]] = []
        self._private: set[int] = set()
        """Private threads without the bot, as learnt from interactions there."""

    def subscribe(self, listener: Callable[[int], None]) -> None:
        """Call a listener with the channel whenever one turns out to be closed to the bot, or gone."""
        self._listeners.append(listener)

    def subscribe_to_tries(self, listener: Callable[[int], None]) -> None:
        """Call a listener with the channel whenever what was refused there is to be tried again."""
        self._tries.append(listener)

    def subscribe_to_timeouts(self, listener: Callable[[int], None]) -> None:
        """Call a listener with the guild whenever a timeout of the bot has ended there."""
        self._timeouts.append(listener)

    def learn_thread(self, interaction: discord.Interaction) -> None:
        """Record a private thread from an interaction in it: Discord announces it to its members only."""
        place = interaction.channel
        if interaction.guild is None or not isinstance(place, discord.Thread) or not place.is_private():
            return
        inside = interaction.guild.get_thread(place.id) is not None
        if inside == (place.id in self._private):
            self.is_in(interaction.guild.id, place.id, inside=inside)

    def is_in(self, guild: int, thread: int, *, inside: bool) -> None:
        """Record whether the bot is in a private thread, and check its server again."""
        if inside:
            self._private.discard(thread)
        else:
            self._private.add(thread)
        self.changed(guild)

    def is_outside(self, channel: int) -> bool:
        """Return whether a channel is known to be a private thread that the bot is not in."""
        return channel in self._private

    def lacking(self, guild: int | None, channel: int) -> tuple[str, ...]:
        """Return the missing permissions in a channel, from the cache and from refused requests; () in a DM."""
        entry = self._entry(guild, channel)
        return *entry.lacking, *sorted(entry.refused - {*entry.lacking, ELSEWHERE})

    def is_deleted(self, guild: int | None, channel: int) -> bool:
        """Return whether a channel is known to be deleted."""
        return self._entry(guild, channel).gone

    def may_edit(self, guild: int | None, channel: int) -> bool:
        """Return whether nothing is known to be against editing messages in a channel."""
        entry = self._entry(guild, channel)
        closed = {VIEW, PRIVATE} & {*entry.lacking}
        return not (entry.gone or entry.away or closed or {VIEW, ELSEWHERE} & entry.refused)

    def may_post(self, guild: int | None, channel: int) -> bool:
        """Return whether nothing is known to be against new messages in a channel."""
        entry = self._entry(guild, channel)
        against = {SEND, SEND_IN_THREADS} & {*entry.lacking, *entry.refused}
        return not against and self.may_edit(guild, channel)

    async def refused(self, guild: int | None, channel: int, error: discord.HTTPException, *, posting: bool) -> None:
        """Record a refusal of Discord; the request is retried after a while, and at a user's next click.

        Args:
            posting: whether a new message was refused, not an edit.
        """
        gone = error.code == UNKNOWN_CHANNEL and await self._check_deleted(channel)
        entry = self._entry(guild, channel)
        if gone:
            entry.gone = True
        elif isinstance(error, discord.Forbidden):
            entry.refused.add(SEND if posting and error.code != MISSING_ACCESS else VIEW)
        else:
            entry.refused.add(ELSEWHERE)
        key = TRY, guild or 0, channel
        if not gone and not self._scheduler.is_set(key) and entry.tries < len(AGAIN_AFTER):
            self._scheduler.after(key, AGAIN_AFTER[entry.tries], partial(self._try_again, guild, channel))
            entry.tries += 1
        self._notify(channel)

    async def _check_deleted(self, channel: int) -> bool:
        """Return whether a channel is deleted, by one request; False if that is unknown."""
        try:
            await self._client.fetch_channel(channel)
        except discord.NotFound:
            return True
        except Exception:  # any error: no proof that the channel was deleted
            return False
        return False

    def _try_again(self, guild: int | None, channel: int) -> None:
        """Forget the refused permissions of a channel, and notify the listeners to try again."""
        entry = self._entry(guild, channel)
        if entry.refused:
            entry.refused.clear()
            for listener in self._tries:
                listener(channel)

    def pressed(self, guild: int | None, channel: int, *, posting: bool) -> bool:
        """Return whether something refused is to be tried again since a user has pressed; at most once a minute.

        Args:
            posting: whether that new messages were refused counts even if they are tried again after a while.
        """
        entry = self._entries.get((guild or 0, channel))
        now = asyncio.get_running_loop().time()
        if entry is None:
            return False
        waits = self._scheduler.is_set((TRY, guild or 0, channel))
        lifted = entry.refused - ({SEND} if waits and not posting else set())
        if not lifted or (entry.asked is not None and now - entry.asked < AGAIN_AFTER[0]):
            return False
        entry.asked = now
        entry.refused -= lifted
        return True

    def worked(self, guild: int | None, channel: int) -> None:
        """Record a successful request: the next refusal is the first in a row."""
        entry = self._entries.get((guild or 0, channel))
        if entry is not None and not entry.refused:
            entry.tries, entry.asked = 0, None

    def deleted(self, guild: int, channel: int) -> None:
        """Record that a channel was deleted."""
        self._entry(guild, channel).gone = True
        self._notify(channel)

    def changes(self, guild: int | None) -> int:
        """Return how often a guild's permissions have changed; older refusals may be out of date."""
        return self._changes[guild]

    def changed(self, guild: int) -> None:
        """Check a guild again whose permissions may have changed."""
        self._changes[guild] += 1
        self._scheduler.cancel((TIMEOUT, guild))
        for key, entry in list(self._entries.items()):
            if key[0] == guild and not entry.gone:
                self._scheduler.cancel((TRY, *key))
                del self._entries[key]

    def forget(self, belongs: Callable[[int], bool]) -> None:
        """Drop all servers of a shard that this process has gained or lost."""
        for guild in {guild for guild, _ in self._entries if guild and belongs(guild)}:
            self.changed(guild)

    def _notify(self, channel: int) -> None:
        for listener in self._listeners:
            listener(channel)

    def _entry(self, guild: int | None, channel: int) -> ChannelState:
        key = guild or 0, channel
        entry = self._entries.get(key)
        if entry is None:
            entry = self._entries[key] = self._cached_permissions(guild, channel)
        return entry

    def _cached_permissions(self, guild: int | None, channel: int) -> ChannelState:
        """Return the cached permissions of a channel; unknown for one outside the cache, such as a new thread."""
        if guild is None:
            return ChannelState()
        there = self._client.get_guild(guild)
        if there is None:
            # Guilds of another process are not in this cache.
            return ChannelState(away=self._client.is_ready() and self._sees(guild))
        place = there.get_channel_or_thread(channel)
        if place is None and channel in self._private:
            return ChannelState((PRIVATE,))
        if place is None or there.unavailable or self._client.user is None:
            return ChannelState()
        me = there.get_member(self._client.user.id)
        if me is None:
            return ChannelState()
        self._await_timeout(me)
        return ChannelState(missing(place.permissions_for(me), thread=isinstance(place, discord.Thread)))

    def _await_timeout(self, me: discord.Member) -> None:
        """Notify the listeners when a timeout of the bot's member ends, of which Discord sends no event."""
        if me.timed_out_until is not None and me.is_timed_out():
            end, guild = me.timed_out_until.timestamp() + TIMEOUT_MARGIN_SECONDS, me.guild.id
            self._scheduler.at((TIMEOUT, guild), end, partial(self._timeout_ended, guild))

    def _timeout_ended(self, guild: int) -> None:
        for listener in self._timeouts:
            listener(guild)


def may_read(interaction: discord.Interaction, channel: int) -> bool:
    """Return whether the actor can read a channel of the guild where they act; False if it is unknown."""
    place = interaction.guild.get_channel_or_thread(channel) if interaction.guild else None
    if place is None or not isinstance(interaction.user, discord.Member):
        return False
    if not isinstance(place, discord.Thread):
        return place.permissions_for(interaction.user).view_channel
    if place.parent is None:
        return False
    allowed = place.permissions_for(interaction.user)
    # The members of a private thread are unknown.
    return allowed.manage_threads if place.is_private() else allowed.view_channel


def missing(permissions: discord.Permissions, *, thread: bool = False) -> tuple[str, ...]:
    """Return the required permissions that are missing.

    Args:
        thread: whether the place is a thread, which one writes in by another permission.
    """
    needed = [SEND_IN_THREADS if thread and name == SEND else name for name in NEEDED]
    lacking = tuple(name for name in needed if not getattr(permissions, name))
    # Without access to the channel all other permissions are missing, too.
    if VIEW in lacking:
        return (VIEW,)
    if {SEND, SEND_IN_THREADS} & {*lacking}:
        return tuple(name for name in lacking if name not in IN_MESSAGES)
    return lacking
