"""Measure the effect of a table of four masters on the answers at other tables.

Many tables, as in `answer_latency`, are played in turns: alone, and while four computer players of the highest level
play Bid Whist as fast as they can. A table needs a person, and four masters need all seats. So its host leaves, and a
person waits for a seat there. Without a waiting person the table would end.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager

from bot.logging_setup import configure
from bot.sandbox import SimulatedUser
from tools.bench.answer_latency import spell
from tools.bench.click_throughput import TABLES
from tools.bench.comparison import BenchResult, paired, percentile
from tools.bench.cpu_affinity import beside_the_bot
from tools.bench.load_generator import GameLoad
from tools.bench.processes import IsolatedLoad, open_apart

GAME = {"game": "bid_whist", "preset": "BID-FLYGAME", "computers": "master"}
HOST, WAITING = "Host", "Waiting"
ROUND_SECONDS = 5.0
"""How long users click, alone and beside the masters."""


def measure(rounds: int) -> list[BenchResult]:
    """Return the lines."""
    configure("ERROR")
    with beside_the_bot():
        pairs = asyncio.run(compared(rounds))
    what = f"masters: {TABLES} tables beside four who think,"
    return [
        paired(
            f"{what} p{percent}",
            [(percentile(beside, percent), percentile(alone, percent)) for beside, alone in pairs],
            reference="without them",
            goal="<= 2x",
            unit="ms",
        )
        for percent in (50, 99)
    ]


async def compared(rounds: int) -> list[tuple[list[float], list[float]]]:
    """Return how long clicks took beside the masters and alone, in every round, in milliseconds."""
    async with AsyncExitStack() as stack:
        settings = {"workers": 1, "computer_pause": 0}
        evening = await stack.enter_async_context(
            open_apart(GameLoad, TABLES, people=[HOST, WAITING], settings=settings)
        )
        channel = evening.channels[-1]
        people = [SimulatedUser(evening.url, name, channels=[channel]) for name in (HOST, WAITING)]
        host, waiting = [await stack.enter_async_context(person) for person in people]
        await spell(evening.club, ROUND_SECONDS)
        return [await one_round(evening, host, waiting) for _ in range(rounds)]


async def one_round(
    evening: IsolatedLoad, host: SimulatedUser, waiting: SimulatedUser
) -> tuple[list[float], list[float]]:
    """Return how long clicks took beside the masters and alone."""
    async with playing(host, waiting):
        beside = await spell(evening.club, ROUND_SECONDS)
    return beside, await spell(evening.club, ROUND_SECONDS)


@asynccontextmanager
async def playing(host: SimulatedUser, waiting: SimulatedUser) -> AsyncGenerator[None]:
    """Have four masters play, with a user who waits for a seat."""
    opened = await host.slash("play", **GAME)
    await host.slash("start")
    assert opened.message is not None
    await waiting.slash("join")
    asked = await host.slash("leave")
    assert asked.message is not None
    await host.click(asked.message, "Yes")
    yield
    await waiting.slash("leave")
