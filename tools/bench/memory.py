"""Measure the bot's memory for a guild, of ten thousand, and for a table with a long game.

Counted is what Python has allocated since, after what is taken once only (tracemalloc; guilds in the bot's own
process, tables in a table service without Discord): the size of the process says less, since it keeps what was given
back, and moves by more than some tables take. The rules' caches, which all tables share and which have a limit, are
emptied first.
"""

import asyncio
import gc
import tracemalloc
from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.logging_setup import configure
from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import Pacing, TableService
from tools.bench.background_load import ARRIVING_GUILDS, add_guilds
from tools.bench.comparison import BenchResult
from tools.bench.cpu_affinity import beside_the_bot
from tools.bench.crash import UNLIMITED
from tools.bench.load_generator import ClubKind, GameLoad, PanelLoad, data_dir, guests
from tools.bench.long_log import LATE, begun
from tools.bench.processes import open_apart
from tools.bench.remote_jobs import GUILDS, MEMORY, TRACE

FIRST, TABLES = 3, 12
SETTLE_SECONDS = 3.0
"""Seconds in which what follows a guild comes to the end, but for the greetings of many."""


def measure(_rounds: int) -> list[BenchResult]:
    """Return the lines of guilds and tables; rounds would measure the same again."""
    configure("CRITICAL")
    with beside_the_bot():
        ours, theirs = (asyncio.run(guild_memory(kind)) for kind in (GameLoad, PanelLoad))
    with TemporaryDirectory(prefix="bench-", dir=data_dir()) as name:
        table = asyncio.run(table_memory(Path(name) / "bot.sqlite"))
    return [
        BenchResult(
            f"memory: a guild of {ARRIVING_GUILDS:,}", ours, "bare bot", theirs, ours / theirs, "<= 4 KiB", " KiB"
        ),
        BenchResult(f"memory: a table, log of {LATE} actions", table, goal="<= 60 KiB", unit=" KiB"),
    ]


async def guild_memory(kind: ClubKind) -> float:
    """Return what each of many guilds takes of a bot, in KiB."""
    async with open_apart(kind, 0, people=guests(1)) as evening:
        await evening.sandbox.ask(GUILDS, 1, ARRIVING_GUILDS)
        await asyncio.sleep(SETTLE_SECONDS)
        await evening.bot.ask(TRACE)
        await add_guilds(evening, asyncio.Event())
        await asyncio.sleep(SETTLE_SECONDS)
        return await evening.bot.ask(MEMORY) / ARRIVING_GUILDS / 1024


async def table_memory(path: Path) -> float:
    """Return what each of some tables takes of a table service, in KiB."""
    service = TableService(Database(path), rng=Random(1), scheduler=Scheduler(), pace=Pacing(), limits=UNLIMITED)
    await service.start()
    for number in range(FIRST):
        await begun(service, LATE, Random(number))
    tracemalloc.start()
    for number in range(FIRST, FIRST + TABLES):
        await begun(service, LATE, Random(number))
    empty_caches()
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    await service.close()
    return taken / TABLES / 1024


def empty_caches() -> None:
    """Empty what functions remember, and the games' own kinds of dict, which hold legal plays."""
    kind = type(lru_cache(gc.collect))
    for found in gc.get_objects():
        if type(found) is kind:
            found.cache_clear()
        elif issubclass(type(found), dict) and type(found).__module__.startswith("bot.games."):
            found.clear()
