"""What keeps the bot from starting is said in one sentence, with what would be right, and nothing is touched."""

import asyncio
import shutil
import signal
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.runner import run_on_sandbox
from bot.cli.settings import read_settings
from bot.config import Settings
from bot.sandbox import Sandbox
from bot.storage import DatabaseLocked, lock_database
from bot.storage.migrate import migrate
from tests.cli.process import ROOT, ended
from tests.e2e.conftest import Run, run, sandbox

__all__ = ["run", "sandbox"]

TOKEN = "any.token.at-all"


def kept(folder: Path) -> dict[str, bytes | None]:
    """Return all that is in a folder, but for what SQLite leaves beside a database that was only read."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
        if not path.name.endswith((".lock", "-shm")) and (path.name != "bot.sqlite-wal" or path.stat().st_size)
    }


def a_database(path: Path) -> None:
    """Make a database of the bot with something in it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        migrate(db)
        db.executemany("INSERT INTO notebook (key, value) VALUES (?, ?)", ((f"{n}", "x" * 500) for n in range(200)))


def junk(path: Path) -> None:
    path.write_bytes(b"This is no database at all. " * 200)


def truncated(path: Path) -> None:
    a_database(path)
    path.write_bytes(path.read_bytes()[:-6000])


def damaged(path: Path) -> None:
    a_database(path)
    content = bytearray(path.read_bytes())
    content[-4096 * 20 : -4096 * 10] = b"\xff" * 4096 * 10
    path.write_bytes(content)


def emptied(path: Path) -> None:
    a_database(path)
    path.with_name("bot.sqlite-wal").write_bytes(b"what was played last")
    path.write_bytes(b"")


def a_folder(path: Path) -> None:
    path.mkdir()
    (path / "mine").touch()


