"""Measure durable actions, one and many at once, against the disk: 4 KiB written and synced."""

import asyncio
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.config import Settings
from bot.storage import Connection, Database
from tools.bench.comparison import BenchResult, compare, percentile

PAGE = bytes(4096)
PAGES = 1024
"""Pages of the raw file, overwritten again and again as SQLite does with its write-ahead log."""
TIMES = 100
WRITERS = 128
EACH = 4
LINE = '{"seat":1,"act":"play","card":"Ah"}'


def measure(rounds: int) -> list[BenchResult]:
    """Return the lines of one writer and of many, on the disk where the bot keeps its data."""
    folder = Settings().data_dir
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="bench-", dir=folder) as name, asyncio.Runner() as runner:
        database, raw = Database(Path(name) / "bench.sqlite"), RawFile(Path(name) / "raw")
        runner.run(database.open())
        runner.run(database.write(prepare))
        rows = [
            compare(
                "append: p50 of one durable action",
                lambda: percentile(runner.run(one_by_one(database)), 50),
                rounds,
                reference="4 KiB + fdatasync",
                theirs=lambda: percentile(raw.times(), 50),
                goal="<= 2x",
                unit="ms",
            ),
            compare(
                f"append: {WRITERS} tables at once",
                lambda: runner.run(at_once(database)),
                rounds,
                reference="4 KiB + fdatasync",
                theirs=lambda: 1000 * TIMES / sum(raw.times()),
                goal=">= 3.5x",
            ),
        ]
        runner.run(database.close())
        raw.close()
    return rows


def prepare(db: Connection) -> None:
    """Make the table, and the write-ahead log as long as it gets: from then on it is overwritten, as the raw file is.

    Until its first thousand pages after a start are full it grows, and each action costs the file system more.
    """
    db.execute("CREATE TABLE bench (line TEXT NOT NULL)")
    db.execute("INSERT INTO bench VALUES (zeroblob(?))", (2 * len(PAGE) * PAGES,))


def _insert(db: Connection) -> None:
    """Write a line as a game's log does."""
    db.executemany("INSERT INTO bench VALUES (?)", [(LINE,)])


async def one_by_one(database: Database) -> list[float]:
    """Return how long each of many actions took, one after the other, in milliseconds."""
    times: list[float] = []
    for _ in range(TIMES):
        start = perf_counter()
        await database.write(_insert)
        times.append(1000 * (perf_counter() - start))
    return times


async def at_once(database: Database) -> float:
    """Return how many actions a second are written by many tables at once."""

    async def table() -> None:
        for _ in range(EACH):
            await database.write(_insert)

    start = perf_counter()
    await asyncio.gather(*(table() for _ in range(WRITERS)))
    return WRITERS * EACH / (perf_counter() - start)


class RawFile:
    """A file of some megabytes, written page by page."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT)
        os.pwrite(self._file, PAGE * PAGES, 0)
        os.fsync(self._file)
        self._next = 0

    def times(self) -> list[float]:
        """Return how long it took each time to write a page and sync it, in milliseconds."""
        times: list[float] = []
        for _ in range(TIMES):
            start = perf_counter()
            os.pwrite(self._file, PAGE, self._next % PAGES * len(PAGE))
            os.fdatasync(self._file)
            times.append(1000 * (perf_counter() - start))
            self._next += 1
        return times

    def close(self) -> None:
        """Close the file; what was written stays on disk until the folder goes."""
        os.close(self._file)
