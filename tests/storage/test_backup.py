"""A backup is whole, and holds all that was acknowledged before it was begun, however busy the bot is."""

import contextlib
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.storage import Database, NewerDatabase, backup
from bot.storage.backup import DiskFull, back_up
from tests.tables.conftest import Start, start
from tests.tables.playing import ROOT, kept

__all__ = ["start"]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "backups" / "copy.sqlite"


@contextlib.contextmanager
def playing(path: Path) -> Iterator[subprocess.Popen]:
    """Run a bot at whose table users play on and on; it prints what it has acknowledged."""
    command = [sys.executable, "-m", "tests.tables.playing", str(path), "1"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as bot:
        try:
            yield bot
        finally:
            bot.kill()


def restore(copy: Path, path: Path) -> None:
    """Put a backup in the database's place, as docs/operate/backup.md says."""
    for old in (path, *path.parent.glob(f"{path.name}-*")):
        old.unlink()
    copy.rename(path)


async def test_a_backup_beside_people_who_play_holds_all_that_was_acknowledged(
    path: Path, copy: Path, start: Start
) -> None:
    with playing(path) as bot:
        told = [bot.stdout.readline().split() for _ in range(80)]
        back_up(path, copy)
        went_on = bot.stdout.readline().split()
        later = [bot.stdout.readline() for _ in range(80)]
    assert went_on
    assert all(later), "the bot goes on meanwhile"
    before = [(int(number), int(seat), action) for number, seat, action in told]
    assert kept(copy)[: len(before)] == before
    restore(copy, path)
    service = await start()
    [number] = await service.directory.not_closed()
    table = await service.table(number)
    assert table.revision >= len(before)


async def test_a_copy_is_one_sound_file(path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database(path)
    await database.open()
    left, pauses = list[int](), list[float]()
    monkeypatch.setattr(backup, "sleep", pauses.append)
    try:
        await database.write(
            lambda db: db.execute("CREATE TABLE ballast AS SELECT zeroblob(3000000) AS blank").close()
        )
        back_up(path, copy, lambda pages, _: left.append(pages))
    finally:
        await database.close()
    assert len(left) > 2, "in steps"
    assert pauses == [backup.PAUSE_SECONDS] * len(left), "the bot's writes come between two steps"
    assert [other.name for other in copy.parent.iterdir()] == [copy.name]
    with contextlib.closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert db.execute("SELECT length(blank) FROM ballast").fetchone() == (3000000,)


def test_nothing_is_copied_over_another_file(path: Path, copy: Path) -> None:
    sqlite3.connect(path).close()
    copy.parent.mkdir()
    copy.write_text("mine")
    with pytest.raises(FileExistsError):
        back_up(path, copy)
    assert copy.read_text() == "mine"


def test_without_a_database_there_is_no_backup(path: Path, copy: Path) -> None:
    with pytest.raises(FileNotFoundError):
        back_up(path, copy)
    assert not copy.exists()


def test_a_newer_database_is_left_to_the_newer_program(path: Path, copy: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 9999")
    with pytest.raises(NewerDatabase):
        back_up(path, copy)


def test_a_full_disk_leaves_nothing_behind(path: Path, copy: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE ballast AS SELECT zeroblob(3000000) AS blank")
        db.commit()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))
    try:
        with pytest.raises((DiskFull, sqlite3.OperationalError)):
            back_up(path, copy)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert list(copy.parent.iterdir()) == []
