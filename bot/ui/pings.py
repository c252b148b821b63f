"""Turn mentions: a short message of its own, since mentions in edits don't ping; it goes when the move is made."""

from dataclasses import dataclass

import discord

from bot.tables import Changed, SettingsBook, Table
from bot.ui.board import Board
from bot.ui.boundary import Boundary
from bot.ui.errands import Errands, Latest


@dataclass(slots=True)
class Turn:
    """Whom a table waits for.

    Args:
        users: the people.
        channel, message: the mention, if there is one.
    """

    users: frozenset[int]
    channel: int = 0
    message: int | None = None


class Pings:
    """Mentions people when it becomes their turn.

    Args:
        client: for sending.
        board: the language of the channel.
        errands: where it runs.
        boundary: counts what Discord refuses.
        settings: who wants it.
        otherwise: whether those are mentioned who have not chosen.
    """

    def __init__(
        self,
        client: discord.Client,
        board: Board,
        errands: Errands,
        boundary: Boundary,
        settings: SettingsBook,
        *,
        otherwise: bool,
    ) -> None:
        self._client = client
        self._board = board
        self._boundary = boundary
        self._settings = settings
        self._otherwise = otherwise
        self._turns: dict[int, Turn] = {}
        self._last: dict[int, int] = {}
        self._forbidden: set[int] = set()
        self.work: Latest[Table] = Latest(errands, self._see, "turn mention")

    def acted(self, table: int, user: int) -> None:
        """Note who is at the table right now: the last person to act needs no mention."""
        self._last[table] = user

    async def changed(self, change: Changed) -> None:
        """See whose turn it is now, soon."""
        self.work.put(change.after.id, change.after)

    async def _see(self, table: Table) -> None:
        users = (
            frozenset(user for seat in table.waiting_for if (user := table.seats[seat].user) is not None)
            if table.status == "playing"
            else frozenset[int]()
        )
        before = self._turns.get(table.id) or Turn(frozenset())
        if users == before.users:
            return
        after = self._turns[table.id] = Turn(users)
        new = {user for user in users - before.users - {self._last.get(table.id)} if await self._wants(user)}
        try:
            if before.message is not None:
                if users & before.users:
                    after.channel, after.message = before.channel, before.message
                else:
                    await self._messages(before.channel).get_partial_message(before.message).delete()
            if new and table.id not in self._forbidden:
                after.channel, after.message = table.channel, await self._mention(table, frozenset(new))
        except discord.HTTPException as error:
            if isinstance(error, discord.Forbidden):
                self._forbidden.add(table.id)
            self._boundary.report(error)
        if table.status == "closed":
            self._turns.pop(table.id, None)
            self._last.pop(table.id, None)

    async def _wants(self, user: int) -> bool:
        """Return whether somebody is to be mentioned."""
        mentions = (await self._settings.of_user(user)).mentions
        return self._otherwise if mentions is None else mentions

    def _messages(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    async def _mention(self, table: Table, users: frozenset[int]) -> int:
        words = self._board.screens.catalogs.words(self._board.locale(table))
        people = [discord.Object(user) for user in sorted(users)]
        text = words("turn-mention", name=" ".join(f"<@{person.id}>" for person in people))
        link = self._board.link(table)
        message = await self._messages(table.channel).send(
            f"{text} {link}" if link else text,
            allowed_mentions=discord.AllowedMentions(users=people),
            suppress_embeds=True,
        )
        return message.id
