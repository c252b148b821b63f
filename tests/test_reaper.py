"""A run of tests that is stopped or killed leaves no process behind."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import reaper
from tests.postgres.server import remove_killed
from tests.tiers import ROOT

pytestmark = pytest.mark.skipif(not reaper.POSSIBLE, reason="only Linux adopts orphans in a process of choice")
SECONDS = 120
DETACHED = """
import subprocess, sys, time
deep = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(600)'])"
subprocess.Popen([sys.executable, "-c", deep], start_new_session=True, env={})
time.sleep(600)
"""

IN_BACKGROUND = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Runs Python as in the background of a script, where SIGINT is ignored."""


async def until(what: Callable[[], object]) -> None:
    """Wait until this is true."""
    deadline = time.monotonic() + SECONDS
    while not what():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


def state(pid: int) -> tuple[str, str, str] | None:
    """Return name, state and start time of a process; None if it has ended."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        name, _, rest = Path(f"/proc/{pid}/stat").read_text().partition(" (")[2].rpartition(") ")
        fields = rest.split()
        return None if fields[0] == "Z" else (name, fields[0], fields[19])
    return None


def started(pids: set[int]) -> dict[int, tuple[str, str]]:
    """Return name and start time of each process that runs."""
    return {pid: (found[0], found[2]) for pid in pids if (found := state(pid))}


def of_run(opened: Path) -> set[int]:
    """Return the ids of all processes of a run, by their environment; those of another user are not readable."""
    found = set[int]()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"OPENED={opened}".encode() in (process / "environ").read_bytes().split(b"\0"):
                found.add(int(process.name))
    return found


def running(processes: dict[int, tuple[str, str]]) -> dict[int, tuple[str, str]]:
    """Return those of these processes that still run; their ids may belong to others by now."""
    return {pid: seen for pid, seen in started(set(processes)).items() if processes[pid] == seen}


@contextmanager
def started_run(*command: str, opened: Path) -> Generator["subprocess.Popen[bytes]"]:
    """Start a program in a separate process group, as a shell does; kill it at the end."""
    environment = os.environ | {"OPENED": str(opened)}
    for variable in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[variable]
    nothing = subprocess.DEVNULL
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, process_group=0, stdin=nothing, stdout=nothing, stderr=nothing
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("killed", ["outer", "inner"])
async def test_what_a_killed_process_has_started_ends_with_it(killed: str, tmp_path: Path) -> None:
    with started_run(sys.executable, reaper.__file__, "-c", DETACHED, opened=tmp_path / "opened") as outer:
        await until(lambda: len(reaper.descendants(outer.pid)) == 4)
        processes = started({outer.pid, *reaper.descendants(outer.pid)})
        inner = min(reaper.descendants(min(reaper.descendants(outer.pid))))
        os.kill({"outer": outer.pid, "inner": inner}[killed], signal.SIGKILL)
        await until(lambda: not running(processes))


def test_files_of_killed_tests_are_removed_and_those_of_others_stay(tmp_path: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    mine, killed, other = (
        tmp_path / f"cardtable-{name}" for name in (f"{os.getpid()}-a", f"{ended.pid}-b", "other-c")
    )
    for folder in (mine, killed, other):
        (folder / "data").mkdir(parents=True)
        # While a server's files are made, its processes come and go.
        (folder / "data/postmaster.pid").write_text(f"-{ended.pid}\n")
    remove_killed(tmp_path)
    assert {*tmp_path.iterdir()} == {mine, other}


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("workers", "killed", "by"),
    [
        ("1", "controller", signal.SIGINT),
        ("1", "controller", signal.SIGTERM),
        ("1", "controller", signal.SIGKILL),
        ("1", "worker", signal.SIGINT),
        ("1", "worker", signal.SIGTERM),
        ("1", "worker", signal.SIGKILL),
        ("1", "group", signal.SIGINT),
        ("1", "group", signal.SIGKILL),
        ("0", "controller", signal.SIGINT),
        ("0", "controller", signal.SIGTERM),
        ("0", "controller", signal.SIGKILL),
        ("0", "worker", signal.SIGKILL),
        ("0", "group", signal.SIGINT),
    ],
)
async def test_a_killed_run_leaves_no_process(workers: str, killed: str, by: signal.Signals, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    command = ("-m", "pytest", "tests/left_open.py", "-n", workers, "--max-worker-restart", "0")
    with started_run(sys.executable, "-c", IN_BACKGROUND, *command, opened=opened) as run:
        await until(lambda: opened.exists() and opened.read_text())
        processes = started(of_run(opened))
        names = [name for name, _ in processes.values()]
        assert {"postgres", "chromium"} <= set(names)
        assert sum(name.startswith("python") for name in names) >= 2  # the run itself and the bot
        if killed == "group":
            os.killpg(run.pid, by)
        else:
            os.kill(run.pid if killed == "controller" else int(opened.read_text()), by)
        await until(lambda: not running(processes))
