"""Measure areas against a PostgreSQL server and a SQLite file in one run, for `--database`."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from pydantic import SecretStr

from bot.logging_setup import configure
from bot.storage import ConcurrentUpdate, Connection, Database, back_up, change_one, copy_to, dump_server
from tools.bench.comparison import BenchResult, Measure, compare, percentile
from tools.bench.durable_write import EACH, LINE, WRITERS, at_once, one_by_one, prepare
from tools.bench.growth import READS, Ask, SeededService, cached_database, copy
from tools.bench.load_generator import data_dir

FILE = "SQLite"


def append(rounds: int, server: SecretStr) -> list[BenchResult]:
    """Return what one durable action and many at once cost on a server, against a file.

    Args:
        server: an empty database, or a bot's that doesn't run; its disk ought to be that of the data folder.
    """
    with TemporaryDirectory(prefix="bench-", dir=data_dir()) as name, asyncio.Runner() as runner:
        ours, theirs = Database(server), Database(Path(name) / "bench.sqlite")
        for database in (ours, theirs):
            runner.run(database.open())
        runner.run(ours.write(_prepare))
        runner.run(theirs.write(prepare))
        for database in (ours, theirs):
            runner.run(database.write(_prepare_revisions))
        measures: tuple[tuple[str, Callable[[Database], float], str, str], ...] = (
            ("p50 of one durable action", lambda db: percentile(runner.run(one_by_one(db)), 50), "<= 2x", "ms"),
            (f"{WRITERS} tables at once", lambda db: runner.run(at_once(db)), ">= 0.5x", "/s"),
            (f"CPU of one of {WRITERS} actions at once", lambda db: _cpu_time(runner, at_once(db)), "<= 2x", "µs"),
            (
                f"{WRITERS} tables at once, each with its revision",
                lambda db: runner.run(_revisions(db)),
                ">= 0.5x",
                "/s",
            ),
        )
        rows = [
            compare(
                f"append: {what}, PostgreSQL",
                partial(measure, ours),
                rounds,
                reference=FILE,
                theirs=partial(measure, theirs),
                goal=goal,
                unit=unit,
            )
            for what, measure, goal, unit in measures
        ]
        runner.run(ours.write(lambda db: db.execute("DROP TABLE bench, bench_tables").rowcount))
        for database in (ours, theirs):
            runner.run(database.close())
    return rows


def _prepare(db: Connection) -> None:
    """Make the table; one that an earlier run has left goes."""
    db.execute("DROP TABLE IF EXISTS bench, bench_tables")
    db.execute("CREATE TABLE bench (line TEXT NOT NULL)")


def _prepare_revisions(db: Connection) -> None:
    """Make rows of tables that count their revisions."""
    db.execute("CREATE TABLE bench_tables (id BIGINT PRIMARY KEY, revision BIGINT NOT NULL)")
    db.executemany("INSERT INTO bench_tables VALUES (?, 0)", [(table,) for table in range(WRITERS)])


async def _revisions(database: Database) -> float:
    """Return how many actions a second many tables write at once; each checks its revision, as a move does."""
    await database.write(lambda db: db.execute("UPDATE bench_tables SET revision = 0").rowcount)

    def act(db: Connection, number: int, revision: int) -> None:
        sql = "UPDATE bench_tables SET revision = ? WHERE id = ? AND revision = ?"
        change_one(db, sql, (revision + 1, number, revision), ConcurrentUpdate)
        db.executemany("INSERT INTO bench VALUES (?)", [(LINE,)])

    async def table(number: int) -> None:
        for revision in range(EACH):
            await database.write(lambda db: act(db, number, revision))  # noqa: B023  # awaited in its round

    start = perf_counter()
    await asyncio.gather(*map(table, range(WRITERS)))
    return WRITERS * EACH / (perf_counter() - start)


def _cpu_time(runner: asyncio.Runner, actions: Coroutine[Any, Any, float]) -> float:
    """Return this process's CPU time for each action of `at_once`, in microseconds."""
    start = process_time()
    runner.run(actions)
    return 1e6 * (process_time() - start) / (WRITERS * EACH)


def growth(rounds: int, games: int, server: SecretStr) -> list[BenchResult]:
    """Return what is asked of a database of n games, on a server against a file; it is copied there first.

    Args:
        server: an empty database, in which the games stay.
    """
    configure("CRITICAL")
    past, url = cached_database(games), server.get_secret_value()
    rows = [_once(f"growth: copy-to, {games:,} games", lambda: copy_to(past.path, url, _receive_progress))]
    with TemporaryDirectory(prefix="bench-", dir=data_dir()) as name, asyncio.Runner() as runner:
        file = copy(past, Path(name) / "bench.sqlite").path
        ours, theirs = SeededService(server), SeededService(file)
        for club in (ours, theirs):
            runner.run(club.open())
        for what, ask in READS.items():
            for club in (ours, theirs):
                runner.run(club.once(ask))  # pages that a user has read already
            measures: list[Measure] = [partial(_asked, runner, club, ask) for club in (ours, theirs)]
            rows.append(_against_a_file(f"growth: {what}, PostgreSQL", measures, rounds))
        for club in (ours, theirs):
            runner.run(club.service.close())
            runner.run(club.database.close())
        measures = [partial(_started, runner, place) for place in (server, file)]
        rows.append(_against_a_file("growth: start of the tables, PostgreSQL", measures, rounds))
        rows.append(_once("growth: backup by pg_dump", lambda: dump_server(url, Path(name) / "bot.dump")))
        rows.append(_once("growth: backup of the file", partial(back_up, file, Path(name) / "copy.sqlite")))
    return rows


def _asked(runner: asyncio.Runner, club: SeededService, ask: Ask) -> float:
    return runner.run(club.once(ask))


def _started(runner: asyncio.Runner, place: SecretStr | Path) -> float:
    """Return how long a table service takes until it can be used, in milliseconds."""
    club, began = SeededService(place), perf_counter()
    runner.run(club.service.start())
    taken = 1000 * (perf_counter() - began)
    runner.run(club.service.close())
    return taken


def _against_a_file(what: str, measures: list[Measure], rounds: int) -> BenchResult:
    ours, theirs = measures
    return compare(what, ours, rounds, reference=FILE, theirs=theirs, goal="", unit="ms")


def _once(what: str, work: Callable[[], object]) -> BenchResult:
    """Return how long something takes that is done once, in seconds."""
    began = perf_counter()
    work()
    return BenchResult(what, perf_counter() - began, unit=" s")


def _receive_progress(*_: str | int) -> None:
    """Receive the progress of a copy."""
