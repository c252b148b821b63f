"""The rule that stood behind a computer player's move, found again."""

import pytest

from bot.games import find_game
from bot.players import Decision, Manner, deciding_rule
from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation
from tests.tables.tiny import Bet

FIRST, BETTER, WORSE, AWFUL = Bet(0), Bet(1), Bet(2), Bet(3)
VALUES = {FIRST: 0.5, BETTER: 0.6, WORSE: 0.58, AWFUL: 0.1}


def decision(rule, action: Action) -> Decision:
    weighed = tuple(
        Evaluation(each, value, value - 0.5, 0.01) for each, value in sorted(VALUES.items(), key=lambda one: -one[1])
    )
    return Decision(action, weighed, FIRST, rule)


@pytest.mark.parametrize(
    ("said", "done", "level", "rule"),
    [
        (Decision(FIRST, (), FIRST, "only"), FIRST, "club", "only"),
        (Decision(FIRST, (), FIRST, "thumb"), FIRST, "club", "unsearched"),
        (decision("thumb", FIRST), FIRST, "master", "thumb"),
        (decision("searched", BETTER), BETTER, "master", "searched"),
        (decision("searched", BETTER), WORSE, "novice", "regret"),
        (decision("searched", BETTER), WORSE, "master", "otherwise"),
        (decision("searched", BETTER), WORSE, None, "otherwise"),
        (decision("searched", BETTER), AWFUL, "novice", "regret"),
        (decision("thumb", FIRST), FIRST, "novice", "regret"),
        (decision("thumb", FIRST), FIRST, "club", "unsearched"),
        (decision("thumb", BETTER), BETTER, "novice", "unsearched"),
        (decision("thumb", FIRST), BETTER, "club", "otherwise"),
        (Decision(FIRST, (), FIRST, "thumb"), WORSE, "club", "otherwise"),
    ],
)
def test_it_is_told_by_what_the_choices_are_worth(said: Decision, done: Action, level: str | None, rule: str) -> None:
    assert deciding_rule(said, done, level) == rule


@pytest.mark.parametrize(
    ("manner", "best", "done", "cost", "rule"),
    [
        ("bold", "pass", "bid", 0.004, "manner"),
        ("bold", "pass", "bid", 0.02, "otherwise"),
        ("bold", "bid", "pass", 0.004, "otherwise"),
        ("careful", "bid", "pass", 0.004, "manner"),
        ("careful", "pass", "bid", 0.004, "otherwise"),
        ("even", "pass", "bid", 0.004, "otherwise"),
    ],
)
def test_a_manner_is_told_where_it_decided(manner: Manner, best: str, done: str, cost: float, rule: str) -> None:
    codec = find_game("bid_whist").codec
    acts = {act: codec.read({"act": act, "seat": 0, "bid": "4"}, 4) for act in ("pass", "bid")}
    weighed = (Evaluation(acts[best], 0.5, 0.0, 0.0), Evaluation(acts[done], 0.5 - cost, -cost, 0.01))
    said = Decision(acts[best], weighed, acts[best], "thumb")
    assert deciding_rule(said, acts[done], "master", manner) == rule
