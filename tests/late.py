"""`pytest --late SEED`: events, requests and background work come late, as on a busy machine with a slow network.

An event reaches a screen (of a simulated user, a browser, an onlooker) up to 250 ms late, in the order of the events.
The sandbox carries out the bot's requests up to 150 ms late, answers to presses and commands excepted: where they are
late, a test orders it (`sandbox.faults`). A test that reads at once what the bot draws a moment later fails then,
mostly in the first run. The delays of a test follow from SEED and the test's name.

Beside the network, the bot's background work begins up to 50 ms late: listeners of tables, jobs and tasks of the
scheduler. A test of any folder that reads what they do must wait for it.

A test that measures time, or that counts on the order of two requests, is marked `punctual` and has no delays.
"""

import asyncio
import time
from collections.abc import Coroutine
from inspect import iscoroutinefunction
from random import Random
from typing import Any

import pytest
from aiohttp import web as http

from bot.sandbox import web
from bot.sandbox.broadcast import PageSocket
from bot.sandbox.rest import routing
from bot.scheduler import Scheduler
from bot.tables.persistence.event_dispatch import EventDispatcher

EVENTS = (0.0, 0.0, 0.0, 0.02, 0.1, 0.25)
"""Seconds after which an event reaches a screen; one of them is drawn each time."""
REQUESTS = (0.0, 0.0, 0.02, 0.08, 0.15)
"""Seconds after which a request of the bot is carried out."""
WORK = (0.0, 0.0, 0.01, 0.05)
"""Seconds after which background work begins."""
CHANGES = frozenset({"PATCH", "POST", "PUT", "DELETE"})


class LateQueue(asyncio.Queue[str | None]):
    """Hands out each event some time after it was put in, in the same order."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng
        self._due: list[float] = []

    def put_nowait(self, item: str | None) -> None:
        """Put an event in, and choose when it arrives; the end of the connection is never late."""
        delay = 0.0 if item is None else self._rng.choice(EVENTS)
        self._due.append(asyncio.get_running_loop().time() + delay)
        super().put_nowait(item)

    async def get(self) -> str | None:
        """Wait for the next event to arrive."""
        item = await super().get()
        if (left := self._due.pop(0) - asyncio.get_running_loop().time()) > 0 and item is not None:
            await asyncio.sleep(left)
        return item


@pytest.fixture(autouse=True)
def late(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Delay everything in a test that is not punctual."""
    if request.node.get_closest_marker("punctual") is None:
        rng = Random(f"{request.config.getoption('late')} {request.node.nodeid}")
        slow_network(monkeypatch, rng)
        slow_work(monkeypatch, rng)


async def pause(rng: Random) -> None:
    """Let a moment of background work pass, in a thread.

    In-memory Discord stops its timers while work that one of them has started waits for other work. A delay by a
    timer of the event loop would never end where that other work is delayed.
    """
    if seconds := rng.choice(WORK):
        await asyncio.to_thread(time.sleep, seconds)


def slow_work(monkeypatch: pytest.MonkeyPatch, rng: Random) -> None:
    """Delay the start of jobs and tasks, and the calls of listeners."""
    guarded, job, deliver = Scheduler._guarded, Scheduler._job, EventDispatcher._deliver

    async def guarded_late(self: Scheduler, work: Coroutine[Any, Any, None], name: str) -> None:
        await pause(rng)
        await guarded(self, work, name)

    def job_late(self: Scheduler, key: Any, work: Any, *rest: Any, **options: Any) -> Any:
        async def late_work() -> None:
            await pause(rng)
            await work()

        return job(self, key, late_work if iscoroutinefunction(work) else work, *rest, **options)

    async def deliver_late(self: EventDispatcher, table: int) -> None:
        await pause(rng)
        await deliver(self, table)

    monkeypatch.setattr(Scheduler, "_guarded", guarded_late)
    monkeypatch.setattr(Scheduler, "_job", job_late)
    monkeypatch.setattr(EventDispatcher, "_deliver", deliver_late)


def slow_network(monkeypatch: pytest.MonkeyPatch, rng: Random) -> None:
    """Delay what the sandbox sends, and what the bot asks of it."""
    read = routing._read

    class LateSocket(PageSocket):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args, LateQueue(rng))

    async def read_late(call: http.Request) -> Any:
        found = await read(call)
        if call.method in CHANGES and not call.path.endswith("/callback"):
            await asyncio.sleep(rng.choice(REQUESTS))
        return found

    monkeypatch.setattr(web, "PageSocket", LateSocket)
    monkeypatch.setattr(routing, "_read", read_late)
