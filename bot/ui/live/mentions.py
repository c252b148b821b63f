"""Ping players by separate messages, since an edit sends no notification. The answer deletes them.

The bot pings a player for an unanswered question: a turn, a vote, a take-back, a claim, a protest. It also sends one
reminder when half of the turn time is over. A ping takes two steps: a question first waits for its answer, and only
then `Mentions` posts a message. Messages are noted in the database, so a restarted bot corrects and deletes them too.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.tables import Reminder, Table, TableChanged, TrackedMessage
from bot.ui.discord import (
    GONE,
    NOT_REACHED,
    UNKNOWN_CHANNEL,
    InteractionResponder,
    LatestValueWorker,
    RequestKind,
    naming,
)
from bot.ui.layout import MentionContent, MentionReason, asked, asker
from bot.ui.live.direct_messages import DirectMessages
from bot.ui.live.members import Members
from bot.ui.live.mention_budget import MentionBudget
from bot.ui.live.table_messages import TableMessages
from bot.ui.live.tracked_message import LiveMessages


@dataclass(slots=True, eq=False)
class Mention:
    """A ping that asks players a question; the end of the question deletes it.

    Args:
        calls: its first line, with the names; "": it was sent before a restart.
    """

    key: str
    table: int
    users: frozenset[int]
    channel: int
    message: int
    calls: str = ""
    said: tuple[str, tuple[str, ...]] = ("", ())

    @property
    def rows(self) -> list[TrackedMessage]:
        """The rows that are stored: one for each player, so that it is deleted with the player."""
        row = TrackedMessage(key=self.key, channel=self.channel, message=self.message, table_id=self.table)
        return [row.model_copy(update={"key": f"{self.key}:{user}", "person": user}) for user in sorted(self.users)]


JOB = "turn_mention"
PING = "ping"


IDLE_SECONDS = 60.0
"""Seconds without a press after which the bot takes a player to be elsewhere."""


@dataclass(slots=True)
class MentionTarget:
    """A question that a table asks some players.

    Args:
        called: the players who were pinged for this text, or need no ping.
        since: when the question began to wait for each of the other players, by `time.monotonic`.
    """

    users: frozenset[int] = frozenset()
    asks: str = ""
    mentions: list[Mention] = field(default_factory=list[Mention])
    called: frozenset[int] = frozenset()
    since: dict[int, float] = field(default_factory=dict[int, float])


class Mentions:
    """Pings players who leave a question unanswered.

    A ping is sent after `patience` seconds without an answer, or as soon as the player has been idle for
    `IDLE_SECONDS`, at the earlier of both.

    Args:
        otherwise: whether those are mentioned who have not chosen.
        patience: seconds that a question waits for its answer before it pings; 0: none.
    """

    def __init__(
        self,
        messages: LiveMessages,
        board: TableMessages,
        direct_messages: DirectMessages,
        members: Members,
        budget: MentionBudget,
        *,
        otherwise: bool,
        patience: float,
    ) -> None:
        context = messages.context
        self._client = messages.client
        self._people = context.people
        self._boundary = context.boundary
        self._settings = context.service.settings
        self._rests = context.service.deadlines.in_quiet_hours
        self._screens = messages.screens
        self._board = board
        self._messages = messages
        self._throttle = messages.throttle
        self._direct_messages = direct_messages
        self._members = members
        self._budget = budget
        self._otherwise = otherwise
        self._patience = patience
        self._tasks = context.tasks
        self._turns: dict[int, defaultdict[MentionReason, MentionTarget]] = {}
        """By table, what it asks; of tables whose messages of before a restart are known."""
        self._reminders: dict[int, dict[int, int]] = {}
        """By table, who is to be reminded, and when a computer player sits in for them."""
        self._recalling = asyncio.Lock()
        self.work: LatestValueWorker[Table] = LatestValueWorker(context.tasks, self._update, JOB)

    def acted(self, table: int, user: int) -> None:
        """Restart the wait for a player who is acting at a table."""
        for turn in self._turns[table].values() if table in self._turns else ():
            turn.since.pop(user, None)

    async def changed(self, change: TableChanged) -> None:
        """Schedule a check of whose turn it is."""
        self.work.submit(change.after.id, change.after)

    def release(self, tables: Collection[int]) -> None:
        """Stop pinging for these tables: another process does, by the saved rows."""
        for table in tables:
            self._turns.pop(table, None)
            self._reminders.pop(table, None)
            self._tasks.cancel((JOB, table))

    def remind(self, table: Table, reminder: Reminder) -> None:
        """Remind a user, soon, if they are still waited for then."""
        self._reminders.setdefault(table.id, {})[reminder.user] = reminder.due
        self.work.submit(table.id, table)

    async def delete_clicked(self, answer: InteractionResponder, table: int) -> None:
        """Delete a clicked message of before a restart; any other goes by itself when it is answered."""
        clicked = answer.interaction.message
        if clicked is None:
            return
        turns = await self._recall(table)
        known = [(turn, each) for turn in turns.values() for each in turn.mentions if each.message == clicked.id]
        for turn, mention in known:
            if mention.calls:
                return
            turn.mentions.remove(mention)
            await self._messages.store.drop(*(row.key for row in mention.rows))
        await answer.remove()

    async def resume(self, table: Table) -> None:
        """Delete the pings of before a restart whose question was answered; ping for the others after the wait."""
        turns, now, waiting = await self._recall(table.id), time.monotonic(), False
        for what in MentionReason:
            turn, users = turns[what], asked(table, what)
            for mention in [each for each in turn.mentions if not each.users & users]:
                await self._forget(turn, mention)
            turn.since = dict.fromkeys(users.difference(*(mention.users for mention in turn.mentions)), now)
            waiting |= bool(turn.since)
        if waiting:
            self._check_after(table, self._patience)

    async def _recall(self, table: int) -> "defaultdict[MentionReason, MentionTarget]":
        """Return a table's questions; the first time, load its messages from before a restart."""
        async with self._recalling:
            if table not in self._turns:
                turns = defaultdict[MentionReason, MentionTarget](MentionTarget)
                rows = await self._messages.store.for_table(table, PING)
                for message, (key, channel) in {row.message: (row.key, row.channel) for row in rows}.items():
                    users = frozenset([row.person or 0 for row in rows if row.message == message])
                    mention = Mention(key.rpartition(":")[0], table, users, channel, message)
                    turns[MentionReason(key.split(":")[2])].mentions.append(mention)
                self._turns[table] = turns
            return self._turns[table]

    async def _update(self, table: Table) -> None:
        """Mention whom the table asks something now, and remind who is to be reminded; what is over goes."""
        turns = await self._recall(table.id)
        reminders = self._reminders.pop(table.id, {})
        for what in MentionReason:
            await self._update_one(table, what, turns[what], reminders if what is MentionReason.TURN else {})
        self._tasks.cancel((JOB, table.id))
        if table.status == "closed":
            self._turns.pop(table.id, None)
            return
        waits = [self._wait(user, since) for turn in turns.values() for user, since in turn.since.items()]
        if waits:
            self._check_after(table, min(waits))

    def _check_after(self, table: Table, seconds: float) -> None:
        """Check a table again after some seconds, for questions that are still unanswered then."""
        self._tasks.after((JOB, table.id), seconds, partial(self.check, table))

    def check(self, table: Table) -> None:
        """Check a table again, unless a newer state of it is about to be checked."""
        if not self.work.has_newer(table.id):
            self.work.submit(table.id, table)

    def _wait(self, user: int, since: float) -> float:
        """Return for how many seconds more a question waits for a player before it pings them."""
        waited = time.monotonic() - since
        return min(self._patience - waited, IDLE_SECONDS - self._people.idle(user))

    async def _update_one(self, table: Table, what: MentionReason, turn: MentionTarget, due: dict[int, int]) -> None:
        """Mention whom the table asks one thing.

        Args:
            due: who is to be reminded, and when a computer player sits in for them.
        """
        users = asked(table, what)
        if not users and not turn.users and not turn.mentions:
            return
        for mention in [*turn.mentions]:
            if not mention.users & users:
                await self._forget(turn, mention)
            elif not await self._correct(table, what, mention):
                # Its players are pinged again, as for a new question.
                turn.mentions.remove(mention)
                turn.called -= mention.users
                await self._messages.store.drop(*(row.key for row in mention.rows))
        asks = self._ping(table, what).text if users else ""
        # A player who was pinged already reads the new question in the same message.
        called = turn.called if asks == turn.asks else frozenset[int]().union(*(m.users for m in turn.mentions))
        called = frozenset([user for user in users if user in called or not await self._wants(user)])
        if what is MentionReason.TURN and len(table.present) == 1:
            called = users  # Only computer players wait for this player.
        now = time.monotonic()
        # A woken player is pinged at once: the others have waited long enough.
        begun = float("-inf") if what is MentionReason.WAKE else now
        turn.users, turn.asks, turn.called = users, asks, called
        turn.since = {user: turn.since.get(user, begun) for user in users - called}
        if [user for user, begun in turn.since.items() if self._wait(user, begun) <= 0]:
            await self._throttle.turn(RequestKind.MENTIONS)
            # A newer state is checked at once: by then they may have answered.
            if not self.work.has_newer(table.id):
                await self._call(table, what, turn)
        for user in due.keys() & users:
            await self._throttle.turn(RequestKind.MENTIONS)
            await self._mention(table, what, turn, frozenset({user}), "turn-reminder", when=f"<t:{due[user]}:R>")

    async def _call(self, table: Table, what: MentionReason, turn: MentionTarget) -> None:
        """Ping the players who have left a question unanswered for too long."""
        late = frozenset([user for user, since in turn.since.items() if self._wait(user, since) <= 0])
        turn.called |= late
        turn.since = {user: since for user, since in turn.since.items() if user not in late}
        late -= await self._members.check(table, late)
        sender = asker(table, what)
        if sender is not None:
            # The request is on the table's message all the same.
            late = frozenset([user for user in late if self._budget.spend(sender, user)])
        resting = frozenset([user for user in late if await self._rests(user)])
        for users in filter(None, (late - resting, resting)):
            await self._mention(table, what, turn, users, CALLS[what])

    async def _correct(self, table: Table, what: MentionReason, mention: Mention) -> bool:
        """Edit a message to ask the current question, and return whether it is still there.

        An edit never notifies; `users` keeps the names resolved. Another failed edit is tried again with the next
        change of the question.
        """
        ping = self._ping(table, what)
        if mention.said == content_of(ping):
            return True
        await self._throttle.turn(RequestKind.MENTIONS)
        message = self._client.get_partial_messageable(mention.channel).get_partial_message(mention.message)
        calls = mention.calls or self._calls(table, mention.users, CALLS[what])
        try:
            await message.edit(
                content=f"{calls}\n{ping.text}", view=ping.view, allowed_mentions=naming(sorted(mention.users))
            )
        except NOT_REACHED as error:
            self._boundary.report(error)
            return not self._is_lost(table, mention, error)
        mention.calls, mention.said = calls, content_of(ping)
        return True

    def _is_lost(self, table: Table, mention: Mention, error: Exception) -> bool:
        """Return whether an error shows that a ping was deleted, by itself or with the channel where a table was."""
        if not isinstance(error, discord.HTTPException):
            return False
        left = mention.channel != self._board.channel(table) or self._board.is_channel_deleted(table)
        return error.code in GONE or (error.code == UNKNOWN_CHANNEL and left)

    def _ping(self, table: Table, what: MentionReason) -> MentionContent:
        return self._screens.ping(
            table, self._board.locale(table), what, outside=self._board.is_channel_deleted(table)
        )

    def question(self, table: Table, what: MentionReason) -> tuple[str, discord.ui.View, frozenset[int]]:
        """Return a ping for an answer to a press: its text, its buttons, and the players it mentions."""
        users, ping = asked(table, what), self._ping(table, what)
        return f"{self._calls(table, users, CALLS[what])}\n{ping.text}", ping.view, users

    async def _forget(self, turn: MentionTarget, mention: Mention) -> None:
        turn.mentions.remove(mention)
        await self._messages.delete(*mention.rows)

    async def _wants(self, user: int) -> bool:
        mentions = (await self._settings.for_user(user)).mentions
        return self._otherwise if mentions is None else mentions

    async def _rest(self, users: frozenset[int]) -> bool:
        """Return whether all of these have quiet hours now."""
        return all([await self._rests(user) for user in users])

    async def _mention(
        self, table: Table, what: MentionReason, turn: MentionTarget, users: frozenset[int], key: str, **params: str
    ) -> None:
        """Send a message that mentions these users, to each of them directly where the table has no channel.

        What can't be sent is reported.
        """
        if self._board.is_channel_deleted(table):
            for user in sorted(users):
                try:
                    channel = await self._direct_messages.channel(user)
                    await self._post(table, what, turn, frozenset({user}), channel, key, **params)
                except NOT_REACHED as error:
                    self._boundary.report(error)
        elif self._board.may_post(table):
            try:
                await self._post(table, what, turn, users, self._board.channel(table), key, **params)
            except NOT_REACHED as error:
                if isinstance(error, discord.Forbidden | discord.NotFound):
                    await self._board.refused(table, error)
                self._boundary.report(error)

    async def _post(
        self,
        table: Table,
        what: MentionReason,
        turn: MentionTarget,
        users: frozenset[int],
        channel: int,
        key: str,
        **params: str,
    ) -> None:
        calls, ping = self._calls(table, users, key, **params), self._ping(table, what)
        message = await self._client.get_partial_messageable(channel).send(
            f"{calls}\n{ping.text}",
            view=ping.view,
            allowed_mentions=naming(sorted(users)),
            suppress_embeds=True,
            silent=await self._rest(users),
        )
        key = f"{PING}:{table.id}:{what.value}:{message.id}"
        mention = Mention(key, table.id, users, channel, message.id, calls, content_of(ping))
        turn.mentions.append(mention)
        await self._messages.store.save(*mention.rows)

    def _calls(self, table: Table, users: frozenset[int], key: str, **params: str) -> str:
        """Return the line that calls these people."""
        text = self._board.words(table)(key, name=" ".join(f"<@{user}>" for user in sorted(users)), **params)
        link = self._board.link(table)
        return f"{text} {link}" if link else text


CALLS = dict.fromkeys(MentionReason, "vote-mention") | {MentionReason.TURN: "turn-mention"}


def content_of(ping: MentionContent) -> tuple[str, tuple[str, ...]]:
    """Return a message's question, and its buttons."""
    return ping.text, ping.buttons
