"""Invitations to tables: each a message of its own, since an edit rings nowhere, gone when it asks nobody any more.

Whoever wants no mentions for it is invited by direct message; where that can't be written, in the channel, without
ringing. They are tracked, so that only an invitation that was sent can be answered, and nobody is asked twice.
"""

from math import ceil

import discord

from bot.errors import Conflict, NotFound
from bot.tables import Changed, Table, TrackedMessage
from bot.ui.discord import NOT_REACHED, Context, Use
from bot.ui.display_names import Called
from bot.ui.escaping import escaped
from bot.ui.layout import invitation_buttons
from bot.ui.live.board import Board
from bot.ui.live.direct_messages import DirectMessages
from bot.ui.live.mention_budget import MentionBudget
from bot.ui.live.tracked_message import LiveMessages

KIND = "invitation"
DECLINED = 0
"""Stored as the message of an invitation that was declined."""
OPEN = {"lobby", "over"}
PATIENCE = 5.0
"""Seconds that an invitation waits for a new DM channel before it goes to the table's channel."""


class Invitations:
    """Sends invitations, and takes them away.

    Args:
        client: for sending.
        context: the tables, the words, and what people have chosen.
        board: where a table is.
        messages: stores where the invitations are, and deletes them.
        direct_messages: reaches people directly.
        budget: how often players can have each other mentioned.
    """

    def __init__(
        self,
        client: discord.Client,
        context: Context,
        board: Board,
        messages: LiveMessages,
        direct_messages: DirectMessages,
        budget: MentionBudget,
    ) -> None:
        self._client = client
        self._context = context
        self._settings = context.service.settings
        self._board = board
        self._messages = messages
        self._direct_messages = direct_messages
        self._budget = budget

    async def send(self, table: Table, host: int, person: int) -> str:
        """Invite somebody, and return a link to the invitation.

        Args:
            table: to where.
            host: who invites.
            person: who is invited.

        Raises:
            Conflict: `invited_already`, `invitation_declined`, `invitation_unreachable`, `mentioned_too_often`
                (minutes).
        """
        key = key_of(table.id, person)
        former = await self._messages.store.read(key)
        if former is not None:
            raise Conflict("invitation_declined" if former.message == DECLINED else "invited_already")
        if not self._budget.spend(host, person):
            raise Conflict("mentioned_too_often", minutes=ceil(self._budget.left(host, person) / 60))
        message = await self._post(table, host, person)
        await self._keep(table.id, person, message.channel.id, message.id)
        return message.jump_url

    async def _post(self, table: Table, host: int, person: int) -> discord.Message:
        chosen = await self._settings.of_user(person)
        if not chosen.invitations:
            locale = self._context.people.locale(person, self._board.locale(table))
            try:
                number = await self._direct_messages.channel(person, patience=PATIENCE)
                channel = self._client.get_partial_messageable(number, type=discord.ChannelType.private)
                return await self._send(channel, table, host, person, locale, private=True)
            except NOT_REACHED as error:
                await self._direct_messages.closed_by(error)
                self._context.boundary.report(error, doing="invite")
        if not self._board.may_post(table):
            raise Conflict("invitation_unreachable")
        channel = self._client.get_partial_messageable(self._board.channel(table), guild_id=table.guild)
        return await self._send(channel, table, host, person, self._board.locale(table), rings=chosen.invitations)

    async def _send(
        self,
        channel: discord.PartialMessageable,
        table: Table,
        host: int,
        person: int,
        locale: str,
        *,
        private: bool = False,
        rings: bool = False,
    ) -> discord.Message:
        words = self._context.catalogs.words(locale, table.game)
        called = Called(self._context.people, None if private else table.guild)
        text = words(
            "invitation",
            name=f"<@{person}>" if rings or private else called.text(person),
            host=called.text(host),
            game=escaped(words("game-name")),
            table=str(table.id),
            link=self._board.link(table) or "",
        )
        await self._messages.throttle.turn(Use.MENTIONS)
        return await channel.send(
            self._context.commands.text(text.strip()),
            view=invitation_buttons(table.id, person, words),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(person)] if rings else False),
            suppress_embeds=True,
            silent=await self._context.service.deadlines.rests(person),
        )

    async def check(self, table: int, person: int, message: int) -> None:
        """Accept an answer to an invitation that was made and is not answered; raises NotFound `no_invitation`."""
        tracked = await self._messages.store.read(key_of(table, person))
        if tracked is None or tracked.message != message:
            raise NotFound("no_invitation")

    async def decline(self, table: int, person: int) -> None:
        """Keep in mind that somebody doesn't want to come, as long as the table is there."""
        await self._keep(table, person, 0, DECLINED)

    async def _keep(self, table: int, person: int, channel: int, message: int) -> None:
        key = key_of(table, person)
        row = TrackedMessage(key=key, channel=channel, message=message, table_id=table, person=person)
        await self._messages.store.keep(row)

    async def forget(self, table: int, person: int) -> None:
        """Know of an invitation no longer that was answered."""
        await self._messages.store.drop(key_of(table, person))

    async def changed(self, change: Changed) -> None:
        """Take away, soon, what asks nobody any more: who has come, all when a game begins. A No lasts."""
        now, before = change.after, change.before
        if before is None or (before.status not in OPEN and now.status != "closed"):
            return
        if now.status not in OPEN or now.seats != before.seats or now.queue != before.queue:
            self._context.tasks.start(self._sweep(now), "invitations")

    async def _sweep(self, table: Table) -> None:
        """Delete the invitations to a table that are over."""
        for each in await self._messages.store.of_table(table.id, KIND):
            person, declined = each.person or 0, each.message == DECLINED
            come = table.seat_of(person) is not None or table.waits(person)
            if table.status == "closed" or (not declined and (come or table.status not in OPEN)):
                await (self._messages.store.drop(each.key) if declined else self._messages.delete(each))


def key_of(table: int, person: int) -> str:
    """Return the key of an invitation."""
    return f"{KIND}:{table}:{person}"
