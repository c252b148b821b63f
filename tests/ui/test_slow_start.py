"""A start that takes long says what it is doing."""

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.storage import Database, database_file
from bot.ui import CardBot
from bot.ui.discord import client


async def test_a_slow_step_is_in_the_log_as_long_as_it_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "SLOW_START_SECONDS", 0.05)

    async def slow() -> None:
        await asyncio.sleep(0.3)

    slow.__qualname__ = "Database.open"
    bot = CardBot()
    with capture_logs() as lines:
        await bot._step(slow)
        await asyncio.sleep(0.2)
    assert 2 <= len(lines) <= 6
    assert {line["event"] for line in lines} == {"still_starting"}
    assert "checks the database" in lines[0]["doing"]


async def test_a_quick_step_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def quick() -> None: ...

    bot = CardBot()
    with capture_logs() as lines:
        await bot._step(quick)
    assert lines == []


def test_every_step_that_is_named_is_there() -> None:
    from bot.app import StartupHooks
    from bot.data_dir import DataDirectory
    from bot.discord_sync import DiscordSync
    from bot.tables import TableService

    steps = (DataDirectory.open, Database.open, TableService.start, DiscordSync.commands, StartupHooks.catching_up)
    assert set(client.STEPS) == {step.__qualname__ for step in steps}


async def test_a_check_that_takes_long_ends_and_the_start_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(tmp_path / "bot.sqlite")
    await database.open()
    await database.write(
        lambda db: db.executemany(
            "INSERT INTO notebook (key, value) VALUES (?, ?)", [(f"{n}", "x" * 500) for n in range(2000)]
        )
    )
    await database.close()
    monkeypatch.setattr(database_file, "CHECK_SECONDS", -1.0)
    monkeypatch.setattr(database_file, "STEPS_PER_CHECK", 100)
    caplog.set_level(logging.WARNING)
    database = Database(tmp_path / "bot.sqlite")
    await database.open()
    await database.close()
    assert [line for line in caplog.messages if "not checked completely" in line]
    with sqlite3.connect(tmp_path / "bot.sqlite") as db:
        assert db.execute("SELECT count(*) FROM notebook").fetchone()[0] >= 2000
    db.close()
