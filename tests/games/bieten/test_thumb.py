"""The rest of a deal by simple rules comes out as if each card were chosen and played step by step."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.contract import random_action, random_options, seats_for
from bot.games.bieten.fast_playout import play_out, quick_card
from bot.games.bieten.game import GAME
from bot.games.bieten.play import play_card
from bot.games.bieten.position import NOBODY, NONE, PLAY, Position
from bot.games.bieten.scoring import winners_by_cards
from bot.games.bieten.state import State


def step_by_step(position: Position, rng: Random) -> list[int]:
    hands = position.hands
    position.figure, position.by, position.asked = NONE, NOBODY, NOBODY
    while position.phase == PLAY:
        play_card(position, quick_card(position, position.turn, rng))
    return winners_by_cards(position, hands)


def middle(seed: int, steps: int) -> State:
    """Return a position in which cards are played, with many wild ones in one of two games."""
    rng = Random(seed)
    options = random_options(GAME, rng)
    if seed % 2:
        options = options | {"wild": "weli-and-sevens"}
    state = GAME.start(options, seats_for(GAME, options, rng), 0)
    while steps or state.phase != PLAY:
        steps -= steps > 0
        if state.outcome:
            return middle(seed + 1, 0)
        state.play(random_action(GAME, state, rng))
    return state


def test_after_the_last_card_nothing_is_played() -> None:
    state = middle(1, 30)
    rng = Random(1)
    while state.phase == PLAY:
        state.play(random_action(GAME, state, rng))
    luck, same = Random(2), Random(2)
    assert play_out(state.copy(), luck) == step_by_step(state.copy(), same)
    assert luck.getstate() == same.getstate()


@given(seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 80))
@settings(max_examples=400, deadline=None, derandomize=True)
def test_both_ways_come_out_the_same_with_the_same_luck(seed: int, steps: int) -> None:
    state = middle(seed, steps)
    luck, same = Random(seed), Random(seed)
    assert play_out(state.copy(), luck) == step_by_step(state.copy(), same)
    assert luck.getstate() == same.getstate()
