"""Check whether players have left a table's server, when a request or a ping to them falls due."""

from collections.abc import Collection, Iterable

import discord

from bot.errors import UserError
from bot.tables import Table, TableChanged
from bot.ui.discord import REQUEST_ERRORS, UNKNOWN_MEMBER, UNKNOWN_USER, AppContext, EditThrottle, RequestKind
from bot.ui.layout import MentionReason, asked

CACHE_SECONDS = 600
"""Seconds for which an answer of Discord, or a press, is believed."""
CACHE_SIZE = 10_000
"""How many players are remembered, the latest ones."""
REQUESTS = tuple(what for what in MentionReason if what is not MentionReason.TURN)
"""Requests to players outside the game; a player who is to act is checked at the ping."""


class Members:
    """Asks Discord, and makes tables continue without players who have left."""

    def __init__(self, client: discord.Client, context: AppContext, throttle: EditThrottle) -> None:
        self._client = client
        self._waking = context.service.waking
        self._boundary = context.boundary
        self._tasks = context.tasks
        self._throttle = throttle
        self._known: dict[tuple[int, int], int] = {}
        """When a player was last confirmed or checked as a member, by server and player."""

    def record(self, interaction: discord.Interaction) -> None:
        """Record that a player who acts on a server is a member."""
        if interaction.guild_id is not None:
            self._note(interaction.guild_id, interaction.user.id)

    async def changed(self, change: TableChanged) -> None:
        """Ask, soon, about all players of whom a table asks something beside the game."""
        table = change.after
        users = self._due(table, requested(table))
        if users:
            self._tasks.start(self._check(table, users), "members")

    async def _check(self, table: Table, users: Collection[int]) -> None:
        await self.check(table, users)

    async def check(self, table: Table, users: Collection[int]) -> frozenset[int]:
        """Return which of these players have left the table's server; the table goes on without them."""
        left: set[int] = set()
        for user in self._due(table, users):
            if await self._has_left(table, user):
                left.add(user)
                try:
                    await self._waking.left_server(table.id, user)
                except UserError:
                    continue  # the table is marked already, is closed, or belongs to another process
        return frozenset(left)

    def _due(self, table: Table, users: Iterable[int]) -> list[int]:
        """Return about whom Discord has to be asked."""
        if table.guild is None or self._client.get_guild(table.guild) is None:
            return []
        now, guild = self._waking.now(), table.guild
        return [
            user for user in sorted(users) if now - self._known.get((guild, user), -CACHE_SECONDS) >= CACHE_SECONDS
        ]

    async def _has_left(self, table: Table, user: int) -> bool:
        """Return whether a player is no member any more, by one request; False if that is unknown."""
        guild = self._client.get_guild(table.guild or 0)
        if guild is None:
            return False
        self._note(guild.id, user)
        await self._throttle.turn(RequestKind.MENTIONS)
        try:
            await guild.fetch_member(user)
        except REQUEST_ERRORS as error:
            if isinstance(error, discord.HTTPException) and error.code in {UNKNOWN_MEMBER, UNKNOWN_USER}:
                return True
            self._boundary.report(error, doing="look for a member")
        return False

    def _note(self, guild: int, user: int) -> None:
        now = self._waking.now()
        self._known.pop((guild, user), None)
        self._known[guild, user] = now
        while len(self._known) > CACHE_SIZE:
            del self._known[next(iter(self._known))]


def requested(table: Table) -> frozenset[int]:
    """Return of whom a table asks something beside the game."""
    users = frozenset[int]().union(*(asked(table, what) for what in REQUESTS))
    swap = table.consent("swap")
    users |= frozenset(swap.asked if swap else ())
    return users | {table.host} if table.consent("start") else users
