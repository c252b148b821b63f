"""Find the table that a user means, and show it where they are."""

import asyncio
from collections.abc import Sequence

import discord
from discord import Interaction, ui

from bot.errors import NotFound
from bot.games import find_game
from bot.i18n import Translations
from bot.tables import Table
from bot.ui.discord import (
    ANSWERED_ALREADY,
    REQUEST_ERRORS,
    AppContext,
    InteractionResponder,
    is_bot_dm,
    is_user_install_only,
    member_guild_id,
    passing,
)
from bot.ui.escaping import escaped
from bot.ui.layout import MessageBuilder, MessageRenderer, PlayerNames, people_of, without_table
from bot.ui.live import Reach, SupersededMessage, TableMessages, addresses

ARRIVAL_SECONDS = 5.0
"""Seconds after which an answer that Discord was given is there, or never comes."""


class TableFinder:
    """Finds the table that a user means, and makes its message the newest of the channel."""

    def __init__(self, context: AppContext, screens: MessageRenderer, board: TableMessages) -> None:
        self._service = context.service
        self._boundary = context.boundary
        self._catalogs = context.catalogs
        self._commands = context.commands
        self._words = context.words
        self._tasks = context.tasks
        self._lookups = context.lookups
        self._people = context.people
        self._screens = screens
        self._board = board
        self.reach = Reach(context.service, board)

    async def own_table_here(self, interaction: Interaction) -> int:
        """Return the newest table of this channel, in a DM of anywhere, at which the asker sits.

        Raises:
            NotFound: `not_at_a_table`.
        """
        tables = await self._own(interaction, None if is_bot_dm(interaction) else interaction.channel_id)
        if not tables:
            raise NotFound("not_at_a_table")
        return (await self._service.pressed(tables[0], interaction.user.id)).id

    async def _own(self, interaction: Interaction, channel: int | None) -> Sequence[Table]:
        """Return the asker's tables in a channel (None: anywhere), or else in its threads, newest first."""
        user = interaction.user.id
        tables = await self._service.directory.for_user(user, channel)
        if tables:
            return tables
        lodged = {table.id for table in await self.in_threads(interaction)}
        mine = await self._service.directory.for_user(user, None) if lodged else ()
        return [table for table in mine if table.id in lodged]

    async def in_threads(self, interaction: Interaction) -> tuple[Table, ...]:
        """Return the tables in threads of the channel where a user acts, newest first."""
        guild = None if is_user_install_only(interaction) else interaction.guild_id
        return await self._board.threads.tables(guild, interaction.channel_id or 0)

    async def for_game(self, interaction: Interaction, game: str) -> Table | None:
        """Return the newest table of a game in this channel, or in its threads, at which the asker sits."""
        tables = await self._own(interaction, interaction.channel_id)
        return next((table for table in tables if table.game == game), None)

    async def named(self, interaction: Interaction, number: int | None) -> int:
        """Return the number of the table that a command is about: the named one, or as `own_table_here` finds it.

        Raises:
            NotFound: `no_table`, `not_at_a_table`.
        """
        return (await self.meant(interaction, number or await self.own_table_here(interaction))).id

    async def meant(self, interaction: Interaction, number: int) -> Table:
        """Return a table named by its number, for who can find it: one's own, or one in a channel that one may read.

        Raises:
            NotFound: `no_table`.
        """
        table = await self.reach.table(interaction, number)
        if table.daily_date is not None:
            raise NotFound("no_table", table=number)
        return await self._service.pressed(table, interaction.user.id)

    def names(
        self, interaction: Interaction, table: Table, words: Translations, *, plain: bool = False
    ) -> PlayerNames:
        """Return what a table's people are called where a user acts."""
        outside = member_guild_id(interaction) != table.guild
        return PlayerNames(table, words, self._people, outside=outside, plain=plain)

    async def for_message(
        self, interaction: Interaction, message: discord.Message
    ) -> tuple[Table, SupersededMessage | None]:
        """Return the table of a message, and which deal of it the message shows.

        Raises:
            NotFound: `no_table_message`; `no_table`, as `meant`.
        """
        if interaction.client.user is None or message.author.id != interaction.client.user.id:
            raise NotFound("no_table_message")
        left = await self._board.panels.read(message.id)
        found = left.table if left else next((each.table for each in addresses(message) if each.table), None)
        if found is None:
            raise NotFound("no_table_message")
        table = await self.meant(interaction, found)
        return table, left or self._board.shown_deal(table)

    async def show(self, answer: InteractionResponder, table: Table, *also: str) -> None:
        """Respond with the table's panel, its public message from now on; in a DM with the user's own copy.

        Raises:
            NotFound: `no_table`: it is another guild's, or of another chat.
        """
        said = await self._respond(answer, table, *also)
        if said:
            await answer.reply(said)

    async def _respond(self, answer: InteractionResponder, table: Table, *also: str) -> str:
        """Respond as `show` does; return the texts that the user is still to read, "" for none."""
        interaction = answer.interaction
        user = interaction.user.id
        if is_of_place(interaction, table) and table.seat_of(user) is None and not table.waits(user):
            # Only its players bring a table to another place, or to the end of a channel.
            answer.require_ephemeral()
            await answer.private(self._board.elsewhere(table))
            return ""
        if is_of_place(interaction, table):
            if table.channel != interaction.channel_id and await self._board.threads.home(table) is not None:
                await answer.public(self._pointer(table))
                await self._board.show(table)  # which opens the thread again if it was archived
                return ""
            shown = await self._show_panel(answer, table)
            if shown is not None and shown.flags.ephemeral:
                also = (*also, self._words(interaction)("abroad-for-you-alone"))
            return "\n\n".join(filter(None, also))
        if not is_bot_dm(interaction) or table.seat_of(user) is None:
            raise NotFound("no_table", table=table.id)
        await self._board.find(table)
        copies = self._board.copies
        await self._lookups.learn(people_of(table), None)
        await copies.put(table, user, await self._shown(answer, copies.draw(table, user)))
        await self._catch_up(table)
        return ""

    async def introduce(self, answer: InteractionResponder, table: Table, *also: str) -> str:
        """Respond with a new table: in a separate thread, with a line here, where the server wants that.

        Returns:
            The texts that the user is still to read, for one private message; "" for none.
        """
        chosen = await self._service.settings.for_guild(table.guild)
        if (
            not chosen.threads
            or table.is_user_installed
            or self._board.threads.place(table.guild, table.channel) is None
        ):
            return await self._respond(answer, table, *also)
        try:
            with self._board.coming(table.id):
                await self._lodge(answer, table)
        finally:
            await self._board.show(await self._service.table(table.id))
        return "\n\n".join(filter(None, also))

    async def _lodge(self, answer: InteractionResponder, table: Table) -> None:
        """Answer with a line, and have the table in a thread that belongs to it; where that fails it is the panel."""
        name = self._board.thread_name(table)
        line = await self._shown(answer, self._line(table, escaped(name)))
        if line is None:
            return
        lodged = await self._board.threads.lodge(table, line.id, name)
        if lodged.channel == table.channel:
            await self._board.register(table, line)
            return
        try:
            await line.edit(view=self._pointer(lodged))
        except REQUEST_ERRORS as error:  # Discord shows the thread below the line all the same
            self._boundary.report(error, doing="point to a thread")

    def _pointer(self, table: Table) -> ui.LayoutView:
        words = self._catalogs.words(self._board.locale(table), table.game)
        place, game = f"<#{table.channel}>", escaped(words("game-name"))
        return self._line(table, words("table-in-thread", game=game, table=str(table.id), thread=place))

    @staticmethod
    def _line(table: Table, text: str) -> ui.LayoutView:
        message = MessageBuilder(find_game(table.game).color, without_table)
        message.text([text])
        return message.view()

    async def _show_panel(self, answer: InteractionResponder, table: Table) -> discord.Message | None:
        """Answer with a table's panel and return it; if Discord doesn't take the answer, the bot's token posts it."""
        try:
            with self._board.coming(table.id):
                await self._lookups.learn(people_of(table), table.guild)
                shown = await self._shown(answer, self._screens.board(table, self._board.locale(table)))
                await self._board.register(table, shown, answer.interaction)
        except Exception as error:
            await self._board.show(await self._service.table(table.id))
            taken = isinstance(error, discord.HTTPException) and error.code == ANSWERED_ALREADY
            if taken or passing(error):
                self._tasks.start(self._remove_buttons(answer, table), "late panel")
            raise
        await self._catch_up(table)
        return shown

    async def _catch_up(self, table: Table) -> None:
        """Show what has changed at a table while its message was on its way."""
        newest = await self._service.table(table.id)
        if newest.revision > table.revision:
            await self._board.show(newest)

    @staticmethod
    async def _shown(answer: InteractionResponder, view: ui.LayoutView) -> discord.Message | None:
        """Answer with a table's message and return it, even if what Discord said to it got lost."""
        try:
            return await answer.public(view)
        except Exception:
            arrived = await answer.fetch_accepted()
            if arrived is None:
                raise
            return arrived

    async def _remove_buttons(self, answer: InteractionResponder, table: Table) -> None:
        """Take the buttons from an answer that was thought to be lost and has come all the same."""
        await asyncio.sleep(ARRIVAL_SECONDS)
        late = await answer.fetch_accepted()
        # One for a single person says that the answer could not be given.
        if late is None or late.flags.ephemeral or self._board.editor(table.id, late.id) is not None:
            return
        newest = await self._service.table(table.id)
        if newest.is_user_installed:
            await self._board.register(newest, late, answer.interaction)
            return
        view = self._board.elsewhere(newest, late.id)
        self._commands.view(view)
        await late.edit(view=view)


def is_of_place(interaction: Interaction, table: Table) -> bool:
    """Return whether a table may be shown to everyone where a user acts: on its server, or in its chat."""
    if table.is_user_installed:
        return table.channel == interaction.channel_id
    return table.guild == interaction.guild_id and not is_user_install_only(interaction)
