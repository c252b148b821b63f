"""Track a message that is kept up to date: its location, its editor, and its row in the database.

The bot edits a message with its own token, or with the token of the newest press on it. A press's token takes nothing
from the bot's request budget, and expires after 15 minutes. Ephemeral hands, and tables in places where the bot is no
member, can be edited by a press's token alone: it is stored with the message, so that it works after a restart, too.
A minute before it expires, the message says that it will not change any more.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta
from typing import Any, TypeVar
from weakref import ref

import discord
from discord import Interaction, ui
from discord.utils import snowflake_time

from bot.scheduler import Key
from bot.tables import Hand, Table, TrackedMessage
from bot.ui.discord import (
    GONE,
    REQUEST_ERRORS,
    TOKEN_SECONDS,
    AppContext,
    EditThrottle,
    MessageEditor,
    RequestKind,
    TokenEditor,
)
from bot.ui.layout import Focus, MessageRenderer

OLD = timedelta(minutes=50)
"""After an hour Discord takes few edits of a message."""
TOKEN_INTERVAL_FACTOR = 2
"""The factor on the interval of edits by tokens: Discord is reported to allow 30 a minute in a channel."""
EXPIRY_NOTICE_SECONDS = 60
"""Seconds before its token expires in which a message says so."""
UPDATES = {discord.InteractionResponseType.message_update, discord.InteractionResponseType.deferred_message_update}
EPHEMERAL = "ephemeral"

M = TypeVar("M", bound="LiveMessage")
T = TypeVar("T")


def bind_weakly(call: Callable[[M], T], message: M) -> Callable[[], T]:
    """Return a function that passes a message to `call` and doesn't keep the message alive.

    A message that stores a function which refers to it is a cycle, with all that it has drawn. Only a garbage
    collection frees it, and that stops all clicks. The caller of the function holds the message.
    """
    there = ref(message)

    def run() -> T:
        found = there()
        assert found is not None
        return call(found)

    return run


class LiveMessages:
    """All live messages about tables, and their shared dependencies."""

    def __init__(
        self, client: discord.Client, context: AppContext, screens: MessageRenderer, throttle: EditThrottle
    ) -> None:
        self.client = client
        self.context = context
        self.screens = screens
        self.store = context.service.tracked_messages
        self.pictures = context.pictures
        self.tasks = context.tasks
        self.throttle = throttle
        self.spared = EditThrottle(throttle.interval * TOKEN_INTERVAL_FACTOR)
        """Spaces edits with presses' tokens."""
        self.tables: dict[int, MessagesOfTable] = {}

    def get(self, table: int) -> "MessagesOfTable":
        """Return a table's messages, for reading only."""
        return self.tables.get(table) or MessagesOfTable(None)

    def for_table(self, table: int, guild: int | None) -> "MessagesOfTable":
        """Return a table's messages, for changes."""
        if table not in self.tables:
            self.tables[table] = MessagesOfTable(guild)
        return self.tables[table]

    @property
    def public(self) -> "list[TableMessage]":
        """The public messages of all tables."""
        return [each.public for each in self.tables.values() if each.public is not None]

    def release(self, tables: Collection[int]) -> None:
        """Stop editing the messages of these tables: another process does it."""
        for table in tables:
            for message in self.tables.pop(table, MessagesOfTable(None)).messages:
                message.abandon()

    async def delete(self, *rows: TrackedMessage) -> None:
        """Delete a message, and the rows that are stored of it."""
        await self.store.drop(*(row.key for row in rows))
        await self.throttle.turn(RequestKind.MENTIONS)
        channel = self.client.get_partial_messageable(rows[0].channel)
        try:
            await channel.get_partial_message(rows[0].message).delete()
        except REQUEST_ERRORS as error:  # it may be gone already
            self.context.boundary.report(error)

    def tidy(self, table: Table) -> None:
        """Forget a closed table after its last message was left in its final state."""
        if table.status == "closed" and not self.get(table.id).messages:
            self.tables.pop(table.id, None)


