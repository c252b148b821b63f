"""A sandbox with a bot in it, over real HTTP and WebSocket."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import aiohttp
import discord
import pytest
import yarl

from bot.sandbox import Sandbox, SimulatedUser
from tests.sandbox.bare import Bare
from tests.sandbox.example_bot import ExampleBot


@contextlib.contextmanager
def pointed_at(sandbox: Sandbox):
    """Let discord.py take the sandbox for Discord."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = sandbox.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway)
    try:
        yield
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@contextlib.asynccontextmanager
async def running(sandbox: Sandbox, make: Callable[[], ExampleBot] = ExampleBot) -> AsyncIterator[ExampleBot]:
    """Run a bot until the block ends."""
    async with make() as bot:
        task = asyncio.create_task(bot.start(sandbox.token))
        await sandbox.wait_online()
        await bot.wait_until_ready()
        yield bot
        await bot.close()
        await task


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(keep_log=True) as started:
        with pointed_at(started):
            yield started


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[ExampleBot]:
    async with running(sandbox) as started:
        await started.tree.sync()
        yield started


@pytest.fixture
async def anna(sandbox: Sandbox) -> AsyncIterator[SimulatedUser]:
    async with sandbox.person("Anna") as person:
        yield person


@pytest.fixture
async def ben(sandbox: Sandbox) -> AsyncIterator[SimulatedUser]:
    async with sandbox.person("Ben") as person:
        yield person


@pytest.fixture
async def world() -> AsyncIterator[Sandbox]:
    async with Sandbox() as started:
        yield started


@pytest.fixture
async def bare(world: Sandbox) -> AsyncIterator[Bare]:
    async with aiohttp.ClientSession() as session:
        bot = Bare(world, session)
        yield bot
        if bot.socket is not None:
            await bot.socket.close()


@pytest.fixture
async def ready(bare: Bare) -> Bare:
    """Return a connected bot with the command /go."""
    await bare.connect()
    await bare.identify()
    command = {"name": "go", "description": "Goes"}
    assert (await bare.call("POST", f"/applications/{bare.sandbox.application_id}/commands", command))[0] == 201
    return bare
