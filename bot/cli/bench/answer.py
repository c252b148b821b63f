"""How long a click takes to its first answer, with tables of people busy, through the sandbox over real sockets.

Bot and sandbox run in one process, as `bot run` without a token has them; the people run in this one. Every table has
two people, who press any button of their own hand after a moment's thought, and one computer player.
"""

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.app import create_bot
from bot.cli.bench.rounds import Figure, percentile, unpinned
from bot.cli.serving import keep_for_good
from bot.config import Settings
from bot.log import configure
from bot.sandbox import PageError, Person, Sandbox, Seen, SeenButton
from bot.ui import use_endpoint

TABLES = 8
SECONDS = 20.0
THOUGHT = (0.1, 0.5)
"""The shortest and the longest thought before a click, in seconds."""
PAUSE = 0.2
"""Seconds before a computer player acts."""
LINK = 5
"""Discord's number for the style of a button that is a link."""


def measure(_rounds: int) -> list[Figure]:
    """Return the lines of one evening; rounds would measure the same again."""
    with served(PAUSE) as url:
        times = asyncio.run(evening(url))
    what = f"answer: {TABLES} tables, {len(times)} clicks,"
    return [
        Figure(f"{what} p50", 1000 * percentile(times, 50), unit="ms"),
        Figure(f"{what} p99", 1000 * percentile(times, 99), goal="<= 100 ms", unit="ms"),
    ]


@contextmanager
def served(pause: float, spare: int = 0) -> Generator[str]:
    """Run sandbox and bot in a process of their own; gives the address of the page.

    Args:
        pause: seconds before a computer player acts.
        spare: so many tables there is room for besides.
    """
    ours, theirs = get_context("spawn").Pipe()
    with unpinned():
        server = get_context("spawn").Process(target=serve, args=(theirs, pause, spare))
        server.start()
        try:
            yield ours.recv()
        finally:
            ours.send("enough")
            server.join()


def serve(control: Connection, pause: float, spare: int) -> None:
    """Run sandbox and bot until told otherwise."""
    configure("ERROR")
    asyncio.run(_serve(control, pause, TABLES + spare))


async def _serve(control: Connection, pause: float, tables: int) -> None:
    names = [f"Guest {number}" for number in range(2 * tables)]
    with TemporaryDirectory(prefix="cardtable-") as folder:
        async with Sandbox(people=names, channels=[f"table-{number}" for number in range(tables)]) as sandbox:
            restore = use_endpoint(sandbox.api, sandbox.gateway)
            settings = Settings.model_validate({"data_dir": Path(folder), "computer_pause": pause})
            async with create_bot(settings) as bot:
                bot.opening.append(keep_for_good)
                running = asyncio.create_task(bot.start(sandbox.token))
                await sandbox.wait_online()
                control.send(sandbox.url)
                await asyncio.to_thread(control.recv)
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)
            restore()


async def evening(url: str) -> list[float]:
    """Return how long every click took, in seconds."""
    async with seated(url) as guests:
        return await clicks(guests, SECONDS)


@asynccontextmanager
async def seated(url: str) -> AsyncGenerator[list[Person]]:
    """Have all tables begin their game; gives the people, two by two."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Person(url, f"Guest {n}")) for n in range(2 * TABLES)]
        for table in range(TABLES):
            channel = channel_of(guests[0], table)
            await guests[2 * table].slash("play", channel, game="bieten", target=31)
            await guests[2 * table + 1].slash("join", channel)
            await press(guests[2 * table], channel, "Add computer")
            await guests[2 * table].slash("start", channel)
        yield guests


def channel_of(guest: Person, table: int) -> str:
    """Return the channel of a table, from 0."""
    return guest.state["channels"][table]["id"]


async def clicks(guests: list[Person], seconds: float) -> list[float]:
    """Return how long every click took of people who play for so long."""
    times: list[float] = []
    until = perf_counter() + seconds
    async with asyncio.TaskGroup() as group:
        for number, guest in enumerate(guests):
            channel = channel_of(guest, number // 2)
            group.create_task(play(guest, channel, Random(number), until, times))
    return times


async def play(guest: Person, channel: str, rng: Random, until: float, times: list[float]) -> None:
    """Press buttons of one's hand until the time is up; another game follows one that is over."""
    while perf_counter() < until:
        await asyncio.sleep(rng.uniform(*THOUGHT))
        hand = next((seen for seen in reversed(guest.messages(guest.dm)) if pressable(seen)), None)
        if hand is None:
            await again(guest, channel)
            continue
        button = rng.choice(pressable(hand))
        assert button.custom_id is not None
        start = perf_counter()
        try:
            await guest.click(hand, button.custom_id)
        except PageError:
            # The hand was redrawn while the click was on its way: no answer to time.
            continue
        times.append(perf_counter() - start)


async def again(guest: Person, channel: str) -> None:
    """Press Rematch where a game is over."""
    over = next((seen for seen in reversed(guest.messages(channel)) if "Rematch" in labels(seen)), None)
    if over is not None:
        with suppress(PageError):  # somebody else was quicker
            await guest.click(over, "Rematch")


async def press(guest: Person, channel: str, label: str) -> None:
    """Press a button of the newest message that has it, again while the message is being redrawn."""
    while True:
        message = await guest.wait_message(lambda seen: label in labels(seen), channel)
        try:
            await guest.click(message, label)
        except PageError:
            await asyncio.sleep(0.05)
        else:
            return


def labels(seen: Seen) -> list[str]:
    """Return the words on a message's buttons."""
    return [button.label for button in seen.buttons]


def pressable(seen: Seen) -> list[SeenButton]:
    """Return the buttons that do something now."""
    return [button for button in seen.buttons if not button.disabled and button.style != LINK]
