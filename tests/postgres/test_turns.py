"""Sessions with Discord begin one after the other, in any process, also if one of them fails."""

import asyncio
from collections.abc import AsyncIterator
from time import monotonic

import psycopg
import pytest
from pydantic import SecretStr

from bot.storage.postgres import IdentifyLock, identify_lock
from bot.storage.postgres.advisory_locks import IDENTIFY, OURS

APART = 0.5


class Processes:
    """Several of them, each with turns of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.begun: list[IdentifyLock] = []

    def one(self, apart: float = APART) -> IdentifyLock:
        self.begun.append(IdentifyLock(self.url, apart))
        return self.begun[-1]


@pytest.fixture
async def processes(path: SecretStr) -> AsyncIterator[Processes]:
    there = Processes(path.get_secret_value())
    yield there
    for each in there.begun:
        await each.close()


async def test_turns_of_a_bucket_are_apart_whoever_takes_them(processes: Processes) -> None:
    one, other = processes.one(), processes.one()
    moments: list[float] = []

    async def take(identify_lock: IdentifyLock) -> None:
        await identify_lock.acquire(0)
        moments.append(monotonic())

    await asyncio.gather(take(one), take(other), take(one))
    assert moments[1] - moments[0] >= APART
    assert moments[2] - moments[1] >= APART


async def test_turns_of_two_buckets_are_taken_at_once(processes: Processes) -> None:
    one = processes.one(apart=60)
    async with asyncio.timeout(20):
        await asyncio.gather(one.acquire(0), one.acquire(1))


async def test_a_turn_that_is_not_given_back_is_taken_away(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is stopped, or cut off, keeps its connection, and so its locks, for as long as it likes."""
    monkeypatch.setattr(identify_lock, "LOCK_GRACE_SECONDS", 0.2)
    monkeypatch.setattr(identify_lock, "POLL_SECONDS", 0.1)
    stopped, other = processes.one(apart=3600), processes.one()
    await stopped.acquire(0)
    async with asyncio.timeout(20):
        await other.acquire(0)


async def test_a_turn_that_is_given_back_in_time_is_not_taken_away(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identify_lock, "POLL_SECONDS", 0.01)
    one, other = processes.one(apart=2.0), processes.one(apart=0.1)
    await one.acquire(0)
    start = monotonic()
    await other.acquire(0)
    assert monotonic() - start > 1.5


async def test_whoever_waits_no_longer_has_no_turn(processes: Processes) -> None:
    one, other, third = processes.one(apart=1.0), processes.one(), processes.one()
    await one.acquire(0)
    waiting = asyncio.create_task(other.acquire(0))
    await asyncio.sleep(0.2)
    waiting.cancel()
    async with asyncio.timeout(20):
        await third.acquire(0)
    assert not other._held


async def test_where_the_server_is_away_the_seconds_are_waited_alone() -> None:
    alone = IdentifyLock("postgresql://nobody@127.0.0.1:1/nothing", 0.1)
    async with asyncio.timeout(20):
        await alone.acquire(0)
    assert not alone._held


async def test_only_the_lock_of_the_turn_is_taken_away(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identify_lock, "LOCK_GRACE_SECONDS", 0.0)
    monkeypatch.setattr(identify_lock, "POLL_SECONDS", 0.1)
    one, other = processes.one(apart=1.0), processes.one()
    async with await psycopg.AsyncConnection.connect(processes.url, autocommit=True) as neighbour:
        await neighbour.execute("SELECT pg_advisory_lock(%s::int, %s::int)", (OURS, IDENTIFY - 1))
        await one.acquire(0)
        await other.acquire(0)
        await neighbour.execute("SELECT 1")
