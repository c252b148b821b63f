"""Files of the bot are for its user only, under any umask, and open ones are closed to others."""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import logging_setup
from bot.cli import main
from bot.data_dir import DataDirectory
from bot.file_permissions import restrict_permissions
from bot.sandbox import Sandbox
from tests.cli.test_export import database
from tests.cli.test_start import a_database
from tests.e2e.conftest import Run, run, sandbox

__all__ = ["database", "run", "sandbox"]


@pytest.fixture(autouse=True)
def _open_to_all() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    """Return the rights of a folder and of all in it."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.rglob("*"))}


def wide(folder: Path) -> dict[str, int]:
    """Return what others have any right to."""
    return {name: mode for name, mode in rights(folder).items() if mode & 0o077}


@pytest.fixture
def shown(tmp_path: Path) -> Path:
    """Return a data folder that every user may look into."""
    tmp_path.chmod(0o755)
    return tmp_path


async def test_a_data_folder_is_the_bots_alone(shown: Path, sandbox: Sandbox, run: Run) -> None:
    async with run():
        assert {"bot.sqlite", "bot.sqlite-wal", "bot.sqlite-shm"} <= rights(shown).keys()
        assert wide(shown) == {}


async def test_what_was_open_is_closed_at_the_start_and_said(
    shown: Path, sandbox: Sandbox, run: Run, capfd: pytest.CaptureFixture[str]
) -> None:
    a_database(shown / "bot.sqlite")
    backup = shown / "backups" / "bot-20260131-120000.sqlite"
    backup.parent.mkdir()
    backup.touch()
    assert len(wide(shown)) == 4
    async with run():
        assert wide(shown) == {}
    said = [line.split("path=")[1] for line in capfd.readouterr().out.splitlines() if "permissions_tightened" in line]
    assert said == [*map(str, (shown, shown / "bot.sqlite", backup.parent, backup))]


def test_a_backup_and_an_export(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = database.parent / "data"
    monkeypatch.setenv("BOT_DATA_DIR", str(data))
    record = database.parent / "record.jsonl"
    record.touch()
    assert main(["backup", "--database", str(database)]) == 0
    for out in (record, record.with_name("new.jsonl")):
        assert main(["export", "1", "--database", str(database), "--out", str(out)]) == 0
        assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert wide(data / "backups") == {}


def test_log_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tmp_path.chmod(0o755)
    file = tmp_path / "bot.log"
    file.write_text("before\n")
    yesterday = tmp_path / "bot.log.2999-01-01"
    others = tmp_path / "bot.log.of-mine"
    for older in (yesterday, others):
        older.touch()
    logging_setup.configure("INFO", file=file)
    [handler] = logging_setup.logging.getLogger().handlers
    assert isinstance(handler, logging_setup.DailyLogHandler)
    assert wide(tmp_path) == {tmp_path.name: 0o755, others.name: 0o666}
    assert file.read_text().count("permissions_tightened") == 2
    handler.doRollover()
    handler.close()
    assert wide(tmp_path) == {tmp_path.name: 0o755, others.name: 0o666}


def test_what_all_share_stays_as_it_is(tmp_path: Path) -> None:
    shared, closed = tmp_path / "shared", tmp_path / "closed"
    shared.mkdir()
    shared.chmod(0o1777)
    closed.mkdir(mode=0o500)
    assert list(restrict_permissions([shared, closed, tmp_path / "missing"])) == []
    assert stat.S_IMODE(closed.stat().st_mode) == 0o500


def test_of_a_folder_of_others_only_the_databases_own_files_are_closed(tmp_path: Path) -> None:
    place, data = tmp_path / "place", tmp_path / "data"
    for folder in (place, place / "backups", data, data / "backups"):
        folder.mkdir()
    database = place / "club.sqlite"
    ours = [
        *(database, place / "club.sqlite-wal", place / "club.sqlite-shm"),
        *(place / "backups" / "version-6-20260131-120000.sqlite", data / "backups" / "bot-20260131-120000.sqlite"),
    ]
    others = [place / "club.sqlite.mine", place / "backups" / "other.sqlite", place / "backups" / "version-x.sqlite"]
    for path in (*ours, *others):
        path.touch()
    premises = DataDirectory(database, data)
    asyncio.run(premises.open())
    asyncio.run(premises.close())
    assert wide(place).keys() == {"place", "backups", *(path.name for path in others)}
    assert wide(data) == {}


def test_a_folder_that_is_made_for_the_database_is_its_alone(tmp_path: Path) -> None:
    premises = DataDirectory(tmp_path / "new" / "club.sqlite", tmp_path / "data")
    asyncio.run(premises.open())
    asyncio.run(premises.close())
    assert wide(tmp_path / "new") == {}
    assert not (tmp_path / "data").exists()
