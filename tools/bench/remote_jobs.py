"""Run jobs in the processes of a bot and a sandbox, by name, while users play."""

import asyncio
import gc
import tracemalloc
from collections.abc import Awaitable, Callable
from typing import Any

from bot.sandbox import Sandbox
from bot.tables import TableService
from bot.ui import BotCommandTree
from tools.bench.growth import EVERYWHERE, REGULAR

BEGIN, DONE, END, GUILDS, TRACE, MEMORY = "begin", "done", "end", "guilds", "trace", "memory"
ARRIVALS = {"guilds that add the bot", "joined guilds"}
"""Names of the tasks that read and greet new guilds."""
POLL_SECONDS = 0.1
DELETED_REGULARS = 30
"""So many of the largest server's users are deleted after the one who plays everywhere."""


async def erase_people(service: TableService) -> None:
    """Delete a user with thousands of games, then users of a large server."""
    for person in (EVERYWHERE, *range(REGULAR, REGULAR + DELETED_REGULARS)):
        await service.privacy.delete(person)


INSIDE: dict[str, Callable[[TableService], Awaitable[object]]] = {
    "erasing people": erase_people,
    "erasing servers": lambda service: service.privacy.forget_left_guilds(),
    "counting anew": lambda service: service.statistics.rebuild(),
}


class JobRunner:
    """Runs one job at a time in the bot's process, and reports its progress."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        self._task: asyncio.Task[object] | None = None

    async def asked(self, what: str, name: str = "") -> object:
        """Begin something by its name, say whether it is done, end it; or say how much there is of something.

        That is the guilds, or the bytes that have been taken since it was asked to trace them.
        """
        if what == GUILDS:
            return len(self._bot.guilds)
        if what == TRACE:
            return tracemalloc.start()
        if what == MEMORY:
            while any(task.get_name() in ARRIVALS for task in asyncio.all_tasks()):  # noqa: ASYNC110  # no event
                await asyncio.sleep(POLL_SECONDS)
            gc.collect()
            return tracemalloc.get_traced_memory()[0]
        if what == BEGIN:
            tree = self._bot.tree
            assert isinstance(tree, BotCommandTree)
            assert tree.context is not None
            self._task = asyncio.ensure_future(INSIDE[name](tree.context.service))
            return None
        assert self._task is not None
        if what == DONE:
            return self._task.done()
        if not self._task.done():
            self._task.cancel()
        for error in await asyncio.gather(self._task, return_exceptions=True):
            if isinstance(error, Exception):
                raise error
        return None


async def guilds_arrive(sandbox: Sandbox, count: int, first: int = 0) -> None:
    """Have so many servers ask the bot in, numbered from `first`, as fast as Discord's frames are made."""
    owner = next(iter(sandbox.people.values()))
    for number in range(first, first + count):
        sandbox.add_guild(f"Guild {number}", owner)
        await asyncio.sleep(0)