def anothers(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")


def newer(path: Path) -> None:
    a_database(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 9999")


def read_only(path: Path) -> None:
    a_database(path)
    path.chmod(0o400)


DATABASES: list[tuple[Callable[[Path], None], str]] = [
    (junk, "not a database; restore a backup"),
    (truncated, "malformed; keep a copy of it"),
    (damaged, "it is damaged"),
    (emptied, "bot.sqlite-wal beside it is not"),
    (a_folder, "move it away"),
    (anothers, "another program; restore a backup"),
    (newer, "run the newer program again"),
    (read_only, "may not be read and written; give the user"),
]


@pytest.mark.parametrize(("make", "told"), [pytest.param(*case, id=case[0].__name__) for case in DATABASES])
async def test_a_database_that_is_none(tmp_path: Path, make: Callable[[Path], None], told: str) -> None:
    make(tmp_path / "bot.sqlite")
    before = kept(tmp_path)
    bot = await ended(folder=tmp_path, DISCORD_TOKEN=TOKEN, BOT_DATA_DIR=str(tmp_path))
    assert bot.status == 1
    assert bot.sentence.startswith(f"bot: can't start: {tmp_path}")
    assert told in bot.sentence
    assert kept(tmp_path) == before


async def test_a_locked_database(tmp_path: Path) -> None:
    a_database(tmp_path / "bot.sqlite")
    before = kept(tmp_path)
    with closing(sqlite3.connect(tmp_path / "bot.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        bot = await ended(folder=tmp_path, DISCORD_TOKEN=TOKEN, BOT_DATA_DIR=str(tmp_path))
        other.execute("ROLLBACK")
    assert bot.status == 1
    assert "database is locked; end the other program" in bot.sentence
    assert kept(tmp_path) == before


@pytest.mark.parametrize("command", ["export", "backup", "doctor"])
@pytest.mark.parametrize("make", [junk, truncated, a_folder, newer], ids=lambda make: make.__name__)
async def test_other_commands_say_it_too(tmp_path: Path, make: Callable[[Path], None], command: str) -> None:
    make(tmp_path / "bot.sqlite")
    before = kept(tmp_path)
    bot = await ended(*([command, "1"] if command == "export" else [command]), folder=tmp_path, BOT_DATA_DIR=".")
    assert bot.status == 1
    assert "Traceback" not in bot.out + bot.err
    if command == "doctor":
        assert "✗ database" in bot.out
    else:
        assert bot.sentence.startswith(f"bot {command}: bot.sqlite: ")
    assert kept(tmp_path) == before


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("BOT_COMPUTER_PAUSE", "inf"),
        ("BOT_COMPUTER_PAUSE", "nan"),
        ("BOT_COMPUTER_PAUSE", "-1"),
        ("BOT_COMPUTER_PAUSE", "1e300"),
        ("BOT_EDIT_INTERVAL", "inf"),
        ("BOT_EDIT_INTERVAL", "1e9"),
        ("BOT_REQUESTS_PER_SECOND", "nan"),
        ("BOT_REQUESTS_PER_SECOND", "1e9"),
        ("BOT_DEFER_AFTER", "nan"),
        ("BOT_WORKERS", "100000"),
        ("BOT_LOG_DAYS", "9" * 30),
        ("BOT_LOG_LEVEL", "loud"),
        ("BOT_TURN_MENTIONS", "perhaps"),
        ("BOT_HEALTH_PORT", "http"),
        ("BOT_HEALTH_PORT", "65536"),
        ("BOT_SANDBOX_PORT", "-1"),
        ("BOT_LOG_FILE", "."),
        ("BOT_GAMES_DIR", "nowhere"),
        ("DISCORD_TOKEN", "two words"),
        ("DISCORD_TOKEN", "tökén"),
    ],
)
def test_a_setting_that_is_none(
    setting: str, value: str, alone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(setting, value)
    assert main([]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("bot: setting ")
    assert setting in line
    assert setting != "DISCORD_TOKEN" or value not in line


@pytest.mark.parametrize("given", ["0", "3"])
def test_the_status_of_what_no_restart_heals_can_be_set(
    given: str, alone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOT_FATAL_STATUS", given)
    monkeypatch.setenv("BOT_WORKERS", "many")
    assert main([]) == int(given)
    assert "BOT_WORKERS" in capsys.readouterr().err


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a working directory away from any user's .env."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(f"BOT_{name.upper()}", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return tmp_path


def unreadable(env: Path) -> None:
    env.write_text("BOT_WORKERS=0")
    env.chmod(0)


def in_latin_1(env: Path) -> None:
    env.write_bytes("# für uns\n".encode("latin-1"))


@pytest.mark.parametrize("make", [unreadable, in_latin_1, Path.mkdir], ids=lambda make: make.__name__)
@pytest.mark.parametrize("command", ["run", "doctor"])
async def test_an_env_file_that_cannot_be_read(tmp_path: Path, make: Callable[[Path], None], command: str) -> None:
    make(tmp_path / ".env")
    bot = await ended(command, folder=tmp_path, BOT_SANDBOX_PORT="0")
    assert "Traceback" not in bot.out + bot.err
    if command == "doctor":
        assert bot.status == 1
        assert "✗ settings  .env: " in bot.out
    else:
        assert bot.status == 2
        assert bot.sentence.startswith("bot: .env: ")


@pytest.mark.parametrize(
    ("place", "told"), [("plain", "plain"), ("plain/data", "directory"), ("closed/data", "Permission denied")]
)
async def test_a_data_folder_that_cannot_be(tmp_path: Path, place: str, told: str) -> None:
    (tmp_path / "plain").write_text("mine")
    (tmp_path / "closed").mkdir(mode=0o500)
    bot = await ended(folder=tmp_path, DISCORD_TOKEN=TOKEN, BOT_DATA_DIR=place)
    assert bot.status == 1
    assert bot.sentence.startswith("bot: can't start: ")
    assert told in bot.sentence
    assert "BOT_DATA_DIR takes a folder" in bot.sentence
    assert (tmp_path / "plain").read_text() == "mine"


@pytest.mark.parametrize("host", ["nowhere.invalid", "a" * 70, "192.0.2.1", "127.0.0.1"])
async def test_health_where_it_cannot_be(tmp_path: Path, host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        where = {"BOT_HEALTH_HOST": host, "BOT_HEALTH_PORT": port}
        bot = await ended(folder=tmp_path, DISCORD_TOKEN=TOKEN, **where)
    assert bot.status == 1
    assert bot.sentence.startswith(f"bot: can't start: health and metrics can't be served on {host}, port {port} (")
    assert "BOT_HEALTH_HOST and BOT_HEALTH_PORT take" in bot.sentence


@pytest.mark.parametrize("host", ["nowhere.invalid", "a" * 70, "192.0.2.1"])
async def test_a_sandbox_where_it_cannot_be(alone: Path, host: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert await run_on_sandbox(Settings(_env_file=None), host, 0) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(f"bot: the sandbox can't be opened on {host}, port 0 (")
    assert "BOT_SANDBOX_HOST" in line


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (4004, "bot: Discord does not accept this token; check DISCORD_TOKEN."),
        (4010, "bot: can't go on: Discord has ended the connection (4010): of its shard"),
        (4014, "bot: can't start: Discord refuses the intents"),
        (4012, "bot: can't go on: Discord has ended the connection (4012): "),
    ],
)
async def test_a_connection_that_discord_refuses(sandbox: Sandbox, run: Run, code: int, told: str) -> None:
    async with run() as bot:
        await sandbox._hub.gateway.drop(code, resume=False)
        async with asyncio.timeout(120):
            _, err = await bot.communicate()
    lines = err.decode().splitlines()
    assert bot.returncode == 2, "another try would end in the same way"
    assert not any("Traceback" in line for line in lines)
    assert [line for line in lines if line.startswith("bot: ")] == [lines[-1]]
    assert lines[-1].startswith(told)


def broken_games(folder: Path) -> dict[str, str]:
    """Put packages into a folder that are no games; return why, by their names."""
    sources = {
        "broken": ("def (", "SyntaxError: invalid syntax (__init__.py, line 1)"),
        "empty": ("", "has no attribute 'GAME'"),
        "gone": ("import no_such_module", "No module named 'no_such_module' (__init__.py, line 1)"),
        "ending": ("raise SystemExit(3)", "SystemExit: 3"),
        "number": ("GAME = 3", "its GAME is no Game"),
        "bieten": ("", "there is a game of this name already"),
        "double": ("from bot.games.bieten import GAME", "the id 'bieten' already"),
    }
    for name, (source, _) in sources.items():
        (folder / name).mkdir()
        (folder / name / "__init__.py").write_text(source)
    return {name: reason for name, (_, reason) in sources.items()}


async def test_of_broken_games_only_these_are_left_out(tmp_path: Path) -> None:
    games = tmp_path / "games"
    shutil.copytree(ROOT / "bot" / "templates", games)
    reasons = broken_games(games)
    played = await ended(
        "simulate", "high_card", "--games", "1", "--jobs", "1", folder=tmp_path, BOT_GAMES_DIR="games"
    )
    assert played.status == 0, played.err
    told = {line.partition(": ")[2] for line in played.err.splitlines() if line.startswith("bot: ")}
    assert len(told) == len(reasons)
    for name, reason in reasons.items():
        assert any(line.startswith(f"the game in {games}/{name} is left out: ") and reason in line for line in told)
    found = await ended("doctor", folder=tmp_path, BOT_GAMES_DIR="games")
    assert found.status == 1
    assert found.out.count("✗ games") == len(reasons)


# Two bots


async def test_a_second_bot_is_refused_until_the_first_is_killed(sandbox: Sandbox, run: Run, tmp_path: Path) -> None:
    async with run() as first:
        second = await ended(folder=tmp_path, DISCORD_TOKEN=TOKEN, BOT_DATA_DIR=str(tmp_path))
        assert second.status == 1
        assert f"another bot is running on it (process {first.pid}); stop that one" in second.sentence
        for looking in (["doctor"], ["backup"], ["export", "1"]):
            said = await ended(*looking, folder=tmp_path, BOT_DATA_DIR=str(tmp_path))
            assert "another bot" not in said.out + said.err
            assert said.status == (1 if looking[0] == "export" else 0), said
        first.send_signal(signal.SIGKILL)
        await first.wait()
    async with run():
        pass


def test_a_link_to_the_database_leads_to_the_same_lock(tmp_path: Path) -> None:
    real, link = tmp_path / "real.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(real)
    with lock_database(real), pytest.raises(DatabaseLocked), lock_database(link):
        pass
    with lock_database(link):
        pass


def test_former_names_of_settings_are_read_with_a_reminder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOT_THINKERS", "3")
    Path(".env").write_text("BOT_HEALTH_NAMES=club.example\n")
    settings = read_settings()
    assert settings is not None
    assert (settings.workers, settings.health_allowed_hosts) == (3, "club.example")
    err = capsys.readouterr().err
    assert "setting BOT_THINKERS is called BOT_WORKERS now" in err
    assert ".env, line 1: setting BOT_HEALTH_NAMES is called BOT_HEALTH_ALLOWED_HOSTS now" in err
