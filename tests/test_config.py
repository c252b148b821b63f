"""`.env.example` lists every setting with its default, and faults of settings are named in sentences."""

import ast
import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot import version
from bot.cli import main
from bot.cli.settings import InvalidSettings, load, misread, read_settings
from bot.config import Settings, ShardAssignment, environment_name

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(environment_name(name), raising=False)


def example() -> dict[str, str]:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_the_example_names_every_setting() -> None:
    assert set(example()) == {environment_name(name) for name in Settings.model_fields}


def test_the_example_shows_the_defaults() -> None:
    assert Settings(_env_file=ROOT / ".env.example") == Settings(_env_file=None)


def test_the_reference_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["env"]) == 0
    assert capsys.readouterr().out == (ROOT / ".env.example").read_text(encoding="utf-8")


def test_the_reference_is_written_to_a_new_private_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["env", "--out", ".env"]) == 0
    file = tmp_path / ".env"
    assert file.read_bytes() == (ROOT / ".env.example").read_bytes()
    assert file.stat().st_mode & 0o77 == 0
    assert (main(["env", "--out", ".env"]), main(["env", "--out", "."])) == (1, 1)
    assert capsys.readouterr().err.count("\n") == 2


FILE = """\
# a comment, and a quoted value over two lines

DISCORD_TOKN=very.secret.token
hello world very.secret.token
BOT_LOG_LEVL=DEBUG
export BOT_PICTURES=false
BOT_TOKEN=very.secret.token
BOT_DATA_DIR
POSTGRES_PASSWORD=very.secret.token
bot_card_emojis=false
BOT_NONSENSE=1
"""
MISREAD = [
    ".env, line 4: it is ignored; a line has the form NAME=value or begins with #",
    ".env, line 8: it is ignored; a line has the form NAME=value or begins with #",
    "setting BOT_LOGLEVEL is unknown and ignored; did you mean BOT_LOG_LEVEL?",
    ".env, line 3: setting DISCORD_TOKN is unknown and ignored; did you mean DISCORD_TOKEN?",
    ".env, line 5: setting BOT_LOG_LEVL is unknown and ignored; did you mean BOT_LOG_LEVEL?",
    ".env, line 7: setting BOT_TOKEN is unknown and ignored; did you mean DISCORD_TOKEN?",
    ".env, line 11: setting BOT_NONSENSE is unknown and ignored; bot env prints all settings",
]


def test_misspelt_settings_and_garbage_are_named_without_their_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text(FILE, encoding="utf-8")
    monkeypatch.setenv("BOT_LOGLEVEL", "DEBUG")
    monkeypatch.setenv("TOKEN", "of another program")
    settings = read_settings()
    assert settings is not None
    assert (settings.discord_token, settings.pictures, settings.card_emojis) == (None, False, False)
    shown = capsys.readouterr().err
    assert shown.splitlines() == [f"bot: {line}" for line in MISREAD]


def test_the_example_has_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text((ROOT / ".env.example").read_text(encoding="utf-8"), encoding="utf-8")
    assert misread() == []


INSTALLED = {
    "uv-receipt.toml": "uv pip install --python ",
    "pipx_metadata.json": "pipx inject cardtable ",
    "pyvenv.cfg": '" -m pip install ',
}


def test_the_command_that_installs_an_extra_fits_the_installation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert version.install_extra("postgres") == "uv sync --extra postgres"
    monkeypatch.setattr(version, "CHECKOUT", tmp_path)
    for file, command in INSTALLED.items():
        prefix = tmp_path / file.partition(".")[0]
        prefix.mkdir()
        (prefix / file).touch()
        monkeypatch.setattr(sys, "prefix", str(prefix))
        shown = version.install_extra("postgres")
        assert command in shown
        assert re.search(r'"psycopg\[binary\]~=[\d.]+"$', shown)


WRITTEN = "README.md"
"""A file that the program writes itself, beside the texts of a new language."""


def test_advice_names_no_file_that_an_installation_lacks() -> None:
    named = re.compile(r"docs/|README|CHANGELOG|\.env\.example|uv sync|uv run")
    found = [
        (path.name, node.value)
        for path in sorted((ROOT / "bot").rglob("*.py"))
        if path.name != "version.py" and named.search(path.read_text(encoding="utf-8"))
        for node in _sentences_of(ast.parse(path.read_text(encoding="utf-8")))
        if named.search(node.value) and node.value != WRITTEN
    ]
    assert found == []


