"""A table's public message once more, in direct messages: for people whose channel is gone, or who look from afar."""

import json
from dataclasses import dataclass

import discord
from discord import ui

from bot.tables import Table, TableService
from bot.ui.discord import Boundary, Draw, Editor, People, Tasks, Throttle, busy
from bot.ui.layout import Screens

KIND = "copy"
"""How the notes about copies begin."""


@dataclass(slots=True)
class Copy:
    """A table's message in somebody's direct messages.

    Args:
        table: the newest state known.
        user: whose.
        channel, message: where it is.
        editor: the door to it.
    """

    table: Table
    user: int
    channel: int
    message: int
    editor: Editor


class Copies:
    """Keeps copies up to date: one a person and table, edited in place.

    Args:
        client: for editing.
        service: keeps the message ids.
        screens: draws the messages.
        people: languages.
        throttle: how fast the bot edits with its token.
        tasks: where edits run.
        boundary: counts what Discord refuses.
    """

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        screens: Screens,
        people: People,
        throttle: Throttle,
        tasks: Tasks,
        boundary: Boundary,
    ) -> None:
        self._client = client
        self._service = service
        self._screens = screens
        self._people = people
        self._throttle = throttle
        self._tasks = tasks
        self._boundary = boundary
        self._copies: dict[int, dict[int, Copy]] = {}

    def draw(self, table: Table, user: int, *, live: bool = True, note: str = "") -> ui.LayoutView:
        """Return a table's message in the language of the one who reads it."""
        return self._screens.board(table, self._people.locale(user, "en-US"), live=live, note=note)

    async def put(self, table: Table, user: int, message: discord.Message | None) -> None:
        """Take a message that shows a table as somebody's copy from now on; an older one loses its buttons."""
        if message is None:
            return
        copies = self._copies.setdefault(table.id, {})
        old = copies.get(user)
        copy = copies[user] = self._copy(table, user, message.channel.id, message.id)
        copy.editor.seen(table.revision, lambda: self.draw(copy.table, user))
        if old is not None and old.message != message.id:
            locale = self._people.locale(user, "en-US")
            note = self._screens.catalogs.words(locale)("moved-on-link", link=message.jump_url)
            old.editor.show(table.revision, lambda: self.draw(old.table, user, live=False, note=note))
        await self._remember(copy)

    def see(self, table: Table) -> None:
        """Show this state in every copy, unless it shows a newer one."""
        for copy in self._copies.get(table.id, {}).values():
            if table.revision >= copy.table.revision:
                copy.table = table
                copy.editor.show(table.revision, self._drawn(copy))
        if table.status == "closed":
            self._copies.pop(table.id, None)

    def editor(self, table: int, message: int) -> Editor | None:
        """Return the door to a message, or None if it is no copy of the table's."""
        found = (copy for copy in self._copies.get(table, {}).values() if copy.message == message)
        return next((copy.editor for copy in found), None)

    async def load(self, table: Table) -> None:
        """Learn from the notes where a table's copies are, after a restart."""
        notes = await self._service.notebook.of_table(table.id)
        if table.id in self._copies:
            return
        for key, note in notes.items():
            kind, _, user = key.partition(f":{table.id}:")
            if kind == KIND:
                copy = self._copy(table, int(user), *json.loads(note))
                self._copies.setdefault(table.id, {})[copy.user] = copy

    def forget(self, user: int) -> None:
        """Edit the copies of somebody no longer who has had what was known of them deleted."""
        for copies in self._copies.values():
            copies.pop(user, None)

    def _drawn(self, copy: Copy) -> Draw:
        return lambda: self.draw(copy.table, copy.user)

    def _copy(self, table: Table, user: int, channel: int, message: int) -> Copy:
        async def send(view: ui.LayoutView) -> None:
            await self._send(copy, view)

        copy = Copy(table, user, channel, message, Editor(send, self._throttle, self._tasks))
        return copy

    async def _send(self, copy: Copy, view: ui.LayoutView) -> None:
        """Edit the message; one that can't be edited is a copy no longer."""
        place = self._client.get_partial_messageable(copy.channel, type=discord.ChannelType.private)
        try:
            await place.get_partial_message(copy.message).edit(
                view=view, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if busy(error):
                raise
            self._boundary.report(error)
            if self._copies.get(copy.table.id, {}).get(copy.user) is copy:
                del self._copies[copy.table.id][copy.user]
                await self._service.notebook.write(note_key(copy), None)

    async def _remember(self, copy: Copy) -> None:
        note = json.dumps([copy.channel, copy.message])
        await self._service.notebook.write(note_key(copy), note, table=copy.table.id)


def note_key(copy: Copy) -> str:
    """Return the note that keeps where a copy is; whose it is stands in it, as in all notes about people."""
    return f"{KIND}:{copy.table.id}:{copy.user}"
