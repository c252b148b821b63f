"""The bot on Windows: locks, backups, searches, signals, output. They run there, and where Windows is imitated."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest

from bot.cli.stopping import Stop
from bot.games import find_game
from bot.players import WorkerPool
from bot.players.worker import INTERRUPTION, ThinkTimeout, _break_off, _no_longer_than
from bot.sandbox import SimulatedUser
from bot.storage import DatabaseLocked, back_up, lock_database
from bot.storage.sqlite_file import open_file
from bot.storage.temp_copies import unfinished
from tests.delivery import first_evening
from tests.players.test_worker_pool import view_of
from tests.tiers import ROOT

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((os.environ.get("PYTHONPATH", ""), str(ROOT)))}


def test_this_is_windows() -> None:
    assert (os.name, sys.platform) == ("nt", "win32")


def test_one_bot_runs_on_a_database_and_the_other_is_named(tmp_path: Path) -> None:
    database = tmp_path / "bot.sqlite"
    with lock_database(database):
        with pytest.raises(DatabaseLocked, match=rf"\(process {os.getpid()}\)"), lock_database(database):
            raise AssertionError
        assert (tmp_path / "bot.sqlite.lock").stat().st_size < 20
    with lock_database(database):
        pass


def test_a_backup_is_made_and_leftovers_that_are_not_in_use_go(tmp_path: Path) -> None:
    source, target = tmp_path / "bot.sqlite", tmp_path / "backups" / "bot-20260101-120000.sqlite"
    with closing(open_file(source)) as db:
        db.execute("CREATE TABLE t (x)").close()
        back_up(source, target)
        left, used = (unfinished(target.with_name(f"bot-{day}.sqlite")) for day in (1, 2))
        left.touch()
        with used.open("w"):
            back_up(source, target.with_name("bot-20260101-120001.sqlite"))
            assert (left.exists(), used.exists()) == (False, True)
    assert len(list(target.parent.glob("bot-*.sqlite"))) == 2


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Handle interruptions as a worker does."""
    before = signal.signal(INTERRUPTION, _break_off)
    yield
    signal.signal(INTERRUPTION, before)


def search_without_end() -> None:
    while True:
        pass


@pytest.mark.usefixtures("interruptible")
def test_a_search_that_takes_too_long_is_interrupted_and_no_other() -> None:
    for _ in range(20):
        with pytest.raises(ThinkTimeout), _no_longer_than(0.01):
            search_without_end()
    for _ in range(200):
        with _no_longer_than(60):
            pass


async def test_a_worker_answers_dies_comes_back_and_ends() -> None:
    game = find_game("bieten")
    pool = WorkerPool(1, seed=1)
    await pool.start()
    await pool.wait_ready()
    [first] = pool.processes
    decision = await pool.advise(game, view_of(game), "luck")
    assert decision.action is not None
    os.kill(first, signal.SIGTERM)
    async with asyncio.timeout(60):
        while pool.processes in ((first,), ()):  # noqa: ASYNC110  # the system's doing
            await asyncio.sleep(0.01)
    began = monotonic()
    await pool.close()
    assert monotonic() - began < 30
    assert pool.processes == ()


async def test_ctrl_break_stops_the_bot() -> None:
    with Stop() as stop:
        signal.raise_signal(signal.SIGBREAK)
        await stop.run(asyncio.sleep(3600))
    assert stop.number == signal.SIGBREAK


def test_a_pipe_gets_utf8_with_plain_line_ends(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "doctor"],
        cwd=tmp_path,
        env={**ENVIRONMENT, "PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        check=False,
    )
    assert "✓ Python" in done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    assert b"\r" not in done.stdout


async def test_an_evening_is_played_and_ctrl_break_ends_it(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox", "--port", "0"),
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )
    try:
        url = await asyncio.wait_for(first_evening.opened(process), first_evening.PATIENCE)
        async with SimulatedUser(url, "Anna") as anna:
            await first_evening.ready(anna)
            for game, name in first_evening.GAMES.items():
                await first_evening.play(anna, game, name)
        process.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGTERM))
        assert await asyncio.wait_for(process.wait(), first_evening.PATIENCE) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
