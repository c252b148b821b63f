"""The running bot reaches SQLite only through aiosqlite, and what could go wrong with that driver does not."""

import ast
import asyncio
import logging
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from bot.logging_setup import configure
from bot.sandbox import SimulatedUser
from bot.storage import Database, DatabaseClosed, key_value
from bot.storage.engine import Work
from bot.storage.migrate import migrate, scripts
from bot.storage.sqlite import SqliteEngine
from bot.storage.sqlite_file import Connection, Readers, open_file
from tests.cli.process import ROOT, environment
from tools.bench.time_to_ready import first_answer

OPENS = "bot/storage/sqlite_file.py"
MAINTENANCE = {
    "bot/storage/backup.py": "writes the copy; during an update on the writer's thread",
    "bot/storage/transfer/sqlite_side.py": "copy-to and copy-from, while no bot runs",
    "bot/storage/transfer/schema.py": "a database in memory, to learn the tables' columns",
    "bot/storage/database_file.py": "read_only: commands directly, the bot on a connection's thread",
    "bot/storage/sqlite.py": "the bot, on a connection's thread",
}
"""Modules that use `open_file`, and why."""

WATCH = """
import sys, traceback
def heard(event, args):
    if event == "sqlite3.connect":
        through = any("aiosqlite" in frame.filename for frame in traceback.extract_stack())
        with open("opened", "a") as file:
            print(through, args[0], file=file)
sys.addaudithook(heard)
"""
"""Notes each opened database, and whether a function of aiosqlite has called for it."""
LIFE = (
    WATCH
    + """
import asyncio, sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from bot.scheduler import Scheduler
from bot.storage import Database, IntegrityChecker, key_value
from bot.storage.migrate import migrate, scripts

async def main():
    database = Database(Path("bot.sqlite"))
    await database.open()
    await asyncio.gather(*(database.read(lambda db: key_value.read(db, "a")) for _ in range(8)))
    await database.write(lambda db: key_value.write(db, "a", "b", None))
    await IntegrityChecker(database, Path("bot.sqlite"), Scheduler()).check()
    await database.close()

asyncio.run(main())
"""
)
UNCLOSED = """
import asyncio, sys, time
from pathlib import Path
from threading import Event
from bot.storage import Database

async def main():
    database = Database(Path("bot.sqlite"))
    await database.open()
    reading = asyncio.ensure_future(database.read(lambda db: time.sleep(60)))
    await asyncio.sleep(0.2)
    print("begun", flush=True)
    if sys.argv[1] == "raise":
        raise ValueError("nobody closes the database")
    await asyncio.sleep(60)

asyncio.run(main())
"""


