"""Read guilds that add the bot while the event loop is idle.

They arrive in the same connection as clicks. discord.py takes 70 to 110 µs for each, so thousands of them would keep
the clicks behind them waiting for seconds.
"""

import asyncio
from collections.abc import Callable, MutableMapping
from contextvars import Context, copy_context
from functools import partial
from typing import Any

from bot.idle import idle
from bot.ui.discord.internals import from_json, to_json

MAX_BYTES = 64_000_000
"""How many bytes of JSON wait at most; beyond that the oldest guild is read for each new one."""
CREATE, READY = "GUILD_CREATE", "READY"

Parser = Callable[[Any], None]


class GuildArrivals:
    """Holds back discord.py's handling of guilds that have just added the bot."""

    def __init__(self) -> None:
        self._waiting: dict[str, tuple[Context, str]] = {}
        """By guild id the context in which the event came, and its JSON: as objects, the garbage collector would
        visit millions of them."""
        self._size = 0
        self._create: Parser = lambda _: None
        self._task: asyncio.Task[None] | None = None

    def guard(self, parsers: MutableMapping[str, Parser]) -> None:
        """Replace discord.py's handlers of gateway events."""
        self._create = parsers[CREATE]
        for event, parse in [*parsers.items()]:
            parsers[event] = partial(self._after_its_guild, parse)
        parsers[CREATE] = self._on_create

    def _after_its_guild(self, parse: Parser, data: Any) -> None:
        """Handle an event, after the guild it belongs to."""
        if self._waiting and data:
            self._read(str(data.get("guild_id") or data.get("id")))
        parse(data)

    def _on_create(self, data: Any) -> None:
        """Handle a guild at once if it belongs to the start or an outage, otherwise later."""
        guild = str(data["id"])
        self._read(guild)
        if "unavailable" in data:
            self._create(data)
            return
        text = to_json(data)
        self._waiting[guild] = copy_context(), text
        self._size += len(text)
        while self._size > MAX_BYTES:
            self._read(next(iter(self._waiting)))
        if self._task is None:
            self._task = asyncio.create_task(self._read_all(), name="guilds that add the bot")

    def _read(self, guild: str) -> None:
        """Handle a guild if it waits."""
        context, text = self._waiting.pop(guild, (None, ""))
        if context is not None:
            self._size -= len(text)
            context.run(self._create, from_json(text))

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                await idle()
                if self._waiting:
                    self._read(next(iter(self._waiting)))
        finally:
            self._task = None

    async def close(self) -> None:
        """Forget the guilds that wait; Discord sends them again in the next session."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
