"""Adding a game is adding one folder: one that lies outside the project, found, held to the contract, and played."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.app import create_bot
from bot.cli import main
from bot.config import Settings
from bot.games import look_also_in
from bot.i18n import Catalogs
from bot.sandbox import Sandbox
from tests.e2e.conftest import online
from tests.e2e.conftest import sandbox as _sandbox
from tests.e2e.evening import Onlooker, labels, panel
from tests.e2e.rounds import Round
from tests.games.added import forget

ROOT = Path(__file__).parent.parent
TEMPLATES = ROOT / "bot" / "templates"
ENVIRONMENT = os.environ | {"BOT_GAMES_DIR": str(TEMPLATES), "PYTHONWARNINGS": "error"}
sandbox = _sandbox


@pytest.fixture
def more_games() -> Iterator[None]:
    """Provide the folder outside, for as long as the test runs."""
    look_also_in(TEMPLATES)
    yield
    forget(TEMPLATES)


def run(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_template_keeps_the_contract() -> None:
    assert run("-m", "bot", "check-game", "high_card", "--games", "40").startswith("high_card: keeps all")


def test_a_copy_under_another_name_is_typed_strictly(tmp_path: Path) -> None:
    """The contract asks for no ignores and no casts, wherever a game lies."""
    copy = tmp_path / "highest_card"
    run("-m", "bot", "new-game", str(copy))
    assert not re.search(r"type: ignore|pyright:|cast\(", "".join(path.read_text() for path in copy.glob("*.py")))
    strict = {"include": ["."], "extraPaths": [str(ROOT)], "typeCheckingMode": "strict", "pythonVersion": "3.11"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(strict))
    checked = subprocess.run(
        [sys.executable, "-m", "basedpyright", "--warnings", "-p", str(tmp_path)], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout


def test_its_records_replay_and_its_computer_players_play() -> None:
    table = run("-m", "bot", "simulate", "high_card", "--games", "8", "--jobs", "2")
    assert "8 games" in table
    pack = [f"{rank}{suit}" for suit in "shdc" for rank in "AKQJT98765432"]
    header = {"record": 1, "game": "high_card", "players": ["Anna", "Ben"], "dealer": 1}
    lines = [
        header,
        {"act": "shuffle", "pack": " ".join(pack)},
        {"seat": 0, "act": "turn", "card": "As"},
        {"seat": 1, "act": "turn", "card": "Ks"},
    ]
    record = "\n".join(map(json.dumps, lines))
    done = subprocess.run(
        [sys.executable, "-m", "bot", "replay", "-"],
        cwd=ROOT,
        env=ENVIRONMENT,
        input=record,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["scores"] == [1, 0]


async def test_a_table_of_it_is_played_on_the_sandbox(more_games: None, sandbox: Sandbox, tmp_path: Path) -> None:
    settings = Settings(
        _env_file=None, data_dir=tmp_path, computer_pause=0, edit_interval=0, card_emojis=False, pictures=False
    )
    bot = create_bot(settings, rng=Random(1), catalogs=Catalogs.load(strict=True))
    async with (
        online(sandbox, bot),
        Onlooker(sandbox.url, "Franz") as onlooker,
        sandbox.person("Anna") as anna,
        sandbox.person("Ben") as ben,
    ):
        here = Round([anna, ben], onlooker, Random(1))
        await here.play_at("high_card")
        assert await here.play_on("Game over")
        assert "Rematch" in labels(panel(anna))


def test_a_folder_that_is_not_there_is_said_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOT_GAMES_DIR", "/nowhere/at/all")
    assert main(["verify", "-"]) == 2
    said = "no such folder; BOT_GAMES_DIR takes a folder with a package for each game"
    assert capsys.readouterr().err == f"bot: setting games_dir: /nowhere/at/all: {said}\n"
