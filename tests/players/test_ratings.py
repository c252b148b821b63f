"""Ratings: what the arena's figures become, and that those that ship can be read."""

import json
from pathlib import Path

import pytest

from bot.cli import main
from bot.games import all_games
from bot.players import measured, rating_of
from bot.players.ratings import ANCHORED, rating
from bot.tables import LEVELS

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


def test_what_ships_is_of_games_and_levels_that_there_are() -> None:
    for game in all_games():
        found = [each for level in LEVELS if (each := rating_of(game, level)) is not None]
        assert not found or found[0] <= found[-1], game
        assert all(500 < each < 3000 for each in found), game
    assert rating_of("no_such_game", "club") is None


def test_files_of_the_arena_become_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.json"
    file.write_text(json.dumps(TOLD))
    assert main(["ratings", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == measured([TOLD])
    club = found["betel"]["club"]
    assert club["low"] < club["rating"] < club["high"]
    assert club["boards"] == 300


@pytest.mark.parametrize("text", ["", "[]", "{}", json.dumps(TOLD | {"players": ["club", "random"]})])
def test_another_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(text)
    assert main(["ratings", str(file)]) == 2
    assert "bot arena" in capsys.readouterr().err


def test_without_files_those_that_ship_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings"]) == 0
    assert "bid_whist    master" in capsys.readouterr().out
