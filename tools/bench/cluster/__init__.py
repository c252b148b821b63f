"""`python -m tools.bench cluster`: kill, disconnect and update bots on one PostgreSQL server while users play."""

import asyncio
import json
import shutil
from collections.abc import Generator
from contextlib import AsyncExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from tempfile import mkdtemp

from rich.console import Console
from rich.table import Table as Grid

from bot.games import find_game
from bot.logging_setup import configure
from bot.sandbox import ClickLog
from bot.storage import StorageError, UnusableDatabase
from bot.storage.postgres import inspect_server
from tools.bench.cluster.postgres_server import ADVICE, free_port, programs, server
from tools.bench.cluster.processes import BotProcesses
from tools.bench.cluster.results import ScenarioResult, describe
from tools.bench.cluster.scenarios import Scenarios
from tools.bench.cluster.shard_monitor import ShardMonitor, opened
from tools.bench.cluster.world import LoadWorld
from tools.bench.crash import ConsistencyChecker, KillCounts, RecordedClick, cancelled
from tools.bench.linearizability import faults_in

__all__ = ["BenchPlan", "cluster", "run"]

OPTIONS = "-c listen_addresses=127.0.0.1 -c port={port} -c max_connections=200"
KILLS = 100
MIN_ACKNOWLEDGED_EVERY = 10
"""At least one of this many clicks must be known to be acknowledged: otherwise a run without losses would prove too
little."""


@dataclass(frozen=True)
class BenchPlan:
    """What is done.

    Args:
        kills: how often a process is killed; every fifth time amid what the kill before has left to do.
        cuts: how often each kind of network is cut.
        updates: how often all are brought up to date.
        resized: whether the number of shards is doubled at the end.
        rounds: of two processes against one; 0: none.
        processes, tables, shards: how many there are; 0 shards: one process that is alone.
        judged: whether it is a fault to be slow.
    """

    kills: int = KILLS
    cuts: int = 5
    updates: int = 3
    resized: bool = True
    rounds: int = 3
    processes: int = 3
    tables: int = 64
    shards: int = 8
    judged: bool = True


def cluster(kills: int, seed: int, database: str | None, file: Path | None) -> int:
    """Do all of it, print what came of it; return 1 if anything failed, 2 where there is no server.

    Args:
        database: the address of an empty database, postgresql://…; None: a server of one's own.
        file: takes the figures, too.
    """
    scale = kills / KILLS
    plan = BenchPlan(kills, max(1, round(5 * scale)), max(1, round(3 * scale)), rounds=max(1, round(3 * scale)))
    configure("ERROR")
    try:
        with _database(database) as url:
            parts, counts, faults = asyncio.run(run(plan, url, Random(seed)))
    except UnusableDatabase as error:
        Console(stderr=True).print(f"tools.bench: {error}", markup=False, soft_wrap=True)
        return 2
    show(parts, counts, faults, seed)
    if file is not None:
        found = {"parts": [part.json() for part in parts], "acknowledged": counts.acknowledged, "faults": faults}
        file.write_text(json.dumps(found, indent=1), encoding="utf-8")
    return 1 if faults else 0


@contextmanager
def _database(address: str | None) -> Generator[str]:
    """Provide an empty database of a server during the block, or raise UnusableDatabase."""
    if address is None:
        bin_ = programs()
        if bin_ is None:
            raise UnusableDatabase(
                "PostgreSQL", f"{ADVICE}, or give the address of an empty database with --database"
            )
        port = free_port()
        with server(bin_, OPTIONS.format(port=port)):
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        return
    try:
        there = inspect_server(address)
    except StorageError as error:
        raise UnusableDatabase("--database", str(error)) from None
    if there.version:
        raise UnusableDatabase("--database", "there are tables in it already; give an empty database")
    yield address


