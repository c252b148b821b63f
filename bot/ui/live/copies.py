"""A table's public message once more, in direct messages: for people whose channel is gone, or who look from afar."""

import discord
from discord import ui

from bot.tables import Table
from bot.ui.discord import STRAY, Context, Draw, busy
from bot.ui.layout import Screens, people_of
from bot.ui.live.kept import Keeper, KeptMessage, take_up

KIND = "copy"
"""Of the keys of copies."""


class Copies:
    """Keeps copies up to date: one a person and table, edited in place.

    Args:
        context: the words and the people.
        screens: draws them.
        keeper: edits and remembers them.
    """

    def __init__(self, context: Context, screens: Screens, keeper: Keeper) -> None:
        self._catalogs = context.catalogs
        self._people = context.people
        self._lookups = context.lookups
        self._boundary = context.boundary
        self._screens = screens
        self._keeper = keeper
        self._copies: dict[int, dict[int, KeptMessage]] = {}
        """By table and person."""

    def draw(self, table: Table, user: int, *, live: bool = True, note: str = "") -> ui.LayoutView:
        """Return a table's message in the language of the one who reads it."""
        return self._screens.board(table, self._people.locale(user, "en-US"), outside=True, live=live, note=note)

    async def put(self, table: Table, user: int, message: discord.Message | None) -> None:
        """Take a message that shows a table as somebody's copy from now on; an older one loses its buttons."""
        if message is None:
            return
        copies = self._copies.setdefault(table.id, {})
        old = copies.get(user)
        copy = copies[user] = self._copy(table, user)
        copy.is_at(message.channel.id, message.id)
        copy.editor.seen(table.revision, self._drawn(copy))
        if old is not None and old.message != message.id:
            locale = self._people.locale(user, "en-US")
            note = self._catalogs.words(locale)("moved-on-link", link=message.jump_url)
            newest = max(old.table.revision, table.revision)
            old.editor.show(newest, lambda: self.draw(old.table, user, live=False, note=note))
        await self._keeper.remember(copy)

    def see(self, table: Table) -> None:
        """Show this state in every copy, unless it shows a newer one."""
        for copy in self._copies.get(table.id, {}).values():
            if table.revision >= copy.table.revision:
                copy.table = table
                copy.editor.show(table.revision, self._drawn(copy))
        if table.status == "closed":
            self._copies.pop(table.id, None)

    def of(self, table: int, message: int) -> KeptMessage | None:
        """Return the copy of a table that is this message, or None."""
        return next((copy for copy in self._copies.get(table, {}).values() if copy.message == message), None)

    async def load(self, table: Table) -> None:
        """Learn from the notes where a table's copies are, after a restart."""
        found = await self._keeper.recalls_all(table.id, KIND)
        if table.id in self._copies:
            return
        for each in found:
            assert each.person is not None
            self._copies.setdefault(table.id, {})[each.person] = take_up(self._copy(table, each.person), each)

    def let_go(self, table: int) -> None:
        """See to the copies of a table no longer: another process does."""
        for copy in self._copies.pop(table, {}).values():
            copy.editor.abandon()

    def forget(self, user: int) -> None:
        """Edit the copies of somebody no longer who has had what was known of them deleted."""
        for copies in self._copies.values():
            copies.pop(user, None)

    def _drawn(self, copy: KeptMessage) -> Draw:
        def draw() -> ui.LayoutView:
            self._lookups.follow(copy.editor, people_of(copy.table), None)
            return self.draw(copy.table, copy.reader)

        return draw

    def _copy(self, table: Table, user: int) -> KeptMessage:
        return self._keeper.make(f"{KIND}:{table.id}:{user}", table, self._send, user=user, pictured=False)

    async def _send(self, copy: KeptMessage, view: ui.LayoutView) -> None:
        """Edit the message; one that can't be edited is a copy no longer."""
        try:
            await self._keeper.edit(copy, view)
        except discord.HTTPException as error:
            if busy(error) or error.code in STRAY:
                raise
            self._boundary.report(error)
            copies = self._copies.get(copy.table.id, {})
            if copies.get(copy.reader) is copy:
                del copies[copy.reader]
                await self._keeper.forget(copy.key)
