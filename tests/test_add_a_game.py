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
from bot.games import add_game_folders
from bot.i18n import Catalogs
from bot.sandbox import Sandbox
from tests.e2e.conftest import online
from tests.e2e.conftest import sandbox as _sandbox
from tests.e2e.evening import Onlooker, labels, panel
from tests.e2e.rounds import Round
from tests.games.added import forget

ROOT = Path(__file__).parent.parent
TEMPLATES = ROOT / "bot" / "templates"
EXAMPLES = ROOT / "docs" / "examples"
sandbox = _sandbox


@pytest.fixture
def more_games() -> Iterator[None]:
    """Provide the games outside, for as long as the test runs."""
    add_game_folders(TEMPLATES, EXAMPLES)
    yield
    forget(TEMPLATES)
    forget(EXAMPLES)


def run(*command: str, games: Path = TEMPLATES, record: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "bot", *command],
        cwd=ROOT,
        env=os.environ | {"BOT_GAMES_DIR": str(games), "PYTHONWARNINGS": "error"},
        input=record,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("game", [TEMPLATES / "high_card", EXAMPLES / "crazy_eights"])
def test_it_keeps_the_contract(game: Path) -> None:
    assert run("check-game", str(game), "--games", "40").startswith(f"{game.name}: keeps all")


def test_a_copy_under_another_name_is_typed_strictly(tmp_path: Path) -> None:
    """The contract asks for no ignores and no casts, wherever a game lies."""
    copy = tmp_path / "highest_card"
    run("new-game", str(copy))
    assert not re.search(r"type: ignore|pyright:|cast\(", "".join(path.read_text() for path in copy.glob("*.py")))
    strict = {"include": ["."], "extraPaths": [str(ROOT)], "typeCheckingMode": "strict", "pythonVersion": "3.11"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(strict))
    checked = subprocess.run(
        [sys.executable, "-m", "basedpyright", "--warnings", "-p", str(tmp_path)], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout


def test_its_records_replay_and_its_computer_players_play() -> None:
    assert "8 games" in run("simulate", "high_card", "--games", "8", "--jobs", "2")
    pack = [f"{rank}{suit}" for suit in "shdc" for rank in "AKQJT98765432"]
    header = {"record": 1, "game": "high_card", "players": ["Anna", "Ben"], "dealer": 1}
    lines = [
        header,
        {"act": "shuffle", "pack": " ".join(pack)},
        {"seat": 0, "act": "turn", "card": "As"},
        {"seat": 1, "act": "turn", "card": "Ks"},
    ]
    assert json.loads(run("replay", "-", record="\n".join(map(json.dumps, lines))))["scores"] == [1, 0]


@pytest.mark.parametrize(("record", "scores"), [("out", [0, 125]), ("blocked", [0, 0, 0, 209])])
def test_the_records_of_the_example_replay(record: str, scores: list[int]) -> None:
    file = EXAMPLES / "crazy_eights" / "records" / f"{record}.jsonl"
    shown = json.loads(run("replay", str(file), games=EXAMPLES))
    assert (shown["valid"], shown["over"], shown["scores"]) == (True, True, scores)


@pytest.mark.parametrize(("game", "options"), [("high_card", {}), ("crazy_eights", {"target": 25})])
async def test_a_table_of_it_is_played_on_the_sandbox(
    game: str, options: dict[str, int], more_games: None, sandbox: Sandbox, tmp_path: Path
) -> None:
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
        await here.play_at(game, **options)
        assert await here.play_on("Game over")
        assert "Rematch" in labels(panel(anna))


def test_a_folder_that_is_not_there_is_said_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOT_GAMES_DIR", "/nowhere/at/all")
    assert main(["verify", "-"]) == 2
    said = "no such folder; BOT_GAMES_DIR takes a folder with a package for each game"
    assert capsys.readouterr().err == f"bot: setting games_dir: /nowhere/at/all: {said}\n"