async def run(plan: BenchPlan, url: str, rng: Random) -> tuple[list[ScenarioResult], KillCounts, list[str]]:
    """Do what is planned; return the parts, what the logs say, and everything that must not be, in words."""
    folder = Path(mkdtemp(prefix="cluster-"))
    counts, history, presses = KillCounts(), ClickLog(), list[RecordedClick]()
    async with AsyncExitStack() as stack:
        town = await stack.enter_async_context(LoadWorld(plan.tables, max(plan.shards, 1), rng, presses, history))
        fleet = BotProcesses(folder, town.sandbox, url, f"auto/{plan.shards}" if plan.shards else None)
        stack.push_async_callback(fleet.close)
        await fleet.well(await fleet.start())  # the tables of the database are made once
        await fleet.well(*[await fleet.start() for _ in range(plan.processes - 1)])
        watch = ShardMonitor(url, fleet)
        stack.push_async_callback(cancelled, asyncio.create_task(watch.run()))
        await watch.all_held(plan.shards)
        await town.sit_down()
        parts = Scenarios(fleet, town.tables, watch, rng, judged=plan.judged)
        playing = [asyncio.create_task(table.play()) for table in town.tables]
        await _all(plan, parts)
        await cancelled(*playing)
        for table in town.tables:
            await table.settle()
        faults = [*describe(fleet.faults), *describe(watch.faults)]
    faults += [fault for part in parts.parts for fault in part.faults]
    faults += await asyncio.to_thread(_judged, url, presses, history, counts)
    if faults:
        faults.append(f"the processes' logs are in {folder}")
    else:
        shutil.rmtree(folder)
    return parts.parts, counts, faults


async def _all(plan: BenchPlan, parts: Scenarios) -> None:
    """Do one part after the other."""
    if plan.kills:
        await parts.kill(plan.kills - plan.kills // 5)
    if plan.kills >= 5:
        await parts.kill(plan.kills // 5, amid=True)
    if plan.cuts:
        await parts.cut(plan.cuts, "database", lambda life: [life.database], moves=True)
        await parts.cut(plan.cuts, "Discord", lambda life: [life.discord], moves=False)
        await parts.cut(plan.cuts, "both", lambda life: life.cables, moves=True)
    if plan.updates:
        await parts.update(plan.updates)
    if plan.resized:
        await parts.resize(f"auto/{2 * plan.shards}")
    if plan.rounds:
        one, two = await parts.rates(plan.rounds, 5.0)
        ratio = median(b / a for a, b in zip(one, two, strict=True) if a)
        parts.parts[-1].note = f"one process {median(one):.0f}/s, two {median(two):.0f}/s: {ratio:.2f}x"


def _judged(url: str, presses: list[RecordedClick], history: ClickLog, counts: KillCounts) -> list[str]:
    """Compare the database with the answers to users, and return the faults."""
    ConsistencyChecker(lambda: opened(url), find_game, counts).check(presses, everything=True)
    found = {"done twice": counts.twice, "logs against the rules": counts.unreadable}
    faults = [f"{count} {what}" for what, count in found.items() if count]
    faults += describe(f"acknowledged and lost: {press}" for press in counts.lost)
    if counts.acknowledged * MIN_ACKNOWLEDGED_EVERY < len(presses):
        faults.append(
            f"of {len(presses)} clicks only {counts.acknowledged} are known to be acknowledged: too few to tell"
        )
    with closing(opened(url)) as db:
        unexplained = faults_in(db, history)
    return faults + describe(f"table {table}: no order explains {deeds[:3]}" for table, deeds in unexplained.items())


def show(parts: list[ScenarioResult], counts: KillCounts, faults: list[str], seed: int) -> None:
    """Print what came of it."""
    grid = Grid(
        *("what", "times", "clicks", "failed", "slowest", "next answer: p50, p99, max", ""),
        title=f"cluster, seed {seed}",
    )
    for part in parts:
        grid.add_row(*part.cells())
    console = Console()
    console.print(grid)
    console.print(
        f"{counts.acknowledged:,} acknowledged, {len(counts.lost)} lost, {counts.twice} twice;"
        f" {counts.under_way:,} unanswered ones found in the log"
    )
    for fault in faults:
        console.print(fault, markup=False)
