"""Update all messages in channels after changes of tables and after a restart."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractContextManager
from datetime import timedelta
from functools import partial
from typing import Any, TypeVar

import discord
from structlog.contextvars import bind_contextvars, bound_contextvars

from bot.tables import NotOwner, Reminder, TableChanged
from bot.ui.discord import (
    OPENING_INTERVAL_SECONDS,
    AppContext,
    ChannelAccess,
    EditThrottle,
    Holds,
    InteractionResponder,
    Openings,
)
from bot.ui.layout import MessageKind, MessageRenderer
from bot.ui.live.direct_messages import DirectMessages
from bot.ui.live.hand_messages import HandMessages
from bot.ui.live.kind_messages import KindMessages
from bot.ui.live.lapsed import LapsedMessages
from bot.ui.live.members import Members
from bot.ui.live.mention_budget import MentionBudget
from bot.ui.live.mentions import Mentions
from bot.ui.live.restart_notice import NOTICE, RestartNotice
from bot.ui.live.role_mentions import RoleMentions
from bot.ui.live.table_messages import TableMessages
from bot.ui.live.threads import TableThreads
from bot.ui.live.tracked_message import LiveMessages

S = TypeVar("S")
TableListener = Callable[[TableChanged], Awaitable[None]]
PressListener = Callable[[InteractionResponder, int], Awaitable[None]]
OWED = "undrawn"
UNDRAWN = timedelta(minutes=1)
"""Changes this short a time before the end may not have been drawn."""
WAITING = timedelta(hours=1)
"""A game that changed this short a time before the end may have a player who can be woken soon."""
REDRAWS_AT_ONCE = 4
"""Tables redrawn after a restart within the time between two edits of one message."""


class MessageSync:
    """Passes every change to the components that keep messages up to date, in the readers' order.

    Args:
        mention_after: seconds of waiting for a player before the bot mentions them.
    """

    def __init__(
        self,
        client: discord.Client,
        context: AppContext,
        screens: MessageRenderer,
        throttle: EditThrottle,
        *,
        mentions: bool,
        mention_after: float,
    ) -> None:
        self._client = client
        self._context = context
        self._service = context.service
        self._boundary = context.boundary
        self._throttle = throttle
        self._tasks = context.tasks
        self.access = access = ChannelAccess(client, context.tasks, context.service.ownership.owns)
        openings = Openings(OPENING_INTERVAL_SECONDS if throttle.interval else 0.0, lambda: throttle.share)
        self.direct = direct = DirectMessages(client, context, throttle, openings)
        self.messages = services = LiveMessages(client, context, screens, throttle)
        threads = TableThreads(client, context)
        self._ownership = context.service.ownership
        self.board = TableMessages(services, access, threads)
        self.hands = HandMessages(services, self.board, direct)
        self.members = Members(client, context, throttle)
        self.mention_budget = budget = MentionBudget(context.service.waking.now)
        self.mentions = Mentions(
            services, self.board, direct, self.members, budget, otherwise=mentions, patience=mention_after
        )
        self.roles = RoleMentions(services, self.board, access, patience=mention_after)
        self.restart_notice = RestartNotice(context, self.board)
        self.lapsed = LapsedMessages(services, self.board)
        self._left: dict[int | None, Collection[int]] = {}
        """By shard, the tables whose messages say that the bot is back in a moment."""
        self._since: dict[int | None, int | None] = {}
        """By shard, after which message channels are to be read for what the database doesn't know."""
        self._kinds: list[KindMessages[Any]] = []
        self._gone: Counter[int | None] = Counter()
        """How often the tables of each shard have been released."""
        self._answering = Holds()
        self._listeners: list[TableListener] = []
        self._press_listeners: list[PressListener] = []
        context.service.subscribe(self.changed)
        context.service.deadlines.subscribe(self.remind)

    def subscribe(self, listener: TableListener) -> None:
        """Call a listener after each change of a server's table, once its messages are on their way."""
        self._listeners.append(listener)

    def subscribe_to_presses(self, listener: PressListener) -> None:
        """Call a listener after the response to each click, with the table's number; 0: none."""
        self._press_listeners.append(listener)

    def register(self, kind: MessageKind[S]) -> KindMessages[S]:
        """Register a kind of messages that a feature keeps up to date, and return what posts and edits them."""
        messages = KindMessages(kind, self.messages, self.board, self.access)
        self._kinds.append(messages)
        return messages

    async def changed(self, change: TableChanged) -> None:
        """Update all messages of a table after a change; at a try of a deal of the day only its player's."""
        # The acting player sees the change first, unless Discord is slow.
        await self._answering.wait_for(change.after.id)
        if not self._ownership.owns(change.after.guild, change.after.id):
            return  # its shard was being released: the new owner draws it
        self.lapsed.note(change.after)
        if change.after.daily_date is not None:
            await self.hands.changed(change)
            return
        await self.board.changed(change)
        await self.hands.changed(change)
        if change.after.is_user_installed:
            return
        await self.mentions.changed(change)
        await self.roles.changed(change)
        await self.members.changed(change)
        for listener in self._listeners:
            await listener(change)

    async def remind(self, reminder: Reminder) -> None:
        """Remind a user that half of the time for their move is over."""
        self.mentions.remind(await self._service.table(reminder.table), reminder)

    def during_click(self, table: int, user: int) -> AbstractContextManager[None]:
        """Hold other edits of a table until a user's click is answered, or its response takes too long."""
        self.mentions.acted(table, user)
        return self._answering.hold(table)

    async def after_click(self, answer: InteractionResponder, table: int) -> None:
        """Update presence and messages after a user's click at a table was answered."""
        self.board.learn_token(answer.interaction, table)
        # What Discord has refused although nothing is missing is tried again.
        self.board.pressed(table)
        self.hands.pressed(table, answer.interaction.user.id)
        for listener in self._press_listeners:
            await listener(answer, table)
        await self.hands.follow(answer, table)

    async def pending_redraws(self, shard: int | None = None) -> tuple[int, ...]:
        """Return the tables that a stop may have left undrawn, those of earlier stops first; before the bot connects.

        Later there may be tables whose first panel is just on its way as an answer: they would get another. What is
        found is owed from now on: where all ends once more before it is drawn, it is found again.

        Args:
            shard: whose; None: all.
        """
        self._since[shard] = await self.lapsed.since(shard or 0)
        of = None if shard is None else self._ownership.only(shard)
        left = self._left[shard] = await self._service.notebook.marked(NOTICE, of)
        changed = await self._service.directory.changed_last(UNDRAWN, shard)
        owed = await self._service.notebook.marked(OWED, of)
        await self._service.notebook.mark(OWED, changed)
        # Older pending redraws wait for longer: otherwise they never come where the bot is killed repeatedly.
        recent = {*changed}
        before = [table for table in owed if table not in recent]
        return tuple(dict.fromkeys([*before, *changed, *self._service.deadlines.extended, *left]))

    def acquire(self, shard: int) -> None:
        """Take over the messages of a shard's tables."""
        self.access.forget(partial(self._is_of, shard))

    def _is_of(self, shard: int, guild: int) -> bool:
        return self._ownership.shard(guild, 0) == shard

    def release(self, shard: int) -> None:
        """Stop updating the messages of a shard's tables: another process does."""
        self._gone[shard] += 1
        known = self.messages.tables.items()
        tables = {table for table, here in known if self._ownership.shard(here.guild, table) == shard}
        self.messages.release(tables)
        self.board.release(tables)
        self.mentions.release(tables)
        self.roles.release(tables)
        for kind in self._kinds:
            kind.release(partial(self._is_of, shard))
        self.access.forget(partial(self._is_of, shard))

    async def redraw_pending(self, undrawn: tuple[int, ...], shard: int | None = None) -> None:
        """Redraw these tables, a few at a time."""
        gone = self._gone[shard]
        await self._client.wait_until_ready()
        await self.board.resume()
        await self.hands.resume()
        # Otherwise Wake would appear on their messages only after the next click.
        self.board.watch_again(await self._service.directory.changed_last(WAITING, shard))
        drawing: dict[int, asyncio.Task[None]] = {}
        for number in undrawn:
            with bound_contextvars(table=number, guild=None):
                if await self._redraw(number, shard):
                    drawing[number] = self._tasks.start(self._mark_redrawn(number, shard, gone), "catching up")
                    await asyncio.sleep(self._throttle.interval / REDRAWS_AT_ONCE)
        await asyncio.gather(*drawing.values())
        if not self.restart_notice.shown:  # otherwise the bot has stopped again before all were drawn
            await self._service.notebook.unmark(NOTICE, drawing.keys() & self._left.pop(shard, ()))
        if await self.lapsed.sweep(self._since.pop(shard, None), shard):
            await self._draw_others(undrawn, shard)

    async def _draw_others(self, drawn: Collection[int], shard: int | None) -> None:
        """Redraw all open tables after a restored backup: their messages may show what the database has lost."""
        for number in await self._service.directory.not_closed():
            if number not in drawn:
                with bound_contextvars(table=number, guild=None):
                    await self._redraw(number, shard)
                    await asyncio.sleep(self._throttle.interval / REDRAWS_AT_ONCE)

    async def _mark_redrawn(self, number: int, shard: int | None, gone: int) -> None:
        """Wait until a table's message and its hands are drawn; then remove the mark of pending redraws.

        The mark stays if the table was released: its next owner must see that it was not drawn.
        """
        await self.board.flush(number)
        await self.hands.flush(number)
        if self._gone[shard] == gone:
            await self._service.notebook.unmark(OWED, [number])

    async def _redraw(self, number: int, shard: int | None) -> bool:
        """Redraw one table, unless it belongs to another shard; errors don't stop the other tables."""
        try:
            table = await self._service.table(number)
            if shard is not None and self._ownership.shard(table.guild, number) != shard:
                return False
            bind_contextvars(guild=table.guild)
            await self.board.show(table)
            await self.hands.update(table)
            await self.mentions.resume(table)
        except NotOwner:
            return False
        except Exception as error:
            self._boundary.report(error, doing="catch up")
        return True
