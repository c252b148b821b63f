"""Stopping the bot: open panels say that it is back in a moment, and after the next start they don't."""

import asyncio
import math
import signal
from datetime import timedelta
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.e2e.conftest import Open, Run, StartBot
from tests.e2e.evening import LONG, is_panel, labels, panel

NOTICE = "The bot will be back in a moment. Your table is saved."
ROOT = Path(__file__).parents[2]


async def test_the_panel_says_so_until_the_bot_is_back(evening: Open, bot: CardBot, start_bot: StartBot) -> None:
    here = await evening("Anna", "Ben", "Cilli")
    await here.sit_down(computers=1, target=LONG)
    assert await here.play_on("Trick 2: .* to play")
    await here.settle()
    anna = here["Anna"]
    before = panel(anna)
    await bot.close()
    said = await anna.wait_for(lambda: NOTICE in panel(anna).text and panel(anna))
    assert said.id == before.id, "no new message"
    assert said.text.replace(f"\n-# ⏳ {NOTICE}", "") == before.text
    assert labels(said) == labels(before), "a button works as soon as the bot is back"
    await start_bot()
    await anna.wait_for(lambda: panel(anna).text == before.text)
    assert panel(anna).id == before.id
    assert not await here.play_on("never")
    assert NOTICE not in panel(anna).text


async def test_a_lobby_says_so_too_and_its_buttons_work_afterwards(
    evening: Open, bot: CardBot, start_bot: StartBot
) -> None:
    here = await evening("Anna", "Ben")
    anna, ben = here.people
    await here.sit_down(start=False)
    await bot.close()
    await anna.wait_for(lambda: NOTICE in panel(anna).text)
    await start_bot()
    await anna.wait_for(lambda: NOTICE not in panel(anna).text)
    await here.choose(ben, "Leave")
    await anna.wait_for(lambda: "Ben" not in panel(anna).text)


async def test_a_table_that_has_just_been_opened_says_so_too(evening: Open, bot: CardBot, sandbox: Sandbox) -> None:
    here = await evening("Anna")
    # Anna sees the table before the bot learns that Discord has taken its answer.
    sandbox.faults.fail("POST", "/interactions/*/*/callback", status=None, delay=0.5, after=True)
    opened = await here["Anna"].slash("play", game="bieten")
    await bot.close()
    assert opened.message is not None
    await here["Anna"].wait_message(lambda message: message.id == opened.message.id and NOTICE in message.text)


async def test_a_table_where_nobody_plays_says_nothing(evening: Open, bot: CardBot) -> None:
    here = await evening("Anna", "Ben")
    anna = here["Anna"]
    await here.sit_down(target=5)
    assert not await here.play_on("never")
    await bot.close()
    await anna.refresh()
    assert "Game over" in panel(anna).text
    assert NOTICE not in panel(anna).text


async def test_panels_from_hours_ago_are_drawn_anew(
    evening: Open, bot: CardBot, start_bot: StartBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await evening("Anna", "Ben")
    anna = here["Anna"]
    await here.sit_down(start=False)
    await here.sit_down(start=False)
    await bot.close()
    panels = lambda: [each for each in anna.messages() if is_panel(each) and not each.ephemeral]  # noqa: E731
    await anna.wait_for(lambda: len(panels()) == 2 and all(NOTICE in message.text for message in panels()))
    monkeypatch.setattr("bot.ui.live.message_sync.UNDRAWN", timedelta(-1))  # nothing but the notice asks for it
    await start_bot()
    await anna.wait_for(lambda: not any(NOTICE in message.text for message in panels()))


async def test_a_discord_that_does_not_answer_holds_up_nobody(evening: Open, bot: CardBot, sandbox: Sandbox) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down(start=False)
    sandbox.faults.fail("PATCH", "*/messages/*", status=None, delay=60, count=math.inf)
    begun = asyncio.get_running_loop().time()
    await bot.close()
    assert asyncio.get_running_loop().time() - begun < 5


async def test_a_program_that_is_told_to_stop_takes_its_leave(sandbox: Sandbox, run: Run) -> None:
    async with sandbox.person("Anna") as anna:
        async with run() as bot:
            opened = await anna.slash("play", game="bieten")
            assert opened.message is not None
            bot.send_signal(signal.SIGTERM)
            _, err = await bot.communicate()
            assert bot.returncode == 0
            assert b"Traceback" not in err
        await anna.wait_for(lambda: NOTICE in panel(anna).text)
        async with run():
            await anna.wait_for(lambda: NOTICE not in panel(anna).text)
            assert panel(anna).id == opened.message.id
