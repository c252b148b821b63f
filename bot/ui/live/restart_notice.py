"""Announce a restart on open panels at a stop, and remove the notice at the next start."""

import asyncio

import structlog
from structlog.contextvars import bind_contextvars, bound_contextvars

from bot.errors import UserError
from bot.ui.discord import AppContext
from bot.ui.live.table_messages import TableMessages

MAX_PANELS = 25
"""Panels that get the notice, the ones that changed last."""
TIMEOUT_SECONDS = 3.0
"""The time limit at a stop: services that don't end in time are killed."""
NOTICE = "farewell"
"""Marks tables whose panels may show the notice."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class RestartNotice:
    """Shows the notice."""

    def __init__(self, context: AppContext, board: TableMessages) -> None:
        self._service = context.service
        self._boundary = context.boundary
        self._board = board
        self.shown = False
        """Whether the bot stops."""

    async def show(self) -> None:
        """Show the notice on as many open panels as possible in time; never raise."""
        self.shown = True
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                tables = await self._service.directory.latest(MAX_PANELS)
                # Before the first edit: even if the bot is killed, the next start knows which panels to redraw.
                await self._service.notebook.mark(NOTICE, tables)
                await asyncio.gather(*(self._leave(table) for table in tables))
        except TimeoutError:
            log.info("restart_notice_timeout", seconds=TIMEOUT_SECONDS)
        except Exception as error:
            self._boundary.report(error, doing="farewell")

    async def _leave(self, number: int) -> None:
        """Show the notice at one table; an error there does not stop the others."""
        with bound_contextvars(table=number, guild=None):
            try:
                table = await self._service.table(number)
                bind_contextvars(guild=table.guild)
                await self._board.show_restart_notice(table)
            except UserError:
                log.info("restart_notice_unreadable")
            except Exception as error:
                self._boundary.report(error, doing="farewell")
