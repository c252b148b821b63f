"""A copy from a file to a server and back: all of it, wherever it is interrupted, and never half of it for a bot."""

import contextlib
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.cli import main
from bot.scheduler import Scheduler
from bot.storage import (
    Database,
    DatabaseLocked,
    IntegrityChecker,
    UnusableDatabase,
    WriteFailed,
    copy_from,
    copy_to,
    lock_database,
    scripts,
)
from bot.storage.integrity_check import JOB
from bot.storage.migrate import migrate
from bot.storage.transfer.schema import shapes
from tests.postgres.server import opened

ROOT = Path(__file__).parent.parent.parent
TRICKY = "tab\t, line\n, \\N, \\x41, \r\f\v\b, ä 🂡, 'it''s', %s"
FIXED = {"status": "lobby", "computer": None, "other": 9}
KINDS: dict[str, Callable[[int], Any]] = {
    "INTEGER": int,
    "TEXT": lambda number: f"{TRICKY} {number}",
    "REAL": lambda number: [0.1, 25.0, 1e-300, 1 / 3][number % 4],
    "BLOB": lambda number: b"\x00\t\n\\" * 7 + number.to_bytes(4),
}


def nothing(*_: object) -> None:
    """Receive the progress of a copy, and do nothing."""


def fill(path: Path, rows: int = 3) -> Path:
    """Make a file with some rows in every table: what refers to another row has its own number."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db)
        for shape in shapes():
            marks = ", ".join("?" * len(shape.columns))
            for number in range(1, rows + 1):
                row = [FIXED.get(name, KINDS[kind](number)) for name, kind in shape.columns.items()]
                db.execute(f"INSERT INTO {shape.name} ({', '.join(shape.columns)}) VALUES ({marks})", row)
        db.execute("UPDATE sqlite_sequence SET seq = 40 WHERE name = 'ratings'")
    return path


def content(path: Path) -> dict[str, list[Any]]:
    """Return all rows of a file, with the last numbers of its tables and what finds rows."""
    with closing(sqlite3.connect(path)) as db:
        rows = {shape.name: db.execute(f"SELECT * FROM {shape.name}").fetchall() for shape in shapes()}
        made = db.execute("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name")
        return rows | {"numbers": sorted(db.execute("SELECT * FROM sqlite_sequence")), "made": made.fetchall()}


def made_of(url: SecretStr) -> list[Any]:
    """Return what finds and holds rows in a server's database."""
    with opened(url) as db:
        held = db.execute("SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint ORDER BY 1, 2").fetchall()
        return [*map(tuple, held), *map(tuple, db.execute("SELECT indexdef FROM pg_indexes ORDER BY 1").fetchall())]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return fill(tmp_path / "club.sqlite")


@pytest.fixture
def url(path: SecretStr) -> str:
    """Return the address of a database with nothing in it."""
    with opened(path) as db:
        db.execute("DROP SCHEMA public CASCADE")
        db.execute("CREATE SCHEMA public")
    return path.get_secret_value()


def test_there_and_back_all_is_as_it_was(file: Path, url: str, tmp_path: Path) -> None:
    back = tmp_path / "elsewhere" / "back.sqlite"
    before = file.read_bytes()
    there = copy_to(file, url, nothing)
    assert file.read_bytes() == before
    assert copy_from(url, back, nothing) == there
    assert set(there.values()) == {3}
    assert content(back) == content(file)
    assert back.stat().st_mode & 0o777 == 0o600


async def test_a_copy_has_all_that_finds_and_holds_rows_and_numbers_go_on(path: SecretStr, file: Path) -> None:
    before = made_of(path)
    copy_to(file, path.get_secret_value(), nothing)
    assert made_of(path) == before
    database = Database(path)
    await database.open()
    insert = "INSERT INTO ratings (number, seat, guild, game, person, mu, sigma, games)"
    one = await database.write(
        lambda db: db.execute(f"{insert} VALUES (1, 5, 1, 'x', 1, 1.0, 1.0, 1) RETURNING id").fetchone()
    )
    await database.close()
    assert one["id"] == 41


