"""Measure the time from process start to the first answered command, with and without years of data.

Both bots are members of 10,000 guilds of one sandbox, which runs in a separate process like the bot. The data are
those of the area `growth`: 10,000 open tables, a million finished games by default.
"""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bot.logging_setup import configure
from bot.sandbox import PageError, Sandbox, SimulatedUser
from tools.bench.comparison import BenchResult, compare
from tools.bench.cpu_affinity import unpinned
from tools.bench.crash import serve_bot
from tools.bench.growth import GUILDS, cached_database, copy
from tools.bench.load_generator import data_dir

POLL_SECONDS = 0.02
"""Seconds until a user asks again whether the bot is there."""


def measure(rounds: int, games: int) -> list[BenchResult]:
    """Return the line, for so many finished games."""
    configure("CRITICAL")
    with TemporaryDirectory(prefix="bench-", dir=data_dir()) as name, discord() as (url, place):
        full, empty = Path(name) / "full", Path(name) / "empty"
        full.mkdir()
        copy(cached_database(games), full / "bot.sqlite")
        for folder in (full, empty):
            asyncio.run(start(folder, url, place))  # commands are registered once
        line = compare(
            f"ready: {games:,} games, {GUILDS:,} guilds",
            lambda: asyncio.run(start(full, url, place)),
            rounds,
            reference="empty database",
            theirs=lambda: asyncio.run(start(empty, url, place)),
            goal="<= 1.5x",
            unit="ms",
        )
    return [line]


async def start(folder: Path, url: str, place: tuple[str, str, str]) -> float:
    """Return how long it takes from the start of a bot's process to its first answer, in milliseconds."""
    async with SimulatedUser(url, "Guest 1") as guest:
        with unpinned():
            process = get_context("spawn").Process(target=serve_bot, args=(folder, *place), daemon=True)
            began = perf_counter()
            process.start()
        try:
            await first_answer(guest, "rules", game="bieten")
            return 1000 * (perf_counter() - began)
        finally:
            process.kill()
            process.join()


async def first_answer(guest: SimulatedUser, command: str, part: str = "", **options: Any) -> None:
    """Use a command every few milliseconds until one of them is answered.

    Discord gives up a command that reaches a bot in the middle of its start only after three seconds.

    Args:
        part: a part of the answer's text; some bots answer that they have no such command yet.
    """
    asked = set[asyncio.Task[bool]]()
    try:
        while not any(task.done() and task.result() for task in asked):
            asked.add(asyncio.create_task(answered(guest, command, part, **options)))
            await asyncio.sleep(POLL_SECONDS)
    finally:
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


async def answered(guest: SimulatedUser, command: str, part: str, **options: Any) -> bool:
    """Return whether a command is answered now by a text with this part."""
    try:
        reaction = await guest.slash(command, **options)
    except PageError:
        return False
    return not reaction.failed and (not part or (reaction.message is not None and part in reaction.message.text))


@contextmanager
def discord() -> Generator[tuple[str, tuple[str, str, str]]]:
    """Run a sandbox in a separate process; gives its page, and what a bot connects with."""
    ours, theirs = get_context("spawn").Pipe()
    with unpinned():
        process = get_context("spawn").Process(target=serve, args=(theirs,))
        process.start()
    try:
        yield ours.recv()
    finally:
        ours.send("enough")
        process.join()


def serve(control: Connection) -> None:
    """Run the sandbox until it is stopped."""
    configure("CRITICAL")
    asyncio.run(_serve(control))


async def _serve(control: Connection) -> None:
    async with Sandbox(people=["Guest 1"]) as sandbox:
        owner = sandbox.people["Guest 1"]
        for number in range(GUILDS - 1):
            sandbox.add_guild(f"Guild {number}", owner)
        control.send((sandbox.url, (sandbox.api, sandbox.gateway, sandbox.token)))
        await asyncio.to_thread(control.recv)
