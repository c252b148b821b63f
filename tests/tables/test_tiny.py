"""The tiny game keeps the contract itself; otherwise it would prove nothing about the service."""

import pickle
from random import Random

import pytest

from bot.contract import random_action
from tests.tables.tiny import find_tiny


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_are_kept_by_any_consistent_state_and_the_game_ends(seats: int) -> None:
    game, rng = find_tiny("tiny"), Random(seats)
    state = game.start(game.options.validate({"target": 5}), seats, 0)
    for _ in range(2000):
        for seat in (None, *range(seats)):
            view = state.view(seat)
            again = game.determinize(view, rng).view(seat)
            assert pickle.dumps(again) == pickle.dumps(view)
        if state.outcome:
            break
        before = state.copy()
        after = state.apply(random_action(game, state, rng)).state
        assert state == before
        state = after
    assert state.outcome is not None
