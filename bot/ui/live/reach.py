"""Decide which tables a user can reach from a channel, and who moderates them.

A message keeps its buttons wherever it is carried, and any user who talks to Discord can send any custom id or table
number. So the number of a table counts only for players of that table, and for people who can view its channel.
"""

import discord
from discord import Interaction

from bot.errors import NotFound
from bot.tables import Table, TableService
from bot.ui.discord import is_bot_dm, is_manager, may_read
from bot.ui.live.table_messages import TableMessages


class Reach:
    """Checks access to tables, for commands and clicks alike."""

    def __init__(self, service: TableService, board: TableMessages) -> None:
        self._service = service
        self._board = board

    async def table(self, interaction: Interaction, number: int) -> Table:
        """Return the table of a number, for a person who can reach it.

        Raises:
            NotFound: `no_table`: there is none of this number for who acts here.
            Conflict: as the service does.
        """
        table = await self._service.table(number)
        await self.check(interaction, table)
        return table

    async def check(self, interaction: Interaction, table: Table) -> None:
        """Raise NotFound `no_table` unless a person can reach a table from where they act."""
        if not await self.can_reach(interaction, table):
            raise NotFound("no_table", table=table.id)

    async def can_reach(self, interaction: Interaction, table: Table) -> bool:
        """Return whether a person can reach a table from where they act.

        A try of a deal of the day is wherever its one person is. A table of a direct message, or of a place where the
        bot is not, is in that channel alone. In direct messages people reach the tables at which they sit or sat.
        """
        user = interaction.user.id
        if table.daily_date is not None:
            return table.seat_of(user) is not None
        here = table.channel == interaction.channel_id
        own = table.has_participant(user) or table.has_ever_participated(user)
        if is_bot_dm(interaction):
            return own or (here and table.guild is None)
        if table.guild is None:
            return here
        if table.guild != interaction.guild_id:
            return False
        return here or own or await self.views(interaction, table)

    async def views(self, interaction: Interaction, table: Table) -> bool:
        """Return whether a person on a table's server can view the channel where the table is."""
        if table.channel == interaction.channel_id:
            return True
        return may_read(interaction, await self._place(table))

    async def moderates(self, interaction: Interaction, table: Table) -> int | None:
        """Return the guild of a table if a person moderates it: manages the server, or messages in its channel."""
        if table.guild is None or table.guild != interaction.guild_id:
            return None
        if is_manager(interaction):
            return table.guild
        if table.channel == interaction.channel_id:
            return table.guild if interaction.permissions.manage_messages else None
        guild, member = interaction.guild, interaction.user
        place = guild.get_channel_or_thread(await self._place(table)) if guild else None
        if place is None or not isinstance(member, discord.Member):
            return None
        return table.guild if place.permissions_for(member).manage_messages else None

    async def is_lost(self, interaction: Interaction, table: Table) -> bool:
        """Return whether the channel where a table is does not exist any more, as far as is known."""
        guild = interaction.guild
        return guild is not None and guild.get_channel_or_thread(await self._place(table)) is None

    async def _place(self, table: Table) -> int:
        """Return the channel where a table is; of a thread made for it, which may be archived, the parent channel."""
        await self._board.find(table)
        return await self._board.threads.home(table) or self._board.channel(table)
