"""The contract every game keeps (`bot.contract`), over all games found and many random games of each."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bot.contract import CASE_RULES, GAME_RULES, Case, Rule, case_of, overrides, undo_answers
from bot.games import all_games
from bot.rules.game import AnyGame

GAMES = list(all_games().values())
CASES = [case_of(game, seed) for game in GAMES for seed in range(24)]
RULES = {rule.name: rule for rule in CASE_RULES}
EVERY = {
    "a-view-holds-only-what-its-seat-can-see",
    "an-undone-action-showed-only-its-cards",
    "the-table-shows-the-same-for-all-hands",
}
"""What must stay secret is checked in every case of the default tier, the others in those of the first seeds."""
MOST = 14
SHOWN = {"a-shuffle-can-be-verified", "a-record-can-be-verified", "the-end-of-a-deal-is-shown", "labels-are-short"}
"""What golden records and their panels, in all languages, check in the default tier."""
FEW = 2
IN_ALL_LANGUAGES = "the-text-files-are-valid"
"""The default tier checks the texts of all languages (tests/i18n/test_languages.py)."""
WHOLE = "computer-players-finish-the-game"
"""Whole games take longer; those with seven seats and more take most of the time."""
QUICK = {"a-record-replays-to-an-equal-state"}


def parameters(rules: Iterable[str], is_exhaustive: Callable[[str, Case], bool]) -> list[Any]:
    """Return rules and cases as parameters; all rules of a case share its game, since they run in one worker."""
    return [
        pytest.param(
            RULES[name],
            case,
            id=f"{name}-{case}",
            marks=[
                *([] if name == WHOLE else [pytest.mark.xdist_group(str(case))]),
                *([pytest.mark.exhaustive] * is_exhaustive(name, case)),
            ],
        )
        for name in rules
        for case in CASES
        if name != WHOLE or case.seed % 3 == 0
    ]


def late(name: str, case: Case) -> bool:
    if name == WHOLE:
        return case.seats >= 7
    return case.seed >= (FEW if name in SHOWN else MOST) and name not in EVERY


@pytest.mark.parametrize(("rule", "case"), parameters([name for name in RULES if name not in QUICK], late))
def test_a_random_game_keeps_the_rule(rule: Rule[Case], case: Case) -> None:
    rule(case)


@pytest.mark.parametrize(("rule", "case"), parameters(QUICK, late))
def test_a_random_game_keeps_the_quick_rule(rule: Rule[Case], case: Case) -> None:
    rule(case)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
@pytest.mark.parametrize(
    "rule",
    [
        pytest.param(rule, id=rule.name, marks=[pytest.mark.exhaustive] if rule.name == IN_ALL_LANGUAGES else [])
        for rule in GAME_RULES
    ],
)
def test_a_game_keeps_the_rule(rule: Rule[AnyGame], game: AnyGame) -> None:
    rule(game)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES if game.undoable_acts])
def test_cards_and_bids_can_be_undone_and_not_everything(game: AnyGame) -> None:
    assert game.undoable_acts <= {"bet", "raise", "hold", "good", "bid", "pass", "play"}
    assert undo_answers(game)["play"] == {True, False}
    assert undo_answers(game)["shuffle"] == {False}


def test_each_game_shows_its_dealt_hands() -> None:
    assert [game.id for game in GAMES if not overrides(game, "dealt_hands")] == []


def test_each_rule_has_a_sentence() -> None:
    rules = (*CASE_RULES, *GAME_RULES)
    assert len({rule.name for rule in rules}) == len(rules)
    assert all(rule.sentence.endswith(".") for rule in rules)
