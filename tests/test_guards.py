"""Every fixture that runs by itself does what it is for: each is seen to refuse, or to change, what it should.

A guard that watches nothing passes every test. So a fixture with `autouse` that is not listed here fails a test, too.
"""

import ast
import inspect
import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import structlog
from pydantic import SecretStr

from bot.storage import Database
from tests.plans import OPENER, Watched

ROOT = Path(__file__).parent.parent
SCANS = "SELECT number FROM games WHERE outcome = ?"
INDEXED = "SELECT number FROM games WHERE table_id = ?"
RESTORED = {"tests/conftest.py:logging_as_before", "tests/conftest.py:nothing_that_grows_is_gone_through"}
THREADS = "tests/tables/conftest.py:no_thread_is_left"


def environment(name: str) -> Callable[[], object]:
    return lambda: os.environ.get(name)


def mask() -> int:
    """Return which rights new files don't get."""
    now = os.umask(0o022)
    os.umask(now)
    return now


def attribute(module: str, name: str) -> Callable[[], object]:
    return lambda: getattr(import_module(module), name)


CHANGES: dict[str, Callable[[], object]] = {
    "tests/tables/test_failing_disk.py:_quiet": lambda: structlog.get_config()["wrapper_class"],
    "tests/tables/test_rest.py:no_game_pauses": attribute("bot.tables.seats.absence", "PAUSE_AFTER_TURNS"),
    "tests/ui/test_threads.py:_strict": attribute("simcord.http.router", "_check_faults"),
    "tests/ui/test_timeouts.py:_own_member": attribute("simcord.intents", "required_intent"),
    "tests/ui/test_private_threads.py:_closed": attribute("simcord.http.router", "_check_faults"),
    "tests/ui/test_levels.py:_ratings": attribute("bot.players.ratings", "_all"),
    "tests/postgres/test_dump.py:data": environment("BOT_DATA_DIR"),
    "tests/test_config.py:_clean": environment("BOT_EDIT_INTERVAL"),
    "tests/cli/test_backup.py:data": environment("BOT_DATA_DIR"),
    "tests/cli/test_doctor.py:data": environment("DISCORD_TOKEN"),
    "tests/cli/test_rights.py:_open_to_all": mask,
    "tests/tools/bench/test_bench_apart.py:data": environment("BOT_DATA_DIR"),
    "tests/e2e/test_daily.py:quick_masters": attribute("bot.players.worker_pool", "master"),
    "tests/e2e/test_faults.py:_patience": attribute("bot.ui.discord.message_editor", "RETRY_SECONDS"),
    "tests/cluster/test_status.py:settings": environment("BOT_DATABASE"),
    "tests/late.py:late": attribute("bot.sandbox.web", "PageSocket"),
}
"""What each of these changes for a test, by file and name."""


@contextmanager
def running(which: str, given: dict[str, Any]):
    """Run a fixture around a block, as pytest does."""
    file, _, name = which.partition(":")
    module = import_module(file.removesuffix(".py").replace("/", "."))
    function = getattr(module, name).__wrapped__
    made = function(**{key: given[key] for key in inspect.signature(function).parameters})
    if not inspect.isgenerator(made):
        yield
        return
    next(made)
    yield
    with pytest.raises(StopIteration):
        next(made)


@pytest.fixture
def run(
    request: pytest.FixtureRequest, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], AbstractContextManager[None]]:
    """Return what runs a fixture; what it patches is undone afterwards."""

    @contextmanager
    def one(which: str):
        with pytest.MonkeyPatch.context() as patch:
            given = {
                "monkeypatch": patch,
                "request": request,
                "tmp_path": tmp_path,
                "tmp_path_factory": tmp_path_factory,
                "path": SecretStr("postgresql://nowhere/at-all"),
            }
            with running(which, given):
                yield

    return one


def autouse() -> set[str]:
    """Return the fixtures of all tests that run by themselves."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "autouse" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and any(
                isinstance(each, ast.Call) and any(word.arg == "autouse" for word in each.keywords)
                for each in node.decorator_list
            ):
                found.add(f"{path.relative_to(ROOT).as_posix()}:{node.name}")
    return found


def test_every_fixture_that_runs_by_itself_is_listed() -> None:
    assert autouse() == RESTORED | {THREADS} | {*CHANGES}


def work(sql: str) -> Callable[[Any], object]:
    """Return a function of the bot's own that asks something: what tests ask is not watched."""
    names: dict[str, Any] = {"__name__": "bot.invented"}
    exec(f"def ask(db): return db.execute({sql!r}, (1,)).fetchall()", names)  # as a module of the bot
    return names["ask"]


async def ask(path: Path, sql: str) -> None:
    database = Database(path)
    await database.open()
    try:
        await database.read(work(sql))
    finally:
        await database.close()


async def test_a_statement_that_scans_is_seen_in_every_test(tmp_path: Path) -> None:
    """By the fixture that runs around this test, too: it is not called here."""
    Watched.seen -= {SCANS, INDEXED}
    try:
        await ask(tmp_path / "club.sqlite3", INDEXED)
        assert Watched.found == []
        await ask(tmp_path / "club.sqlite3", SCANS)
        assert Watched.found == [f"SCAN games: {SCANS}"]
    finally:
        Watched.found.clear()


async def test_a_statement_that_scans_fails_its_test(run, tmp_path: Path) -> None:
    Watched.seen -= {SCANS}
    try:
        with (
            pytest.raises(AssertionError, match="SCAN games"),
            run("tests/conftest.py:nothing_that_grows_is_gone_through"),
        ):
            await ask(tmp_path / "club.sqlite3", SCANS)
    finally:
        Watched.found.clear()


def test_one_module_opens_sqlite() -> None:
    """The guard watches the connections of this one."""
    opens = [path for path in (ROOT / "bot").rglob("*.py") if "sqlite3.connect(" in path.read_text(encoding="utf-8")]
    assert [path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".") for path in opens] == [OPENER]
    assert sqlite3.connect.__module__ == "tests.plans"


def test_a_thread_that_is_left_fails_its_test(run) -> None:
    over = threading.Event()
    thread = threading.Thread(target=over.wait, daemon=True)
    with pytest.raises(AssertionError), run(THREADS):
        thread.start()
    over.set()
    thread.join()
    with run(THREADS):
        pass


def test_a_handler_that_a_test_adds_is_taken_away(run) -> None:
    root, handler = logging.getLogger(), logging.NullHandler()
    before = root.handlers[:], root.level, logging.getLogger("discord").level
    with run("tests/conftest.py:logging_as_before"):
        root.addHandler(handler)
        root.setLevel(1)
        logging.getLogger("discord").setLevel(1)
        structlog.configure(cache_logger_on_first_use=True)
    assert (root.handlers, root.level, logging.getLogger("discord").level) == before
    assert not structlog.is_configured()


@pytest.mark.parametrize("which", sorted(CHANGES))
def test_what_a_fixture_changes_for_a_test_is_changed_in_it_alone(run, which: str, monkeypatch) -> None:
    for name in ("BOT_DATA_DIR", "BOT_EDIT_INTERVAL", "DISCORD_TOKEN", "BOT_DATABASE"):
        monkeypatch.setenv(name, "of before")
    look, here = CHANGES[which], Path.cwd()
    before = look()
    with run(which):
        assert look() != before
    structlog.reset_defaults()
    assert look() == before or which.endswith("_quiet")
    assert Path.cwd() == here
