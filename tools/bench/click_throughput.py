"""Measure how many clicks a second are answered, durably, at many busy tables, against a baseline bot."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bot.logging_setup import configure
from tools.bench.comparison import BenchResult, paired
from tools.bench.cpu_affinity import beside_the_bot
from tools.bench.load_generator import GameLoad, PanelLoad
from tools.bench.processes import CPU, IsolatedLoad, open_apart

TABLES = 64
ROUND_SECONDS = 2.0
REFERENCE = "bare bot, a panel"


@dataclass(frozen=True, slots=True)
class Rate:
    """How fast clicks were answered."""

    clicks: float
    by_processor: float


def measure(rounds: int, history: Path | None = None) -> list[BenchResult]:
    """Return the lines of the rate.

    Args:
        history: a folder that takes who pressed what and what was answered; None: nobody wants to know.
    """
    configure("ERROR")
    with beside_the_bot():
        pairs = asyncio.run(compared(rounds, history))
    what = f"clicks: {TABLES} tables, durable"
    every = [(ours.clicks, theirs.clicks) for ours, theirs in pairs]
    busy = [(ours.by_processor, theirs.by_processor) for ours, theirs in pairs]
    return [
        paired(what, every, reference=REFERENCE, goal=">= 0.8x"),
        paired(f"{what}, by the bot's processor", busy, reference=REFERENCE, goal=">= 0.45x"),
    ]


async def compared(rounds: int, history: Path | None = None) -> list[tuple[Rate, Rate]]:
    """Return how fast both bots answered in every round."""
    async with AsyncExitStack() as stack:
        ours = await stack.enter_async_context(open_apart(GameLoad, TABLES))
        theirs = await stack.enter_async_context(open_apart(PanelLoad, TABLES))
        for side in (ours, theirs):
            await rate(side)  # what is done once only, and the first of everything
        pairs = [(await rate(ours), await rate(theirs)) for _ in range(rounds)]
        if history is not None and isinstance(ours.club, GameLoad):
            await asyncio.to_thread(ours.club.save_history, history)
        return pairs


async def rate(evening: IsolatedLoad) -> Rate:
    """Return how fast clicks are answered, every user clicking as fast as they are."""
    before, start = await evening.bot.ask(CPU), perf_counter()

    async def table(number: int) -> int:
        done = 0
        while perf_counter() < start + ROUND_SECONDS:
            done += await evening.club.click(number)
        return done

    done = sum(await asyncio.gather(*map(table, range(TABLES))))
    taken = perf_counter() - start
    return Rate(done / taken, done / (await evening.bot.ask(CPU) - before))
