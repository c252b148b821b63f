"""Measure the time from process start to the first answered command, with and without years of data."""

import asyncio
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bot.logging_setup import configure
from bot.sandbox import PageError, SimulatedUser
from tools.bench import remote_jobs
from tools.bench.comparison import BenchResult, compare
from tools.bench.cpu_affinity import unpinned
from tools.bench.crash import serve_bot
from tools.bench.growth import GUILDS, cached_database, copy
from tools.bench.load_generator import data_dir
from tools.bench.processes import ChildProcess, serve_sandbox

POLL_SECONDS = 0.02


def measure(rounds: int, games: int) -> list[BenchResult]:
    """Return the line, for so many finished games."""
    configure("CRITICAL")
    with TemporaryDirectory(prefix="bench-", dir=data_dir()) as name, asyncio.Runner() as runner:
        full, empty = Path(name) / "full", Path(name) / "empty"
        full.mkdir()
        copy(cached_database(games), full / "bot.sqlite")
        with unpinned():
            sandbox = ChildProcess(serve_sandbox, ["Guest 1"], ["table"])
        try:
            url, place, _ = runner.run(sandbox.receive())
            runner.run(sandbox.ask(remote_jobs.GUILDS, GUILDS - 1))
            for folder in (full, empty):
                runner.run(start(folder, url, place))  # commands are registered once
            line = compare(
                f"ready: {games:,} games, {GUILDS:,} guilds",
                lambda: runner.run(start(full, url, place)),
                rounds,
                reference="empty database",
                theirs=lambda: runner.run(start(empty, url, place)),
                goal="<= 1.5x",
                unit="ms",
            )
        finally:
            runner.run(sandbox.close())
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
