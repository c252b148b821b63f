"""Before a database is brought up to date a copy of it is made and checked; old copies go."""

import resource
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import pytest

from bot.storage import Database, back_up, migration_backup, read_only
from bot.storage.migrate import migrate, scripts, version_of
from bot.storage.migration_backup import MAX_COPIES, forget_old
from bot.storage.temp_copies import at_work

OLD = len(scripts()) - 1


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a database of the version before, with something in it."""
    path = tmp_path / "bot.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, scripts()[:-1])
        db.execute("INSERT INTO notebook (key, value) VALUES ('mine', ?)", ("x" * 300_000,))
    return path


async def opened(path: Path) -> None:
    database = Database(path)
    await database.open()
    await database.close()


def content(path: Path) -> bytes:
    """Return what a database holds, without its first hundred bytes: they say whether it is in use."""
    return path.read_bytes()[100:]


def copies(path: Path) -> list[Path]:
    return sorted((path.parent / "backups").glob("*"))


async def test_what_was_there_before_is_kept(path: Path) -> None:
    await opened(path)
    [copy] = copies(path)
    assert copy.match(f"version-{OLD}-*.sqlite")
    for file, version in ((copy, OLD), (path, OLD + 1)):
        with closing(read_only(file)) as db:
            assert version_of(db) == version
            assert len(db.execute("SELECT value FROM notebook WHERE key = 'mine'").fetchone()[0]) == 300_000
            assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    await opened(path)
    assert copies(path) == [copy], "once"


async def test_a_new_database_has_no_copy(tmp_path: Path) -> None:
    await opened(tmp_path / "bot.sqlite")
    assert copies(tmp_path / "bot.sqlite") == []


async def test_without_room_for_a_copy_nothing_is_changed(path: Path) -> None:
    before = content(path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    try:
        with pytest.raises(sqlite3.OperationalError):
            await opened(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert copies(path) == []
    with closing(read_only(path)) as db:
        assert version_of(db) == OLD
    assert content(path) == before


def test_copies_that_are_many_or_old_go_and_nothing_else(path: Path) -> None:
    folder = path.parent / "backups"
    folder.mkdir()
    now = datetime.now(UTC)
    made = [folder / f"version-3-{now - timedelta(days=days):%Y%m%d-%H%M%S}.sqlite" for days in (0, 1, 40, 2, 3)]
    others = [
        folder / name
        for name in ("bot-20200101-120000.sqlite", "version-3.sqlite", "version-x-20200101-120000.sqlite")
    ]
    for file in [*made, *others]:
        file.touch()
    forget_old(path)
    assert set(copies(path)) == {made[0], made[1], made[3], *others}
    assert MAX_COPIES == 3


async def test_what_was_broken_off_leaves_nothing_for_ever(path: Path) -> None:
    folder = path.parent / "backups"
    folder.mkdir()
    mine = [".mine.sqlite.partial", "bot-20260131-120000.sqlite"]
    left = [".version-9-20260131-120000.sqlite.partial", ".bot-20260131-120000.sqlite.partial-journal"]
    for name in (*left, *mine):
        (folder / name).touch()
    await opened(path)
    [copy] = folder.glob("version-*.sqlite")
    assert {file.name for file in copies(path)} == {copy.name, *mine}


def test_what_somebody_is_still_at_stays(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    with at_work(folder):
        (folder / ".bot-20260131-120000.sqlite.partial").touch()
        back_up(path, folder / "other.sqlite")
    assert {file.name for file in copies(path)} == {".bot-20260131-120000.sqlite.partial", "other.sqlite"}


async def test_a_start_may_be_tried_again_within_the_second(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(_: sqlite3.Connection) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(migration_backup, "datetime", _Stopped)
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            patch.setattr(migration_backup, "migrate", broken_off)
            with pytest.raises(KeyboardInterrupt):
                migration_backup.upgrade(db, path)
            patch.setattr(migration_backup, "migrate", migrate)
            migration_backup.upgrade(db, path)
            assert version_of(db) == OLD + 1
    assert len(copies(path)) == 2


class _Stopped(datetime):
    """A clock that stands still."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "_Stopped":
        return cls(2026, 1, 31, 12, tzinfo=tz)
