"""How many clicks a second are answered with many tables busy, durably, against a bare bot in a sandbox of its kind.

Each side is a process with sandbox, bot and people, on the one processor of this one; they take turns. At every table
somebody clicks again as soon as the click before is answered: that is the rate. How long an answer takes is measured
afterwards, at the same tables, when people think before they click as people do.
"""

import asyncio
from collections.abc import Callable, Coroutine
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from bot.cli.bench.clubs import BareClub, CardClub, Club, ClubKind, PanelClub, open_club
from bot.cli.bench.rounds import Figure, percentile
from bot.cli.speed import run_on_loop
from bot.log import configure

TABLES = 64
SECONDS = 2.0
"""How long a round is."""
BUSY = 20.0
"""Seconds in which answers are timed."""
THOUGHT = (0.5, 1.5)
"""The shortest and the longest thought before a click at a table, in seconds."""


def measure(rounds: int, history: Path | None = None) -> list[Figure]:
    """Return the lines of the rate and of the answers.

    Args:
        rounds: how many.
        history: a folder that takes who pressed what and what was answered; None: nobody wants to know.
    """
    sides = [Side(CardClub, history), Side(BareClub), Side(PanelClub)]
    rates = [[side.ask("rate") for side in sides] for _ in range(rounds)]
    times = sides[0].ask("times")
    for side in sides:
        side.close()
    ours, *others = zip(*rates, strict=True)
    what = f"answer: {TABLES} tables, {len(times) / BUSY:.0f} clicks/s,"
    return [
        *(
            Figure(
                f"clicks: {TABLES} tables, durable",
                median(ours),
                name,
                median(theirs),
                median(a / b for a, b in zip(ours, theirs, strict=True)),
                goal,
            )
            for name, theirs, goal in zip(
                ("bare bot, defer", "bare bot, a panel"), others, (">= 0.7x", ""), strict=True
            )
        ),
        Figure(f"{what} p50", 1000 * percentile(times, 50), unit="ms"),
        Figure(f"{what} p99", 1000 * percentile(times, 99), goal="<= 100 ms", unit="ms"),
    ]


class Side:
    """A process with a club that clicks when it is asked to.

    Args:
        kind: whose.
        history: a folder for what ours did.
    """

    def __init__(self, kind: ClubKind, history: Path | None = None) -> None:
        self._control, theirs = get_context("spawn").Pipe()
        self._process = get_context("spawn").Process(target=serve, args=(kind, history, theirs))
        self._process.start()
        theirs.close()  # if the process fails, reading ends with an error
        self._control.recv()

    def ask(self, what: str) -> Any:
        """Return what was measured: the "rate" or the "times"."""
        self._control.send(what)
        return self._control.recv()

    def close(self) -> None:
        """End the process."""
        self._control.send("enough")
        self._process.join()


def serve(kind: ClubKind, history: Path | None, control: Connection) -> None:
    """Open a club and measure until told otherwise, in a process of its own."""
    configure("ERROR")
    run_on_loop(_serve(kind, history, control))


async def _serve(kind: ClubKind, history: Path | None, control: Connection) -> None:
    asks: dict[str, Callable[[Club], Coroutine[Any, Any, object]]] = {"rate": rate, "times": times}
    async with open_club(kind, TABLES) as club:
        await rate(club)
        control.send("ready")
        while (what := await asyncio.to_thread(control.recv)) in asks:
            control.send(await asks[what](club))
        if history is not None:
            await asyncio.to_thread(club.keep_history, history)


async def rate(club: Club) -> float:
    """Return how many clicks a second did what they should, everybody clicking as fast as they are answered."""
    start = perf_counter()

    async def table(number: int) -> int:
        done = 0
        while perf_counter() < start + SECONDS:
            done += await club.click(number)
        return done

    done = sum(await asyncio.gather(*map(table, range(TABLES))))
    return done / (perf_counter() - start)


async def times(club: Club) -> list[float]:
    """Return how long every click took, in seconds, with people who think."""
    until, taken = perf_counter() + BUSY, list[float]()

    async def table(number: int) -> None:
        rng = Random(number)
        await asyncio.sleep(rng.uniform(0, THOUGHT[1]))
        while perf_counter() < until:
            start = perf_counter()
            if await club.click(number):
                taken.append(perf_counter() - start)
            await asyncio.sleep(rng.uniform(*THOUGHT))

    await asyncio.gather(*map(table, range(TABLES)))
    return taken
