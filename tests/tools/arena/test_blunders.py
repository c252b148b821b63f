"""Looking back: the decisions that cost most come out as positions that can be tried."""

import json
from collections.abc import Sequence

import pytest

from bot.games import find_game
from bot.rules.evaluator import Evaluator
from tests.tools.arena.test_board import match
from tools.arena import ArenaPosition, Match, mine
from tools.arena.cli import main
from tools.arena.frozen import FROZEN


class HighIsRight(Evaluator):
    """Holds that of the cards to play the highest is always best, by as much as it is higher."""

    def candidates(self, view):
        return tuple(action for action in view.legal.actions if action.act == "play")

    def values(self, view, world, candidates, rng) -> Sequence[float]:
        return [(action.card % 13) / 100 if action and action.act == "play" else 0.5 for action in candidates]


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> Match:
    game = find_game("betel")
    monkeypatch.setattr(type(game), "evaluator", HighIsRight(game.determinize))
    return match("betel", "rule-0.1", "random")


def always() -> bool:
    return True


def test_the_dearest_decisions_come_first_and_can_be_tried(searched: Match) -> None:
    found = mine(searched, 0, 0, always)
    costs = [nugget.cost for nugget in found]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 0.01
    for nugget in found:
        position = ArenaPosition.read(json.loads(json.dumps(nugget.json())))
        game, view = position.place()
        done = FROZEN[game.id].choose(view, None)
        assert not position.solved_by(done)
        best = max(view.legal.actions, key=lambda action: action.card % 13)
        assert position.solved_by(best)
        assert view.seat == position.seat == 0
        # The deal alone leads there, from the points before it.
        assert sum(line.get("act") in {"deal", "shuffle"} for line in position.record) == 1


def test_it_prints_positions_and_nothing_else(searched: Match, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["rule-0.1", "random", "betel", "--options", "target=null,deal_cap=2", "--boards", "1"]
    assert main([*command, "--jobs", "1", "--mine", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert {"name", "why", "record", "seat", "good", "bad", "cost", "error"} == json.loads(lines[0]).keys()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--mine", "0"], "--mine takes numbers from 1 on"),
        (["--mine", "--json", "a.json"], "leave out --json"),
        (["--mine", "--sprt"], "leave out --json, --sprt"),
    ],
)
def test_what_does_not_go_with_it_is_said(
    arguments: list[str], sentence: str, searched: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rule-0.1", "random", "betel", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_what_cannot_be_searched_cannot_be_looked_back_at(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(find_game("betel")), "evaluator", None)
    assert main(["rule", "random", "betel", "--mine"]) == 2
    assert "betel has none" in capsys.readouterr().err
