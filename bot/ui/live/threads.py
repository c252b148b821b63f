"""Create, reopen and replace threads for tables, where the server's settings and permissions allow them.

The parent channel of a thread is saved, because Discord sends no event for archived or deleted threads.
"""

from contextlib import suppress
from typing import Final

import discord

from bot.errors import Conflict, UserError
from bot.tables import Table
from bot.ui.discord import REQUEST_ERRORS, AppContext

MAX_NAME_LENGTH = 100
KIND = "home"
"""Of the notes that say which channel a table's thread belongs to."""
ARCHIVE_MINUTES: Final = 10080
"""Minutes until Discord archives a thread in which nothing is written: as late as it can."""


class TableThreads:
    """Makes threads, and keeps them open."""

    def __init__(self, client: discord.Client, context: AppContext) -> None:
        self._client = client
        self._service = context.service
        self._notebook = context.service.notebook
        self._boundary = context.boundary

    async def make(self, guild: int | None, channel: int, name: str) -> int | None:
        """Return a new public thread, None where there can be none or the bot may not make one and write in it.

        Args:
            guild: the server; None: a direct message.
        """
        place = self.place(guild, channel)
        if place is None:
            return None
        kind = discord.ChannelType.news_thread if place.is_news() else discord.ChannelType.public_thread
        try:
            made = await place.create_thread(
                name=name[:MAX_NAME_LENGTH], type=kind, auto_archive_duration=ARCHIVE_MINUTES
            )
        except REQUEST_ERRORS as error:
            self._boundary.report(error, doing="make a thread")
            return None
        return made.id

    def place(self, guild: int | None, channel: int) -> discord.TextChannel | None:
        """Return a channel if the bot may make a thread there and write in it."""
        there = self._client.get_guild(guild) if guild else None
        place = there.get_channel(channel) if there else None
        me = there.get_member(self._client.user.id) if there and self._client.user else None
        if me is None or not isinstance(place, discord.TextChannel):
            return None
        allowed = place.permissions_for(me)
        return place if allowed.create_public_threads and allowed.send_messages_in_threads else None

    async def lodge(self, table: Table, message: int, name: str) -> Table:
        """Return a table in a thread of its own, as it is where there can be none."""
        place = self.place(table.guild, table.channel)
        if place is None:
            return table
        try:
            line = place.get_partial_message(message)
            thread = (await line.create_thread(name=name[:MAX_NAME_LENGTH], auto_archive_duration=ARCHIVE_MINUTES)).id
        except REQUEST_ERRORS as error:
            self._boundary.report(error, doing="make a thread")
            return table
        await self._notebook.write(note_key(table.id), str(table.channel), table=table.id)
        return await self._service.move(table.id, thread)

    async def home(self, table: Table) -> int | None:
        """Return the channel that a table's thread belongs to; None: it is in no thread made for it."""
        note = await self._notebook.read(note_key(table.id))
        return int(note) if note and int(note) != table.channel else None

    async def tables(self, guild: int | None, channel: int) -> tuple[Table, ...]:
        """Return the tables in threads of a channel that are not closed, archived threads included, newest first."""
        if guild is None:
            return ()
        found = await self._notebook.tables(guild, KIND, str(channel))
        tables: list[Table] = []
        for number in found:
            with suppress(Conflict):  # one that can't be read must not stop the others
                tables.append(await self._service.table(number))
        return tuple(table for table in tables if table.channel != channel)

    async def reopen(self, thread: int) -> bool:
        """Open an archived thread again; return whether it is open now, not so where it was not archived.

        A rate limit or a broken connection is raised: it passes, and the table needs no other thread.
        """
        try:
            place = await self._client.fetch_channel(thread)
            if not isinstance(place, discord.Thread) or not place.archived:
                return False  # it is locked
            await place.edit(archived=False)
        except discord.HTTPException as error:
            self._boundary.report(error, doing="open a thread")
            return False
        return True

    async def is_open(self, place: object) -> bool:
        """Return whether the bot can write in a channel as far as that depends on its being an open thread.

        An archived thread is opened again. Who manages threads writes in locked ones, too.
        """
        if not isinstance(place, discord.Thread):
            return True
        manages = place.parent is not None and place.permissions_for(place.guild.me).manage_threads
        if place.locked and not manages:
            return False
        return not place.archived or await self.reopen(place.id)

    async def replace(self, table: Table, name: str) -> int | None:
        """Move a table out of a thread where nothing can be written any more: to another one, else to its channel.

        Return where it is then; None: it is in no thread made for it.
        """
        home = await self.home(table)
        if home is None:
            return None
        place = await self.make(table.guild, home, name) or home
        try:
            await self._service.move(table.id, place)
        except UserError:  # it was closed during the request
            return None
        return place


def note_key(table: int) -> str:
    """Return the key of the note that says which channel a table's thread belongs to."""
    return f"{KIND}:{table}"
