"""Finding a table that somebody means, and showing it where they are."""

import discord
from discord import Interaction, ui

from bot.errors import NotFound
from bot.tables import Table
from bot.ui.discord import Answer, Context, may_read
from bot.ui.layout import Screens
from bot.ui.live import Board


class TablePages:
    """Knows which table is meant, and makes its message the newest of the channel.

    Args:
        context: the tables.
        screens: draws them.
        board: keeps what is shown up to date.
    """

    def __init__(self, context: Context, screens: Screens, board: Board) -> None:
        self._service = context.service
        self._screens = screens
        self._board = board

    async def here(self, interaction: Interaction) -> int:
        """Return the newest table of this channel, in a DM of anywhere, at which the asker sits.

        Raises:
            NotFound: `not_at_a_table`.
        """
        channel = interaction.channel_id if interaction.guild_id else None
        tables = await self._service.directory.of_user(interaction.user.id, channel)
        if not tables:
            raise NotFound("not_at_a_table")
        return tables[0].id

    async def of_game(self, interaction: Interaction, game: str) -> Table | None:
        """Return the newest table of a game in this channel at which the asker sits."""
        tables = await self._service.directory.of_user(interaction.user.id, interaction.channel_id)
        return next((table for table in tables if table.game == game), None)

    async def named(self, interaction: Interaction, number: int | None) -> int:
        """Return the number of the table that a command is about: the named one, or as `here` finds it.

        Raises:
            NotFound: `no_table`, `not_at_a_table`.
        """
        return (await self.meant(interaction, number or await self.here(interaction))).id

    async def meant(self, interaction: Interaction, number: int) -> Table:
        """Return a table named by its number, for who can find it: one's own, or one in a channel that one may read.

        Raises:
            NotFound: `no_table`.
        """
        table, user = await self._service.table(number), interaction.user.id
        if table.channel == interaction.channel_id or table.takes_part(user):
            return table
        await self._board.find(table)
        found = table.guild is not None and table.guild == interaction.guild_id
        if not (found and may_read(interaction, self._board.channel(table))):
            raise NotFound("no_table", table=number)
        return table

    async def show(self, answer: Answer, table: Table) -> None:
        """Answer with the table's panel, which is its public message from now on; in a DM with one's own copy of it.

        Raises:
            NotFound: `no_table`: it is another guild's.
        """
        interaction = answer.interaction
        if table.guild == interaction.guild_id:
            shown = await self._shown(answer, table, self._screens.board(table, self._board.locale(table)))
            await self._board.put(table, shown)
            return
        user = interaction.user.id
        if interaction.guild_id is not None or table.seat_of(user) is None:
            raise NotFound("no_table", table=table.id)
        await self._board.find(table)
        copies = self._board.copies
        await copies.put(table, user, await self._shown(answer, table, copies.draw(table, user)))

    async def _shown(self, answer: Answer, table: Table, view: ui.LayoutView) -> discord.Message | None:
        """Answer with a table's message and return it; if Discord didn't take it, it comes with the bot's token."""
        try:
            return await answer.public(view)
        except (discord.HTTPException, TimeoutError):
            arrived = await answer.arrived()
            if arrived is None:
                await self._board.see(table)
                raise
            return arrived
