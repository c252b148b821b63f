"""The fingerprint of the masters covers every file that a master reads while it plays.

A file that play reads, and that the fingerprint leaves out, would let two programs play the same deal of the day in
different ways under one fingerprint.
"""

import json
import subprocess
import sys
from importlib.resources import files
from importlib.util import source_from_cache
from pathlib import Path

import pytest

from bot.games import all_games
from bot.players import deciding_files, version_of

ROOT = Path(__file__).parents[2]
OTHERS = {"bot/__init__.py", "bot/spawned.py", "bot/version.py"}
"""Files that a program reads before it plays. No decision depends on them."""

PLAY = """
import json, sys
read = set()
sys.addaudithook(lambda event, args: read.add(str(args[0])) if event == "open" else None)
from random import Random
from bot.games import find_game
from bot.players import master, random_action
from bot.rules.errors import ParseError
game = find_game(sys.argv[1])
for seats in game.seat_range:
    for values in [{"preset": preset} for preset in game.options.presets] or [{}]:
        try:
            options = game.options.validate(values)
            game.check_seats(options, seats)
        except ParseError:
            continue
        rng = Random(seats)
        state = game.start(options, seats, 0)
        for number in range(60):
            if state.outcome:
                break
            if state.is_chance_node:
                state.play(state.chance(rng))
                continue
            seat = state.waiting_for[0]
            view = state.view(seat)
            action = master(game, view, str(number)) if number % 12 == 3 else random_action(game, view, rng)
            state.play(action or random_action(game, view, rng))
print(json.dumps(sorted(read)))
"""


@pytest.mark.parametrize("game", all_games())
def test_every_file_that_play_reads_is_in_the_fingerprint(game: str) -> None:
    command = [sys.executable, "-c", PLAY, game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    names = [source_from_cache(name) if name.endswith(".pyc") else name for name in json.loads(done.stdout)]
    paths = [ROOT / name for name in names]
    read = {
        path.relative_to(ROOT).as_posix() for path in paths if path.is_relative_to(ROOT / "bot") and path.is_file()
    }
    covered = {
        Path(str(path)).relative_to(ROOT).as_posix()
        for package in ("bot.rules", "bot.players", f"bot.games.{game}")
        for path in deciding_files(files(package))
    }
    # `bot.games` imports the modules of all games.
    others = {path for path in read if path.startswith("bot/games/") and path.endswith(".py")} - covered
    assert not [path for path in others if path.startswith(f"bot/games/{game}/")]
    assert read - covered - others <= OTHERS
    assert f"bot/games/{game}/state.py" in read & covered
    assert [path for path in read & covered if not path.endswith(".py")], "each game has a table or weights"


def test_a_changed_table_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    package = "bot.games.bid_whist"
    before = version_of(package)
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b" " * (path.name == "deals.json"))
    assert version_of.__wrapped__(package) != before
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b" " * (path.name == "lesson.jsonl"))
    assert version_of.__wrapped__(package) == before
