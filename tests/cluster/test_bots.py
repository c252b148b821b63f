"""Two bots, one sandbox with four shards, one database of a server."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.sandbox import Sandbox
from bot.ui import CardBot, use_endpoint
from tests.cluster.bots import SHARDS, in_shard, make, online
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
