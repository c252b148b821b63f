"""Sample from outside who holds which shard, and whether a guild was treated as left."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing

from bot.storage.postgres import PostgresConnection, PostgresEngine, advisory_locks
from tools.bench.cluster.processes import READY_TIMEOUT_SECONDS, BotProcess, BotProcesses

POLL_SECONDS = 0.2
LOCKS = (
    "SELECT objid::bigint AS what, client_port FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND mode = 'ExclusiveLock' AND classid = ?"
)
LEFT = "SELECT count(*) FROM guilds WHERE left_at IS NOT NULL"
ERASING = "SELECT count(*) FROM erasing_guilds"


def opened(url: str) -> PostgresConnection:
    """Return a session that reads."""
    engine = PostgresEngine(url)
    return PostgresConnection(lambda: engine.session(reads=True))


class ShardMonitor:
    """Looks at the server for as long as it is open."""

    def __init__(self, url: str, fleet: BotProcesses) -> None:
        self.looks = 0
        self.faults: list[str] = []
        self._url = url
        self._fleet = fleet
        self._holders: dict[int, set[int]] = {}

    def held(self, life: BotProcess) -> set[int]:
        """Return the shards a process held when last looked at."""
        ports = life.database.ports
        return {shard for shard, holders in self._holders.items() if holders & ports}

    async def all_held(self, count: int) -> None:
        """Wait until every shard has a home; raises TimeoutError."""
        async with asyncio.timeout(READY_TIMEOUT_SECONDS):
            while not self._holders.keys() >= {*range(count)}:  # noqa: ASYNC110  # what is looked at is a server
                await asyncio.sleep(POLL_SECONDS)

    async def run(self) -> None:
        """Look now and then, until cancelled."""
        with closing(await asyncio.to_thread(opened, self._url)) as db:
            while True:
                self._note(*await asyncio.to_thread(_sample, db))
                await asyncio.sleep(POLL_SECONDS)

    def _note(self, held: Iterable[tuple[int, int]], gone: int) -> None:
        self.looks += 1
        found: dict[int, set[int]] = defaultdict(set)
        for shard, port in held:
            if shard < 2**31:
                found[shard].add(port)
        self._holders = dict(found)
        for shard, ports in found.items():
            if len(ports) > 1:
                self.faults.append(f"shard {shard} has {len(ports)} homes")
        if gone and not any("taken for left" in fault for fault in self.faults):
            self.faults.append(f"{gone} servers were taken for left")


def _sample(db: PostgresConnection) -> tuple[list[tuple[int, int]], int]:
    held = [(int(shard), int(port)) for shard, port in db.execute(LOCKS, (advisory_locks.OURS,))]
    return held, sum(db.execute(sql).fetchone()[0] for sql in (LEFT, ERASING))
