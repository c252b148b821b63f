"""Planned tournaments with two processes on one PostgreSQL: each list opens once, though an owner dies before."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.sandbox import RenderedMessage, Sandbox, SimulatedUser
from tests.cluster.bots import SHARDS, in_shard
from tests.tools.bench.test_cluster import OPTIONS
from tools.bench.cluster.postgres_server import ADVICE, free_port, programs, server
from tools.bench.cluster.processes import BotProcesses
from tools.bench.cluster.shard_monitor import ShardMonitor, opened

ZONE = ZoneInfo("Europe/London")
BEFORE = timedelta(seconds=2)
"""How long before the lists open an owner is killed."""
PATIENCE = 120.0


@asynccontextmanager
async def watched(url: str, processes: BotProcesses) -> AsyncIterator[ShardMonitor]:
    """Provide what knows which process has which shards."""
    monitor = ShardMonitor(url, processes)
    task = asyncio.create_task(monitor.run())
    try:
        yield monitor
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def test_each_list_opens_once_though_an_owner_is_killed_just_before(tmp_path: Path) -> None:
    bin_ = programs()
    if bin_ is None:
        refuse = pytest.fail if os.environ.get("CI") else pytest.skip
        refuse(ADVICE)
    port = free_port()
    url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
    with server(bin_, OPTIONS.format(port=port)):
        async with AsyncExitStack() as stack:
            sandbox = await stack.enter_async_context(Sandbox(shards=SHARDS, max_concurrency=16))
            processes = BotProcesses(tmp_path, sandbox, url, f"auto/{SHARDS}")
            stack.push_async_callback(processes.close)
            # The first one makes the tables of the database.
            lives = [await processes.start()]
            await processes.well(*lives)
            lives.append(await processes.start())
            await processes.well(*lives)
            monitor = await stack.enter_async_context(watched(url, processes))
            channels = [next(iter(in_shard(sandbox, shard).channels)) for shard in range(SHARDS)]
            anna = await stack.enter_async_context(sandbox.person("Anna"))
            opens = await planned(anna, channels)
            async with asyncio.timeout(PATIENCE):
                while not all(map(monitor.held, lives)):  # noqa: ASYNC110  # what is looked at is a server
                    await asyncio.sleep(0.1)
            await asyncio.sleep(max(0.0, (opens - BEFORE - datetime.now(ZONE)).total_seconds()))
            processes.kill(lives[0])
            for channel in channels:
                await anna.wait_for(lambda channel=channel: lists(anna, channel), PATIENCE)
            await monitor.all_held(SHARDS)
            await processes.well(*lives)  # it is back, and finds nothing to open
            assert [len(lists(anna, channel)) for channel in channels] == [1] * SHARDS
            assert [len(plans(anna, channel)) for channel in channels] == [1] * SHARDS, "the next week's"
            assert (processes.faults, monitor.faults) == ([], [])
        assert kept(url) == {"open": SHARDS, "planned": SHARDS}


async def planned(anna: SimulatedUser, channels: list[str]) -> datetime:
    """Plan a weekly tournament in each channel (an id), all for the same minute; return when their lists open."""
    page = (await anna.slash("preferences", channels[0])).message
    assert page is not None
    form = await anna.click(page, next(b.custom_id for b in page.buttons if "@quiet" in (b.custom_id or "")) or "")
    await anna.submit(form, {"start": "03:00", "end": "03:01", "zone": "London"})
    opens = (datetime.now(ZONE) + timedelta(seconds=80)).replace(second=0, microsecond=0)
    when = {"date": opens.date().isoformat(), "time": f"{opens:%H:%M}", "weekly": True}
    for channel in channels:
        answer = await anna.slash("evening plan", channel, game="bieten", **when)
        assert answer.message is not None
        assert "Planned for" in answer.message.text
    return opens


def lists(anna: SimulatedUser, channel: str) -> list[RenderedMessage]:
    """Return the open lists in a channel."""
    return [seen for seen in anna.messages(channel) if "The list is open" in seen.text and seen.buttons]


def plans(anna: SimulatedUser, channel: str) -> list[RenderedMessage]:
    """Return the plans in a channel that can be joined."""
    return [seen for seen in anna.messages(channel) if "Planned for" in seen.text and seen.buttons]


def kept(url: str) -> dict[str, int]:
    """Return how many tournaments have each status in the database."""
    db = opened(url)
    try:
        rows = db.execute("SELECT status, count(*) AS count FROM tournaments GROUP BY status").fetchall()
        return {row["status"]: row["count"] for row in rows}
    finally:
        db.close()
