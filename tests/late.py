"""`pytest --late SEED`: a slow network between Discord, its users and the bot, in every test that uses the sandbox.

An event reaches a screen (of a simulated user, a browser, an onlooker) up to 250 ms late, in the order of the events.
The sandbox carries out the bot's requests up to 150 ms late, answers to presses and commands excepted: where they are
late, a test orders it (`sandbox.faults`). A test that reads at once what the bot draws a moment later fails then,
mostly in the first run. The delays of a test follow from SEED and the test's name.

A test that measures time, or that counts on the order of two requests, is marked `punctual` and has no delays.
"""

import asyncio
from random import Random
from typing import Any

import pytest
from aiohttp import web as http

from bot.sandbox import web
from bot.sandbox.broadcast import PageSocket
from bot.sandbox.rest import routing

EVENTS = (0.0, 0.0, 0.0, 0.02, 0.1, 0.25)
"""Seconds after which an event reaches a screen; one of them is drawn each time."""
REQUESTS = (0.0, 0.0, 0.02, 0.08, 0.15)
"""Seconds after which a request of the bot is carried out."""
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
def slow_network(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Delay what the sandbox sends, and what the bot asks of it."""
    if request.node.get_closest_marker("punctual"):
        return
    rng, read = Random(f"{request.config.getoption('late')} {request.node.nodeid}"), routing._read

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
