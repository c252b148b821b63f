"""Databases of SQLite: a file, the file opened by the bot, and one in memory with all tables."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.storage import Database
from bot.storage.migrate import migrate


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.sqlite3"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = Database(path)
    await database.open()
    yield database
    await database.close()


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.row_factory = sqlite3.Row
    migrate(db)
    yield db
    db.close()
