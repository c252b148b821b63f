"""The ratings that ship can be read."""

import pytest

from bot.cli import main
from bot.games import all_games
from bot.players import rating_of
from bot.tables import LEVELS


def test_what_ships_is_of_games_and_levels_that_there_are() -> None:
    for game in all_games():
        found = [each for level in LEVELS if (each := rating_of(game, level)) is not None]
        assert not found or found[0] <= found[-1], game
        assert all(500 < each < 3000 for each in found), game
    assert rating_of("no_such_game", "club") is None


def test_without_files_those_that_ship_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings"]) == 0
    assert "bid_whist    master" in capsys.readouterr().out
