"""What every test leaves as it found it, the browser for those that look at the page, and which tests are quick."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path

import pytest
import structlog
from playwright.async_api import Browser

from bot.cli.speed import loop_factory
from tests.browser import chromium_process, connected
from tests.plans import Watched, watching
from tests.quick import ROOT, is_long

# A traceback with everybody's locals takes seconds on a busy machine: a click would not be answered in time.
structlog.dev.ConsoleRenderer.get_active().exception_formatter = structlog.dev.plain_traceback


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the choice of the event loop: uvloop where it is installed, as operators run the bot, or Python's own."""
    parser.addoption("--loop", choices=("uvloop", "asyncio"), default="uvloop", help="the event loop of async tests")


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Run async tests on the loop that was chosen; simcord knows Python's own only."""
    fast = loop_factory()
    simulated = "club" in getattr(item, "fixturenames", ()) or hasattr(getattr(item, "module", None), "simcord")
    if simulated:
        return {"asyncio": asyncio.new_event_loop}
    if config.getoption("loop") == "uvloop" and fast is not None:
        return {"uvloop": fast}
    return {"asyncio": asyncio.new_event_loop}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Pass over whole files for `-m quick`: reading them all takes longer than running what is quick."""
    if config.option.markexpr != "quick" or collection_path.is_dir():
        return None
    return is_long(collection_path.relative_to(ROOT).as_posix()) or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is quick, and begin with what takes longest: the types."""
    for item in items:
        if not is_long(item.nodeid):
            item.add_marker("quick")
    items.sort(key=lambda item: item.path.name != "test_quality.py")


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """Undo what a test's `log.configure` does: a handler left behind writes to a stream that is closed by then."""
    root, library = logging.getLogger(), logging.getLogger("discord")
    before = root.handlers[:], root.level, library.level
    yield
    root.handlers[:], root.level = before[0], before[1]
    library.setLevel(before[2])
    structlog.reset_defaults()


@pytest.fixture(autouse=True)
def nothing_that_grows_is_gone_through(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever the bot asks its database in any test is found by an index."""
    monkeypatch.setattr(sqlite3, "connect", watching(sqlite3.connect))
    Watched.found.clear()
    yield
    assert Watched.found == []


@pytest.fixture(scope="session")
def chromium_address() -> Iterator[str]:
    """Address of the worker's one Chromium."""
    with chromium_process() as address:
        yield address


@pytest.fixture
async def browser(chromium_address: str) -> AsyncIterator[Browser]:
    """Playwright's connection to the worker's Chromium, with pages of this test only."""
    async with connected(chromium_address) as browser:
        yield browser
