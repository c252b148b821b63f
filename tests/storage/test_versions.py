"""Databases that every schema version has left: with today's bot they open, nothing is lost, and they go on."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.storage.migrate import scripts
from tests.storage.versions.check import Ask, check
from tests.storage.versions.make import read, versions
from tests.storage.versions.reading import read as read_held


def test_there_is_one_of_every_version() -> None:
    """A new migration brings a database of the version before it: see `tests.storage.versions.make`."""
    newest = scripts()[-1][0]
    assert versions("sqlite") == list(range(1, newest)) or versions("sqlite") == list(range(1, newest + 1))


def asking(path: Path) -> Ask:
    """Return what asks a file, each time with a separate connection."""

    def ask(statement: str) -> list[Mapping[str, Any]]:
        with closing(sqlite3.connect(path)) as db:
            db.row_factory = sqlite3.Row
            return [dict(row) for row in db.execute(statement)]

    return ask


@pytest.mark.parametrize("version", versions("sqlite"))
async def test_a_database_of_an_old_version_goes_on(version: int, tmp_path: Path) -> None:
    path = tmp_path / "bot.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript(read("sqlite", version))
        assert db.execute("PRAGMA user_version").fetchone()[0] == version
    ask = asking(path)
    names = [row["name"] for row in ask("SELECT name FROM sqlite_master WHERE type = 'table'")]
    await check(path, version, read_held(ask, names), ask)
