"""`bot backup` and `bot export` of a server's database."""

import asyncio
import os
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest
from pydantic import SecretStr

from bot.cli import main
from bot.games import find_game
from bot.scheduler import Scheduler
from bot.storage import Database, key_value
from bot.storage.postgres import pg_dump
from bot.tables import Pacing, TableService
from tests.postgres.server import opened, programs
from tests.tables.club import ANNA, BEN, CLOCK, lobby
from tests.tables.test_house_rules import play_sensibly

VERSION = '[ "$1" = --version ] && echo "pg_dump (PostgreSQL) 99.1"'


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a data folder, away from any user's .env."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOT_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("BOT_DATABASE", "")
    return tmp_path


@pytest.fixture
def named(path: SecretStr) -> str:
    """Return the address with a password in it, which the server doesn't ask for."""
    return path.get_secret_value().replace("postgres@", "postgres:hidden@")


def pretend(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a pg_dump of our own into the place of all others."""
    folder.mkdir(exist_ok=True)
    program = folder / "pg_dump"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    monkeypatch.setattr(pg_dump, "DEBIAN", folder)


def restore(copy: Path, url: SecretStr) -> None:
    """Put a backup into an empty database, as docs/operate/postgresql.md says."""
    bin_ = programs()
    assert bin_ is not None
    command = [bin_ / "pg_restore", "--no-owner", "--exit-on-error", f"--dbname={url.get_secret_value()}", copy]
    subprocess.run(command, check=True, capture_output=True)


@pytest.mark.parametrize("by", ["setting", "option"])
async def test_a_backup_can_be_restored(
    by: str,
    path: SecretStr,
    named: str,
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    database = Database(path)
    await database.open()
    await database.write(lambda db: key_value.write(db, "a", "before", None))
    older = data / "backups"
    older.mkdir()
    for name in ("bot-20250101-120000.dump", "bot-20250102-120000.dump", "bot-20250101-120000.sqlite"):
        (older / name).touch()
    (older / ".bot-1.dump.partial").touch()
    if by == "setting":
        monkeypatch.setenv("BOT_DATABASE", named)
    assert main(["backup", "--keep", "2", *(["--database", named] if by == "option" else [])]) == 0
    await database.close()
    assert "hidden" not in "".join(capsys.readouterr())
    left = sorted(file.name for file in older.iterdir())
    assert left[:2] == ["bot-20250101-120000.sqlite", "bot-20250102-120000.dump"]
    [copy] = [file for file in older.iterdir() if file.name not in left[:2]]
    assert copy.match("bot-20??????-??????.dump")
    assert copy.stat().st_mode & 0o777 == 0o600
    with opened(path) as db:
        db.execute("DROP SCHEMA public CASCADE")
        db.execute("CREATE SCHEMA public AUTHORIZATION pg_database_owner")
    await asyncio.to_thread(restore, copy, path)
    restored = Database(path)
    await restored.open()
    assert await restored.read(lambda db: key_value.read(db, "a")) == "before"
    await restored.close()


def test_the_password_stands_in_no_list_of_processes(named: str, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = data / "said"
    pretend(
        data / "bin",
        f'{VERSION} && exit; echo "$@" "env:$PGPASSWORD" > {said}; exit 0',
        monkeypatch,
    )
    shutil.copy("/bin/true", data / "bin" / "pg_restore")
    assert main(["backup", "--database", named]) == 0
    arguments, _, password = said.read_text().partition("env:")
    assert "hidden" not in arguments
    assert password.strip() == "hidden"


@pytest.mark.parametrize(("script", "said"), [
    ('echo "pg_dump (PostgreSQL) 9.6.1"', "pg_dump is of version 9, older than the server's"),
    (f'{VERSION} || {{ echo "pg_dump: error: no room" >&2; exit 1; }}', "pg_dump has failed (1): error: no room"),
])  # fmt: skip
def test_what_is_against_it_is_one_clear_line(
    script: str,
    said: str,
    named: str,
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pretend(data / "bin", script, monkeypatch)
    assert main(["backup", "--database", named]) == 1
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert "hidden" not in told
    assert not list(data.glob("backups/*"))
    assert not list(data.glob("backups/.*"))


def test_without_pg_dump_it_says_what_to_do(
    named: str, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(data))
    monkeypatch.setattr(pg_dump, "DEBIAN", data)
    assert main(["backup", "--database", named]) == 1
    told = capsys.readouterr().err
    assert "pg_dump is not installed here; install the client of version" in told
    assert "hidden" not in told


@pytest.mark.parametrize("arguments", [["backup", "{}"], ["export", "1", "--out", "{}"]])
def test_no_folder_is_made_of_an_address(
    arguments: list[str], named: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([each.format(named) for each in arguments]) == 2
    told = capsys.readouterr().err
    assert "not an address" in told
    assert "hidden" not in told
    assert list(data.iterdir()) == []


async def test_a_record_is_exported_from_a_server(
    path: SecretStr, named: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    service = TableService(
        Database(path), rng=Random(1), scheduler=Scheduler(CLOCK), pace=Pacing(computer_pause=0), find_game=find_game
    )
    await service.start()
    table = await lobby(service, ANNA, BEN, game="bieten", target=5)
    await play_sensibly(service, await service.begin(table.id, ANNA), Random(1))
    capsys.readouterr()
    assert main(["export", "1", "--database", named]) == 0
    record = capsys.readouterr().out
    assert main(["export", "2", "--database", named]) == 1
    assert "hidden" not in "".join(capsys.readouterr())
    await service.close()
    assert f'"{ANNA}"' in record
    file = data / "game.jsonl"
    file.write_text(record)
    assert main(["verify", str(file)]) == 0
    assert os.environ["BOT_DATABASE"] == ""
