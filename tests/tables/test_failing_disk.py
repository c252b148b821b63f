"""The disk refuses a write at any moment: each acknowledged action is there, each refused one is not.

Every call of SQLite's to its disk fails in some evening if TRIALS=all is set; by itself a part of them does.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import chain
from pathlib import Path

import pytest
import structlog

from bot.storage import Database
from bot.tables import Table
from tests.storage.disk import Disk, failing_disk
from tests.tables.trial import Done, Trial, on_disk

ALL = os.environ.get("TRIALS") == "all"
EVERY = 53
"""More than what is written for any one change: else it would never be whole."""


@pytest.fixture
def disk() -> Iterator[Disk]:
    with failing_disk() as disk:
        yield disk


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))


@pytest.fixture
async def empty(tmp_path: Path) -> bytes:
    """Return a database with nothing in it."""
    database = Database(tmp_path / "empty.sqlite3")
    await database.open()
    await database.close()
    return database.path.read_bytes()


def copy_of(content: bytes, path: Path) -> Path:
    """Write a file; return its path."""
    path.write_bytes(content)
    return path


async def evening(
    path: Path,
    empty: bytes,
    refused: Callable[[Trial], None] = lambda _: None,
    starting: Callable[[], AbstractContextManager[object]] = nullcontext,
) -> Trial:
    """Return a whole evening that is over."""
    trial = Trial(copy_of(empty, path), refused, starting)
    await trial.run()
    return trial


def keeps_its_word(trial: Trial) -> None:
    """Compare the database with what users have read."""
    table, done = on_disk(trial.path)
    assert done == trial.told
    assert table == trial.table


async def test_any_one_call_may_fail(disk: Disk, tmp_path: Path, empty: bytes) -> None:
    """One write, sync or cut in an evening fails, from the first of the start to the last of the stop."""
    path = tmp_path / "club.sqlite3"
    disk.reset()
    await evening(path, empty)
    calls, kinds, tried = disk.calls, set[str](), list[int]()
    assert calls > 300
    sampled = range(1, calls + 1, 1 if ALL else 13)
    # Which calls are syncs differs a little: where the sample has met none, the calls beside it are tried, too.
    for number in chain(sampled, range(2, calls + 1)):
        if len(tried) >= len(sampled) and kinds >= {"write", "sync"}:
            break
        tried.append(number)
        for full in (False, True) if ALL else (number % 2 == 0,):
            disk.reset(lambda call, number=number: call == number, full=full)
            trial = await evening(path, empty)
            # Not every evening takes as many: what the last calls are for may be done by the ones before.
            assert len(disk.failed) == (number <= disk.calls)
            kinds.update(disk.failed)
            disk.reset()
            keeps_its_word(trial)
    assert kinds >= {"write", "sync"}


@pytest.mark.parametrize("every", range(EVERY, 3 * EVERY, 1 if ALL else 9))
async def test_every_so_many_th_call_may_fail(disk: Disk, tmp_path: Path, empty: bytes, every: int) -> None:
    """After each refusal the machine stops, too: from what is on disk then the log replays."""
    path, stopped = tmp_path / "club.sqlite3", tmp_path / "stopped.sqlite3"

    def stop(trial: Trial) -> None:
        with disk.left_alone():
            for end in ("", "-wal"):
                shutil.copy(f"{path}{end}", f"{stopped}{end}")
            _, done = on_disk(stopped)
        # What was refused by the sync alone is complete in the file, and no user has read that it has happened.
        assert done in (trial.told, [*trial.told, trial.trying])

    disk.reset(lambda call: call % every == 0, full=every % 2 == 0)
    trial = await evening(path, empty, stop, disk.left_alone)
    assert trial.refusals
    with disk.left_alone():
        keeps_its_word(trial)


class Watched(Trial):
    """An evening of which the files are copied after every action of the first game."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.copies: list[tuple[bytes, bytes]] = []
        """The database, and the file beside it."""

    async def _act(self, table: Table) -> Table:
        after = await super()._act(table)
        if self.told[-1][0] == 1:
            self._copy()
        return after

    def _copy(self) -> None:
        self.copies.append((self.path.read_bytes(), beside(self.path).read_bytes()))


def beside(path: Path, end: str = "wal") -> Path:
    """Return where SQLite keeps what it has not brought into the file yet."""
    return path.with_name(f"{path.name}-{end}")


def done_by(path: Path, main: bytes, log: bytes) -> list[Done]:
    """Return what users have done by these two files."""
    path.write_bytes(main)
    beside(path).write_bytes(log)
    beside(path, "shm").unlink(missing_ok=True)
    return on_disk(path)[1]


async def test_a_log_with_a_torn_tail_has_all_that_came_before(tmp_path: Path, empty: bytes) -> None:
    """The file beside the database is cut off or garbled anywhere: what is lost is the tail, and the rest replays."""
    trial = Watched(copy_of(empty, tmp_path / "club.sqlite3"))
    await trial.run()
    main, log = trial.copies[-1]
    sizes = [len(written) for _, written in trial.copies]
    for offset in range(0, len(log) + 1, 1009 if ALL else 12007):
        whole = sum(size <= offset for size in sizes)
        for tail in (b"", bytes(byte ^ 0x5A for byte in log[offset:])):
            done = done_by(tmp_path / "torn.sqlite3", main, log[:offset] + tail)
            assert done == trial.told[: len(done)]
            assert whole <= len(done) <= whole + 1
