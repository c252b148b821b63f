"""Leagues: points by place, the best evenings, and what decides between equals."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments import EveningResult, LeaguePlace, league, place_points, tie_break


def results(*points: float, won: int = 0) -> list[EveningResult]:
    """Return evenings with these points, of which the first ones were won."""
    return [EveningResult(number, 1 if number <= won else 2, 9, each) for number, each in enumerate(points, 1)]


def order(table: Sequence[LeaguePlace]) -> list[tuple[int, int, float]]:
    return [(each.place, each.player, each.points) for each in table]


def test_the_last_place_gets_a_point_and_equals_share_the_mean() -> None:
    assert place_points([1, 2, 3, 4]) == (4, 3, 2, 1)
    assert place_points([1, 2, 2, 4]) == (4, 2.5, 2.5, 1)
    assert place_points([1, 1, 1]) == (2, 2, 2)
    assert place_points([]) == ()


@given(st.lists(st.integers(1, 5), min_size=1, max_size=12))
def test_an_evening_gives_the_same_points_in_all_however_many_are_equal(keys: list[int]) -> None:
    places = [1 + sum(other > key for other in keys) for key in keys]
    points = place_points(places)
    assert sum(points) == len(keys) * (len(keys) + 1) / 2
    assert min(points) >= 1, "so players with equal points and different numbers of evenings differ in one of them"


def test_only_the_best_evenings_count() -> None:
    table = league({7: results(3, 9, 4), 8: results(8, 7)}, best=2)
    assert order(table) == [(1, 8, 15), (2, 7, 13)]
    assert [each.points for each in table[1].counted] == [9, 4]
    assert [each.points for each in table[1].dropped] == [3]
    assert order(league({7: results(3, 9, 4), 8: results(8, 7)}, best=0)) == [(1, 7, 16), (2, 8, 15)]


def test_evenings_won_and_then_the_best_evening_decide_between_equals() -> None:
    table = league({1: results(6, 4), 2: results(7, 3), 3: results(5, 5, won=1), 4: results(7, 3)}, best=2)
    assert order(table) == [(1, 3, 10), (2, 2, 10), (2, 4, 10), (4, 1, 10)]
    third, second, fourth, first = table
    assert tie_break(third, second) == "wins"
    assert tie_break(second, fourth) is None
    assert tie_break(fourth, first) == "best"
