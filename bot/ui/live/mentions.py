"""Mentions: messages of their own, since edits don't ping, that say what people are asked; they go with the answer.

People are mentioned when it is their turn, when half of the time for it is over, when somebody wants to end the game,
and when somebody wants to take something back. Whoever has quiet hours is mentioned, too, but nothing rings.
Where they are is noted, so that those of before a restart go as any other.
"""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, replace

import discord

from bot.tables import Changed, Reminder, Table
from bot.ui.discord import Answer, Context, Latest, Throttle, Use
from bot.ui.layout import Asked, Ping, Screens, asked
from bot.ui.live.board import Board
from bot.ui.live.direct_messages import DirectMessages


@dataclass(frozen=True, slots=True)
class Mention:
    """A message that says whom something is asked, deleted when that is over.

    Args:
        users: the people; it goes when none of them is waited for any more.
        channel, message: where it is.
        calls: its first line, with the names; "": it was sent before a restart.
        said: what it asks, and what it has to press.
    """

    users: frozenset[int]
    channel: int
    message: int
    calls: str = ""
    said: tuple[str, tuple[str, ...]] = ("", ())

    def note(self, table: int, what: Asked) -> str:
        """Return the key of its note; it names the people, so that the note goes with them."""
        return ":".join([PING, str(table), what.value, str(self.message), *map(str, sorted(self.users))])


PING = "ping"
"""How the keys of these notes begin."""


@dataclass(slots=True)
class Turn:
    """Whom a table asks for one thing.

    Args:
        users: the people.
        asks: what exactly.
        mentions: the messages about it.
    """

    users: frozenset[int]
    asks: str = ""
    mentions: tuple[Mention, ...] = ()


