"""Measure the cost of a million finished games: every query at 1,000,000 games against the same at 1,000."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import TypeVar

from pydantic import SecretStr

from bot.cli.runner import frozen_gc
from bot.games import all_games
from bot.logging_setup import configure
from bot.scheduler import Scheduler
from bot.storage import Connection, Database, Work, settings
from bot.tables import Pacing, TableService
from tools.bench.comparison import BenchResult, compare, percentile
from tools.bench.crash import UNLIMITED
from tools.bench.growth.queries import ANEW, ONCE, READS, REGULAR, WRITES, Ask
from tools.bench.growth.seed_data import EVERYWHERE, GUILD, GUILDS, Past, cached_database, copy
from tools.bench.load_generator import data_dir

__all__ = [
    "EVERYWHERE",
    "GUILD",
    "GUILDS",
    "READS",
    "REGULAR",
    "Ask",
    "Past",
    "SeededService",
    "cached_database",
    "copy",
    "measure",
]

FEW = 1_000
LONG = "<= 100 ms"
HELD = "<= 20 ms"
LONG_AGO = "2020-01-01T00:00:00+00:00"


T = TypeVar("T")


class TimedDatabase(Database):
    """A database that notes how long each change holds the writer, in milliseconds.

    On a machine with neighbours the clock measures them, too: the time of the writer's own thread is noted as well.
    """

    def __init__(self, place: Path | SecretStr) -> None:
        super().__init__(place)
        self.held: list[tuple[float, float]] = []

    async def write(self, work: Work[T]) -> T:
        """Write as ever, and note how long the work itself takes."""

        def timed(db: Connection) -> T:
            began, thread = perf_counter(), thread_time()
            try:
                return work(db)
            finally:
                self.held.append((1000 * (perf_counter() - began), 1000 * (thread_time() - thread)))

        return await super().write(timed)


class SeededService:
    """A table service on a database with a past, without the clocks that a start sets going."""

    def __init__(self, place: Path | SecretStr) -> None:
        self.database = TimedDatabase(place)
        self.service = TableService(
            self.database, rng=Random(1), scheduler=Scheduler(), pace=Pacing(), limits=UNLIMITED
        )

    async def open(self) -> None:
        """Open the database, of which the bot left the largest guild long ago; all is as in the bot."""
        all_games()
        await self.database.open()
        await self.database.write(lambda db: settings.leave_guild(db, GUILD, LONG_AGO))

    async def once(self, ask: Ask) -> float:
        """Return how long it takes to be answered, in milliseconds."""
        began = perf_counter()
        await ask(self.service)
        return 1000 * (perf_counter() - began)


def measure(rounds: int, games: int) -> list[BenchResult]:
    """Return a line for everything asked of a database of n games, then those of what is forgotten."""
    configure("CRITICAL")
    large, small = cached_database(games), cached_database(FEW)
    with TemporaryDirectory(prefix="bench-", dir=data_dir()) as name, asyncio.Runner() as runner:
        ours, theirs = (
            SeededService(copy(past, Path(name) / side).path) for side, past in (("ours", large), ("theirs", small))
        )
        for club in (ours, theirs):
            runner.run(club.open())
        with frozen_gc():
            lines = [_compared(runner, what, ask, ours, theirs, rounds) for what, ask in (READS | WRITES).items()]
            lines += [
                figure for what, ask in _in_pieces(ours).items() for figure in runner.run(_held(what, ask, ours))
            ]
        for club in (ours, theirs):
            runner.run(club.service.close())
    return lines


def _compared(
    runner: asyncio.Runner, what: str, ask: Ask, ours: SeededService, theirs: SeededService, rounds: int
) -> BenchResult:
    """Return the line of something asked again and again, of both databases in turn."""
    for club in (ours, theirs):
        runner.run(club.once(ask))  # pages that a user has read already
    return compare(
        f"growth: {what}",
        lambda: runner.run(ours.once(ask)),
        rounds,
        reference=f"{FEW:,} games",
        theirs=lambda: runner.run(theirs.once(ask)),
        goal=LONG,
        unit="ms",
    )


def _in_pieces(club: SeededService) -> dict[str, Ask]:
    """Return what is done piece by piece, at last what can be done once only."""

    def bound(ask: Callable[[TableService, Database], Awaitable[object]]) -> Ask:
        return lambda service: ask(service, club.database)

    return {what: bound(ask) for what, ask in ANEW.items()} | ONCE


async def _held(what: str, ask: Ask, club: SeededService) -> list[BenchResult]:
    """Return how long it takes to do something once, and how long it held the writer at most."""
    club.database.held.clear()
    taken = await club.once(ask)
    held = club.database.held
    return [
        BenchResult(f"growth: {what}, in {len(held):,} pieces", taken, unit="ms"),
        BenchResult(
            f"growth: {what}, pieces, p99", percentile((clock for clock, _ in held), 99), goal=HELD, unit="ms"
        ),
        BenchResult(f"growth: {what}, the longest piece", max(clock for clock, _ in held), goal=HELD, unit="ms"),
        BenchResult(f"growth: {what}, the longest, by its thread", max(own for _, own in held), goal=HELD, unit="ms"),
    ]