class Broken(Exception):
    """What breaks a copy off."""


def breaking_at(moment: int) -> Callable[..., None]:
    """Return a progress callback that stops a copy at its nth call."""
    left = iter(range(moment))

    def told(*_: object) -> None:
        if next(left, None) is None:
            raise Broken

    return told


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep two rows at once."""
    for side in ("sqlite_side", "postgres_side"):
        monkeypatch.setattr(f"bot.storage.transfer.{side}.BATCH_SIZE", 2)


async def test_wherever_it_is_broken_off_it_goes_on(file: Path, url: str, tmp_path: Path, small: None) -> None:
    back = tmp_path / "back.sqlite"
    for copy, place in (
        (lambda told: copy_to(file, url, told), SecretStr(url)),
        (lambda told: copy_from(url, back, told), back),
    ):
        for moment in range(0, 400, 20):
            with contextlib.suppress(Broken):
                copy(breaking_at(moment))
                break
            with pytest.raises(UnusableDatabase, match=r"unfinished copy of .*; run the same `bot copy-to`"):
                await Database(place).open()
        else:
            pytest.fail("it never ends")
        assert moment > 36, "it was broken off"
    assert content(back) == content(file)


def test_another_source_is_not_mixed_in(file: Path, url: str, tmp_path: Path) -> None:
    with pytest.raises(Broken):
        copy_to(file, url, breaking_at(5))
    other = fill(tmp_path / "other.sqlite", 4)
    with pytest.raises(
        UnusableDatabase, match=r"unfinished copy of .*club\.sqlite, which is another source or has changed"
    ):
        copy_to(other, url, nothing)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("UPDATE tables SET revision = 99 WHERE id = 3")
    with pytest.raises(UnusableDatabase, match="has changed since"):
        copy_to(file, url, nothing)


@pytest.mark.parametrize("change", ["UPDATE results SET score = 7 WHERE number = 2", "DELETE FROM anew"])
async def test_what_differs_at_the_end_is_no_database(file: Path, url: str, change: str) -> None:
    def told(what: str, piece: str, *_: object) -> None:
        if (what, piece) == ("comparing", "tables"):
            with opened(SecretStr(url)) as db:
                db.execute(change)

    with pytest.raises(UnusableDatabase, match=r"(results|anew) is not what it is in .*club\.sqlite"):
        copy_to(file, url, told)
    with pytest.raises(UnusableDatabase, match="unfinished copy"):
        await Database(SecretStr(url)).open()


async def test_a_database_in_use_is_not_copied_over(file: Path, path: SecretStr, tmp_path: Path) -> None:
    with opened(path) as db:
        db.execute("INSERT INTO notebook (key, value) VALUES ('a', 'b')")
    with pytest.raises(UnusableDatabase, match="it is not empty; copy-to takes an empty database"):
        copy_to(file, path.get_secret_value(), nothing)
    with opened(path) as db:
        assert db.execute("SELECT count(*) FROM notebook").fetchone()[0] == 1
    before = content(file)
    with pytest.raises(UnusableDatabase, match="there already, and it is not empty"):
        copy_from(path.get_secret_value(), file, nothing)
    assert content(file) == before


async def test_no_bot_runs_meanwhile(
    file: Path, path: SecretStr, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.postgres.engine.PATIENCE", "50ms")
    url, held = path.get_secret_value(), file

    def told(*_: object) -> None:
        with pytest.raises(DatabaseLocked, match="another bot is running on it"), lock_database(held):
            pass
        with pytest.raises(DatabaseLocked, match="another bot is running on it"):
            Database(path)._engine.connect()

    with lock_database(file), pytest.raises(DatabaseLocked):
        copy_to(file, url, nothing)
    copy_to(file, url, lambda what, piece, *_: told() if piece == "seats" else None)
    database = Database(path)
    await database.open()
    held = tmp_path / "back.sqlite"
    with pytest.raises(DatabaseLocked):
        copy_from(url, held, nothing)
    await database.close()
    copy_from(url, held, lambda what, piece, *_: told() if piece == "seats" else None)


def test_a_file_of_before_is_brought_up_to_date_first(tmp_path: Path, url: str) -> None:
    old = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        migrate(db, scripts()[:-1])
    with pytest.raises(UnusableDatabase, match="start the bot on it once"):
        copy_to(old, url, nothing)
    with pytest.raises(UnusableDatabase, match="it is empty"):
        copy_from(url, tmp_path / "new.sqlite", nothing)
    assert not (tmp_path / "new.sqlite").exists()


def test_a_nul_becomes_a_mark_that_can_be_read(file: Path, url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("UPDATE house_rules SET name = 'a' || char(0) || 'b'")
    copy_to(file, url, nothing)
    with opened(SecretStr(url)) as db:
        assert db.execute("SELECT name FROM house_rules LIMIT 1").fetchone()["name"] == "a\N{REPLACEMENT CHARACTER}b"


def command(*arguments: str, url: str, folder: Path) -> subprocess.Popen[str]:
    environment = os.environ | {"BOT_DATABASE": url, "BOT_DATA_DIR": str(folder), "DISCORD_TOKEN": ""}
    return subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_a_command_that_is_killed_is_given_again(url: str, tmp_path: Path) -> None:
    source, secret = fill(tmp_path / "bot.sqlite"), url.replace("postgres@", "postgres:hidden@")
    back = tmp_path / "back.sqlite"
    for arguments in (["copy-to", secret], ["copy-from", "--database", str(back)]):
        with command(*arguments, url=secret, folder=tmp_path) as killed:
            assert killed.stdout is not None
            assert killed.stdout.readline()
            killed.kill()
        with command(*arguments, url=secret, folder=tmp_path) as again:
            said, _ = again.communicate(timeout=60)
        assert again.returncode == 0, said
        assert "rows copied and compared" in said
        assert "hidden" not in said
    assert content(back) == content(source)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["copy-to"], "name the server's database"),
        (["copy-to", "club.sqlite"], "name the server's database"),
        (["copy-to", "mysql://bot:hidden@host/club"], "begins with postgresql://"),
        (["copy-from", "postgresql://bot:hidden@127.0.0.1:1/club"], "postgresql://bot@127.0.0.1:1/club"),
        (["copy-to", "postgresql://bot:hidden@127.0.0.1:1/club"], "there is no such file"),
        (["copy-to", "postgresql://h/club", "--database", "postgresql://bot:hidden@h/x"], "path of the SQLite file"),
    ],
)
def test_what_cannot_be_is_one_clear_line(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOT_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("BOT_DATABASE", "")
    assert main(arguments) in {1, 2}
    told = "".join(capsys.readouterr())
    assert said in told
    assert "hidden" not in told
    assert not list(tmp_path.glob("*.sqlite"))


async def test_a_server_that_goes_away_is_told_and_the_copy_goes_on(file: Path, url: str) -> None:
    def told(what: str, piece: str, *_: object) -> None:
        if piece == "results":
            with opened(SecretStr(url)) as db:
                others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                db.execute(f"{others} WHERE datname = current_database() AND pid <> pg_backend_pid()").fetchall()

    with pytest.raises(WriteFailed):
        copy_to(file, url, told)
    copy_to(file, url, nothing)


async def test_beside_a_server_the_copies_of_the_former_file_go_after_their_time(
    database: Database, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    now = datetime.now(UTC)
    new, old = (folder / f"version-3-{now - timedelta(days=days):%Y%m%d-%H%M%S}.sqlite" for days in (20, 40))
    for file in (new, old):
        file.touch()
    scheduler = Scheduler()
    checkup = IntegrityChecker(database, tmp_path / "bot.sqlite", scheduler)
    await checkup.check()
    assert [*folder.iterdir()] == [new]
    await checkup.start()
    assert (scheduler.seconds_left(JOB) or 0) > 6 * 86400
    await scheduler.close()
