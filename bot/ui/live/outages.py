"""Places where the bot may not write, or that are gone: who should know is told once, what was missed comes later.

Discord tells of every change of a channel, a role and the bot's own membership; nothing is asked for.
"""

import json
from collections.abc import Iterable

import discord

from bot.i18n import message_id
from bot.tables import Changed, Table
from bot.ui.discord import (
    NOT_REACHED,
    PRIVATE,
    SEND,
    SEND_IN_THREADS,
    VIEW,
    Access,
    Answer,
    Context,
    home_of,
    missing,
)
from bot.ui.live.board import Board
from bot.ui.live.direct_messages import DirectMessages
from bot.ui.live.hands import HandMessages
from bot.ui.live.tracked_message import LiveMessages

GONE = "channel"
"""In the note of what was told: that the channel is gone; anything else there is a permission."""


class Outages:
    """Listens to what becomes of guilds, channels and permissions.

    Args:
        client: knows who the bot is, and which threads belong to which channel.
        context: the tables, the words and the people.
        board, hands: what is drawn anew when the way is free again.
        messages: what was said at each table.
        access: where the bot may write.
        direct_messages: how people are told.
    """

    def __init__(
        self,
        client: discord.Client,
        context: Context,
        board: Board,
        hands: HandMessages,
        messages: LiveMessages,
        access: Access,
        direct_messages: DirectMessages,
    ) -> None:
        self._service = context.service
        self._catalogs = context.catalogs
        self._people = context.people
        self._tasks = context.tasks
        self._boundary = context.boundary
        self._board = board
        self._hands = hands
        self._access = access
        self._direct_messages = direct_messages
        self._messages = messages
        self._client = client
        access.subscribe(self._refused)
        access.subscribe_to_tries(board.try_again)
        self.listeners = (
            self.on_thread_join,
            self.on_thread_remove,
            self.on_guild_channel_update,
            self.on_guild_channel_delete,
            self.on_raw_thread_delete,
            self.on_guild_role_update,
            self.on_member_update,
            self.on_guild_available,
            self.on_guild_join,
            self.on_guild_remove,
        )

    # What Discord tells

    def came(self, interaction: discord.Interaction) -> None:
        """Learn of a private thread that the bot is not in."""
        self._access.came(interaction)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Go on in a private thread to which the bot was added."""
        if thread.is_private():
            self._access.is_in(thread.guild.id, thread.id, inside=True)
            self._board.redraw(thread.guild.id)
            for table in await self._service.directory.of_channel(thread.id):
                (self._messages.get(table.id).troubles or set()).discard(PRIVATE)
                await self._board.see(table)

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Tell how to bring the bot back into a private thread from which it was removed."""
        if thread.is_private():
            self._access.is_in(thread.guild.id, thread.id, inside=False)
            await self._look_in(thread.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Look anew: a channel's permissions may be others."""
        self._review(after.guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Look anew: what a role may do may be something else."""
        self._review(after.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Look anew: the bot, the only member it hears of, may have other roles."""
        self._review(after.guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look anew: while the connection was broken anything may have changed, or the bot was asked in again."""
        self._review(guild.id)
        self._hands.reopen(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Take up the tables of a guild that has asked the bot in again."""
        self._review(guild.id)
        self._hands.reopen(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Try nothing more in a guild that has sent the bot away."""
        self._access.changed(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tell the people at a channel's tables that it is gone."""
        self._access.deleted(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Tell the people at a thread's tables that it is gone."""
        self._access.deleted(thread.guild_id, thread.thread_id)

    def _review(self, guild: int) -> None:
        self._access.changed(guild)
        self._board.redraw(guild)
        self._look(self._board.shown(guild))

    def _refused(self, channel: int) -> None:
        self._tasks.start(self._look_in(channel), "trouble in a channel")

    async def _look_in(self, channel: int) -> None:
        for table in await self._service.directory.of_channel(channel):
            await self._tell(table)

    # Telling

    async def changed(self, change: Changed) -> None:
        """See whether something is wrong where a table is."""
        self._look([change.after])

    def _look(self, tables: Iterable[Table]) -> None:
        for table in tables:
            if self._wrong(table) - self._told(table):
                self._tasks.start(self._tell(table), "trouble at a table")

    def _told(self, table: Table) -> set[str]:
        """Return what was said at a table, as far as it is known here."""
        return self._messages.get(table.id).troubles or set()

    def _wrong(self, table: Table) -> set[str]:
        """Return what is wrong where a table is: missing permissions, or GONE."""
        channel = self._board.channel(table)
        if self._access.gone(table.guild, channel):
            return {GONE}
        lacking = set(self._access.lacking(table.guild, channel))
        # After a restart a refusal alone tells that the bot is still outside.
        return {PRIVATE} if VIEW in lacking and PRIVATE in self._told(table) else lacking

    async def _tell(self, table: Table) -> None:
        """Tell who should know what is wrong, unless they were told."""
        if table.status == "closed":
            return
        await self._board.find(table)
        key = note_key(table.id)
        here = self._messages.of(table.id, table.guild)
        if here.troubles is None:
            kept = await self._service.notebook.read(key)
            here.troubles = here.troubles or set(json.loads(kept or "[]"))
        told = here.troubles
        new = self._wrong(table) - told
        if not new:
            return
        if GONE in new and await self._board.threads.home(table) is not None:
            await self._board.see(table)  # it goes on in another thread, or in the channel
            self._board.try_again(self._board.channel(table))
            return
        told |= new
        await self._service.notebook.write(key, json.dumps(sorted(told)), table=table.id)
        if GONE in new:
            for user in {seat.user for seat in table.seats} - {None}:
                await self._write(table, user)
            await self._hands.see(table)
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
            text = self._catalogs.words(locale)("channel-gone", table=str(table.id))
        try:
            await self._direct_messages.send(user, text)
        except NOT_REACHED as error:
            self._boundary.report(error)

    def _says(self, locale: str, table: int, channel: int, lacking: Iterable[str]) -> str:
        """Return in words what is missing where, and what that means."""
        words = self._catalogs.words(locale)
        names = list(lacking)
        if PRIVATE in names:
            bot = f"<@{self._client.user.id}>" if self._client.user else ""
            return words("private-thread", table=str(table), channel=f"<#{channel}>", bot=bot)
        place = self._client.get_channel(channel)
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

    async def note(self, answer: Answer, table: int) -> None:
        """Tell somebody who has pressed something what is missing here: once a table, after their answer.

        What Discord has refused at their table although nothing is missing is tried again.
        """
        interaction = answer.interaction
        self._board.pressed(table)
        self._hands.pressed(table, interaction.user.id)
        guild, user = home_of(interaction), interaction.user.id
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
        self._messages.of(table, guild).warned.add(user)
        locale = self._people.language(interaction)
        try:
            await answer.say(self._says(locale, table, interaction.channel_id or 0, lacking))
        except Exception as error:
            self._boundary.report(error)


def effect(lacking: Iterable[str]) -> str:
    """Return what missing permissions mean, as the end of a message's key."""
    names = set(lacking)
    if VIEW in names:
        return "panel"
    if names & {SEND, SEND_IN_THREADS}:
        return "post"
    return "pictures" if "attach_files" in names else "other"


def note_key(table: int) -> str:
    """Return the note that keeps what was told at a table."""
    return f"trouble:{table}"
