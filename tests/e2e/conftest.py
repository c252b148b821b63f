"""The bot and the sandbox in one process, talking to each other over real HTTP and WebSocket."""

import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.app import create_bot
from bot.config import Settings
from bot.sandbox import ClickLog, Sandbox, SimulatedUser
from bot.ui import CardBot, use_endpoint
from tests import openapi
from tests.cli import warm
from tests.e2e.aged import CATALOGS, Aged, aged, online, usual_settings
from tests.e2e.evening import Evening, Onlooker
from tests.e2e.rounds import Round
from tests.fresh import new_database, translate_commands_once
from tools.bench.linearizability import faults

translate_commands_once()
StartBot = Callable[[], Awaitable[CardBot]]
SCRUTINY = 100
"""How many exchanges with Discord are looked at one by one."""
Open = Callable[..., Awaitable[Evening]]
Sit = Callable[..., Awaitable[Round]]
Run = Callable[[], AbstractAsyncContextManager[warm.Program]]
ROOT = Path(__file__).parents[2]


@pytest.fixture
async def sandbox(request: pytest.FixtureRequest) -> AsyncIterator[Sandbox]:
    """Provide a sandbox that the library takes for Discord; a test module can name its arguments, `SANDBOX`."""
    options = getattr(request.module, "SANDBOX", {"keep_log": True, "hint": "Type /play.", "suggestion": "/play"})
    async with Sandbox(**options) as started:
        restore = use_endpoint(started.api, started.gateway)
        try:
            yield started
        finally:
            restore()


@pytest.fixture
def bot_settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Provide the settings of the bot; a test module can name some, `BOT`, or override all."""
    return usual_settings(tmp_path, **getattr(request.module, "BOT", {}))


@pytest.fixture
async def start_bot(sandbox: Sandbox, bot_settings: Settings) -> AsyncIterator[StartBot]:
    """Provide a function that restarts the bot on this test's database with known cards."""
    if bot_settings.server is None:
        new_database(bot_settings.database)
    running = AsyncExitStack()
    seeds = iter(range(1, 100))

    async def start() -> CardBot:
        await running.aclose()
        bot = create_bot(bot_settings, rng=Random(next(seeds)), catalogs=CATALOGS)
        return await running.enter_async_context(online(sandbox, bot))

    yield start
    await running.aclose()


@pytest.fixture
async def bot(start_bot: StartBot) -> CardBot:
    return await start_bot()


async def come(
    stack: AsyncExitStack, sandbox: Sandbox, names: Iterable[str], history: ClickLog
) -> tuple[list[SimulatedUser], Onlooker]:
    """Return users whose clicks are recorded, and a spectator of the public messages, at their screens."""
    onlooker = await stack.enter_async_context(Onlooker(sandbox.url, "Franz"))
    people = [await stack.enter_async_context(sandbox.person(name)) for name in names]
    for person in people:
        person.history = history
    return people, onlooker


@pytest.fixture
async def evening(sandbox: Sandbox, bot: CardBot, tmp_path: Path) -> AsyncIterator[Open]:
    """Provide a function that opens an evening: players and a spectator of the public messages at their screens.

    At its end there must be an order in which all that they pressed explains all that they were answered.
    """
    history = ClickLog()
    async with AsyncExitStack() as stack:

        async def open_evening(*names: str, seed: int = 1) -> Evening:
            return Evening(*await come(stack, sandbox, names, history), Random(seed))

        yield open_evening
        assert faults(tmp_path / "bot.sqlite", history) == {}


@pytest.fixture
async def sit(sandbox: Sandbox, bot: CardBot, tmp_path: Path) -> AsyncIterator[Sit]:
    """Provide a function that seats players at a table of any game; requests are checked against Discord's API."""
    history = ClickLog()
    async with AsyncExitStack() as stack:

        async def sit(game: str, *names: str, seed: int = 1, **options: object) -> Round:
            here = Round(*await come(stack, sandbox, names, history), Random(seed))
            await here.play_at(game, **options)
            return here

        yield sit
        assert faults(tmp_path / "bot.sqlite", history) == {}
        if openapi.load() is not None:
            # One trick is sent like another: of a long evening every eighth exchange is looked at.
            assert openapi.faults([*sandbox.log[:SCRUTINY], *sandbox.log[SCRUTINY::8]]) == []


@pytest.fixture
def run(sandbox: Sandbox, tmp_path: Path) -> Run:
    """Provide a function that runs the bot as a separate program."""

    @asynccontextmanager
    async def run() -> AsyncIterator[warm.Program]:
        arguments = (sandbox.api, sandbox.gateway, sandbox.token, str(tmp_path))
        program = await warm.start(arguments, ROOT, dict(os.environ), module="tests.e2e.running", prints_here=True)
        try:
            await sandbox.wait_online(120)
            yield program
        finally:
            with contextlib.suppress(ProcessLookupError):
                program.kill()
            await program.communicate()

    return run


@pytest.fixture
async def turned(tmp_path: Path) -> AsyncIterator[Aged]:
    """Provide a sandbox whose clock is turned by hand, with the bot in it."""
    async with aged(tmp_path) as here:
        yield here
