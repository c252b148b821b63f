"""What other tests do with a file is done here with a database of a server, each test with one of its own.

Where PostgreSQL is not installed they are left out; in CI, where it must be, that fails.
"""

import inspect
import os
import re
import threading
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from pydantic import SecretStr

from bot.scheduler import Scheduler
from bot.storage import Database
from bot.storage.postgres.engine import scripts
from bot.tables import Pace, TableService
from tests.postgres.server import ADVICE, programs, server
from tests.tables.club import CLOCK
from tests.tables.conftest import Start
from tests.tables.tiny import find_tiny

NUMBERS = count()
OF_A_FILE = re.compile(
    r"sqlite3|executescript|EXPLAIN|scripts\(\)|_database\.path|two_programs|check\(service, path"
    r"|\b(holds|kept|counts|rows_of|seen_by|lines|on_disk)\(path"
)
"""What looks into a SQLite file itself."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what is about a file: all else is the same for both engines."""
    here = Path(__file__).parent
    items[:] = [item for item in items if item.path.parent != here or not _of_a_file(item)]


def _of_a_file(item: pytest.Item) -> bool:
    assert isinstance(item, pytest.Function)
    ours = item.function.__module__.startswith("tests.postgres.")
    return not ours and OF_A_FILE.search(inspect.getsource(item.function)) is not None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A server with one database, from which others are made."""
    bin_ = programs()
    if bin_ is None:
        refuse = pytest.fail if os.environ.get("CI") else pytest.skip
        refuse(ADVICE)
    with server(bin_) as host:
        with psycopg.connect(f"postgresql://postgres@/postgres{host}", autocommit=True) as db:
            db.execute("CREATE DATABASE whole")
        with psycopg.connect(f"postgresql://postgres@/whole{host}", autocommit=True) as db:
            for number, script in scripts():
                db.execute(f"{script}\nUPDATE schema_version SET version = {number}".encode())
        yield host


@pytest.fixture
def path(postgres: str) -> SecretStr:
    """Where others have a file: the address of a database with all tables, and nothing in them."""
    name = f"test_{next(NUMBERS)}"
    with psycopg.connect(f"postgresql://postgres@/postgres{postgres}", autocommit=True) as db:
        # The quicker way of two, and the only one of a server before 15.
        way = " STRATEGY file_copy" if db.info.server_version >= 150000 else ""
        db.execute(f"CREATE DATABASE {name} TEMPLATE whole{way}".encode())
    return SecretStr(f"postgresql://postgres@/{name}{postgres}")


@pytest.fixture(autouse=True)
def no_thread_is_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before


@pytest.fixture
async def start(path: SecretStr) -> AsyncIterator[Start]:
    """Start services over one database; whatever is still open is closed at the end."""
    started: list[TableService] = []

    async def start(**changes: Any) -> TableService:
        settings: dict[str, Any] = {
            "rng": Random(1),
            "clock": CLOCK,
            "pace": Pace(computer_pause=0),
            "find_game": find_tiny,
        }
        settings |= changes
        settings["scheduler"] = Scheduler(settings.pop("clock"), settings.pop("steady", None))
        database = Database(path)
        database.ownership = settings.pop("ownership", database.ownership)
        service = TableService(database, **settings)
        await service.start()
        started.append(service)
        return service

    yield start
    for service in started:
        await service.close()
