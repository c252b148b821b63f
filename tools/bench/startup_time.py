"""Measure the start and its memory with many open tables in the database, against none."""

import asyncio
import gc
import sqlite3
import tracemalloc
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.app import create_bot
from bot.config import Settings
from bot.games import find_game
from bot.logging_setup import configure
from bot.players import RandomPlayer
from bot.sandbox import Sandbox
from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import Pacing, TableService
from bot.ui import use_endpoint
from tools.bench.comparison import BenchResult, compare
from tools.bench.load_generator import data_dir, running

TABLES = 10_000
ACTIONS = 40
PEOPLE = (1, 2, 3, 4)
CHANGE_INTERVAL_SECONDS = 120
"""Seconds between the last changes of two tables."""


def measure(rounds: int) -> list[BenchResult]:
    """Return the lines of the time and of the memory."""
    configure("CRITICAL")  # the tables' channels are not there
    with TemporaryDirectory(prefix="bench-", dir=data_dir()) as name, asyncio.Runner() as runner:
        full, empty = Path(name) / "full", Path(name) / "empty"
        full.mkdir()
        runner.run(fill(full / "bot.sqlite"))
        sandbox = Sandbox()
        runner.run(sandbox.start())
        restore = use_endpoint(sandbox.api, sandbox.gateway)
        for folder in (full, empty):
            runner.run(start(folder, sandbox))  # commands are registered once
        time = compare(
            f"restart: time to ready, {TABLES:,} open tables",
            lambda: runner.run(start(full, sandbox)),
            rounds,
            reference="no table",
            theirs=lambda: runner.run(start(empty, sandbox)),
            goal="<= 1.1x",
            unit="ms",
        )
        more = runner.run(memory(full, sandbox)) - runner.run(memory(empty, sandbox))
        runner.run(sandbox.close())
        restore()
    return [time, BenchResult(f"restart: memory of {TABLES:,} idle tables", max(0.0, more), goal="none", unit=" KiB")]


def settings(folder: Path) -> Settings:
    """Return what the bot is started with."""
    return Settings(data_dir=folder, workers=0, card_emojis=False)


async def start(folder: Path, sandbox: Sandbox) -> float:
    """Return how long the bot takes to be ready, in milliseconds."""
    bot = create_bot(settings(folder))
    began = perf_counter()
    async with bot:
        task = asyncio.create_task(bot.start(sandbox.token))
        await sandbox.wait_online()
        taken = perf_counter() - began
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
    while sandbox.online:  # noqa: ASYNC110  # until the sandbox has noticed
        await asyncio.sleep(0)
    return 1000 * taken


async def memory(folder: Path, sandbox: Sandbox) -> float:
    """Return what the bot has taken by the time it is ready, in KiB."""
    gc.collect()
    tracemalloc.start()
    bot = create_bot(settings(folder))
    async with running(bot, sandbox):
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / 1024


async def fill(path: Path) -> None:
    """Make a database with tables in mid-game: one that was played at, and its copies."""
    rng = Random(1)
    service = TableService(Database(path), rng=rng, scheduler=Scheduler(), pace=Pacing())
    await service.start()
    await service.settings.change_guild(1, turn_time=3 * 86400)
    host, *others = PEOPLE
    table = await service.open(guild=1, channel=1, host=host, game="bieten", options={})
    for user in others:
        await service.join(table.id, user)
    table = await service.begin(table.id, host)
    while table.current_game is not None and table.revision < ACTIONS:
        user = table.seats[table.current_game.waiting_for[0]].user
        assert user is not None
        action = await RandomPlayer(find_game("bieten"), rng).choose((await service.hand(table.id, user)).view)
        table = await service.act(table.id, user, action.text(), table.revision)
    await service.close()
    with closing(sqlite3.connect(path)) as db, db:
        multiply(db)


COPIES: dict[str, dict[str, str]] = {
    "games": {"number": "n", "table_id": "n"},
    "log": {"game": "n"},
    "tables": {"id": "n", "number": "n", "changed_at": "strftime('%Y-%m-%dT%H:%M:%S+00:00', changed_at, seconds)"},
    "documents": {"table_id": "n"},
    "table_people": {"table_id": "n"},
    "deadlines": {"table_id": "n"},
}
"""What differs in the copies of each row."""


def multiply(db: sqlite3.Connection) -> None:
    """Copy table and game 1 until there are as many as wanted, each changed a while before the one before."""
    for name, changes in COPIES.items():
        columns = [str(row[1]) for row in db.execute(f"PRAGMA table_info({name})")]
        values = ", ".join(changes.get(column, column) for column in columns)
        db.execute(
            "WITH RECURSIVE copies (n, seconds) AS (SELECT 2, '-0 seconds' UNION ALL"  # noqa: S608  # our own words
            f" SELECT n + 1, (-{CHANGE_INTERVAL_SECONDS} * n) || ' seconds' FROM copies WHERE n < {TABLES})"
            f" INSERT INTO {name} SELECT {values} FROM {name}, copies"
        )
