"""On a full disk or a damaged file no write is acknowledged, and the log reports it once a minute."""

import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from bot.scheduler import Scheduler
from bot.storage import Database, DatabaseBroken, IntegrityChecker, WriteFailed, key_value, write_health
from bot.storage.integrity_check import JOB

NOW = datetime(2026, 1, 31, 12, tzinfo=UTC)


async def fill(database: Database) -> None:
    """Use up the free pages that migrations have left, and have the file take no further one, as on a full disk."""
    [free] = await database.read(lambda db: db.execute("PRAGMA freelist_count").fetchone())
    await database.write(lambda db: key_value.write(db, "free pages", "x" * 4096 * free, None))
    await database.write(lambda db: db.execute("PRAGMA max_page_count = 1").close())


async def put(database: Database) -> None:
    await database.write(lambda db: key_value.write(db, "long", "x" * 1_000_000, None))


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_full_disk_is_said_once_a_minute_and_until_there_is_room(
    database: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(database)
    await database.probe()
    for _ in range(5):
        with pytest.raises(WriteFailed, match="full"):
            await put(database)
    with pytest.raises(WriteFailed, match="full"):
        await database.probe()
    assert said(caplog) == ["a change could not be kept: database or disk is full (0 more since the last such line)"]
    monkeypatch.setattr(write_health, "monotonic", lambda: 1e9)
    with pytest.raises(WriteFailed):
        await put(database)
    assert said(caplog)[1:] == [
        "a change could not be kept: database or disk is full (5 more since the last such line)"
    ]
    await database.write(lambda db: db.execute("PRAGMA max_page_count = 100000").close())
    await database.probe()
    await put(database)
    assert await database.read(lambda db: key_value.read(db, "probe")) is None


async def test_a_bug_is_not_the_disks_fault(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table") as raised:
        await database.write(lambda db: db.execute("INSERT INTO nowhere VALUES (1)").close())
    assert not isinstance(raised.value, WriteFailed)
    assert said(caplog) == []
    await database.probe()


async def test_damage_is_found_and_told(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    await put(database)
    checkup = IntegrityChecker(database, database.path, Scheduler(lambda: NOW))
    await checkup.check()
    await database.probe()
    assert said(caplog) == []
    assert await database.read(lambda db: key_value.read(db, "checked")) == NOW.isoformat()
    await database.write(lambda db: db.execute("PRAGMA user_version").close())
    await database.read(lambda db: None)
    with closing(sqlite3.connect(database.path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with database.path.open("r+b") as file:
        file.seek(4096 * 20)
        file.write(b"\xff" * 4096 * 4)
    await checkup.check()
    assert len(said(caplog)) == 1
    assert "the database is damaged: " in said(caplog)[0]
    with pytest.raises(DatabaseBroken, match="damaged: "):
        await database.probe()


@pytest.mark.parametrize(("ago", "seconds"), [(None, 60), (timedelta(days=1), 6 * 86400), (timedelta(days=9), 60)])
async def test_it_comes_once_a_week(database: Database, ago: timedelta | None, seconds: float) -> None:
    if ago is not None:
        await database.write(lambda db: key_value.write(db, "checked", (NOW - ago).isoformat(), None))
    scheduler = Scheduler(lambda: NOW)
    checkup = IntegrityChecker(database, database.path, scheduler)
    await checkup.start()
    assert scheduler.seconds_left(JOB) == pytest.approx(seconds, abs=5)
    scheduler.soon(JOB, checkup.check)
    await scheduler.finish(JOB)
    assert await database.read(lambda db: key_value.read(db, "checked")) == NOW.isoformat()
    assert scheduler.seconds_left(JOB) == pytest.approx(7 * 86400, abs=5)
    await scheduler.close()


@pytest.mark.parametrize("state", ["full", "closed"])
async def test_it_comes_again_where_its_note_cannot_be_written(database: Database, state: str) -> None:
    scheduler = Scheduler(lambda: NOW)
    checkup = IntegrityChecker(database, database.path, scheduler)
    await checkup.start()
    if state == "closed":
        await database.close()
    else:
        await fill(database)
        await database.write(lambda db: db.execute("DROP TABLE notebook").close())
        await database.write(lambda db: db.execute("CREATE TABLE notebook (key, value CHECK (0))").close())
    scheduler.soon(JOB, checkup.check, retry=(3600,))
    await scheduler.finish(JOB)
    assert scheduler.is_set(JOB)
    await scheduler.close()
