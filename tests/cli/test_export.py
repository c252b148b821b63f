"""`bot export GAME`: the record of a finished game from the bot's database, and nothing of any other."""

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.cli import main
from bot.games import find_game
from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import Pacing, TableService
from tests.tables.club import ANNA, BEN, CLOCK, lobby
from tests.tables.test_house_rules import play_sensibly


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """Return a database with a finished game, number 1, and one going on, number 2."""
    path = tmp_path / "bot.sqlite"
    service = TableService(
        Database(path), rng=Random(1), scheduler=Scheduler(CLOCK), pace=Pacing(computer_pause=0), find_game=find_game
    )
    await service.start()
    table = await lobby(service, ANNA, BEN, game="bieten", target=5)
    await play_sensibly(service, await service.begin(table.id, ANNA), Random(1))
    await service.rematch(table.id, ANNA)
    await service.close()
    return path


def test_a_finished_game_is_printed_and_can_be_checked(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = database.read_bytes()
    assert main(["export", "1", "--database", str(database)]) == 0
    record = capsys.readouterr().out
    assert json.loads(record.splitlines()[0])["players"] == [str(ANNA), str(BEN)]
    file = tmp_path / "game.jsonl"
    assert main(["export", "1", "--database", str(database), "--out", str(file)]) == 0
    assert file.read_text() == record
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["over"]
    assert database.read_bytes() == before


@pytest.mark.parametrize("number", ["2", "3", "0", "-1", str(2**70)])
def test_a_game_that_is_not_over_stays_secret(
    database: Path, number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "--database", str(database), "--", number]) == 1
    out, err = capsys.readouterr()
    said = number.replace("-", "\N{MINUS SIGN}")
    assert out == ""
    assert (
        err == f"bot export: There is no finished game number {said} here. You can look at a game once it is over.\n"
    )


def test_a_database_that_cannot_be_read_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    garbage = tmp_path / "garbage"
    garbage.write_bytes(b"no database at all" * 100)
    empty = tmp_path / "empty"
    sqlite3.connect(empty).close()
    newer = tmp_path / "newer"
    db = sqlite3.connect(newer)
    db.execute("PRAGMA user_version = 999")
    db.close()
    for path in (tmp_path / "missing", tmp_path, garbage, empty, newer):
        assert main(["export", "1", "--database", str(path)]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"bot export: {path}: ")
        assert err.count("\n") == 1
    assert not (tmp_path / "missing").exists()


def test_a_place_that_cannot_be_written_is_one_clear_line(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "1", "--database", str(database), "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith(f"bot export: {tmp_path}: ")


def test_the_usual_database_is_that_of_the_settings(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOT_DATA_DIR", str(database.parent))
    assert main(["export", "1"]) == 0
    assert capsys.readouterr().out.startswith('{"record": 1')
