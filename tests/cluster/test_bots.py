"""Two bots, one sandbox with four shards, one database of a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from pydantic import SecretStr

from bot.sandbox import Channel, Sandbox
from bot.ui import CardBot, use_endpoint
from tests.cluster.bots import SHARDS, in_shard, make, online
from tests.e2e.evening import LONG, Evening, Onlooker
from tests.postgres.conftest import path, postgres  # noqa: F401


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(shards=SHARDS, max_concurrency=16) as started:
        restore = use_endpoint(started.api, started.gateway)
        try:
            yield started
        finally:
            restore()


@pytest.fixture
async def bots(sandbox: Sandbox, path: SecretStr, tmp_path: Path) -> AsyncIterator[tuple[CardBot, CardBot]]:  # noqa: F811
    """One has shards 0 and 1, the other one 2 and 3."""
    for shard in range(SHARDS):
        in_shard(sandbox, shard)
    async with (
        online(sandbox, make(path, tmp_path / "one", "0-1/4"), 0, 1) as one,
        online(sandbox, make(path, tmp_path / "other", "2-3/4"), 2, 3) as other,
    ):
        yield one, other


async def test_each_has_its_guilds(sandbox: Sandbox, bots: tuple[CardBot, CardBot]) -> None:
    one, other = bots
    assert sandbox.sessions == [(shard, SHARDS) for shard in range(SHARDS)]
    assert {guild.shard_id for guild in one.guilds} == {0, 1}
    assert {guild.shard_id for guild in other.guilds} == {2, 3}
    assert one.connected
    assert other.connected


async def test_commands_in_guilds_are_answered(sandbox: Sandbox, bots: tuple[CardBot, CardBot]) -> None:
    guilds = [in_shard(sandbox, shard) for shard in range(SHARDS)]
    async with sandbox.person("Anna") as anna:
        for guild in guilds:
            reaction = await anna.slash("play", next(iter(guild.channels)), game="bieten")
            assert reaction.kind == "message"


def club(sandbox: Sandbox, shard: int) -> Channel:
    """Return the channel of a guild of a shard where Anna and Ben are."""
    guild = in_shard(sandbox, shard)
    sandbox.join(sandbox.people["Ben"], guild)
    return next(iter(guild.channels.values()))


@asynccontextmanager
async def evening(sandbox: Sandbox, channel: Channel) -> AsyncIterator[Evening]:
    """Anna and Ben in a channel."""
    async with (
        Onlooker(sandbox.url, "Franz") as onlooker,
        sandbox.person("Anna", channels=[channel]) as anna,
        sandbox.person("Ben", channels=[channel]) as ben,
    ):
        yield Evening([anna, ben], onlooker, Random(1))


@pytest.mark.parametrize("shard", [1, 2])
async def test_hands_in_direct_messages_reach_the_home_of_the_table(
    sandbox: Sandbox, bots: tuple[CardBot, CardBot], shard: int
) -> None:
    async with evening(sandbox, club(sandbox, shard)) as here:
        await here.sit_down(target=LONG)
        for person in here.people:
            here.by_panel.pop(person.id, None)
        assert await here.play_on("leads to trick 2")
        assert here.pressed, "in the hands, which are in direct messages"
        anna = here["Anna"]
        answer = await anna.slash("table", anna.dm)
        assert answer.kind == "message"
        assert "trick" in answer.message.text
