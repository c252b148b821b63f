"""Mention the roles that managers have chosen: when a tournament opens, and when a table waits for players.

Each server has at most one mention of either kind in ten minutes. A table's mention comes after it has waited as long
as a player's turn does before a ping, and is deleted once the game starts or no seat is free.
"""

import asyncio
from collections.abc import Collection
from functools import partial
from typing import Literal

import discord

from bot.games import find_game
from bot.tables import Table, TableChanged, TrackedMessage
from bot.ui.discord import NOT_REACHED, ChannelAccess, RequestKind
from bot.ui.live.table_messages import TableMessages
from bot.ui.live.tracked_message import LiveMessages

INTERVAL_SECONDS = 600.0
"""Seconds between two mentions of one kind in a server."""
JOB = "role_mention"
CALL = "call"

Occasion = Literal["tournament", "table"]


class RoleMentions:
    """Mentions chosen roles, where Discord notifies their members, within limits.

    Args:
        patience: seconds for which a table waits before its mention.
    """

    def __init__(
        self, messages: LiveMessages, board: TableMessages, access: ChannelAccess, *, patience: float
    ) -> None:
        self._client = messages.client
        self._context = messages.context
        self._service = messages.context.service
        self._board = board
        self._messages = messages
        self._access = access
        self._patience = patience
        self._last: dict[tuple[str, int], float] = {}
        """When each server had its last mention of a kind."""

    def take(self, occasion: Occasion, guild: int, channel: int, role: int | None) -> int | None:
        """Return a role if it can be mentioned in a channel now, and count the mention; else None."""
        there = self._client.get_guild(guild)
        if role is None or there is None or not can_mention(there, role, channel):
            return None
        now, key = asyncio.get_running_loop().time(), (occasion, guild)
        if now - self._last.get(key, -INTERVAL_SECONDS) < INTERVAL_SECONDS:
            return None
        self._last = {each: at for each, at in self._last.items() if now - at < INTERVAL_SECONDS} | {key: now}
        return role

    def give_back(self, occasion: Occasion, guild: int) -> None:
        """Uncount a mention that was not sent."""
        self._last.pop((occasion, guild), None)

    async def changed(self, change: TableChanged) -> None:
        """Plan the mention for a new table, or delete that of a table which needs no more players."""
        before, table = change.before, change.after
        if before is None:
            if needs_players(table) and (await self._service.settings.for_guild(table.guild)).table_role:
                self._context.tasks.after((JOB, table.id), self._patience, partial(self._call, table.id))
        elif needs_players(before) and not needs_players(table):
            self._context.tasks.cancel((JOB, table.id))
            await self._delete(table.id)

    def release(self, tables: Collection[int]) -> None:
        """Plan no mentions for these tables any more: another process has them."""
        for table in tables:
            self._context.tasks.cancel((JOB, table))

    async def _call(self, number: int) -> None:
        table = await self._service.table(number)
        if table.guild is None or not needs_players(table):
            return
        role = (await self._service.settings.for_guild(table.guild)).table_role
        # Few members read a new thread.
        channel = await self._board.threads.home(table) or self._board.channel(table)
        if not self._access.may_post(table.guild, channel) or self.take("table", table.guild, channel, role) is None:
            return
        words = self._board.words(table)
        game = self._context.catalogs.words(words.locale, find_game(table.game).id)("game-name")
        text = words(
            "table-needs-players",
            role=f"<@&{role}>",
            table=str(number),
            game=game,
            link=self._board.link(table) or f"<#{channel}>",
        )
        await self._messages.throttle.turn(RequestKind.MENTIONS)
        try:
            message = await self._client.get_partial_messageable(channel).send(
                text, allowed_mentions=mentioning(role), suppress_embeds=True
            )
        except NOT_REACHED as error:
            self.give_back("table", table.guild)
            if isinstance(error, discord.Forbidden | discord.NotFound):
                await self._access.refused(table.guild, channel, error, posting=True)
            self._context.boundary.report(error)
            return
        key = f"{CALL}:{number}:{message.id}"
        row = TrackedMessage(key=key, channel=channel, message=message.id, table_id=number)
        await self._messages.store.save(row)
        if not needs_players(await self._service.table(number)):
            await self._delete(number)

    async def _delete(self, table: int) -> None:
        for row in await self._messages.store.for_table(table, CALL):
            await self._messages.delete(row)


def needs_players(table: Table) -> bool:
    """Return whether any member of a server can take a free seat before the first game of a table."""
    private = table.guild is None or table.is_user_installed or table.daily_date is not None
    if private or table.tournament is not None or table.status != "lobby" or table.past:
        return False
    return len(table.seats) < table.max_seats


def can_mention(guild: discord.Guild, role: int, channel: int | None) -> bool:
    """Return whether a mention of a role in a channel notifies its members.

    Discord notifies them if everyone can mention the role, or the bot has the permission to mention all roles there.

    Args:
        channel: where; None: in a channel that overrides no permission.
    """
    found = guild.get_role(role)
    if found is None or found.is_default():
        return False
    if found.mentionable or channel is None:
        return found.mentionable or guild.me.guild_permissions.mention_everyone
    place = guild.get_channel_or_thread(channel)
    return place is not None and place.permissions_for(guild.me).mention_everyone


def mentioning(role: int | None, users: Collection[int] = ()) -> discord.AllowedMentions:
    """Return the allowed mentions that notify the members of a role, and these users."""
    return discord.AllowedMentions(
        everyone=False, users=[discord.Object(user) for user in users], roles=[discord.Object(role)] if role else []
    )