def _sentences_of(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yield the texts of a module that are not its docstrings."""
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node


def test_an_unfilled_token_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    assert Settings(_env_file=None).discord_token is None


def test_the_token_does_not_show() -> None:
    settings = Settings(_env_file=None, DISCORD_TOKEN="very.secret.token")
    assert "secret.token" not in repr(settings) + str(settings.model_dump())


@pytest.mark.parametrize("name", ["source_url", "support_url", "privacy_url"])
def test_an_address_fits_a_link_button(name: str) -> None:
    address = "https://example.org/" + "x" * 492
    assert len(getattr(Settings(_env_file=None, **{name: address}), name)) == 512
    with pytest.raises(ValidationError, match="at most 512 characters"):
        Settings(_env_file=None, **{name: address + "x"})


def test_settings_stay_as_they_are() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        Settings(_env_file=None).log_level = "DEBUG"


SERVERS = ("Postgres://u:hidden@host/db", " PostgreSQL://u:hidden@host/db ", "postgresql://u:hidden@host/db")


@pytest.mark.parametrize("address", SERVERS)
def test_a_server_is_known_however_it_is_written(address: str) -> None:
    settings = Settings(_env_file=None, BOT_DATABASE=address)
    assert settings.server is not None
    scheme, rest = settings.server.get_secret_value().split("://")
    assert scheme in {"postgres", "postgresql"}
    assert rest == "u:hidden@host/db"
    assert settings.database == Path("data/bot.sqlite")


NO_FILES = (
    *("postgresql+asyncpg://u:hidden@host/db", "mysql://u:hidden@host/db", "postgresql:/u:hidden@host/db"),
    *('"postgresql://u:hidden@host/db"', "u:hidden@host/db", "host=db user=u password=hidden"),
)


@pytest.mark.parametrize("name", ["BOT_DATABASE", "BOT_DATA_DIR"])
@pytest.mark.parametrize("address", NO_FILES)
def test_an_address_is_never_a_file_and_is_not_quoted(
    monkeypatch: pytest.MonkeyPatch, name: str, address: str
) -> None:
    monkeypatch.setenv(name, address)
    with pytest.raises(ValidationError, match="it takes") as raised:
        Settings(_env_file=None)
    assert "hidden" not in str(raised.value)
    monkeypatch.chdir(ROOT / "docs")  # away from any user's .env
    with pytest.raises(InvalidSettings, match=name) as told:
        load()
    assert "hidden" not in str(told.value)


@pytest.mark.parametrize("path", ["club.sqlite", "/srv/card table/x.sqlite", "C:/bot/x.sqlite", "../a:b.sqlite"])
def test_a_file_is_a_file(path: str) -> None:
    settings = Settings(_env_file=None, BOT_DATABASE=path)
    assert settings.server is None
    assert settings.database == Path(path)


SERVER = "postgresql://u:hidden@host/db"
SECRET = "sixteen letters."


@pytest.mark.parametrize(
    ("text", "share"),
    [
        ("auto", ShardAssignment()),
        (" AUTO/40 ", ShardAssignment(40)),
        ("0-9/40", ShardAssignment(40, range(10))),
        ("39/40", ShardAssignment(40, range(39, 40))),
    ],
)
def test_shards_are_read(text: str, share: ShardAssignment) -> None:
    settings = Settings(_env_file=None, BOT_DATABASE=SERVER, shards=text, cluster_secret=SECRET)
    assert settings.share == share
    assert SECRET not in repr(settings)


@pytest.mark.parametrize("text", ["all", "0-9", "3", "9-0/40", "0-40/40", "-1/4", "auto/0", "0-1/", "1,2/4"])
def test_what_names_no_shards_is_refused(text: str) -> None:
    with pytest.raises(ValidationError, match="it takes auto, auto/40"):
        Settings(_env_file=None, BOT_DATABASE=SERVER, shards=text, cluster_secret=SECRET)


def test_shards_need_a_server_and_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "docs")
    monkeypatch.setenv("BOT_SHARDS", "auto")
    with pytest.raises(InvalidSettings, match=r"setting shards: several processes need .* BOT_DATABASE=postgresql"):
        load()
    monkeypatch.setenv("BOT_DATABASE", SERVER)
    for secret in ("", "too short"):
        monkeypatch.setenv("BOT_CLUSTER_SECRET", secret)
        with pytest.raises(InvalidSettings, match=r"setting cluster_secret: .* 16 characters") as told:
            load()
        assert "too short" not in str(told.value)
    monkeypatch.setenv("BOT_CLUSTER_SECRET", SECRET)
    assert load().share == ShardAssignment()


@pytest.mark.parametrize(
    ("host", "address", "reached"),
    [
        ("127.0.0.1", "", "127.0.0.1:99"),
        ("0.0.0.0", "", f"{socket.gethostname()}:99"),
        ("0.0.0.0", "bot-1", "bot-1:99"),
        ("0.0.0.0", "bot-1:1234", "bot-1:1234"),
        ("::1", "", "[::1]:99"),
    ],
)
def test_how_others_reach_a_process(host: str, address: str, reached: str) -> None:
    assert Settings(_env_file=None, cluster_host=host, cluster_address=address).reached_at(99) == reached
