"""Services over real files; every test must leave no thread behind."""

import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import SecretStr

from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import Pacing, TableService
from tests.fresh import new_database
from tests.masters import at_once
from tests.tables.club import CLOCK
from tests.tables.tiny import find_tiny
from tests.tables.watch import Watch

Start = Callable[..., Awaitable[TableService]]


@pytest.fixture(autouse=True)
def no_thread_is_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.sqlite3"


def no_listeners(_: TableService) -> None:
    """Add no listeners."""


@pytest.fixture
async def start(path: Path | SecretStr) -> AsyncIterator[Start]:
    """Provide a function that starts services over one file or server; close them at the end.

    A service does overdue work as soon as it starts, so `subscribe` adds listeners before.
    """
    started: list[TableService] = []

    async def start(**changes: Any) -> TableService:
        settings: dict[str, Any] = {
            "rng": Random(1),
            "clock": CLOCK,
            "pace": Pacing(computer_pause=0),
            "find_game": find_tiny,
            "master": at_once,
        }
        settings |= changes
        subscribe: Callable[[TableService], None] = settings.pop("subscribe", no_listeners)
        settings["scheduler"] = Scheduler(settings.pop("clock"), settings.pop("steady", None))
        database = Database(new_database(path) if isinstance(path, Path) else path)
        database.ownership = settings.pop("ownership", database.ownership)
        service = TableService(database, **settings)
        subscribe(service)
        await service.start()
        started.append(service)
        return service

    yield start
    for service in started:
        await service.close()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def service(start: Start, watch: Watch) -> TableService:
    """Provide a service of the usual settings, whose clock is `watch`."""
    return await start(clock=watch)
