"""The write-ahead log: one long read lets it grow, the log says so, and it is small again afterwards."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.doctor import local_checks
from bot.scheduler import Scheduler
from bot.storage import Database, WalWatch, key_value, log_size

LIMIT = 200_000


async def put(database: Database, times: int = 10) -> None:
    for number in range(times):
        await database.write(lambda db, number=number: key_value.write(db, "long", f"{number}" * 100_000, None))


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_reader_that_never_ends_is_logged_and_the_log_is_small_after_it(
    database: Database, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.storage")
    watch = WalWatch(database, Scheduler(), LIMIT)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM notebook").fetchone()
        await put(database)
        grown = log_size(path)
        assert grown > LIMIT
        await watch.check()
        [said] = warnings(caplog)
        assert f"has {round(grown / 1e6)} MB" in said
        assert f"fuser {path}" in said
        await watch.check()
        assert len(warnings(caplog)) == 1, "it is said again when it has doubled"
        await put(database, 20)
        await watch.check()
        assert len(warnings(caplog)) == 2
        reader.execute("COMMIT")
    await watch.check()
    assert log_size(path) == 0
    assert "small again" in caplog.messages[-1]
    await put(database, 1)


async def test_a_checkpoint_waits_for_no_reader(database: Database, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM notebook").fetchone()
        await put(database)
        await WalWatch(database, Scheduler(), LIMIT).check()
        assert await database.autocommit(lambda db: db.execute("PRAGMA busy_timeout").fetchone()[0]) == 5000


async def test_the_log_shrinks_by_itself_to_the_limit(database: Database) -> None:
    limit = await database.autocommit(lambda db: db.execute("PRAGMA journal_size_limit").fetchone()[0])
    assert 0 < limit <= 64 * 2**20


async def test_a_large_log_is_in_doctor(database: Database, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, found = local_checks.database(path)
    assert not any("write-ahead" in finding.text for finding in found)
    monkeypatch.setattr(local_checks, "MAX_WAL_BYTES", LIMIT)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM notebook").fetchone()
        await put(database)
        _, found = local_checks.database(path)
    [said] = [finding for finding in found if "write-ahead" in finding.text]
    assert said.mark == "note"
    assert f"fuser {path}" in said.advice