class LiveMessage(MessageEditor):
    """Edits one tracked message when its content changes.

    Args:
        send: edits the message with the bot's token, or posts it if it isn't there yet.
        guild: the server it is on; None: a direct message, or a place where the bot is no member.
        reader: the only person who sees it; None: it is public.
        by_token: whether only presses' tokens edit it; all tokens of a channel share what Discord takes.
    """

    PICTURED = True

    def __init__(
        self,
        services: LiveMessages,
        key: str,
        send: Callable[[Any, ui.LayoutView], Awaitable[None]],
        *,
        guild: int | None,
        table_id: int | None = None,
        reader: int | None = None,
        by_token: bool = False,
    ) -> None:
        there = ref(self)

        async def edit(view: ui.LayoutView) -> None:
            await send(there(), view)

        throttle = services.spared if by_token else services.throttle
        pictures = services.pictures if self.PICTURED else None
        super().__init__(edit, throttle, services.tasks, pictures, bind_weakly(type(self)._purpose, self))
        self._services = services
        self._table_id = table_id
        self._reader = self.frame.reader = reader
        self.guild = guild
        self.key = key
        self.message: int | None = None
        """Message id, None while it is still to be posted."""
        self.shown: tuple[int | None, int] | None = None
        """The numbers of the game and of the deal that it shows; None: the current ones."""
        self.server: int | None = None
        """The server it is on where the bot is no member."""
        self.token: str | None = None
        """The stored token of a press that edits it."""
        self.expires_at: int | None = None
        """When that token expires, in seconds since 1970."""
        self.lapse: Callable[[], None] = lambda: None
        """Called a minute before a stored token expires."""
        self.asleep = False
        """Whether it says that it will not change any more, until a user presses it."""
        self.behind = False
        """Whether something has changed since there was no token to edit it."""

    @property
    def channel(self) -> int:
        """Id of the channel where it is, or will be; the images know it, too, since some channels refuse them."""
        assert self.frame.place is not None
        return self.frame.place

    def is_at(self, channel: int | None, message: int | None) -> None:
        """Set its location."""
        self.frame.place, self.message = channel, message

    @property
    def reader(self) -> int:
        """The only person who sees it; for private messages only."""
        assert self._reader is not None
        return self._reader

    @property
    def is_ephemeral(self) -> bool:
        """Whether it is an ephemeral message."""
        return self.key.startswith(f"{EPHEMERAL}:")

    @property
    def link(self) -> str | None:
        """A link to it, None while there is nothing to link to."""
        if self.message is None:
            return None
        here = None if self._reader is not None and not self.is_ephemeral else self.guild
        return f"https://discord.com/channels/{self.server or here or '@me'}/{self.channel}/{self.message}"

    @property
    def spares(self) -> bool:
        """Whether edits are to be few: Discord soon limits edits of this message, or there are many others."""
        return self._services.throttle.busy or self.is_old

    @property
    def is_old(self) -> bool:
        """Whether Discord soon takes few edits of it."""
        return self.message is not None and discord.utils.utcnow() - snowflake_time(self.message) > OLD

    def _purpose(self) -> RequestKind:
        if self._reader is not None:
            return RequestKind.DIRECT
        return RequestKind.NEW if self.message is None else RequestKind.PANELS

    # With the bot's token

    @property
    def _messageable(self) -> discord.PartialMessageable:
        if self._reader is not None:
            return self._services.client.get_partial_messageable(self.channel, type=discord.ChannelType.private)
        return self._services.client.get_partial_messageable(self.channel, guild_id=self.guild)

    async def post(self, view: ui.LayoutView) -> None:
        """Post it as a new message, and store where it is."""
        self.message = (await self._services.pictures.send(self._messageable, view, self.frame)).id
        await self.store()

    async def edit(self, view: ui.LayoutView) -> None:
        """Edit the message that is there."""
        assert self.message is not None
        message = self._messageable.get_partial_message(self.message)
        await self._services.pictures.edit(message, view, self.frame)

    async def edit_if_there(self, view: ui.LayoutView) -> bool:
        """Edit the message; return False if it was deleted, so that a new one has to take its place."""
        try:
            await self.edit(view)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            return False
        return True

    # With the tokens of clicks

    def learn(self, interaction: Interaction) -> None:
        """Use the token of a press on it beside the bot's own; it is kept in memory only.

        The press must have been answered by updating the message: the token of one that was answered by another
        message, such as a hand, edits that one. The last minute is left for edits that are on their way.
        """
        if interaction.message is None or interaction.response.type not in UPDATES:
            return
        if self.way is not None and self.way.press > interaction.id:
            return  # it is not the newest: its answer took longer
        until = self._services.store.now() + TOKEN_SECONDS - EXPIRY_NOTICE_SECONDS
        self._use(interaction.followup, until, interaction.id)

    def borrow(self, interaction: Interaction) -> None:
        """Use nothing but the token of a press on it, or of the command that it answers.

        Not before there is an answer: until then a token can do nothing.
        """
        self.frame.place = interaction.channel_id
        self.token, self.expires_at = interaction.token, self._services.store.now() + TOKEN_SECONDS
        self._use(interaction.followup, self.expires_at)

    def use_token(self, interaction: Interaction) -> None:
        """Use nothing but the token of a press on it, and store it."""
        self.borrow(interaction)
        self._wait_for_expiry()
        # The row as it is now: the token may be dropped before the task runs.
        self._services.tasks.start(self._services.store.save(self.row), "press token")

    def inherit_token(self, older: "LiveMessage", message: int) -> None:
        """Use and store the token with which an older message has posted this one."""
        assert older.way is not None
        self.is_at(older.channel, message)
        self.token, self.expires_at = older.token, older.expires_at
        self.way = older.way.of(message, self.frame)
        self._wait_for_expiry()
        self._services.tasks.start(self._services.store.save(self.row), "press token")

    def drop_token(self) -> None:
        """Delete a stored token."""
        self._services.tasks.cancel(self._expiry)
        if self.token is not None:
            self._services.tasks.start(self._services.store.drop_token(self.row), "press token")
            self.token = self.expires_at = None

    def expire(self) -> None:
        """Show that it will not change any more: its token expires in a minute."""
        self.lapse()
        self.drop_token()

    def abandon(self) -> None:
        """Edit the message no more: another process sees to it."""
        self._services.tasks.cancel(self._expiry)
        super().stop()

    def _use(self, webhook: discord.Webhook, until: int, press: int | None = None) -> None:
        assert self.message is not None
        now, pictures = self._services.store.now, self._services.pictures
        self.way = TokenEditor(
            webhook, self.message, pictures, self.frame, lambda: now() < until, alone=press is None, press=press or 0
        )

    @property
    def _expiry(self) -> Key:
        """The key of the job that shows this."""
        return "press_token", self.message

    def _wait_for_expiry(self) -> None:
        assert self.expires_at is not None
        self._services.tasks.at(self._expiry, self.expires_at - EXPIRY_NOTICE_SECONDS, self.expire)

    # The stored form

    @property
    def row(self) -> TrackedMessage:
        """Return its stored form."""
        assert self.message is not None
        game, deal = self.shown or (None, None)
        return TrackedMessage(
            key=self.key,
            channel=self.channel,
            message=self.message,
            table_id=self._table_id,
            person=self._reader,
            game=game,
            deal=deal,
            token=self.token,
            expires_at=self.expires_at,
        )

    async def store(self) -> None:
        """Store where it is and what it shows."""
        await self._services.store.save(self.row)

    def resume(self, row: TrackedMessage) -> None:
        """Set its stored values, and use the stored token while it is valid."""
        self.is_at(row.channel, row.message)
        if row.deal is not None and not self.is_ephemeral:  # an ephemeral hand always shows the current deal
            self.shown = row.game, row.deal
        if row.token is not None and (row.expires_at or 0) > self._services.store.now():
            client = self._services.client
            webhook = discord.Webhook.partial(client.application_id or 0, row.token, client=client)
            self.token, self.expires_at = row.token, row.expires_at
            self._use(webhook, row.expires_at or 0)
            self._wait_for_expiry()


