"""Computer players choose what is legal, from a view alone."""

import asyncio
import pickle
from random import Random

import pytest

from bot.games import all_games
from bot.players import HeuristicPlayer, Player, RandomPlayer
from bot.rules.game import AnyGame
from tests.tables.tiny import find_tiny

GAMES = [pytest.param(game, id=game.id) for game in [find_tiny("tiny"), *all_games().values()]]


async def play(game: AnyGame, player: Player, seed: int, moves: int) -> int:
    """Play with one player on all seats, each with its own view; return how many actions were theirs."""
    rng, acted = Random(seed), 0
    options = game.options.validate({})
    state = game.start(options, game.recommended_seats(options), 0)
    for _ in range(moves):
        if state.outcome:
            break
        if state.is_chance_node:
            state = state.apply(state.chance(rng)).state
            continue
        for seat in range(state.seats):
            if not state.legal_actions(seat):
                continue
            view = pickle.loads(pickle.dumps(state.view(seat)))
            action = await player.choose(view)
            assert action is not None or seat not in state.waiting_for
            if action is not None:
                assert action.seat == seat
                state = state.apply(action).state
                acted += 1
                break
    return acted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
async def test_a_random_player_knows_every_kind_of_action(game: AnyGame, seed: int) -> None:
    assert await play(game, RandomPlayer(game, Random(seed)), seed, 150) > 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
async def test_a_player_by_rule_of_thumb_does_what_is_legal(game: AnyGame, seed: int) -> None:
    assert await play(game, HeuristicPlayer(game, Random(seed)), seed, 150) > 3


async def test_choosing_never_waits() -> None:
    """The answer is there in one step of the loop: thinking time gives no information."""
    game = find_tiny("tiny")
    state = game.start(game.options.validate({}), 2, 0)
    state = state.apply(state.chance(Random(1))).state
    view = state.view(state.waiting_for[0])
    task = asyncio.create_task(HeuristicPlayer(game, Random(1)).choose(view))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    assert task.done()
    await task
