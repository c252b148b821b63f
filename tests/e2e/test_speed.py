"""The bot is the same with uvloop and orjson and without them."""

import asyncio
import json
import re
import sys
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import utils

from bot.sandbox import SimulatedUser
from tests.cli.process import environment
from tests.e2e.conftest import Sit
from tests.e2e.evening import Onlooker
from tests.e2e.rounds import Round
from tools.bench.time_to_ready import first_answer

PARTS = ("orjson", "uvloop")
NAMES = ("Anna", "Ben", "Cilli", "Detlef")
WITHOUT = f"""
import sys
sys.modules.update(dict.fromkeys({PARTS}))
from bot.cli import main
sys.exit(main())
"""


@asynccontextmanager
async def program(folder: Path, *start: str) -> AsyncGenerator[tuple[str, Path]]:
    """Provide the bot in its sandbox, as a separate program; yield the page's address and the log file."""
    told = folder / "log"
    settings = {
        "BOT_EDIT_INTERVAL": "0",
        "BOT_COMPUTER_PAUSE": "0",
        "BOT_PICTURES": "false",
        "BOT_CARD_EMOJIS": "false",
    }
    with told.open("wb") as log:
        bot = await asyncio.create_subprocess_exec(
            sys.executable,
            *start,
            "sandbox",
            "--port=0",
            cwd=folder,
            env=environment(folder, **settings),
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    try:
        assert bot.stdout is not None
        yield (await bot.stdout.readline()).decode().split()[-1], told
        bot.terminate()
        # uvloop refuses to close while a pipe is open, which can outlive its process for a moment.
        await bot.communicate()
        assert bot.returncode == 0
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.communicate()


@pytest.mark.parametrize(
    ("start", "used"),
    [
        pytest.param(("-c", WITHOUT), "json=json loop=asyncio", id="without", marks=pytest.mark.exhaustive),
        pytest.param(("-m", "bot"), "json=orjson loop=uvloop", id="with"),
    ],
)
async def test_a_game_is_played_and_the_bot_stops(tmp_path: Path, start: tuple[str, ...], used: str) -> None:
    async with program(tmp_path, *start) as (url, told), AsyncExitStack() as stack:
        people = [await stack.enter_async_context(SimulatedUser(url, name)) for name in NAMES]
        await first_answer(people[0], "rules", game="bieten")
        here = Round(people, await stack.enter_async_context(Onlooker(url, "Franz")), Random(4))
        await here.play_at("bid_whist")
        assert await here.play_on("Book 2: ")
        refused = (await people[0].slash("replay", number=2**53)).message  # the largest that Discord lets users type
        assert refused is not None
        assert str(2**53) in refused.text
    assert re.sub(r"\x1b\[[0-9;]*m", "", told.read_text()).count(used) == 1


async def test_orjson_writes_and_reads_as_json_does(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    import orjson

    written = 0

    def write(thing: Any) -> str:
        nonlocal written
        written += 1
        text = json.dumps(thing, separators=(",", ":"), ensure_ascii=True)
        # Refuses numbers of more than 64 bits, makes null of what is no number.
        assert json.loads(orjson.dumps(thing)) == json.loads(text)
        return text

    def read(text: str | bytes) -> Any:
        assert orjson.loads(text) == json.loads(text)
        return json.loads(text)

    monkeypatch.setattr(utils, "_to_json", write)
    monkeypatch.setattr(utils, "_from_json", read)
    here = await sit("bid_whist", *NAMES, seed=4)
    assert await here.play_on("Book 2: ")
    assert written > 50
