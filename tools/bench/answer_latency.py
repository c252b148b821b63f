"""Measure the time from a click to its first answer at many tables whose users think before they click."""

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.logging_setup import configure
from bot.sandbox import Sandbox
from tools.bench.background_load import DEEDS, READER, add_guilds, move_in
from tools.bench.click_throughput import REFERENCE, TABLES
from tools.bench.comparison import BenchResult, paired, percentile
from tools.bench.cpu_affinity import beside_the_bot
from tools.bench.growth import cached_database, copy
from tools.bench.load_generator import Club, GameLoad, PanelLoad, data_dir
from tools.bench.processes import open_apart

ROUND_SECONDS = 4.0
BACKGROUND_SECONDS = 15.0
"""N seconds at most answers are timed beside one thing that goes on."""
THOUGHT = (0.5, 1.5)
"""The shortest and the longest thought before a click at a table, in seconds."""
GOAL = "<= 60 ms"
ARRIVAL_GOAL = "<= 200 ms"


def measure(rounds: int, games: int) -> list[BenchResult]:
    """Return the lines."""
    configure("CRITICAL")
    past = cached_database(games)
    with TemporaryDirectory(prefix="bench-", dir=data_dir()) as name:
        database = Path(name) / "bot.sqlite"
        copy(past, database)
        move_in(database, int(Sandbox().guild.id))
        with beside_the_bot():
            return asyncio.run(compared(rounds, games, database))


async def compared(rounds: int, games: int, database: Path) -> list[BenchResult]:
    """Return the lines of the quiet rounds, then those of the rounds with background work."""
    async with AsyncExitStack() as stack:
        ours = await stack.enter_async_context(open_apart(GameLoad, TABLES, past=database, people=[READER]))
        theirs = await stack.enter_async_context(open_apart(PanelLoad, TABLES))
        for side in (ours, theirs):
            await spell(side.club, ROUND_SECONDS)  # what is done once only, and the first of everything
        pairs = [
            (await spell(ours.club, ROUND_SECONDS), await spell(theirs.club, ROUND_SECONDS)) for _ in range(rounds)
        ]
        what = f"answer: {TABLES} tables, {games:,} games"
        lines = [
            paired(
                f"{what}, p{percent}",
                [(percentile(mine, percent), percentile(others, percent)) for mine, others in pairs],
                reference=REFERENCE,
                goal=goal,
                unit="ms",
            )
            for percent, goal in ((50, ""), (99, GOAL))
        ]
        for name, deed in DEEDS.items():
            await settled()
            enough = asyncio.Event()
            going_on = asyncio.create_task(deed(ours, enough))
            times = await spell(ours.club, BACKGROUND_SECONDS, going_on)
            enough.set()
            await going_on
            goal = ARRIVAL_GOAL if deed is add_guilds else GOAL
            lines.append(BenchResult(f"{what}, beside {name}, p99", percentile(times, 99), goal=goal, unit="ms"))
        return lines


async def settled() -> None:
    """Have the disk write what the job before left: half a gigabyte of backups would delay the next syncs."""
    if hasattr(os, "sync"):  # Unix
        await asyncio.to_thread(os.sync)


async def spell(club: Club, seconds: float, meanwhile: asyncio.Task[None] | None = None) -> list[float]:
    """Return how long every click took, in milliseconds, with users who think."""
    over, taken = asyncio.Event(), list[float]()

    async def table(number: int) -> None:
        rng, done = Random(number), False
        await asyncio.sleep(rng.uniform(0, THOUGHT[1]))
        while not (done and over.is_set()):
            start = perf_counter()
            if await club.click(number):
                taken.append(1000 * (perf_counter() - start))
                done = True
            await asyncio.sleep(rng.uniform(*THOUGHT))

    clicking = [asyncio.create_task(table(number)) for number in club.tables]
    await (asyncio.wait([meanwhile], timeout=seconds) if meanwhile else asyncio.sleep(seconds))
    over.set()
    await asyncio.gather(*clicking)
    return taken
