"""Handicaps: what follows from the distance to the best rating."""

from bot.tournaments import handicaps


def test_one_for_every_full_step_below_the_best_up_to_the_most() -> None:
    ratings = {1: 1700.0, 2: 1601.0, 3: 1600.0, 4: 1350.0, 5: 900.0, 6: None}
    assert handicaps(ratings, 100, 3) == {1: 0, 2: 0, 3: 1, 4: 3, 5: 3, 6: 0}


def test_without_ratings_there_is_none() -> None:
    assert handicaps({1: None, 2: None}, 100, 3) == {1: 0, 2: 0}
    assert handicaps({}, 100, 3) == {}
