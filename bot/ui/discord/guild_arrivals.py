"""Read guilds that add the bot while the event loop is idle.

They arrive in the same connection as clicks. discord.py takes 70 to 110 µs for each, so thousands of them would keep
the clicks behind them waiting for seconds.
"""

import asyncio
from collections.abc import Callable, Iterable, MutableMapping
from contextvars import Context, copy_context
from functools import partial
from typing import Any

import structlog

from bot.idle import idle
from bot.ui.discord.internals import from_json, to_json

MAX_BYTES = 64_000_000
"""How many bytes of JSON wait at most; beyond that the oldest guild is read for each new one."""
CREATE, DELETE, READY = "GUILD_CREATE", "GUILD_DELETE", "READY"

Parser = Callable[[Any], None]

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class GuildArrivals:
    """Holds back discord.py's handling of guilds that have just added the bot.

    Args:
        known: returns the ids of the guilds that discord.py has in memory.
    """

    def __init__(self, known: Callable[[], Iterable[int]] = tuple) -> None:
        self._known = known
        self._waiting: dict[str, tuple[Context, bytes]] = {}
        """By guild id the context in which the event came, and its JSON: as objects, the garbage collector would
        visit millions of them."""
        self._size = 0
        self._create: Parser = lambda _: None
        self._delete: Parser = lambda _: None
        self._task: asyncio.Task[None] | None = None

    def guard(self, parsers: MutableMapping[str, Parser]) -> None:
        """Replace discord.py's handlers of gateway events."""
        self._create = parsers[CREATE]
        self._delete = parsers[DELETE]
        for event, parse in [*parsers.items()]:
            parsers[event] = partial(self._on_ready if event == READY else self._after_its_guild, parse)
        parsers[CREATE] = self._on_create

    def _after_its_guild(self, parse: Parser, data: Any) -> None:
        """Handle an event, after the guild it belongs to."""
        if self._waiting and data:
            self._read(str(data.get("guild_id") or data.get("id")))
        parse(data)

    def _on_ready(self, parse: Parser, data: Any) -> None:
        """Handle a new session, after its waiting guilds; remove guilds that the bot has left.

        discord.py takes a guild that it reads later for one of the start, and keeps guilds that the session lacks.
        """
        shard, count = data["shard"]
        for guild in self._of(shard, count):
            self._read(guild)
        here = {int(guild["id"]) for guild in data["guilds"]}
        gone = [guild for guild in self._known() if (guild >> 22) % count == shard and guild not in here]
        parse(data)
        for guild in gone:
            self._delete({"id": str(guild)})

    def _of(self, shard: int, count: int) -> list[str]:
        return [guild for guild in self._waiting if (int(guild) >> 22) % count == shard]

    def has(self, guild: int) -> bool:
        """Return whether a guild waits to be read."""
        return str(guild) in self._waiting

    def forget(self, shard: int, count: int) -> None:
        """Forget the waiting guilds of a shard, which another process has now."""
        for guild in self._of(shard, count):
            _, text = self._waiting.pop(guild)
            self._size -= len(text)

    def _on_create(self, data: Any) -> None:
        """Handle a guild at once if it belongs to the start or an outage, otherwise later."""
        guild = str(data["id"])
        self._read(guild)
        if "unavailable" in data:
            self._create(data)
            return
        text = to_json(data).encode()
        self._waiting[guild] = copy_context(), text
        self._size += len(text)
        while self._size > MAX_BYTES:
            self._read(next(iter(self._waiting)))
        if self._task is None:
            self._task = asyncio.create_task(self._read_all(), name="guilds that add the bot")

    def _read(self, guild: str) -> None:
        """Handle a guild if it waits."""
        context, text = self._waiting.pop(guild, (None, b""))
        if context is not None:
            self._size -= len(text)
            context.run(self._create, from_json(text.decode()))

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                await idle()
                try:
                    self._read(next(iter(self._waiting), ""))
                except Exception:  # the others must be read all the same
                    log.exception("guild_not_read")
        finally:
            self._task = None

    async def close(self) -> None:
        """Forget the guilds that wait. The next session has them among its guilds, so the bot doesn't greet them."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
