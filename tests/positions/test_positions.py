"""Positions with a known answer, each with its reason; what a player solves may only become more.

A line of `<game>.jsonl` is a position: the record that leads there, whose decision it is, what is right (`good`) or
wrong (`bad`), and why. `python -m tools.arena --mine` finds new ones (docs/dev/arena.md).
"""

import json
from pathlib import Path
from random import Random

import pytest

from bot.games import find_game
from tools.arena import ArenaPosition
from tools.arena.players import chooser, players_of

HERE = Path(__file__).parent
GAMES = ("betel", "bid_whist", "bieten")

# How many each player solves at least. A change that solves more raises its number here; none is ever lowered.
SOLVED = {
    ("betel", "rule"): 17,
    ("betel", "master"): 17,
    ("bid_whist", "rule"): 66,
    ("bid_whist", "master"): 66,
    ("bieten", "rule"): 9,
    ("bieten", "master"): 8,
}


def positions(game_id: str) -> list[ArenaPosition]:
    lines = (HERE / f"{game_id}.jsonl").read_text(encoding="utf-8").splitlines()
    return [ArenaPosition.read(json.loads(line)) for line in lines]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_position_comes_about_and_has_a_reason(game_id: str) -> None:
    found = positions(game_id)
    assert len({position.name for position in found}) == len(found)
    for position in found:
        game, view = position.place()
        assert game.id == game_id
        assert view.legal, position.name
        assert position.why.endswith("."), position.name
        assert position.good or position.bad, position.name
        lines = [{k: v for k, v in action.json().items() if k != "seat"} for action in view.legal.actions]
        many = {choice.act for choice in view.legal.choices}
        for line in (*position.good, *position.bad):
            assert line is None or line in lines or line["act"] in many, position.name


@pytest.mark.parametrize(("game_id", "player"), SOLVED)
def test_a_player_solves_no_fewer_than_before(game_id: str, player: str) -> None:
    choose = chooser(find_game(game_id), player)
    missed: list[str] = []
    for position in (found := positions(game_id)):
        action = choose(position.place()[1], Random(position.name))
        if not position.solved_by(action):
            missed.append(f"{position.name} ({position.why}): {action and action.json()}")
    assert len(found) - len(missed) >= SOLVED[game_id, player], "\n".join(missed)


def test_every_player_that_is_measured_plays() -> None:
    assert all(player in players_of(find_game(game_id)) for game_id, player in SOLVED)
