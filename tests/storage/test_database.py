"""The batching writer and the file: together on disk, or alone refused."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.storage import ConstraintViolation, Database, DatabaseClosed, NewerDatabase, WriteFailed, key_value
from bot.storage.migrate import migrate, scripts, version_of
from bot.storage.sqlite_file import open_file
from tests.tables.conftest import no_thread_is_left

__all__ = ["no_thread_is_left"]


def put(key: str, value: str = "x") -> Callable[[sqlite3.Connection], None]:
    return lambda db: key_value.write(db, key, value, None)


def on_disk(path: Path) -> set[str]:
    """Return what another program sees in the file."""
    db = sqlite3.connect(path)
    keys = {key for (key,) in db.execute("SELECT key FROM notebook")}
    db.close()
    return keys


async def test_what_was_answered_is_in_the_file(database: Database, path: Path) -> None:
    for key in "abc":
        await database.write(put(key))
        assert key in on_disk(path)


async def test_the_file_is_set_up_to_keep_what_it_says(database: Database) -> None:
    def settings(db: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    full = 2
    assert await database.write(settings) == ["wal", full, 1]


async def test_deleted_data_is_overwritten_also_by_a_build_without_this_default(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened(path: Path, *, cached_statements: int) -> sqlite3.Connection:
        db = open_file(path, cached_statements=cached_statements)
        db.execute("PRAGMA secure_delete = OFF").close()
        return db

    monkeypatch.setattr("bot.storage.sqlite.open_file", opened)
    database = Database(path)
    await database.open()
    await database.write(put("a", "a word of Anna's"))
    await database.write(lambda db: db.execute("DELETE FROM notebook WHERE key = 'a'").close())
    await database.close()
    assert b"a word of Anna's" not in await asyncio.to_thread(path.read_bytes)


async def test_a_failed_action_fails_alone(database: Database, path: Path) -> None:
    def fail(db: sqlite3.Connection) -> None:
        put("half")(db)
        raise KeyError("mine")

    answers = await asyncio.gather(
        database.write(put("a")), database.write(fail), database.write(put("b")), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [type(None), KeyError, type(None)]
    assert on_disk(path) == {"a", "b"}


async def test_a_refused_row_fails_alone(database: Database, path: Path) -> None:
    def insert(key: str) -> Callable[[sqlite3.Connection], object]:
        return lambda db: db.execute("INSERT INTO notebook (key, value) VALUES (?, 'x')", (key,)).rowcount

    works = [database.write(insert(key)) for key in ("a", "b", "a", "c")]
    answers = await asyncio.gather(*works, return_exceptions=True)
    assert [isinstance(answer, ConstraintViolation) for answer in answers] == [False, False, True, False]
    assert on_disk(path) == {"a", "b", "c"}


async def test_actions_that_wait_together_share_a_commit(database: Database, path: Path) -> None:
    statements: list[str] = []
    await database.write(lambda db: db.set_trace_callback(statements.append))
    statements.clear()
    await asyncio.gather(*(database.write(put(str(number))) for number in range(100)))
    await database.write(lambda db: db.set_trace_callback(None))
    assert len(on_disk(path)) == 100
    assert statements.count("COMMIT") <= 3


async def test_a_commit_that_fails_is_told_to_everybody(database: Database, path: Path) -> None:
    """When the disk is full (here: the file may not grow), no write without its row is acknowledged."""
    await database.write(lambda db: db.execute("PRAGMA max_page_count = 1").close())
    works = [database.write(put(str(number), "x" * 3000)) for number in range(30)]
    answers = await asyncio.gather(*works, return_exceptions=True)
    kept = {str(number) for number, answer in enumerate(answers) if answer is None}
    assert any(isinstance(answer, WriteFailed) for answer in answers)
    assert on_disk(path) == kept
    await database.write(lambda db: db.execute("PRAGMA max_page_count = 100000").close())
    await database.write(put("later"))
    assert on_disk(path) == kept | {"later"}


async def test_a_cancelled_caller_does_not_undo_the_others(database: Database, path: Path) -> None:
    works = [asyncio.create_task(database.write(put(key))) for key in "abc"]
    await asyncio.sleep(0)
    works[1].cancel()
    await asyncio.gather(*works, return_exceptions=True)
    assert on_disk(path) == {"a", "b", "c"}


async def test_the_writer_is_there_only_while_there_is_work(database: Database) -> None:
    await asyncio.gather(*(database.write(put(str(number))) for number in range(10)))
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait_for(task, 5)
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_reading_sees_one_moment_and_cannot_write(database: Database) -> None:
    await database.write(put("a"))
    assert await database.read(lambda db: key_value.read(db, "a")) == "x"
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await database.read(put("b"))
    assert await database.read(lambda db: key_value.read(db, "b")) is None


async def test_closing_waits_for_what_is_being_written(path: Path) -> None:
    database = Database(path)
    await database.open()
    works = [asyncio.create_task(database.write(put(str(number)))) for number in range(20)]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*works) == [None] * 20
    assert len(on_disk(path)) == 20
    for closed in (database.write(put("late")), database.read(lambda db: None)):
        with pytest.raises(DatabaseClosed, match="closed"):
            await closed


async def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 999")
    db.close()
    with pytest.raises(NewerDatabase, match="of version 999") as refused:
        await Database(path).open()
    assert (refused.value.found, refused.value.known) == (999, len(scripts()))
    db = sqlite3.connect(path)
    assert db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    db.close()


BEFORE_SAT_OUT = """
ALTER TABLE tournament_entrants DROP COLUMN sat_out;
INSERT INTO tournaments (id, guild, channel, host, game, options, form, rounds, seats, minutes, status, round, warned,
    revision, opened_at) VALUES (1, 7, 70, 201, 'betel', '{}', 'everybody', 3, 3, 20, 'playing', 3, 0, 9, '');
