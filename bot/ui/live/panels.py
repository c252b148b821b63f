"""Which deal a message shows that a table has left behind: it has no buttons any more that would say so."""

from dataclasses import dataclass
from datetime import timedelta

import discord
from discord.utils import time_snowflake

from bot.scheduler import Scheduler
from bot.tables import Notebook

KEPT = timedelta(days=90)
"""After that nobody asks an old message for its game any more."""
DIGITS = 20
"""Of a message's id in a key, so that keys are in the order of time."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a message shows.

    Args:
        table: the table's number.
        game: the game's number.
        deal: which of its deals.
    """

    table: int
    game: int
    deal: int


class Panels:
    """Keeps what messages show that were left behind, for some months.

    Args:
        notebook: where that is kept.
        tasks: where it is written.
    """

    def __init__(self, notebook: Notebook, tasks: Scheduler) -> None:
        self._notebook = notebook
        self._tasks = tasks
        self._unwritten: dict[int, Shown] = {}

    def keep(self, message: int, shown: Shown) -> None:
        """Keep what a message shows, written meanwhile; what was kept too long goes."""
        self._unwritten[message] = shown
        self._tasks.start(self._write(message, shown), "left panel")

    async def _write(self, message: int, shown: Shown) -> None:
        try:
            old = time_snowflake(discord.utils.utcnow() - KEPT)
            await self._notebook.forget(key_of(0), key_of(old))
            await self._notebook.write(key_of(message), f"{shown.table}.{shown.game}.{shown.deal}")
        finally:
            self._unwritten.pop(message, None)

    async def read(self, message: int) -> Shown | None:
        """Return what a message shows, None where that isn't known."""
        if message in self._unwritten:
            return self._unwritten[message]
        note = await self._notebook.read(key_of(message))
        return Shown(*map(int, note.split("."))) if note else None


def key_of(message: int) -> str:
    """Return the key of a message's note."""
    return f"panel:{message:0{DIGITS}}"
