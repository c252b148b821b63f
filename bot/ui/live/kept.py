"""A message that is kept up to date: where it is, what it shows, and the note that finds it again after a restart.

Three kinds are kept alike: a table's public message, copies of it in direct messages, and hands.
"""

import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from datetime import timedelta

import discord
from discord import ui
from discord.utils import snowflake_time

from bot.tables import Hand, Table, TableService
from bot.ui.discord import Editor, Pictures, Tasks, Throttle, Use
from bot.ui.layout import Focus

OLD = timedelta(minutes=50)
"""After an hour Discord takes few edits of a message."""
BY_TOKEN = 2
"""So many times as far apart are edits by the tokens of presses: Discord is said to take 30 a minute in a channel."""
ShownDeal = tuple[int | None, int]
"""Number of the game and of the deal that a message shows."""


@dataclass(slots=True, eq=False)
class KeptMessage:
    """A message that is kept.

    Args:
        key: of its note; "" for one that isn't found again, such as an ephemeral one.
        table: the newest state known of the table it is about.
        shown: the game and deal it shows; None: whichever is on.
        editor: the door to it.
        user: who alone sees it; None: it is public.
        channel: channel id, None while it isn't known.
        message: message id, None while it is still to be sent.
        gone: nothing can be written there, as Discord has said last.
        tries: how often in a row that was tried again after a while.
        asked: when somebody's press has had it tried again, by the loop's clock.
        closed: a private message shows the end of its hand, with nothing to press.
        hand: what a private message shows.
        focus: what is opened in a private message: a menu or a question.
        follows: the message whose place it takes, until it is there itself.
        server: on which server it is, where the bot is not; None: on none, or it isn't known.
        inside: a private message is on the table's server, as one is that only its reader sees there.
    """

    key: str
    table: Table
    shown: ShownDeal | None
    editor: Editor
    user: int | None = None
    channel: int | None = None
    message: int | None = None
    gone: bool = False
    tries: int = 0
    asked: float | None = None
    closed: bool = False
    hand: Hand | None = None
    focus: Focus | None = None
    follows: "KeptMessage | None" = None
    server: int | None = None
    inside: bool = False

    def is_at(self, channel: int | None, message: int | None) -> None:
        """Learn where it is; its pictures are refused or taken by channel."""
        self.channel, self.message = channel, message
        self.editor.frame.place = channel

    @property
    def newest(self) -> int:
        """Message id of what is shown: of the one that it follows, until it is there itself; 0: there is none."""
        return self.message or (self.follows.newest if self.follows else 0)

    @property
    def reader(self) -> int:
        """Who alone sees it; for private messages only."""
        assert self.user is not None
        return self.user

    @property
    def link(self) -> str | None:
        """A link to it, None while there is nothing to link to."""
        if self.message is None:
            return None
        guild = "@me" if self.user is not None or self.table.guild is None else self.table.guild
        guild = self.server or guild
        return f"https://discord.com/channels/{guild}/{self.channel}/{self.message}"


class Keeper:
    """Makes, sends, edits and remembers kept messages.

    Args:
        client: for sending and editing.
        service: keeps the notes.
        pictures: sends pictures with them.
        throttle: how fast the bot edits with its token.
        tasks: where edits run.
    """

    def __init__(
        self, client: discord.Client, service: TableService, pictures: Pictures, throttle: Throttle, tasks: Tasks
    ) -> None:
        self._client = client
        self._notebook = service.notebook
        self._pictures = pictures
        self._throttle = throttle
        self._spared = Throttle(throttle.interval * BY_TOKEN)
        self._tasks = tasks

    def make(
        self,
        key: str,
        table: Table,
        send: Callable[[KeptMessage, ui.LayoutView], Awaitable[None]],
        *,
        shown: ShownDeal | None = None,
        user: int | None = None,
        pictured: bool = True,
        by_token: bool = False,
    ) -> KeptMessage:
        """Return a message that is to be kept.

        Args:
            key: of its note.
            table: what it is about.
            send: edits it with the bot's token, or sends it if it isn't there yet.
            shown: the game and deal it shows.
            user: who alone sees it.
            pictured: whether it may have pictures.
            by_token: whether presses' tokens edit it, of which all in a channel share what Discord takes.
        """

        async def edit(view: ui.LayoutView) -> None:
            await send(kept, view)

        def use() -> Use:
            if user is not None:
                return Use.DIRECT
            return Use.NEW if kept.message is None else Use.PANELS

        throttle = self._spared if by_token else self._throttle
        editor = Editor(edit, throttle, self._tasks, self._pictures if pictured else None, use)
        kept = KeptMessage(key, table, shown, editor, user)
        return kept

    def messages(self, kept: KeptMessage) -> discord.PartialMessageable:
        """Return the channel where it is, or will be."""
        assert kept.channel is not None
        if kept.user is not None:
            return self._client.get_partial_messageable(kept.channel, type=discord.ChannelType.private)
        return self._client.get_partial_messageable(kept.channel, guild_id=kept.table.guild)

    def spares(self, kept: KeptMessage) -> bool:
        """Return whether edits are to be few: of a message that Discord soon throttles, or while much goes on."""
        if self._throttle.busy:
            return True
        return kept.message is not None and discord.utils.utcnow() - snowflake_time(kept.message) > OLD

    async def post(self, kept: KeptMessage, view: ui.LayoutView) -> None:
        """Send it as a new message and remember where it is."""
        message = await self._pictures.send(self.messages(kept), view, kept.editor.frame)
        kept.message = message.id
        await self.remember(kept)

    async def edit(self, kept: KeptMessage, view: ui.LayoutView) -> None:
        """Edit the message that is there."""
        assert kept.message is not None
        message = self.messages(kept).get_partial_message(kept.message)
        await self._pictures.edit(message, view, kept.editor.frame)

    async def remember(self, kept: KeptMessage) -> None:
        """Keep through a restart where it is and what it shows."""
        note = json.dumps([kept.channel, kept.message, *(kept.shown or ())])
        await self._notebook.write(kept.key, note, table=kept.table.id)

    async def forget(self, key: str) -> None:
        """Keep no longer where a message is."""
        await self._notebook.write(key, None)

    async def recalls(self, key: str) -> str | None:
        """Return the note of a message, or None if there is none."""
        return await self._notebook.read(key)

    async def recalls_all(self, table: int, kind: str) -> Iterable[tuple[str, str]]:
        """Return the keys and notes of one kind that are about a table."""
        notes = await self._notebook.of_table(table)
        return [(key, note) for key, note in notes.items() if key.startswith(f"{kind}:{table}:")]


def take_up(kept: KeptMessage, note: str) -> KeptMessage:
    """Return a message with what its note says of it."""
    channel, message, *shown = json.loads(note)
    kept.is_at(channel, message)
    if shown:
        number, deal = shown
        kept.shown = number, deal
    return kept


def has_turned(kept: KeptMessage, table: Table) -> bool:
    """Return whether a new message is due: a deal has been shown, and the table is at another one now."""
    return kept.shown is not None and kept.shown[1] > 0 and table.game_and_deal != kept.shown
