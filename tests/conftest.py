"""Fixtures that every test uses, the browser, and the choice of tests by tier (`tests/tiers.py`)."""

import asyncio
import compileall
import gc
import importlib
import logging
import os
import shlex
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Generator, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

import pytest
import structlog
from playwright.async_api import Browser

from bot.cli.event_loop import loop_factory
from tests import minutes, reaper
from tests.browser import Chromium, chromium_process, connected
from tests.plans import Watched, watching
from tests.tiers import ROOT, is_exhaustive, is_left_out_here, is_long

if TYPE_CHECKING:
    from tests.postgres.databases import Databases

# Some machines switch off the cache of compiled modules. To compile everything again, in each worker and in each
# program that a test starts, takes a third of the suite's time.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# A disk takes milliseconds for each of thousands of syncs; files in memory take none.
MEMORY, ROOM = Path("/dev/shm"), 2 << 30
if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# A traceback with all local variables takes seconds on a busy machine: a click would not be answered in time.
structlog.dev.ConsoleRenderer.get_active().exception_formatter = structlog.dev.plain_traceback


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the event loop (uvloop where it is installed, as operators run the bot, or Python's own) and the delays."""
    parser.addoption("--loop", choices=("uvloop", "asyncio"), default="uvloop", help="the event loop of async tests")
    parser.addoption("--late", type=int, metavar="SEED", help="delay events and requests: see tests/late.py")


def pytest_configure(config: pytest.Config) -> None:
    """Restore Ctrl+C for all that tests start; load the plugin that makes the network slow, if it is wanted."""
    # A script ignores SIGINT for what it starts in the background, and processes inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("late") is not None:
        config.pluginmanager.import_plugin("tests.late")


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
    """Leave out files without a test of the wanted tier: importing them takes longer than the quick tests."""
    if not collection_path.is_relative_to(ROOT):
        return None
    path = collection_path.relative_to(ROOT).as_posix()
    if is_left_out_here(path):
        return True
    if collection_path.is_dir():
        return None
    if config.option.markexpr == "quick":
        return is_long(path) or None
    return (_takes_default_tier(config) and is_exhaustive(path)) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark each test with its tier; leave out the exhaustive one unless it, or a path, is asked for.

    Workers take the long tests first, mixed, so that some compute while others wait for sockets and processes.
    """
    for item in items:
        if is_exhaustive(item.nodeid):
            item.add_marker("exhaustive")
        elif not is_long(item.nodeid) and item.get_closest_marker("exhaustive") is None:
            item.add_marker("quick")
    if _takes_default_tier(config):
        left_out = [item for item in items if item.get_closest_marker("exhaustive")]
        items[:] = [item for item in items if not item.get_closest_marker("exhaustive")]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
        _keep_hypothesis_from_reading_modules()
        for item in items:
            if server := _server(item):
                item.add_marker(pytest.mark.xdist_group(server))
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: (not _server(item), not is_long(item.nodeid), crc32(item.nodeid.encode())))


def _server(item: pytest.Item) -> str | None:
    """Return the group of a test that needs a browser or a PostgreSQL server: to start one takes seconds of CPU time.

    One worker can run all tests in a browser, and two all of PostgreSQL. They begin with them.
    """
    fixtures = getattr(item, "fixturenames", ())
    if "chromium" in fixtures:
        return "browser"
    return f"postgres {crc32(item.nodeid.encode()) % 2}" if "postgres" in fixtures else None


def _keep_hypothesis_from_reading_modules() -> None:
    """Let Hypothesis choose values without the constants of all modules: each worker would parse every one.

    The exhaustive tier, and a path on the command line, use the constants.
    """
    if providers := sys.modules.get("hypothesis.internal.conjecture.providers"):
        constants = providers._local_constants
        providers._get_local_constants = lambda: constants


@pytest.hookimpl(tryfirst=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    """Add the groups of tests to their ids, by which the scheduler keeps a group in one worker.

    Xdist 3.8 does so by an attribute that pytest no longer reads since it has `NodeId`.
    """
    if not session.config.getoption("loadgroup", default=False):
        return
    for item in session.items:
        group = "_".join(sorted({mark.args[0] for mark in item.iter_markers("xdist_group")}))
        if group and not item.nodeid.endswith(f"@{group}"):
            item._id = type(item.id).parse(f"{item.nodeid}@{group}")


def _takes_default_tier(config: pytest.Config) -> bool:
    """Return whether neither a mark nor a path was given on the command line."""
    if worker := getattr(config, "workerinput", None):
        return worker["default_tier"]
    return not config.option.markexpr and config.args_source is not pytest.Config.ArgsSource.ARGS


def pytest_configure_node(node: Any) -> None:
    """Send the choice of the tier to a worker: its own command line names paths in any case."""
    node.workerinput["default_tier"] = _takes_default_tier(node.config)
    node.workerinput["whole"] = node.config.args_source is not pytest.Config.ArgsSource.ARGS


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Collect the tests without garbage collection: what has been collected lives until the end."""
    gc.disable()
    try:
        _import_tests(session.config)
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(10_000, 20, 20)
        gc.enable()


def _import_tests(config: pytest.Config) -> None:
    """Import the tests, each worker from another place in the list on.

    In a fresh clone it takes half a minute of CPU time to compile the assertions. In this order each worker compiles
    a part and finds the others' results.
    """
    given = getattr(config, "workerinput", {})
    if not given.get("whole"):
        return
    paths = [path for path in sorted(ROOT.glob("tests/**/test_*.py")) if not pytest_ignore_collect(path, config)]
    first = len(paths) * int(given["workerid"].removeprefix("gw")) // given["workercount"]
    for path in paths[first:] + paths[:first]:
        # Pytest imports a file that fails again, and reports it.
        with suppress(Exception, pytest.skip.Exception):
            importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def pytest_sessionfinish() -> None:
    """Collect the garbage of the last tests. Pytest does so five times at the end, through all that is left."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Go on in a process whose descendants end with it, unless xdist's workers do so (`pytest_xdist_setupnodes`)."""
    if reaper.POSSIBLE and not (config.getoption("numprocesses", None) or hasattr(config, "workerinput")):
        reaper.enter(forwards_interrupts=True)


def pytest_xdist_setupnodes(specs: list[Any]) -> None:
    """Compile the modules once, before each worker does it for itself; let a worker's descendants end with it."""
    for folder in ("bot", "cogs", "tools"):
        compileall.compile_dir(ROOT / folder, quiet=2, workers=0)
    for spec in specs:
        if reaper.POSSIBLE and spec.popen:
            spec.python = shlex.join([spec.python or sys.executable, reaper.__file__])


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return twice the number of cores: tests wait for sockets, clocks and processes; quick ones hardly do."""
    allowed = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)
    cores = len(allowed)
    return cores if config.option.markexpr == "quick" else 2 * cores


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Note how much CPU time a test uses: `python -m tests.minutes` shows the sums."""
    item.stash[minutes.BEGAN] = minutes.cpu_seconds()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Add a test's CPU time, its fixtures included, to its last report."""
    if call.when == "teardown":
        item.user_properties.append((minutes.PROPERTY, f"{minutes.cpu_seconds() - item.stash[minutes.BEGAN]:.3f}"))
    return (yield)


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
    """Check that all statements of the bot in any test use an index."""
    monkeypatch.setattr(sqlite3, "connect", watching(sqlite3.connect))
    Watched.found.clear()
    yield
    assert Watched.found == []


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """Provide the worker's one Chromium."""
    with chromium_process() as running:
        yield running


@pytest.fixture
async def browser(chromium: Chromium) -> AsyncIterator[Browser]:
    """Provide Playwright's connection to the worker's Chromium, with pages of this test only."""
    async with connected(chromium) as browser:
        yield browser


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Provide the worker's PostgreSQL server as the part of an address that follows the database's name."""
    # Most workers of the quick tier need no server.
    from tests.postgres.server import ADVICE, programs, server

    bin_ = programs()
    if bin_ is None:
        refuse = pytest.fail if os.environ.get("CI") else pytest.skip
        refuse(ADVICE)
    with server(bin_) as host:
        yield host


@pytest.fixture(scope="session")
def databases(postgres: str) -> "Databases":
    """Return the databases that tests of a server use one after another."""
    from tests.postgres.databases import Databases

    return Databases(postgres)