def connects(path: Path) -> Iterator[str]:
    """Yield each name by which a module opens SQLite."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr == "connect":
            owner = ast.unparse(node.value)
            if owner in {"sqlite3", "aiosqlite", "sqlite3.dbapi2", "dbapi2"}:
                yield f"{owner}.connect"
        elif isinstance(node, ast.ImportFrom) and node.module in {"sqlite3", "aiosqlite", "sqlite3.dbapi2"}:
            yield from (f"from {node.module} import {alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "sqlite3.Connection":
            yield "sqlite3.Connection()"


def test_one_module_opens_sqlite() -> None:
    paths = [path for folder in ("bot", "cogs") for path in ROOT.glob(f"{folder}/**/*.py")]
    found = {path.relative_to(ROOT).as_posix(): [*connects(path)] for path in paths}
    assert {path: names for path, names in found.items() if names} == {OPENS: ["sqlite3.connect"]}
    users = {path.relative_to(ROOT).as_posix() for path in paths if "open_file" in path.read_text(encoding="utf-8")}
    assert users == {OPENS, *MAINTENANCE}


def opened(folder: Path) -> list[list[str]]:
    return [line.split(" ", 1) for line in (folder / "opened").read_text().splitlines()]


def test_a_database_is_inspected_updated_read_written_and_checked_through_aiosqlite(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "bot.sqlite", isolation_level=None)
    migrate(db, scripts()[:-1])
    db.close()
    subprocess.run([sys.executable, "-c", LIFE], cwd=tmp_path, env=environment(tmp_path), check=True)
    found = opened(tmp_path)
    assert len(found) >= 7, "inspection, writer, backup's source and target, readers, checkup"
    assert [name for through, name in found if through != "True"] == []
    assert any("backups" in name for _, name in found)


async def test_the_running_bot_opens_sqlite_through_aiosqlite(tmp_path: Path) -> None:
    start = f"{WATCH}\nimport sys\nfrom bot.cli import main\nsys.exit(main(['sandbox', '--port=0']))"
    with subprocess.Popen(  # noqa: ASYNC220  # it begins at once, and the pipes of uvloop's own don't close reliably
        [sys.executable, "-c", start],
        cwd=tmp_path,
        env=environment(tmp_path, BOT_PICTURES="false", BOT_CARD_EMOJIS="false"),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as bot:
        try:
            assert bot.stdout is not None
            url = (await asyncio.to_thread(bot.stdout.readline)).decode().split()[-1]
            async with SimulatedUser(url, "Anna") as anna:
                await first_answer(anna, "rules", game="bieten")
            bot.terminate()
            assert await asyncio.to_thread(bot.wait, 60) == 0
        finally:
            bot.kill()
    found = opened(tmp_path)
    assert len(found) >= 2
    assert [name for through, name in found if through != "True"] == []


@pytest.mark.parametrize("end", ["raise", "interrupt"])
def test_a_process_that_does_not_close_its_database_ends_all_the_same(end: str, tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", UNCLOSED, end],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"begun\n"
        began = time.monotonic()
        if end == "interrupt":
            process.send_signal(signal.SIGINT)
        try:
            _, err = process.communicate(timeout=30)
        finally:
            process.kill()
        took = time.monotonic() - began
    assert process.returncode != 0
    assert (b"ValueError" if end == "raise" else b"KeyboardInterrupt") in err
    assert b"Exception in thread" not in err
    assert took < 5


async def test_a_database_that_could_not_be_opened_can_be_opened_later(tmp_path: Path) -> None:
    folder = tmp_path / "not-there-yet"
    database = Database(folder / "bot.sqlite")
    for _ in range(2):
        with pytest.raises((OSError, sqlite3.Error)):
            await database.open()
    folder.mkdir()
    await database.open()
    await database.write(lambda db: key_value.write(db, "a", "b", None))
    assert await database.read(lambda db: key_value.read(db, "a")) == "b"
    await database.close()


async def test_a_reader_that_could_not_connect_is_replaced(tmp_path: Path) -> None:
    failures = [sqlite3.OperationalError("too many open files")]

    def connect() -> sqlite3.Connection:
        if failures:
            raise failures.pop()
        return open_file(tmp_path / "a.sqlite")

    readers = Readers(connect, "reader", 1)
    with pytest.raises(sqlite3.OperationalError):
        await readers.run(lambda db: None)
    assert await readers.run(lambda db: db.execute("SELECT 1").fetchone()) == (1,)
    await readers.close()


async def test_reads_wait_in_one_queue_and_a_cancelled_one_keeps_its_connection(tmp_path: Path) -> None:
    readers = Readers(lambda: open_file(tmp_path / "a.sqlite"), "reader", 2)
    begun, end = Event(), Event()

    def long(_db: sqlite3.Connection) -> None:
        begun.set()
        end.wait(60)

    reading = asyncio.create_task(readers.run(long))
    await asyncio.to_thread(begun.wait, 60)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    async with asyncio.timeout(30):  # none waits behind the long read
        for _ in range(20):
            await readers.run(lambda db: None)
    end.set()
    await asyncio.gather(*(readers.run(lambda db: time.sleep(0.01)) for _ in range(6)))
    await readers.close()


async def test_a_read_that_is_cancelled_while_its_connection_opens_leaves_no_thread(tmp_path: Path) -> None:
    opening, open_now = Event(), Event()

    def connect() -> sqlite3.Connection:
        opening.set()
        open_now.wait(60)
        return open_file(tmp_path / "a.sqlite")

    readers = Readers(connect, "cancelled reader", 1)
    reading = asyncio.create_task(readers.run(lambda db: None))
    await asyncio.to_thread(opening.wait, 60)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    closing = asyncio.create_task(readers.close())
    assert await asyncio.wait([closing], timeout=0.1) == (set(), {closing}), "it waits for the thread"
    open_now.set()
    await closing
    assert "cancelled reader" not in [thread.name for thread in threading.enumerate()]


async def test_no_level_shows_what_aiosqlite_logs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    handlers, level = logging.getLogger().handlers[:], logging.getLogger().level
    try:
        configure("DEBUG")
        db = await Connection(lambda: open_file(tmp_path / "a.sqlite"), "writer").open()
        with pytest.raises(ValueError, match="Ah Kh"):
            await db.run(fails)
        await db.close()
        with pytest.raises(ValueError, match="closed"):
            db.run(fails)
    finally:
        logging.getLogger().handlers[:] = handlers
        logging.getLogger().setLevel(level)
    out, err = capsys.readouterr()
    assert "Ah Kh" not in out + err
    assert "aiosqlite" not in out + err


def fails(_db: object) -> None:
    raise ValueError("Ah Kh")


async def test_callers_that_wake_together_share_one_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit, batches = SqliteEngine.commit, list[int]()

    def counting(self: SqliteEngine, db: sqlite3.Connection, works: list[Work[object]]) -> list[object]:
        batches.append(len(works))
        return commit(self, db, works)

    monkeypatch.setattr(SqliteEngine, "commit", counting)
    database = Database(tmp_path / "bot.sqlite")
    await database.open()
    start = asyncio.Event()

    async def caller(number: int) -> None:
        await start.wait()
        for _ in range(2):
            await database.write(lambda db: key_value.write(db, str(number), "x", None))

    callers = [asyncio.create_task(caller(number)) for number in range(16)]
    await asyncio.sleep(0)
    start.set()
    await asyncio.gather(*callers)
    assert batches == [16, 16]
    await database.close()


async def test_what_has_begun_is_written_before_closing_though_its_callers_are_gone(tmp_path: Path) -> None:
    path = tmp_path / "bot.sqlite"
    database = Database(path)
    await database.open()
    gone = [
        asyncio.create_task(database.write(lambda db, key=key: key_value.write(db, key, "x", None))) for key in "ab"
    ]
    await asyncio.sleep(0)
    for caller in gone:
        caller.cancel()
    await database.close()
    with pytest.raises(DatabaseClosed):
        await database.write(lambda db: None)
    db = open_file(path)
    assert {key for (key,) in db.execute("SELECT key FROM notebook")} >= {"a", "b"}
    db.close()
