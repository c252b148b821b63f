"""Shards: which session gets which event, and how fast sessions may begin."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.sandbox import Guild, Sandbox, SimulatedUser
from bot.sandbox.sharding import shard_of
from tests.sandbox.bare import Bare

INTENTS = 1 | 1 << 9 | 1 << 12


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


async def of(sandbox: Sandbox, session: aiohttp.ClientSession, shard: int, shards: int) -> Bare:
    """Return a session of a shard."""
    bare = Bare(sandbox, session)
    await bare.connect()
    identify = {"token": sandbox.token, "intents": INTENTS, "properties": {}, "shard": [shard, shards]}
    await bare.send(2, identify)
    bare.guilds = [each["id"] for each in (await bare.event("READY"))["guilds"]]
    for _ in bare.guilds:
        await bare.event("GUILD_CREATE")
    return bare


def in_shard(sandbox: Sandbox, shard: int, shards: int, *, bot: bool = True) -> Guild:
    """Return a new guild of a shard; others are made on the way to it."""
    owner = sandbox.people["Anna"]
    names = (f"{'Club' if bot else 'Foreign'} {number} for {shard}" for number in range(1000))
    made = (sandbox.add_guild(name, owner, "parlour", bot=bot) for name in names)
    return next(guild for guild in made if shard_of(guild.id, shards) == shard)


async def heard(bare: Bare) -> list[str]:
    """Return the names of all events that have come, to the answer to a heartbeat."""
    await bare.send(1, None)
    names: list[str] = []
    while (frame := await bare.socket.receive_json(timeout=3))["op"] == 0:
        names.append(frame["t"])
    return names


async def test_a_guild_is_told_of_to_its_shard_by_every_number_of_shards(session: aiohttp.ClientSession) -> None:
    async with Sandbox() as sandbox:
        guild = in_shard(sandbox, 5, 8)
        bares = {(shard, n): await of(sandbox, session, shard, n) for n in (4, 8) for shard in range(n)}
        knowing = [key for key, bare in bares.items() if guild.id in bare.guilds]
        assert knowing == [(1, 4), (5, 8)]
        assert sandbox.sessions == sorted(bares)
        sandbox.add_channel("cards", guild=guild)
        told = [key for key, bare in bares.items() if "CHANNEL_CREATE" in await heard(bare)]
        assert told == [(1, 4), (5, 8)]
        sandbox.kick_bot(guild)
        told = [key for key, bare in bares.items() if "GUILD_DELETE" in await heard(bare)]
        assert told == [(1, 4), (5, 8)]


async def test_two_sessions_of_one_shard_get_the_same_and_one_going_leaves_the_other(
    session: aiohttp.ClientSession,
) -> None:
    async with Sandbox() as sandbox, sandbox.person("Anna") as anna:
        guild = in_shard(sandbox, 1, 2)
        first, second = [await of(sandbox, session, 1, 2) for _ in range(2)]
        assert sandbox.sessions == [(1, 2), (1, 2)]
        parlour = next(iter(guild.channels))
        await anna.say("hello", parlour)
        one, other = await first.event("MESSAGE_CREATE"), await second.event("MESSAGE_CREATE")
        assert one["id"] == other["id"]
        await first.socket.close(code=1000)
        await anna.say("still here", parlour)
        await second.event("MESSAGE_CREATE")


async def test_direct_messages_come_to_shard_0_alone(session: aiohttp.ClientSession) -> None:
    async with Sandbox() as sandbox, sandbox.person("Anna") as anna:
        bares = [await of(sandbox, session, shard, 3) for shard in range(3)]
        await anna.say("hello", anna.dm)
        assert (await bares[0].event("MESSAGE_CREATE"))["content"] == "hello"
        assert ["MESSAGE_CREATE" in await heard(bare) for bare in bares[1:]] == [False, False]


async def use(sandbox: Sandbox, person: SimulatedUser, channel: str) -> asyncio.Task[object]:
    return asyncio.create_task(person.slash("go", channel))


async def test_a_click_in_a_foreign_guild_comes_to_any_shard_and_one_in_a_dm_to_shard_0(
    session: aiohttp.ClientSession,
) -> None:
    async with Sandbox(answer_seconds=0.5) as sandbox, sandbox.person("Anna") as anna:
        sandbox.people["Anna"].installed = True
        foreign = in_shard(sandbox, 1, 2, bot=False)
        bares = [await of(sandbox, session, shard, 2) for shard in range(2)]
        command = {"name": "go", "description": "go", "integration_types": [0, 1], "contexts": [0, 1, 2]}
        status, _ = await bares[0].call("PUT", f"/applications/{sandbox.application_id}/commands", [command])
        assert status == 200
        presses = [await use(sandbox, anna, next(iter(foreign.channels))) for _ in range(2)]
        for bare in bares:
            assert (await bare.event("INTERACTION_CREATE"))["guild_id"] == foreign.id
        presses += [await use(sandbox, anna, anna.dm) for _ in range(2)]
        for _ in range(2):
            assert "guild_id" not in await bares[0].event("INTERACTION_CREATE")
        assert "INTERACTION_CREATE" not in await heard(bares[1])
        await asyncio.gather(*presses)


async def test_a_click_on_a_shard_that_nobody_holds_fails_at_once(session: aiohttp.ClientSession) -> None:
    async with Sandbox() as sandbox, sandbox.person("Anna") as anna:
        bare = await of(sandbox, session, 1, 2)
        command = {"name": "go", "description": "go", "integration_types": [0, 1], "contexts": [0, 1, 2]}
        await bare.call("PUT", f"/applications/{sandbox.application_id}/commands", [command])
        assert (await anna.slash("go", anna.dm)).reason == "offline"


async def test_one_of_a_bucket_begins_in_its_seconds_and_the_next_bucket_beside_it(
    session: aiohttp.ClientSession,
) -> None:
    clock = Clock()
    async with Sandbox(clock=clock, shards=4, max_concurrency=2, identify_seconds=5.0) as sandbox:
        told = (await Bare(sandbox, session).call("GET", "/gateway/bot"))[1]
        assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (4, 2)
        sandbox.shards = 8
        assert (await Bare(sandbox, session).call("GET", "/gateway/bot"))[1]["shards"] == 8
        await of(sandbox, session, 0, 4)
        await of(sandbox, session, 1, 4)
        clock.now = 4.9
        bare = Bare(sandbox, session)
        await bare.connect()
        identify = {"token": sandbox.token, "intents": 1, "properties": {}, "shard": [2, 4]}
        await bare.send(2, identify)
        assert await bare.socket.receive_json(timeout=3) == {"op": 9, "s": None, "t": None, "d": False}
        clock.now = 5.0
        await bare.send(2, identify)
        await bare.event("READY")


async def test_a_shard_that_there_is_not_ends_the_connection(session: aiohttp.ClientSession) -> None:
    async with Sandbox() as sandbox:
        bare = Bare(sandbox, session)
        await bare.connect()
        await bare.send(2, {"token": sandbox.token, "intents": 1, "properties": {}, "shard": [4, 4]})
        await bare.socket.receive(timeout=3)
        assert bare.socket.close_code == 4010
