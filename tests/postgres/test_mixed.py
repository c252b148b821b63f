"""Processes of two schema versions on one database: the second one is refused with a sentence, in either order."""

import asyncio
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

import psycopg
import pytest
from pydantic import SecretStr

from bot.storage import Database, NewerDatabase, UnusableDatabase, key_value
from bot.storage.postgres.engine import newest, scripts
from tests.postgres.databases import Databases

OLD = len(scripts()) - 1
PROGRAM = """
import asyncio, sys
from pydantic import SecretStr
from bot.storage import Database, key_value
from bot.storage.postgres import engine
known = engine.scripts()[:{old}]
engine.scripts = lambda: known
async def main():
    database = Database(SecretStr({address!r}), shared=True)
    try:
        await database.open()
    except Exception as error:
        print(type(error).__name__, error, flush=True)
        return
    print("open", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        await database.write(lambda db: key_value.write(db, "old", line.strip(), None))
        print("written", flush=True)
    await database.close()
asyncio.run(main())
"""
Start = Callable[[], Awaitable[Process]]


@pytest.fixture
def empty(databases: Databases) -> str:
    """Return the address of a database without any table."""
    return databases.address(databases.make("template0"))


@pytest.fixture
async def older(empty: str) -> AsyncIterator[Start]:
    """Start processes that know all migrations but the last."""
    started: list[Process] = []

    async def start() -> Process:
        program = PROGRAM.format(old=OLD, address=empty)
        pipe = subprocess.PIPE
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdin=pipe, stdout=pipe)
        started.append(process)
        return process

    yield start
    for process in started:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def said(process: Process) -> str:
    assert process.stdout is not None
    return (await process.stdout.readline()).decode().strip()


def version(address: str) -> int:
    with psycopg.connect(address) as db:
        row = db.execute("SELECT version FROM schema_version").fetchone()
        assert row is not None
        return row[0]


async def test_a_newer_process_waits_until_all_older_ones_have_stopped(
    empty: str, older: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.postgres.engine.OLDER_PROCESS_SECONDS", 0.3)
    running = await older()
    assert await said(running) == "open"
    database = Database(SecretStr(empty), shared=True)
    with pytest.raises(
        UnusableDatabase, match=r"processes of an earlier version \(1\) .*; stop all processes of the bot"
    ):
        await database.open()
    assert version(empty) == newest() - 1
    assert running.stdin is not None
    running.stdin.write(b"played\n")
    assert await said(running) == "written"
    running.stdin.close()
    await running.wait()
    await database.open()
    assert version(empty) == newest()
    assert await database.read(lambda db: key_value.read(db, "old")) == "played"
    late = await older()
    problem = await said(late)
    assert problem.startswith("NewerDatabase The database is of version"), problem
    await database.close()


async def test_new_processes_that_start_at_once_wait_for_one_of_them(
    empty: str, older: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await older()
    assert await said(running) == "open"
    assert running.stdin is not None
    databases = [Database(SecretStr(empty), shared=True) for _ in range(3)]
    opening = asyncio.gather(*(database.open() for database in databases))
    await asyncio.sleep(0.2)
    running.stdin.close()
    await opening
    assert version(empty) == newest()
    for database in databases:
        await database.close()


def test_a_newer_database_says_what_to_do() -> None:
    assert str(NewerDatabase(40, 39)).endswith("run the newer program again, or restore a backup made before it ran.")
