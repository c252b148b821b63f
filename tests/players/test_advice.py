"""Advice is the same for the same randomness, for all hidden cards."""

from random import Random

import pytest

from bot.games import all_games
from bot.players import RandomPlayer, advise
from bot.players.advice import ADVISER
from bot.players.search import think
from tests.players.test_search import StubEvaluator, position
from tests.tables.tiny import Bet, Play

MOMENTS = 4


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
async def test_it_is_equal_for_all_worlds_that_one_view_allows(game) -> None:
    rng = Random(f"counsel {game.id}")
    options = game.options.validate({})
    state = game.start(options, game.recommended_seats(options), 0)
    found = 0
    for _ in range(400):
        if state.outcome is not None or found == MOMENTS:
            break
        if state.is_chance_node:
            state = state.apply(state.chance(rng)).state
            continue
        seat = state.waiting_for[0]
        view = state.view(seat)
        if len(view.legal) > 1 and rng.random() < 0.2:
            found += 1
            few = think(game, view, Random("few"), ADVISER)
            for seed in range(2):
                world = game.determinize(view, Random(seed))
                assert think(game, world.view(seat), Random("few"), ADVISER) == few
        state = state.apply(await RandomPlayer(game, rng).choose(view)).state
    assert found == MOMENTS


def test_an_action_that_was_done_is_weighed_beside_the_others() -> None:
    game, view = position()
    game.evaluator = StubEvaluator(game, [{Bet: 0.5, Play: 0.4}])
    game.evaluator.candidates = lambda view: ()
    done = next(action for action in view.legal if isinstance(action, Play))
    assert advise(game, view, "luck").weighed == ()
    assert [one.action for one in advise(game, view, "luck", done).weighed] == [Bet(0), done]
