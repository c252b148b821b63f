"""What is done with a message by its menu: the table's that stands in it, or the moment of a game."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.errors import Conflict, NotFound
from bot.tables import Table, check_may_protest
from bot.ui.discord import Answer, Context
from bot.ui.layout import Address, OpenReplay, ReplayAt, protest_form
from bot.ui.live import Board, Shown
from bot.ui.pages.replay import ReplayPages
from bot.ui.pages.tables import TablePages


class MenuPages:
    """Finds the table of a message, and does what is wanted of it.

    Args:
        context: the tables and the words.
        board: knows which message shows which table, and which deal of it.
        tables: finds the tables that somebody may see.
        replay: shows finished games.
    """

    def __init__(self, context: Context, board: Board, tables: TablePages, replay: ReplayPages) -> None:
        self._context = context
        self._service = context.service
        self._board = board
        self._tables = tables
        self._replay = replay

    async def replay(self, answer: Answer, message: discord.Message) -> None:
        """Show the game of a message from what it shows on: the beginning of its deal, or its very moment.

        Raises:
            NotFound: `no_table_message`, `no_record`.
            Conflict: `no_game_yet`, `replay_unfinished`.
        """
        for address in addresses(message):
            if isinstance(address.verb, OpenReplay | ReplayAt):
                await self._replay.replay(answer, address.verb.game, address.verb.line)
                return
        table, shown = await self._table(answer, message)
        if shown is None:
            raise Conflict("no_game_yet")
        if table.status == "playing" and table.round is not None and table.round.number == shown.game:
            raise Conflict("replay_unfinished")
        await self._replay.of_deal(answer, shown.game, shown.deal)

    async def protest(self, answer: Answer, message: discord.Message) -> None:
        """Ask what is wrong with the deal that a message shows.

        Raises:
            NotFound: `no_table_message`.
            NotAllowed, Conflict: as `Protests.make`; Conflict `protest_too_late`: another deal can be protested.
        """
        table, shown = await self._table(answer, message)
        user = answer.interaction.user.id
        check_may_protest(table, user)
        if shown is not None and not await self._service.protests.concerns(table, shown.game, shown.deal):
            raise Conflict("protest_too_late")
        await answer.modal(protest_form(table, self._context.words(answer.interaction)).modal())

    async def _table(self, answer: Answer, message: discord.Message) -> tuple[Table, Shown | None]:
        """Return the table of a message, and which deal of it stands there; raises NotFound `no_table_message`."""
        interaction = answer.interaction
        if interaction.client.user is None or message.author.id != interaction.client.user.id:
            raise NotFound("no_table_message")
        left = await self._board.panels.read(message.id)
        found = left.table if left else next((each.table for each in addresses(message) if each.table), None)
        if found is None:
            raise NotFound("no_table_message")
        table = await self._tables.meant(interaction, found)
        return table, left or self._board.shows(table)


def addresses(message: discord.Message) -> Iterator[Address]:
    """Yield what the buttons and lists of a message refer to."""
    for component in message.components:
        yield from _in(component.to_dict())


def _in(component: Mapping[str, Any]) -> Iterator[Address]:
    address = Address.parse(str(component.get("custom_id", "")))
    if address is not None:
        yield address
    for inner in (*component.get("components", ()), *filter(None, [component.get("accessory")])):
        yield from _in(inner)