class TableMessage(LiveMessage):
    """A message that shows a table, or a hand at it."""

    def __init__(
        self,
        services: LiveMessages,
        key: str,
        send: Callable[[Any, ui.LayoutView], Awaitable[None]],
        table: Table,
        reader: int | None = None,
    ) -> None:
        by_token = table.is_user_installed and reader is None
        super().__init__(services, key, send, guild=table.guild, table_id=table.id, reader=reader, by_token=by_token)
        self.table = table
        self.shown = table.game_and_deal
        self.follows: TableMessage | None = None
        """The message whose place it takes, until it is there itself."""
        self.posted = asyncio.Event()

    async def post(self, view: ui.LayoutView) -> None:
        """Post it as a new message, and store where it is."""
        await super().post(view)
        self.posted.set()

    @property
    def newest(self) -> int:
        """Message id of what is shown: of the one that it follows, until it is there itself; 0: there is none."""
        return self.message or (self.follows.newest if self.follows else 0)

    def has_turned(self, table: Table) -> bool:
        """Return whether a new message is due: it has shown a deal, and the table is at another one now."""
        return self.shown is not None and self.shown[1] > 0 and table.game_and_deal != self.shown


class HandMessage(TableMessage):
    """A private message with a hand."""

    hand: Hand | None = None
    focus: Focus | None = None
    """What is opened in it: a menu or a question."""
    answered: Table | None = None
    """The table as the answer to a click has shown it, until the click's change reaches the hands."""
    moving = False
    """Whether it is being posted again, below the table's new message."""
    pressed = True
    """Whether its reader has opened it or pressed something in it since it was posted again."""
    closed = False
    """Whether it shows the end of its hand, with no buttons."""
    after: Table | None = None
    """The table after the change that has ended the hand."""
    inside = False
    """Whether it is on the table's server, where only its reader sees it."""
    gone = False
    """Whether Discord has refused it last."""
    tries = 0
    """How often in a row it was tried again after a while."""
    asked: float | None = None
    """When a click had it retried, by the loop's clock."""

    def has_turned(self, table: Table) -> bool:
        """Return whether a new message is due: it has shown a game, and the table is at another one now."""
        return self.shown is not None and self.shown[1] > 0 and table.game_and_deal[0] != self.shown[0]


class MessagesOfTable:
    """The live messages about one table, and the notices that were posted there."""

    def __init__(self, guild: int | None) -> None:
        self.guild = guild
        self.public: TableMessage | None = None
        self.copies: dict[int, TableMessage] = {}
        """Copies of the public message in direct messages, by reader."""
        self.hands: dict[int, HandMessage] = {}
        """Direct messages with hands, by reader."""
        self.ephemeral: dict[int, HandMessage] = {}
        """The newest ephemeral message with a hand, by reader."""
        self.language: str | None = None
        """The language of the person who opened the table; "": it is unknown, None: it was not read yet."""
        self.restarting = False
        """Whether the public message says that the bot is back in a moment."""
        self.said: set[object] = set()
        """One-time notices: the players who accept no direct messages, or that the bot sends none now."""
        self.troubles: set[str] | None = None
        """The problems of its channel that the bot has reported; None: they were not read yet."""
        self.warned: set[int] = set()
        """The players who have clicked something and seen these problems."""

    @property
    def messages(self) -> list[TableMessage]:
        """All of them."""
        public = [] if self.public is None else [self.public]
        return [*public, *self.copies.values(), *self.hands.values(), *self.ephemeral.values()]
