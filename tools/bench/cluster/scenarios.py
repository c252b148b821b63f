"""The failure scenarios: what happens to the processes while users play."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from random import Random
from time import monotonic

from tools.bench.cluster.processes import BotProcess, BotProcesses
from tools.bench.cluster.results import (
    MAX_OUTAGE_SECONDS,
    MAX_RESIZE_SECONDS,
    MAX_UPDATE_SECONDS,
    ScenarioResult,
    describe,
)
from tools.bench.cluster.shard_monitor import ShardMonitor
from tools.bench.cluster.tcp_proxy import StallableLink
from tools.bench.cluster.users import ClusterLoadTable

BETWEEN = (3.0, 7.0)
"""The shortest and the longest time between two kills, in seconds."""
LONG = 3 * MAX_OUTAGE_SECONDS
"""Seconds after which nobody waits any longer for a table."""
OUTAGE_SECONDS = 8.0
"""Seconds without Discord; a process that is cut off from it still is the home of its shards."""
POLL_SECONDS = 0.05


class Scenarios:
    """All that can be done to the processes.

    Args:
        judged: whether a table that stands still for too long is a fault; a test does not go by time.
    """

    def __init__(
        self,
        fleet: BotProcesses,
        tables: Sequence[ClusterLoadTable],
        watch: ShardMonitor,
        rng: Random,
        *,
        judged: bool,
    ) -> None:
        self.parts: list[ScenarioResult] = []
        self._fleet = fleet
        self._tables = tables
        self._watch = watch
        self._rng = rng
        self._judged = judged

    async def kill(self, times: int, *, amid: bool = False) -> None:
        """SIGKILL one process after the other, but never the last that runs; each is restarted.

        Args:
            amid: whether every few seconds, always the process that is taking over from the one before; otherwise
                some seconds after every shard has an owner again. A process killed during a takeover leaves more to
                the next, so the time for that is no fault.
        """
        async with self._part("kill -9 amid the one before" if amid else "kill -9", times) as part:
            waiting: list[asyncio.Task[None]] = []
            for _ in range(times):
                if not amid and self._fleet.share is not None:
                    await self._watch.all_held(self._count)
                await asyncio.sleep(self._rng.uniform(*BETWEEN))
                life = await self._victim()
                tables = self._owned_tables(life)
                self._fleet.kill(life)
                waiting.append(
                    asyncio.create_task(self._wait_until_answered(part, tables, monotonic(), judged=not amid))
                )
            await asyncio.gather(*waiting)
            await self._fleet.well(*self._fleet.lives)

    async def cut(
        self, times: int, name: str, cables: Callable[[BotProcess], Iterable[StallableLink]], *, moves: bool
    ) -> None:
        """Cut the network of one process after the other.

        Args:
            moves: whether the others take its shards over during the cut.
        """
        async with self._part(f"network cut: {name}", times) as part:
            for _ in range(times):
                await asyncio.sleep(self._rng.uniform(*BETWEEN))
                life = self._rng.choice(self._fleet.lives)
                tables = self._owned_tables(life)
                life.cut = True
                for cable in cables(life):
                    await cable.cut()
                start = monotonic()
                if moves:
                    await self._wait_until_answered(part, tables, start)
                else:
                    await asyncio.sleep(OUTAGE_SECONDS)
                for cable in cables(life):
                    await cable.mend()
                if not moves:
                    await self._wait_until_answered(part, tables, monotonic())
                await self._fleet.well(*self._fleet.lives)
                life.cut = False

    async def update(self, times: int) -> None:
        """Have a new process take the place of each old one, one after the other."""
        async with self._part("rolling update", times) as part:
            took: list[float] = []
            for _ in range(times):
                for old in [*self._fleet.lives]:
                    await self._fleet.well(await self._fleet.start())
                    await asyncio.sleep(self._rng.uniform(*BETWEEN))
                    took.append(await self._fleet.terminate(old))
            await asyncio.sleep(BETWEEN[1])
            part.note = f"an old one took {max(took):.1f} s to go" if took else ""
        if self._judged and part.failed:
            part.faults.append(f"{part.failed} clicks were not answered in a rolling update")
        if self._judged and part.slowest > MAX_UPDATE_SECONDS:
            part.faults.append(f"a click was answered after {part.slowest:.1f} s in a rolling update")

    async def resize(self, share: str) -> None:
        """Have processes of another number of shards take the place of the old ones, all at once."""
        async with self._part(f"shards: {share}", 1) as part:
            before = [*self._fleet.lives]
            self._fleet.share = share
            for _ in before:
                await self._fleet.start()
            await asyncio.sleep(BETWEEN[1])
            start = monotonic()
            gone = asyncio.gather(*(self._fleet.terminate(old) for old in before))
            await self._wait_until_answered(part, self._tables, start, within=MAX_RESIZE_SECONDS)
            await gone
            await self._fleet.well(*self._fleet.lives)

    async def rates(self, times: int, seconds: float) -> tuple[list[float], list[float]]:
        """Return how many clicks a second were answered with one process and with two, in turns."""
        found: tuple[list[float], list[float]] = [], []
        async with self._part("as fast as they can", times):
            thoughts = [table.thought for table in self._tables]
            for table in self._tables:
                table.thought = (0.0, 0.0)
            while len(self._fleet.lives) > 1:
                await self._fleet.terminate(self._fleet.lives[-1])
            for _ in range(times):
                found[0].append(await self._rate(seconds))
                await self._fleet.well(await self._fleet.start())
                await asyncio.sleep(BETWEEN[1])
                found[1].append(await self._rate(seconds))
                await self._fleet.terminate(self._fleet.lives[-1])
                await asyncio.sleep(BETWEEN[1])
            for table, thought in zip(self._tables, thoughts, strict=True):
                table.thought = thought
        return found

    async def _rate(self, seconds: float) -> float:
        start = monotonic()
        await asyncio.sleep(seconds)
        end = monotonic()
        done = (click for table in self._tables for click in table.clicks if click.after is not None)
        return sum(start <= click.at + (click.after or 0) < end for click in done) / (end - start)

    @asynccontextmanager
    async def _part(self, name: str, times: int) -> AsyncGenerator[ScenarioResult]:
        """Count the users' clicks during the block."""
        part = ScenarioResult(name, times)
        self.parts.append(part)
        seen = [len(table.clicks) for table in self._tables]
        start = monotonic()
        yield part
        end = monotonic()
        await asyncio.sleep(MAX_UPDATE_SECONDS)  # until what is under way is answered, or has failed
        for table, first in zip(self._tables, seen, strict=True):
            for click in table.clicks[first:]:
                if click.at < end:
                    part.clicks += 1
                    part.failed += click.after is None
                    part.slowest = max(part.slowest, click.after or 0.0)
        part.note = part.note or f"{end - start:.0f} s"

    async def _victim(self) -> BotProcess:
        """Return one that is up, as soon as another one is, too."""
        while True:
            alive = [life for life in self._fleet.lives if life.alive]
            homes = [life for life in alive if self._watch.held(life)] if self._fleet.share else alive
            if homes and len(homes) >= min(2, len(self._fleet.lives)):
                return self._rng.choice(homes)
            await asyncio.sleep(POLL_SECONDS)

    def _owned_tables(self, life: BotProcess) -> list[ClusterLoadTable]:
        """Return the tables whose home a process is."""
        if self._fleet.share is None:
            return [*self._tables]
        held, count = self._watch.held(life), self._count
        return [
            each for each in self._tables if (each.id if each.guild is None else each.guild >> 22) % count in held
        ]

    @property
    def _count(self) -> int:
        """How many shards there are; not for a process that is alone."""
        assert self._fleet.share is not None
        return int(self._fleet.share.partition("/")[2])

    async def _wait_until_answered(
        self,
        part: ScenarioResult,
        tables: Iterable[ClusterLoadTable],
        since: float,
        *,
        judged: bool = True,
        within: float = MAX_OUTAGE_SECONDS,
    ) -> None:
        """Wait until a click that was made after a moment has been answered at each of these tables."""
        waiting = list(tables)
        while waiting and monotonic() < since + LONG:
            still: list[ClusterLoadTable] = []
            for table in waiting:
                moment = answered_after(table, since)
                if moment is None:
                    still.append(table)
                else:
                    part.back.append(moment - since)
            waiting = still
            await asyncio.sleep(POLL_SECONDS)
        part.faults += describe(f"{part.name}: no answer at table {table.id} in {LONG:g} s" for table in waiting)
        late = [moment for moment in part.back if moment > within]
        if self._judged and judged and late and not any("answered click" in fault for fault in part.faults):
            part.faults.append(f"{part.name}: {max(late):.1f} s to the next answered click at a table")


def answered_after(table: ClusterLoadTable, since: float) -> float | None:
    """Return when the first click was answered of those made after a moment; None: none was yet."""
    found: float | None = None
    for click in reversed(table.clicks):
        if click.at <= since:
            break
        if click.after is not None and click.done:
            found = click.at + click.after if found is None else min(found, click.at + click.after)
    return found
