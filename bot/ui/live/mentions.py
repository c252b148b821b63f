"""Turn mentions and reminders: short messages of their own, since edits don't ping; they go with the move.

Whoever has quiet hours is mentioned, too, but nothing rings.
"""

from dataclasses import dataclass

import discord

from bot.tables import Changed, Reminder, Table
from bot.ui.discord import Context, Latest, Throttle
from bot.ui.live.board import Board
from bot.ui.live.direct_messages import DirectMessages


@dataclass(frozen=True, slots=True)
class Mention:
    """A message that says whose turn it is, deleted when that is over.

    Args:
        users: the people; it goes when none of them is waited for any more.
        channel, message: where it is.
    """

    users: frozenset[int]
    channel: int
    message: int


@dataclass(slots=True)
class Turn:
    """Whom a table waits for.

    Args:
        users: the people.
        mentions: the messages about it.
    """

    users: frozenset[int]
    mentions: tuple[Mention, ...] = ()


class Mentions:
    """Mentions people when it becomes their turn.

    Args:
        client: for sending.
        context: the tables, and what people have chosen.
        board: where a table is, and in which language.
        throttle: when it is a request's turn.
        direct_messages: reaches people directly.
        otherwise: whether those are mentioned who have not chosen.
    """

    def __init__(
        self,
        client: discord.Client,
        context: Context,
        board: Board,
        throttle: Throttle,
        direct_messages: DirectMessages,
        *,
        otherwise: bool,
    ) -> None:
        self._client = client
        self._boundary = context.boundary
        self._settings = context.service.settings
        self._rests = context.service.deadlines.rests
        self._board = board
        self._throttle = throttle
        self._direct_messages = direct_messages
        self._otherwise = otherwise
        self._turns: dict[int, Turn] = {}
        self._reminders: dict[int, dict[int, int]] = {}
        """By table, who is to be reminded, and when a computer player sits in for them."""
        self._last: dict[int, int] = {}
        self.work: Latest[Table] = Latest(context.tasks, self._see, "turn mention")

    def acted(self, table: int, user: int) -> None:
        """Note who is at the table right now: the last person to act needs no mention."""
        self._last[table] = user

    async def changed(self, change: Changed) -> None:
        """See whose turn it is now, soon."""
        self.work.put(change.after.id, change.after)

    def remind(self, table: Table, reminder: Reminder) -> None:
        """Remind somebody, soon, if they are still waited for then."""
        self._reminders.setdefault(table.id, {})[reminder.user] = reminder.due
        self.work.put(table.id, table)

    async def _see(self, table: Table) -> None:
        """Mention whom the table waits for now, and remind who is to be reminded; what is over goes."""
        users = waited(table)
        reminders = {user: due for user, due in self._reminders.pop(table.id, {}).items() if user in users}
        before = self._turns.get(table.id) or Turn(frozenset())
        if users == before.users and not reminders:
            return
        turn = self._turns[table.id] = Turn(users, before.mentions)
        new = {user for user in users - before.users - {self._last.get(table.id)} if await self._wants(user)}
        try:
            for mention in turn.mentions:
                if not mention.users & users:
                    await self._forget(turn, mention)
            if new:
                await self._throttle.turn()
                if self.work.newer(table.id):
                    # They have acted meanwhile, or will be looked at again at once.
                    turn.users = frozenset()
                else:
                    resting = frozenset([user for user in new if await self._rests(user)])
                    for called in filter(None, (new - resting, resting)):
                        await self._mention(table, turn, frozenset(called), "turn-mention")
            for user, due in reminders.items():
                await self._throttle.turn()
                await self._mention(table, turn, frozenset({user}), "turn-reminder", when=f"<t:{due}:R>")
        except discord.HTTPException as error:
            self._boundary.report(error)
        if table.status == "closed":
            self._turns.pop(table.id, None)
            self._last.pop(table.id, None)

    async def _forget(self, turn: Turn, mention: Mention) -> None:
        """Delete a mention that is over."""
        turn.mentions = tuple(each for each in turn.mentions if each is not mention)
        await self._throttle.turn()
        try:
            await self._messages(mention.channel).get_partial_message(mention.message).delete()
        except discord.HTTPException as error:  # it may be gone already; others still wait to be mentioned
            self._boundary.report(error)

    async def _wants(self, user: int) -> bool:
        """Return whether somebody is to be mentioned."""
        mentions = (await self._settings.of_user(user)).mentions
        return self._otherwise if mentions is None else mentions

    async def _rest(self, users: frozenset[int]) -> bool:
        """Return whether all of these have quiet hours now."""
        return all([await self._rests(user) for user in users])

    def _messages(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    async def _mention(self, table: Table, turn: Turn, users: frozenset[int], key: str, **params: str) -> None:
        """Send a message that mentions these people, to each of them directly where the table has no channel."""
        if self._board.lost(table):
            for user in sorted(users):
                await self._post(
                    table, turn, frozenset({user}), await self._direct_messages.channel(user), key, **params
                )
        elif self._board.may_post(table):
            try:
                await self._post(table, turn, users, self._board.channel(table), key, **params)
            except (discord.Forbidden, discord.NotFound) as error:
                await self._board.refused(table, error)
                raise

    async def _post(
        self, table: Table, turn: Turn, users: frozenset[int], channel: int, key: str, **params: str
    ) -> None:
        words = self._board.words(table)
        people = [discord.Object(user) for user in sorted(users)]
        text = words(key, name=" ".join(f"<@{person.id}>" for person in people), **params)
        link = self._board.link(table)
        message = await self._messages(channel).send(
            f"{text} {link}" if link else text,
            allowed_mentions=discord.AllowedMentions(users=people),
            suppress_embeds=True,
            silent=await self._rest(users),
        )
        turn.mentions = (*turn.mentions, Mention(users, channel, message.id))


def waited(table: Table) -> frozenset[int]:
    """Return the people whom a table waits for; who is sat in for is not."""
    if table.status != "playing" or table.round is None:
        return frozenset()
    return frozenset(user for seat in table.round.waiting_for if (user := table.seats[seat].present) is not None)
