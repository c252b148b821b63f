"""An installed bot is started on the sandbox and played with: `python first_evening.py BOT`, by its own Python.

It stands alone, so that it can be run where there is no checkout: beside an installed wheel, in an image.
"""

import asyncio
import signal
import sys
import sysconfig
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.request import urlopen

import bot
from bot.sandbox import BotReaction, RenderedMessage, SimulatedUser

GAMES = {"bieten": "Bieten", "bid_whist": "Bid Whist", "betel": "Betel"}
PATIENCE = 300.0
"""Seconds until what does not come is missing: the machine may be busy with other things."""


async def opened(process: asyncio.subprocess.Process) -> str:
    """Return the address that the bot says."""
    assert process.stdout is not None
    while line := (await process.stdout.readline()).decode():
        if line.startswith("The card table is open: "):
            return line.split()[-1]
    raise AssertionError("it says no address")


def page(url: str) -> str:
    """Return what the page answers."""
    with urlopen(url) as answer:
        return answer.read().decode()


def offers(message: RenderedMessage, label: str) -> bool:
    """Return whether a button can be pressed."""
    return any(each.label == label and not each.disabled for each in message.buttons)


def playing(message: RenderedMessage) -> bool:
    """Return whether a table's message shows a game that goes on, as an image."""
    return bool(message.files) and offers(message, "My hand") and not offers(message, "Join")


async def ready(anna: SimulatedUser) -> None:
    """Wait until the bot is there, with its commands."""
    async with asyncio.timeout(PATIENCE):
        while not anna.state["online"] or not await anna.commands():
            await asyncio.sleep(0.1)
            await anna.refresh()


async def answered(act: Callable[[], Awaitable[BotReaction]]) -> None:
    """Do something until the bot has answered in time; where the machine is busy it may not at once."""
    async with asyncio.timeout(PATIENCE):
        while (await act()).failed:
            pass


async def play(anna: SimulatedUser, game: str, name: str) -> None:
    """Open a table, fill it with computer players, begin, and read the rules."""
    await answered(lambda: anna.slash("play", game=game, computers="master"))
    table = await anna.wait_message(lambda seen: name in seen.text and offers(seen, "Start"), timeout=PATIENCE)

    def now() -> RenderedMessage:
        return anna.message(table.id) or table

    await answered(lambda: anna.click(now(), "Start"))
    await anna.wait_for(lambda: playing(now()), timeout=PATIENCE)
    await answered(lambda: anna.slash("rules", game=game))
    await anna.wait_message(lambda seen: seen.ephemeral and name in seen.text, timeout=PATIENCE)


async def evening(program: str) -> None:
    """Start the bot, play, and stop it."""
    installed = Path(sysconfig.get_path("purelib"))
    assert Path(bot.__file__).is_relative_to(installed), f"{bot.__file__} is not what was installed"
    told = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(program, "sandbox", "--port", "0", stdout=told)
    try:
        url = await asyncio.wait_for(opened(process), PATIENCE)
        assert "<html" in await asyncio.to_thread(page, url)
        async with SimulatedUser(url, "Anna") as anna:
            await ready(anna)
            for game, name in GAMES.items():
                await play(anna, game, name)
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    finally:
        if process.returncode is None:
            process.kill()
    sys.stdout.write("played\n")


if __name__ == "__main__":
    asyncio.run(evening(sys.argv[1]))
