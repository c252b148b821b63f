"""Saying that the bot is back in a moment: on open panels when it stops, and gone again after the next start.

Panels keep their buttons: pressed too early they do nothing, and whoever presses later needs no new panel.
"""

import asyncio
import json

import structlog
from structlog.contextvars import bind_contextvars, bound_contextvars

from bot.errors import UserError
from bot.ui.discord import Context
from bot.ui.live.board import Board

MOST = 25
"""Panels that get the notice, the ones that changed last."""
SECONDS = 3.0
"""How long the stop waits for it: services are killed that don't end in time."""
NOTE = "farewell"
"""The note that keeps which tables' panels may show the notice."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class RestartNotice:
    """Takes leave at the tables, and remembers where.

    Args:
        context: the tables, and the note.
        board: the panels.
        seconds: how long the stop waits.
    """

    def __init__(self, context: Context, board: Board, seconds: float = SECONDS) -> None:
        self._service = context.service
        self._boundary = context.boundary
        self._board = board
        self._seconds = seconds
        self._leaving = False

    async def say(self) -> None:
        """Have the open panels say it, as many as can be reached in time; it never raises."""
        self._leaving = True
        try:
            async with asyncio.timeout(self._seconds):
                tables = await self._service.directory.latest(MOST)
                # Before the first edit: whatever ends us, the next start knows what to draw anew.
                await self._remember({*tables, *await self.said()})
                await asyncio.gather(*(self._leave(table) for table in tables))
        except TimeoutError:
            log.info("farewell_cut_short", seconds=self._seconds)
        except Exception as error:
            self._boundary.report(error, doing="farewell")

    async def said(self) -> tuple[int, ...]:
        """Return the tables whose panels may show the notice, newest first."""
        note = await self._service.notebook.read(NOTE)
        return tuple(sorted(json.loads(note), reverse=True)) if note else ()

    async def taken_back(self, tables: tuple[int, ...]) -> None:
        """Forget these tables as soon as their panels are drawn anew."""
        await asyncio.gather(*(self._board.flush(table) for table in tables))
        if self._leaving:  # stopped again before all was drawn; the notice is up anew
            return
        await self._remember({*await self.said()} - {*tables})

    async def _remember(self, tables: set[int]) -> None:
        await self._service.notebook.write(NOTE, json.dumps(sorted(tables)) if tables else None)

    async def _leave(self, number: int) -> None:
        """Say it at one table; where that fails the others still hear it."""
        with bound_contextvars(table=number, guild=None):
            try:
                table = await self._service.table(number)
                bind_contextvars(guild=table.guild)
                await self._board.leave(table)
            except UserError:
                log.info("farewell_unread")
            except Exception as error:
                self._boundary.report(error, doing="farewell")
