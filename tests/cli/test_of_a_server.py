"""Commands where BOT_DATABASE names a server: the old file is never taken for the database."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main

ADDRESS = "postgresql://club:hidden@127.0.0.1:1/club"


@pytest.mark.parametrize("command", [["backup"], ["export", "1"], ["doctor"]])
def test_the_file_of_before_is_left_alone(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOT_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("BOT_DATABASE", ADDRESS)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    with closing(sqlite3.connect(tmp_path / "bot.sqlite")) as db:
        db.execute("CREATE TABLE notes (note TEXT)").close()
    assert main(command) != 0
    told = "".join(capsys.readouterr())
    assert "bot.sqlite" not in told
    assert "hidden" not in told
    assert "BOT_DATABASE" in told
    assert [path.name for path in tmp_path.iterdir()] == ["bot.sqlite"]
