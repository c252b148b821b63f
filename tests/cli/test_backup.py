"""`bot backup`: where the copy goes, which ones stay, and what is said when there can be none."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.cli import main
from bot.cli.backup import older
from bot.storage import last_backup
from bot.storage.backup import LAST


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a data folder with a database in it."""
    monkeypatch.setenv("BOT_DATA_DIR", str(tmp_path))
    monkeypatch.chdir(tmp_path)  # away from any user's .env
    with closing(sqlite3.connect(tmp_path / "bot.sqlite")) as db:
        db.execute("CREATE TABLE notes (note TEXT)")
        db.execute("INSERT INTO notes VALUES ('here')")
        db.commit()
    return tmp_path


def test_the_backup_is_dated_and_lies_beside_the_database(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup"]) == 0
    [copy] = (data / "backups").iterdir()
    assert copy.match("bot-20??????-??????.sqlite")
    assert str(copy) in capsys.readouterr().out
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT note FROM notes").fetchone() == ("here",)


def test_the_time_of_the_last_backup_is_recorded(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = datetime.now(UTC).replace(microsecond=0)
    assert main(["backup", "--database", "bot.sqlite", "first.sqlite"]) == 0
    assert last_backup(data) is None, "that may be another database"
    assert main(["backup", "second.sqlite"]) == 0
    made = last_backup(data)
    assert made is not None
    assert before <= made <= datetime.now(UTC)
    (data / LAST).write_text("soon")
    assert last_backup(data) is None
    (data / LAST).unlink()
    (data / f"{LAST}.new").mkdir()
    assert main(["backup", "third.sqlite"]) == 0, "the backup is there all the same"
    assert "its time is not recorded" in capsys.readouterr().err


def test_older_backups_go_and_nothing_else(data: Path) -> None:
    folder = data / "backups"
    folder.mkdir()
    names = [f"bot-2025010{day}-120000.sqlite" for day in range(1, 6)]
    others = ["bot-before-update.sqlite", "bot-20250101-120000.sqlite.txt", "bot-20259999-120000.sqlite"]
    for name in [*names, *others]:
        (folder / name).touch()
    assert main(["backup", "--keep", "2"]) == 0
    left = {path.name for path in folder.iterdir()}
    assert len(left) == 2 + len(others)
    assert names[-1] in left
    assert set(others) <= left
    assert older(folder, 2) == []


@pytest.mark.parametrize(("keep", "status", "left"), [("2", 0, 2), ("3", 1, 3), (None, 1, 5)])
def test_on_a_full_disk_older_backups_go_first(
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    keep: str | None,
    status: int,
    left: int,
) -> None:
    folder = data / "backups"
    folder.mkdir()
    names = [f"bot-2025010{day}-120000.sqlite" for day in range(1, 6)]
    for name in names:
        (folder / name).touch()

    def usage(_: Path) -> SimpleNamespace:
        return SimpleNamespace(free=0 if len([*folder.glob("*.sqlite")]) > 2 else 10**9)

    monkeypatch.setattr("bot.storage.backup.shutil.disk_usage", usage)
    assert main(["backup", *(("--keep", keep) if keep else ())]) == status
    assert len([*folder.glob("*.sqlite")]) == left
    assert (folder / names[-1]).exists()
    assert capsys.readouterr().err.count("make room there") == status


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["--database", "none.sqlite"], 1, "none.sqlite: there is no such file"),
        (["bot.sqlite"], 1, "there already"),
        (["--database", "plain.txt"], 1, "not a database"),
        (["copy.sqlite", "--keep", "3"], 2, "--keep"),
        (["plain.txt/copy.sqlite"], 1, "plain.txt"),
    ],
)
def test_what_cannot_be_is_one_clear_line(
    data: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, said: str
) -> None:
    (data / "plain.txt").write_text("no database, and longer than the header of one would be " * 3)
    assert main(["backup", *arguments]) == status
    err = capsys.readouterr().err
    assert err.startswith("bot backup: ")
    assert err.count("\n") == 1
    assert said in err