INSERT INTO tournament_pairings (tournament, round, place, guild, entrants, board)
    VALUES (1, 1, 1, 7, '[1, 2, 3]', 1), (1, 2, 1, 7, '[12, 2, 3]', 2), (1, 3, 1, 7, '[1, 4, 12]', 3);
INSERT INTO tournament_entrants (tournament, number, guild, person, pair, since, gone)
    VALUES (1, 1, 7, 201, 1, 1, 0), (1, 2, 7, 202, 2, 1, 0), (1, 3, 7, 203, 3, 1, 1), (1, 4, 7, 0, 4, 1, 0),
    (1, 5, 7, 205, 5, 3, 0), (1, 6, 7, 206, 6, 4, 0);
"""
"""A tournament from before version 49: one has left, one has deleted their data, two came late."""
SAT_OUT_BEFORE = {1: [2], 2: [3], 3: [], 4: [1, 2], 5: [3], 6: []}


def test_rounds_sat_out_before_they_were_saved_follow_from_the_tables(db: sqlite3.Connection) -> None:
    db.executescript(BEFORE_SAT_OUT + next(script for _, script in scripts() if "sat_out" in script))
    rows = db.execute("SELECT number, sat_out FROM tournament_entrants ORDER BY number")
    assert {row["number"]: json.loads(row["sat_out"]) for row in rows} == SAT_OUT_BEFORE


def test_migrations_are_numbered_without_gaps() -> None:
    assert [number for number, _ in scripts()] == list(range(1, len(scripts()) + 1))


def test_each_migration_happens_once_and_whole(path: Path) -> None:
    good = (1, "CREATE TABLE one (x);")
    db = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        migrate(db, [good, (2, "CREATE TABLE two (x); INSERT INTO nowhere VALUES (1);")])
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    assert (version_of(db), names) == (1, {"one"})
    migrate(db, [good, (2, "CREATE TABLE two (x);")])
    migrate(db, [good, (2, "CREATE TABLE two (x);")])
    assert version_of(db) == 2
    db.close()


async def test_one_long_read_stops_nobody(database: Database) -> None:
    """A leaderboard of a large server, while a user looks for their table."""
    over = threading.Event()
    long = asyncio.create_task(database.read(lambda db: over.wait(60)))
    try:
        for _ in range(10):
            assert await asyncio.wait_for(database.read(lambda db: key_value.read(db, "a")), 30) is None
        await database.write(put("a"))
        assert await database.read(lambda db: key_value.read(db, "a")) == "x"
        assert not long.done()
    finally:
        over.set()
    assert await long


async def test_an_action_alone_is_done_wholly_or_not_at_all(database: Database, path: Path) -> None:
    def fail(db: sqlite3.Connection) -> None:
        put("half")(db)
        raise KeyError("mine")

    with pytest.raises(KeyError):
        await database.write(fail)
    assert on_disk(path) == set()
    await database.write(put("a"))
    assert on_disk(path) == {"a"}


async def test_an_action_alone_takes_no_savepoint(database: Database) -> None:
    statements: list[str] = []
    await database.write(lambda db: db.set_trace_callback(statements.append))
    statements.clear()
    await database.write(put("a"))
    await database.write(lambda db: db.set_trace_callback(None))
    assert not any("SAVEPOINT" in statement for statement in statements)


async def test_closing_finishes_a_batch_that_has_not_begun(path: Path) -> None:
    database = Database(path)
    await database.open()
    begun, may_end = threading.Event(), threading.Event()

    def slow(db: sqlite3.Connection) -> None:
        begun.set()
        may_end.wait(60)
        put("first")(db)

    first = asyncio.create_task(database.write(slow))
    await asyncio.to_thread(begun.wait, 60)
    second = asyncio.create_task(database.write(put("second")))
    await asyncio.sleep(0)
    closing = [asyncio.create_task(database.close()) for _ in range(2)]
    await asyncio.sleep(0)
    may_end.set()
    await asyncio.gather(first, second, *closing)
    assert on_disk(path) == {"first", "second"}


async def test_a_file_that_cannot_be_opened_leaves_no_thread(path: Path) -> None:
    with pytest.raises((sqlite3.Error, OSError)):
        await Database(path / "nowhere" / "club.sqlite3").open()