class Mentions:
    """Mentions people when it becomes their turn.

    Args:
        client: for sending.
        context: the tables, and what people have chosen.
        screens: says what is asked.
        board: where a table is, and in which language.
        throttle: when it is a request's turn.
        direct_messages: reaches people directly.
        otherwise: whether those are mentioned who have not chosen.
    """

    def __init__(
        self,
        client: discord.Client,
        context: Context,
        screens: Screens,
        board: Board,
        throttle: Throttle,
        direct_messages: DirectMessages,
        *,
        otherwise: bool,
    ) -> None:
        self._client = client
        self._boundary = context.boundary
        self._settings = context.service.settings
        self._notebook = context.service.notebook
        self._rests = context.service.deadlines.rests
        self._screens = screens
        self._board = board
        self._throttle = throttle
        self._direct_messages = direct_messages
        self._otherwise = otherwise
        self._turns: dict[tuple[int, Asked], Turn] = {}
        self._reminders: dict[int, dict[int, int]] = {}
        """By table, who is to be reminded, and when a computer player sits in for them."""
        self._recalled: set[int] = set()
        """The tables whose messages of before a restart are known."""
        self._recalling = asyncio.Lock()
        self._last: dict[int, int] = {}
        self.work: Latest[Table] = Latest(context.tasks, self._see, "turn mention")

    def acted(self, table: int, user: int) -> None:
        """Note who is at the table right now: the last person to act needs no mention."""
        self._last[table] = user

    async def changed(self, change: Changed) -> None:
        """See whose turn it is now, soon."""
        self.work.put(change.after.id, change.after)

    def let_go(self, tables: Collection[int]) -> None:
        """See to whom tables wait for no longer: another process does, by the notes that are kept."""
        self._turns = {key: turn for key, turn in self._turns.items() if key[0] not in tables}
        self._recalled -= {*tables}
        for table in tables:
            self._reminders.pop(table, None)
            self._last.pop(table, None)

    def remind(self, table: Table, reminder: Reminder) -> None:
        """Remind somebody, soon, if they are still waited for then."""
        self._reminders.setdefault(table.id, {})[reminder.user] = reminder.due
        self.work.put(table.id, table)

    async def put_away(self, answer: Answer, table: int) -> None:
        """Delete a clicked message of before a restart; any other goes by itself when it is answered."""
        clicked = answer.interaction.message
        if clicked is None:
            return
        await self._recall(table)
        turns = [(what, turn) for (number, what), turn in self._turns.items() if number == table]
        known = ((what, turn, each) for what, turn in turns for each in turn.mentions if each.message == clicked.id)
        found = next(known, None)
        if found is None:
            await answer.remove()
        elif not found[2].calls:
            await self._lose(table, *found)
            await answer.remove()

    async def take_up(self, table: Table) -> None:
        """Delete the messages of before a restart that ask nobody any more."""
        await self._recall(table.id)
        for what in Asked:
            turn = self._turns.get((table.id, what)) or Turn(frozenset())
            for mention in turn.mentions:
                if not mention.users & asked(table, what):
                    await self._forget(table.id, what, turn, mention)

    async def _recall(self, table: int) -> None:
        """Learn once where a table's messages of before a restart are."""
        async with self._recalling:
            if table in self._recalled:
                return
            notes = await self._notebook.of_table(table)
            self._recalled.add(table)
            for key, channel in notes.items():
                match key.split(":"):
                    case [kind, _, what, message, *users] if kind == PING:
                        mention = Mention(frozenset(map(int, users)), int(channel), int(message))
                        turn = self._turns.setdefault((table, Asked(what)), Turn(frozenset()))
                        turn.mentions = (*turn.mentions, mention)
                    case _:
                        pass

    async def _see(self, table: Table) -> None:
        """Mention whom the table asks something now, and remind who is to be reminded; what is over goes."""
        await self._recall(table.id)
        reminders = self._reminders.pop(table.id, {})
        for what in Asked:
            await self._see_one(table, what, reminders if what is Asked.TURN else {})
        if table.status == "closed":
            for what in Asked:
                self._turns.pop((table.id, what), None)
            self._last.pop(table.id, None)

    async def _see_one(self, table: Table, what: Asked, due: dict[int, int]) -> None:
        """Mention whom the table asks one thing.

        Args:
            table: the table.
            what: is asked.
            due: who is to be reminded, and when a computer player sits in for them.
        """
        users, key = asked(table, what), (table.id, what)
        before = self._turns.get(key) or Turn(frozenset())
        if not users and not before.users and not before.mentions:
            return
        asks = self._ping(table, what).text if users else ""
        turn = self._turns[key] = Turn(users, asks, before.mentions)
        # Who was called already reads the new question in the same message.
        known = before.users if asks == before.asks else frozenset[int]().union(*(m.users for m in turn.mentions))
        # Whoever has just acted knows whose turn it is; what others wish since then they don't.
        aware = {self._last.get(table.id)} if what is Asked.TURN else set[int | None]()
        new = {user for user in users - known - aware if await self._wants(user)}
        try:
            for mention in turn.mentions:
                if not mention.users & users:
                    await self._forget(table.id, what, turn, mention)
                else:
                    await self._correct(table, what, turn, mention)
            if new:
                await self._throttle.turn(Use.MENTIONS)
                if self.work.newer(table.id):
                    # They have acted meanwhile, or will be looked at again at once.
                    turn.users = frozenset()
                else:
                    resting = frozenset([user for user in new if await self._rests(user)])
                    for called in filter(None, (new - resting, resting)):
                        await self._mention(table, what, turn, frozenset(called), CALLS[what])
            for user in due.keys() & users:
                await self._throttle.turn(Use.MENTIONS)
                await self._mention(table, what, turn, frozenset({user}), "turn-reminder", when=f"<t:{due[user]}:R>")
        except discord.HTTPException as error:
            self._boundary.report(error)

    async def _correct(self, table: Table, what: Asked, turn: Turn, mention: Mention) -> None:
        """Have a message ask what is asked now; an edit doesn't ring."""
        ping = self._ping(table, what)
        if mention.said == said(ping):
            return
        await self._throttle.turn(Use.MENTIONS)
        message = self._messages(mention.channel).get_partial_message(mention.message)
        calls = mention.calls or self._calls(table, mention.users, CALLS[what])
        await message.edit(
            content=f"{calls}\n{ping.text}", view=ping.view, allowed_mentions=discord.AllowedMentions.none()
        )
        newer = replace(mention, calls=calls, said=said(ping))
        turn.mentions = tuple(newer if each is mention else each for each in turn.mentions)

    def _ping(self, table: Table, what: Asked) -> Ping:
        return self._screens.ping(table, self._board.locale(table), what)

    async def _lose(self, table: int, what: Asked, turn: Turn, mention: Mention) -> None:
        """Know of a message no longer."""
        turn.mentions = tuple(each for each in turn.mentions if each is not mention)
        await self._notebook.write(mention.note(table, what), None)

    async def _forget(self, table: int, what: Asked, turn: Turn, mention: Mention) -> None:
        """Delete a mention that is over."""
        await self._lose(table, what, turn, mention)
        await self._throttle.turn(Use.MENTIONS)
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

    async def _mention(
        self, table: Table, what: Asked, turn: Turn, users: frozenset[int], key: str, **params: str
    ) -> None:
        """Send a message that mentions these people, to each of them directly where the table has no channel."""
        if self._board.lost(table):
            for user in sorted(users):
                channel = await self._direct_messages.channel(user)
                await self._post(table, what, turn, frozenset({user}), channel, key, **params)
        elif self._board.may_post(table):
            try:
                await self._post(table, what, turn, users, self._board.channel(table), key, **params)
            except (discord.Forbidden, discord.NotFound) as error:
                await self._board.refused(table, error)
                raise

    async def _post(
        self, table: Table, what: Asked, turn: Turn, users: frozenset[int], channel: int, key: str, **params: str
    ) -> None:
        people = [discord.Object(user) for user in sorted(users)]
        calls, ping = self._calls(table, users, key, **params), self._ping(table, what)
        message = await self._messages(channel).send(
            f"{calls}\n{ping.text}",
            view=ping.view,
            allowed_mentions=discord.AllowedMentions(users=people),
            suppress_embeds=True,
            silent=await self._rest(users),
        )
        mention = Mention(users, channel, message.id, calls, said(ping))
        turn.mentions = (*turn.mentions, mention)
        await self._notebook.write(mention.note(table.id, what), str(channel), table=table.id)

    def _calls(self, table: Table, users: frozenset[int], key: str, **params: str) -> str:
        """Return the line that calls these people."""
        text = self._board.words(table)(key, name=" ".join(f"<@{user}>" for user in sorted(users)), **params)
        link = self._board.link(table)
        return f"{text} {link}" if link else text


CALLS = dict.fromkeys(Asked, "vote-mention") | {Asked.TURN: "turn-mention"}
"""What calls people, by what they are asked."""


def said(ping: Ping) -> tuple[str, tuple[str, ...]]:
    """Return what a message asks, and what it has to press."""
    return ping.text, ping.buttons
