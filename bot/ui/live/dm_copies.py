"""Send copies of a table's public message by DM, to players without access to its channel."""

import discord
from discord import ui

from bot.tables import Table
from bot.ui.discord import STRAY, busy
from bot.ui.layout import people_of
from bot.ui.live.tracked_message import LiveMessages, TableMessage, bind_weakly

KIND = "copy"


class CopyMessage(TableMessage):
    """A copy of a table's message."""

    PICTURED = False


class DmCopies:
    """Keeps copies up to date: one per user and table, edited in place."""

    def __init__(self, services: LiveMessages) -> None:
        context = services.context
        self._catalogs = context.catalogs
        self._people = context.people
        self._lookups = context.lookups
        self._boundary = context.boundary
        self._screens = services.screens
        self._services = services

    def draw(self, table: Table, user: int, *, live: bool = True, note: str = "") -> ui.LayoutView:
        """Return a table's message in the language of the one who reads it."""
        return self._screens.board(
            table, self._people.stored_locale(user, "en-US"), outside=True, live=live, left=not live, note=note
        )

    async def put(self, table: Table, user: int, message: discord.Message | None) -> None:
        """Register a message as a user's copy of a table; an older one loses its buttons."""
        if message is None:
            return
        copies = self._services.for_table(table.id, table.guild).copies
        old = copies.get(user)
        copy = copies[user] = self._copy(table, user)
        copy.is_at(message.channel.id, message.id)
        copy.mark_shown(table.revision, bind_weakly(self._drawn, copy))
        if old is not None and old.message != message.id:
            locale = self._people.stored_locale(user, "en-US")
            note = self._catalogs.words(locale)("moved-on-link", link=message.jump_url)
            newest = max(old.table.revision, table.revision)
            old.request_edit(newest, lambda: self.draw(old.table, user, live=False, note=note))
        await copy.store()

    def update(self, table: Table) -> None:
        """Update every copy to this state, unless it shows a newer one."""
        copies = self._services.get(table.id).copies
        for copy in copies.values():
            if table.revision >= copy.table.revision:
                copy.table = table
                copy.request_edit(table.revision, bind_weakly(self._drawn, copy))
        if table.status == "closed":
            copies.clear()

    def find(self, table: int, message: int) -> TableMessage | None:
        """Return the copy of a table that is this message, or None."""
        return next((copy for copy in self._services.get(table).copies.values() if copy.message == message), None)

    async def load(self, table: Table) -> None:
        """Read from the database where a table's copies are, after a restart."""
        rows = await self._services.store.for_table(table.id, KIND)
        if not rows or self._services.get(table.id).copies:
            return
        for row in rows:
            copy = self._copy(table, row.person or 0)
            copy.resume(row)
            self._services.for_table(table.id, table.guild).copies[copy.reader] = copy

    def forget(self, user: int) -> None:
        """Edit the copies of a user no longer who has had what was known of them deleted."""
        for each in self._services.tables.values():
            each.copies.pop(user, None)

    def _drawn(self, copy: TableMessage) -> ui.LayoutView:
        self._lookups.follow(copy, people_of(copy.table), None)
        return self.draw(copy.table, copy.reader)

    def _copy(self, table: Table, user: int) -> TableMessage:
        key = f"{KIND}:{table.id}:{user}"
        return CopyMessage(self._services, key, self._send, table, user)

    async def _send(self, copy: TableMessage, view: ui.LayoutView) -> None:
        """Edit the message; one that can't be edited is a copy no longer."""
        try:
            await copy.edit(view)
        except discord.HTTPException as error:
            if busy(error) or error.code in STRAY:
                raise
            self._boundary.report(error)
            copies = self._services.get(copy.table.id).copies
            if copies.get(copy.reader) is copy:
                del copies[copy.reader]
                await self._services.store.drop(copy.key)
