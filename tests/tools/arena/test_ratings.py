"""Ratings by results of the arena."""

import json
from pathlib import Path

import pytest

from tools.arena.ratings import ANCHORED, main, measured, rating

TOLD = {
    "players": ["club", "rule-0.1"],
    "game": "betel",
    "games_won": 0.43,
    "low": 0.39,
    "high": 0.47,
    "chance": 1 / 3,
    "boards": 300,
    "house_rules": "BET",
    "seats": 3,
    "seed": 1,
}


def test_equals_have_the_same_rating_however_many_play() -> None:
    for seats in range(2, 11):
        assert rating(1 / seats, 1 / seats, 100) == ANCHORED
    assert rating(10 / 11, 1 / 2, 10**6) == ANCHORED + 400
    assert rating(1, 1 / 2, 3) < rating(1, 1 / 2, 300), "a few boards are no certainty"
    assert rating(0, 1 / 2, 3) > rating(0, 1 / 2, 300)


def test_files_of_the_arena_become_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.json"
    file.write_text(json.dumps(TOLD))
    assert main([str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == measured([TOLD])
    club = found["betel"]["club"]
    assert club["low"] < club["rating"] < club["high"]
    assert club["boards"] == 300


@pytest.mark.parametrize("text", ["", "[]", "{}", json.dumps(TOLD | {"players": ["club", "random"]})])
def test_another_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(text)
    assert main([str(file)]) == 2
    assert "python -m tools.arena" in capsys.readouterr().err
