"""Outages: notes about channels where the bot can't write, and redraws when it can again.

Discord sends every change of a channel, a role and the bot's own membership, so that the bot asks for nothing. At the
end of a timeout it sends no event; `ChannelAccess` waits for that. Each problem is reported once at a table.
"""

import json
from collections.abc import Iterable

import discord
from discord.ext import commands

from bot.i18n import message_id
from bot.tables import Table, TableChanged
from bot.ui.discord import (
    NOT_REACHED,
    PRIVATE,
    SEND,
    SEND_IN_THREADS,
    VIEW,
    AppContext,
    InteractionResponder,
    forget_role,
    member_guild_id,
    missing,
)
from bot.ui.features import FeatureCog, Shared

GONE = "channel"
"""The entry of that note for a missing channel; all others are permissions."""


class OutageNotices(FeatureCog, name="outages"):
    """Listens to changes of servers, channels and permissions."""

    def __init__(self, context: AppContext, shared: Shared) -> None:
        super().__init__(context, shared)
        upkeep = shared.upkeep
        self._board = upkeep.board
        self._hands = upkeep.hands
        self._access = upkeep.access
        self._direct_messages = upkeep.direct
        self._messages = upkeep.messages
        upkeep.access.subscribe(self._refused)
        upkeep.access.subscribe_to_tries(upkeep.board.try_again)
        upkeep.access.subscribe_to_timeouts(self._review)
        upkeep.subscribe(self.table_changed)
        upkeep.subscribe_to_presses(self.pressed)

    # What Discord sends

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Go on in a private thread to which the bot was added."""
        if thread.is_private():
            self._access.is_in(thread.guild.id, thread.id, inside=True)
            self._board.redraw(thread.guild.id)
            for table in await self.service.directory.for_channel(thread.id):
                (self._messages.get(table.id).troubles or set()).discard(PRIVATE)
                await self._board.show(table)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Show how to add the bot again to a private thread from which it was removed."""
        if thread.is_private():
            self._access.is_in(thread.guild.id, thread.id, inside=False)
            await self._check_channel(thread.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Check again: a channel's permissions can have changed."""
        self._review(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Check again: a role's permissions can have changed."""
        self._review(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Check again: the bot can have had the role. Discord sends no event of its member then."""
        forget_role(role)
        self._review(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Check again: the bot's roles or its timeout can have changed. Discord sends no other member's events."""
        self._review(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Check again: permissions can have changed during the disconnection, or the bot was invited again."""
        self._review(guild.id)
        self._hands.reopen(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Take up the tables of a guild that has asked the bot in again."""
        self._review(guild.id)
        self._hands.reopen(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Try nothing more in a guild that has sent the bot away."""
        self._access.changed(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Notify the players at a channel's tables that it is deleted."""
        self._access.deleted(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Notify the players at a thread's tables that it is deleted."""
        self._access.deleted(thread.guild_id, thread.thread_id)

    def _review(self, guild: int) -> None:
        self._access.changed(guild)
        self._board.redraw(guild)
        self._check(self._board.shown(guild))

    def _refused(self, channel: int) -> None:
        self.context.tasks.start(self._check_channel(channel), "trouble in a channel")

    async def _check_channel(self, channel: int) -> None:
        for table in await self.service.directory.for_channel(channel):
            await self._notify(table)

    # Notices

    async def table_changed(self, change: TableChanged) -> None:
        """See whether something is wrong where a table is."""
        self._check([change.after])

    def _check(self, tables: Iterable[Table]) -> None:
        for table in tables:
            if self._wrong(table) - self._last_notice(table):
                self.context.tasks.start(self._notify(table), "trouble at a table")

    def _last_notice(self, table: Table) -> set[str]:
        """Return what was said at a table, as far as it is known here."""
        return self._messages.get(table.id).troubles or set()

    def _wrong(self, table: Table) -> set[str]:
        channel = self._board.channel(table)
        if self._access.is_deleted(table.guild, channel):
            return {GONE}
        lacking = set(self._access.lacking(table.guild, channel))
        # After a restart only a refusal shows that the bot is still outside.
        return {PRIVATE} if VIEW in lacking and PRIVATE in self._last_notice(table) else lacking

    async def _notify(self, table: Table) -> None:
        """Notify the people concerned of a new problem, once."""
        if table.status == "closed":
            return
        await self._board.find(table)
        key = note_key(table.id)
        here = self._messages.for_table(table.id, table.guild)
        if here.troubles is None:
            kept = await self.service.notebook.read(key)
            here.troubles = here.troubles or set(json.loads(kept or "[]"))
        known_troubles = here.troubles
        new = self._wrong(table) - known_troubles
        if not new:
            return
        if GONE in new and await self._board.threads.home(table) is not None:
            await self._board.show(table)  # it goes on in another thread, or in the channel
            self._board.try_again(self._board.channel(table))
            return
        known_troubles |= new
        await self.service.notebook.write(key, json.dumps(sorted(known_troubles)), table=table.id)
        if GONE in new:
            for user in {seat.user for seat in table.seats} - {None}:
                await self._write(table, user)
            await self._hands.update(table)
            return
        await self._write(table, table.host, tuple(name for name in self._lacking(table) if name in new))

    def _lacking(self, table: Table) -> tuple[str, ...]:
        return self._access.lacking(table.guild, self._board.channel(table))

    async def _write(self, table: Table, user: int | None, lacking: tuple[str, ...] = ()) -> None:
        """Write to one person; whom that doesn't reach will read it when they press something."""
        if user is None:
            return
        locale = self._hands.locale(user, table)
        if lacking:
            text = self._says(locale, table.id, self._board.channel(table), lacking)
        else:
            text = self.context.catalogs.words(locale)("channel-gone", table=str(table.id))
        try:
            await self._direct_messages.send(user, text)
        except NOT_REACHED as error:
            self.context.boundary.report(error)

    def _says(self, locale: str, table: int, channel: int, lacking: Iterable[str]) -> str:
        """Return in words what is missing where, and what that means."""
        words = self.context.catalogs.words(locale)
        names = list(lacking)
        if PRIVATE in names:
            bot = f"<@{self._messages.client.user.id}>" if self._messages.client.user else ""
            return words("private-thread", table=str(table), channel=f"<#{channel}>", bot=bot)
        place = self._messages.client.get_channel(channel)
        # Threads have no permissions of their own.
        channel = place.parent_id if isinstance(place, discord.Thread) else channel
        permissions = ", ".join(words(message_id("permission", name.replace("_", "-"))) for name in names)
        return words(
            "permission-missing",
            table=str(table),
            channel=f"<#{channel}>",
            permissions=permissions,
            effect=words(f"permission-effect-{effect(names)}"),
        )

    async def pressed(self, answer: InteractionResponder, table: int) -> None:
        """Show a user which permissions are missing here: once per table, after their answer."""
        interaction = answer.interaction
        guild, user = member_guild_id(interaction), interaction.user.id
        if (
            not table
            or guild is None
            or user in self._messages.get(table).warned
            or not interaction.response.is_done()
        ):
            return
        lacking = missing(interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread))
        if self._access.is_outside(interaction.channel_id or 0):
            lacking = (PRIVATE,)
        if not lacking:
            return
        self._messages.for_table(table, guild).warned.add(user)
        locale = self.context.people.actor_locale(interaction)
        try:
            await answer.reply(self._says(locale, table, interaction.channel_id or 0, lacking))
        except Exception as error:
            self.context.boundary.report(error)


def effect(lacking: Iterable[str]) -> str:
    """Return what missing permissions mean, as the end of a message's key."""
    names = set(lacking)
    if VIEW in names:
        return "panel"
    if names & {SEND, SEND_IN_THREADS}:
        return "post"
    return "pictures" if "attach_files" in names else "other"


def note_key(table: int) -> str:
    """Return the key of the note that has the problems already announced at a table."""
    return f"trouble:{table}"
