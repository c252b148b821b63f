"""Guilds that add the bot are read while the event loop is idle, and before anything else that is about them."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.ui.discord import guild_arrivals
from bot.ui.discord.guild_arrivals import GuildArrivals
from bot.ui.discord.interaction_origin import current_shard

Parsers = dict[str, Callable[[Any], None]]


@pytest.fixture
def handled() -> list[tuple[str, Any]]:
    """What discord.py's handlers got."""
    return []


@pytest.fixture
def parsers(handled: list[tuple[str, Any]]) -> Parsers:
    """Handlers of events, as the library has them."""

    def parser(event: str) -> Callable[[Any], None]:
        return lambda data: handled.append((event, data.get("guild_id") or data["id"]))

    events = ("GUILD_CREATE", "GUILD_DELETE", "INTERACTION_CREATE")
    return {"READY": lambda _: handled.append(("READY", None)), **{event: parser(event) for event in events}}


def joined(guild: int) -> dict[str, Any]:
    """Return the event of a guild that adds the bot."""
    return {"id": str(guild), "name": "Anna's"}


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110  # there is no event for it
            await asyncio.sleep(0.001)


async def test_a_click_comes_before_guilds_that_arrived_earlier(parsers: Parsers, handled: list[Any]) -> None:
    arrivals = GuildArrivals()
    arrivals.guard(parsers)
    for guild in (1, 2, 3):
        parsers["GUILD_CREATE"](joined(guild))
    parsers["INTERACTION_CREATE"]({"id": "99", "guild_id": "50"})
    assert handled == [("INTERACTION_CREATE", "50")]
    await until(lambda: len(handled) == 4)
    assert handled[1:] == [("GUILD_CREATE", "1"), ("GUILD_CREATE", "2"), ("GUILD_CREATE", "3")]
    await arrivals.close()


async def test_a_guild_comes_before_its_own_events(parsers: Parsers, handled: list[Any]) -> None:
    arrivals = GuildArrivals()
    arrivals.guard(parsers)
    parsers["GUILD_CREATE"](joined(1))
    parsers["GUILD_CREATE"](joined(2))
    parsers["INTERACTION_CREATE"]({"id": "99", "guild_id": "2"})
    parsers["GUILD_DELETE"]({"id": "1"})
    assert handled == [
        ("GUILD_CREATE", "2"),
        ("INTERACTION_CREATE", "2"),
        ("GUILD_CREATE", "1"),
        ("GUILD_DELETE", "1"),
    ]
    await arrivals.close()


async def test_the_guilds_of_the_start_are_read_at_once(parsers: Parsers, handled: list[Any]) -> None:
    """discord.py takes itself for ready when none has come for two seconds."""
    arrivals = GuildArrivals()
    arrivals.guard(parsers)
    parsers["GUILD_CREATE"](joined(1) | {"unavailable": False})
    assert handled == [("GUILD_CREATE", "1")]
    await arrivals.close()


async def test_more_guilds_than_there_is_memory_for_are_read_at_once(
    parsers: Parsers, handled: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guild_arrivals, "MAX_BYTES", 60)
    arrivals = GuildArrivals()
    arrivals.guard(parsers)
    for guild in range(5):
        parsers["GUILD_CREATE"](joined(guild))
    assert [guild for _, guild in handled] == ["0", "1", "2"]
    await arrivals.close()
    assert len(handled) == 3, "a bot that ends reads no more of them"


async def test_a_guild_is_read_as_its_shard_s(parsers: Parsers) -> None:
    """A process of a cluster drops the events of guilds that another process owns."""
    shards = list[int | None]()
    parsers["GUILD_CREATE"] = lambda _: shards.append(current_shard.get())
    arrivals = GuildArrivals()
    arrivals.guard(parsers)
    token = current_shard.set(7)
    parsers["GUILD_CREATE"](joined(1))
    current_shard.reset(token)
    await until(lambda: bool(shards))
    assert shards == [7]
    await arrivals.close()


def ready(shard: int, *guilds: int) -> dict[str, Any]:
    """Return the event of a new session of one of two shards."""
    return {"shard": [shard, 2], "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds]}


ODD, EVEN = 1 << 22, 2 << 22
"""Guilds of shard 1 and of shard 0, of two."""


async def test_a_new_session_reads_the_guilds_that_wait(parsers: Parsers, handled: list[Any]) -> None:
    """Later discord.py would take them for guilds of before, which are not greeted."""
    arrivals = GuildArrivals()
    arrivals.guard(parsers)
    for guild in (ODD, EVEN):
        parsers["GUILD_CREATE"](joined(guild))
    parsers["READY"](ready(1, ODD))
    assert handled == [("GUILD_CREATE", str(ODD)), ("READY", None)]
    await arrivals.close()


async def test_a_new_session_without_a_guild_removes_it(parsers: Parsers, handled: list[Any]) -> None:
    """The bot was removed while it was not connected. discord.py keeps such guilds."""
    arrivals = GuildArrivals(lambda: (ODD, EVEN))
    arrivals.guard(parsers)
    parsers["READY"](ready(1))
    assert handled == [("READY", None), ("GUILD_DELETE", str(ODD))]
    await arrivals.close()


async def test_guilds_of_a_shard_that_another_process_has_are_forgotten(parsers: Parsers, handled: list[Any]) -> None:
    arrivals = GuildArrivals()
    arrivals.guard(parsers)
    for guild in (ODD, EVEN):
        parsers["GUILD_CREATE"](joined(guild))
    arrivals.forget(1, 2)
    await until(lambda: bool(handled))
    assert handled == [("GUILD_CREATE", str(EVEN))]
    await arrivals.close()


async def test_a_guild_that_cannot_be_read_does_not_stop_others(parsers: Parsers) -> None:
    read = list[str]()

    def create(data: Any) -> None:
        if data["id"] == "1":
            raise KeyError("channels")
        read.append(data["id"])

    parsers["GUILD_CREATE"] = create
    arrivals = GuildArrivals()
    arrivals.guard(parsers)
    for guild in (1, 2):
        parsers["GUILD_CREATE"](joined(guild))
    await until(lambda: bool(read))
    assert read == ["2"]
    await arrivals.close()
