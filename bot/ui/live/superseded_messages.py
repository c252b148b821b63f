"""Store which deal each superseded message of a table shows; its buttons no longer contain it."""

from dataclasses import dataclass
from datetime import timedelta

import discord
from discord.utils import time_snowflake

from bot.scheduler import Scheduler
from bot.tables import KeyValueStore

KEPT = timedelta(days=90)
"""For how long the bot knows which game an old message shows."""
KEY_DIGITS = 20
"""Of a message's id in a key, so that keys are in the order of time."""


@dataclass(frozen=True, slots=True)
class SupersededMessage:
    """The content of a message that was replaced."""

    table: int
    game: int
    deal: int


class SupersededMessages:
    """Stores what superseded messages show."""

    def __init__(self, notebook: KeyValueStore, tasks: Scheduler) -> None:
        self._notebook = notebook
        self._tasks = tasks
        self._unwritten: dict[int, SupersededMessage] = {}

    def save(self, message: int, shown: SupersededMessage) -> None:
        """Store what a message shows, in the background; what is older than KEPT is deleted."""
        self._unwritten[message] = shown
        self._tasks.start(self._write(message, shown), "left panel")

    async def _write(self, message: int, shown: SupersededMessage) -> None:
        try:
            old = time_snowflake(discord.utils.utcnow() - KEPT)
            await self._notebook.forget(key_of(0), key_of(old))
            await self._notebook.write(key_of(message), f"{shown.table}.{shown.game}.{shown.deal}")
        finally:
            self._unwritten.pop(message, None)

    async def read(self, message: int) -> SupersededMessage | None:
        """Return a message's content, or None if it is unknown."""
        if message in self._unwritten:
            return self._unwritten[message]
        note = await self._notebook.read(key_of(message))
        return SupersededMessage(*map(int, note.split("."))) if note else None


def key_of(message: int) -> str:
    """Return the key of a message's note."""
    return f"panel:{message:0{KEY_DIGITS}}"
