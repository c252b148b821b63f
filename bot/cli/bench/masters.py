"""What a table of four masters does to the answers at other tables.

Eight tables of people, as `answer` has them, play alone, then while four computer players of the highest level play
Bid Whist as fast as they can think, then alone again. A table needs a person, and four masters need all seats: its
host leaves, and somebody waits for a seat there.
"""

import asyncio
import re
from time import perf_counter

from bot.cli.bench.answer import SECONDS, TABLES, again, channel_of, clicks, labels, press, seated, served
from bot.cli.bench.rounds import Figure, percentile
from bot.sandbox import Person

DEALS = 60
GAME = {"game": "bid_whist", "preset": "BID-FLYGAME", "computers": "master"}
DEAL = re.compile(r"deal (\d+)")
LONG = 300.0
"""Seconds that a deal may take on a busy machine."""
SPELL = 5.0
"""Seconds of clicks between two looks at how far the masters are."""


def measure(_rounds: int) -> list[Figure]:
    """Return the lines of one evening; rounds would measure the same again."""
    with served(0, spare=1) as url:
        alone, beside, seconds, deals = asyncio.run(evening(url))
    what, reference = f"masters: {deals} deals in {seconds:.0f} s, {TABLES} other tables,", "without them"

    def line(name: str, percent: int, goal: str = "") -> Figure:
        ours, theirs = 1000 * percentile(beside, percent), 1000 * percentile(alone, percent)
        return Figure(f"{what} {name}", ours, reference, theirs, ours / theirs, goal, unit="ms")

    return [line("p50", 50, "<= 2x"), line("p99", 99, "<= 2x")]


async def evening(url: str) -> tuple[list[float], list[float], float, int]:
    """Return how long clicks took alone and beside the masters, how long these took, and how many deals it were."""
    async with (
        seated(url) as guests,
        Person(url, f"Guest {2 * TABLES}") as host,
        Person(url, f"Guest {2 * TABLES + 1}") as waiting,
    ):
        alone = await clicks(guests, SECONDS)
        channel = channel_of(host, TABLES)
        await sit_down(host, waiting, channel)
        begun, beside = perf_counter(), list[float]()
        counting = asyncio.create_task(count(waiting, channel))
        while not counting.done():
            beside += await clicks(guests, SPELL)
        seconds = perf_counter() - begun
        await waiting.slash("leave", channel)
        alone += await clicks(guests, SECONDS)
        return alone, beside, seconds, await counting


async def sit_down(host: Person, waiting: Person, channel: str) -> None:
    """Have four masters play, with somebody who waits for a seat."""
    await host.slash("play", channel, **GAME)
    for _ in range(3):
        await press(host, channel, "Add computer")
    await host.slash("start", channel)
    await waiting.slash("join", channel, table=TABLES + 1)
    asked = await host.slash("leave", channel)
    assert asked.message is not None
    await host.click(asked.message, "Yes")


async def count(waiting: Person, channel: str) -> int:
    """Have the masters play game after game; return how many deals they have played as soon as there are enough."""
    while (deals := played(waiting, channel)) < DEALS:
        await waiting.wait_for(lambda before=deals: played(waiting, channel) > before or over(waiting, channel), LONG)
        if over(waiting, channel):
            await again(waiting, channel)
    return deals


def played(person: Person, channel: str) -> int:
    """Return how many deals are over: every deal has a message of its own."""
    return max(0, sum(bool(DEAL.search(seen.text)) for seen in person.messages(channel)) - 1)


def over(person: Person, channel: str) -> bool:
    """Return whether the newest game has ended."""
    return any("Rematch" in labels(seen) for seen in person.messages(channel))
