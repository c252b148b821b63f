"""What boards say: shares and points with intervals over boards; a sequential test of known shares."""

from math import inf, log
from random import Random

import pytest

from tools.arena import BoardGameResult, Sprt, figures

Games = list[list[BoardGameResult]]


def boards(*wins: tuple[float, ...], points: float = 0.0) -> Games:
    """Return boards whose games A won or lost."""
    return [
        [
            BoardGameResult(number, side, won, points if won else -points, 2, 10, 0.005)
            for side, won in enumerate(board)
        ]
        for number, board in enumerate(wins)
    ]


def test_the_boards_of_pairs_are_counted_by_what_both_games_brought() -> None:
    found = figures(boards((1, 1), (1, 0), (0, 1), (0, 0), (1, 1), (1, 0.5)), 2)
    assert (found.better, found.equal, found.worse) == (3, 2, 1)
    assert found.games.value == pytest.approx(7.5 / 12)
    told = found.json()
    assert told["board_scores"] == {"0": 1, "0.5": 0, "1": 2, "1.5": 1, "2": 2}
    assert told["cpu_ms_a_decision"] == pytest.approx(0.5)
    assert told["games_won"] == 0.625
    assert {"low", "high", "points_a_deal", "better", "equal", "worse", "boards"} <= told.keys()


def test_of_three_a_third_is_its_share() -> None:
    found = figures(boards((1, 0, 0), (0, 0, 1), (1, 1, 0), (0, 0, 0)), 3)
    assert (found.better, found.equal, found.worse) == (1, 2, 1)
    assert found.chance == pytest.approx(1 / 3)
    assert found.games.value == pytest.approx(1 / 3)


def test_cards_that_decide_alone_widen_nothing() -> None:
    """Where every board is won once by either side, the players are equal, and a hundred boards say so closely."""
    even = figures(boards(*[(1, 0)] * 100), 2).games
    alike = figures(boards(*[(1, 1), (0, 0)] * 50), 2).games
    assert even.value == alike.value == 0.5
    assert even.high - even.low < 0.03
    assert alike.high - alike.low > 0.19


def test_few_boards_are_no_certainty() -> None:
    three = figures(boards(*[(1, 1)] * 3), 2).games
    assert three.high == 1
    assert three.low < 0.6
    one = figures(boards((1, 1), points=3), 2)
    assert one.json()["points_low"] is None
    assert (one.points.low, one.points.high) == (-inf, inf)


def test_nineteen_intervals_of_twenty_hold_the_true_share() -> None:
    rng, held = Random(5), 0
    for _ in range(400):
        found = figures(boards(*[tuple(float(rng.random() < 0.6) for _ in "ab") for _ in range(60)]), 2).games
        held += found.low <= 0.6 <= found.high
    assert 0.92 < held / 400 < 0.98


def test_points_are_those_of_a_deal() -> None:
    found = figures(boards((1, 1), (1, 0), points=6), 2)
    assert found.points.value == pytest.approx(12 / 8)
    assert found.points.low < found.points.value < found.points.high


def told(share: float, test: Sprt, seed: int) -> tuple[str, int]:
    rng = Random(seed)
    tested = test.run(boards(*[tuple(float(rng.random() < share) for _ in "ab") for _ in range(600)]))
    return tested.verdict, tested.boards


@pytest.mark.parametrize(("share", "verdict"), [(0.5, "H0"), (0.6, "H1")])
def test_a_sequential_test_finds_the_true_share_with_few_boards(share: float, verdict: str) -> None:
    found = [told(share, Sprt(0.5, 0.6), seed) for seed in range(40)]
    assert sum(said == verdict for said, _ in found) >= 35
    assert sum(taken for _, taken in found) / 40 < 250


def test_a_test_without_enough_boards_stays_open() -> None:
    tested = Sprt(0.5, 0.55).run(boards((1, 0), (1, 1)))
    assert tested.verdict == "open"
    assert tested.json() == {
        "h0": 0.5,
        "h1": 0.55,
        "accepted": None,
        "log_likelihood_ratio": pytest.approx(tested.ratio, abs=0.001),
        "bound": pytest.approx(log(19), abs=0.001),
        "boards": 2,
    }


def test_boards_after_the_verdict_change_nothing() -> None:
    won = boards(*[(1, 1)] * 40)
    tested = Sprt(0.5, 0.6).run(won)
    assert tested.verdict == "H1"
    assert tested.boards < 40
    assert Sprt(0.5, 0.6).run([*won[: tested.boards], *boards(*[(0, 0)] * 99)]) == tested
