"""What is done with a message by its menu: the table's that stands in it, or the moment of a game."""

import discord

from bot.errors import Conflict
from bot.ui.discord import Answer
from bot.ui.layout import OpenReplay, ReplayAt
from bot.ui.pages.replay import ReplayPages
from bot.ui.pages.tables import TablePages, addresses


class MenuPages:
    """Finds the table of a message, and does what is wanted of it.

    Args:
        tables: finds the tables that somebody may see.
        replay: shows finished games.
    """

    def __init__(self, tables: TablePages, replay: ReplayPages) -> None:
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
        table, shown = await self._tables.of_message(answer.interaction, message)
        if shown is None:
            raise Conflict("no_game_yet")
        if table.status == "playing" and table.round is not None and table.round.number == shown.game:
            raise Conflict("replay_unfinished")
        await self._replay.of_deal(answer, shown.game, shown.deal)
