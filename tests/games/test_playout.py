"""`State.playout` of every game is the contract's loop, only faster: equal positions with the same luck used up."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import all_games, find_game
from bot.games.bid_whist.position import DRAWING
from bot.rules.actions import Choice
from bot.rules.errors import FormError
from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.state import State
from tests.games.play import random_action
from tests.games.test_contract import random_options, seats_for
from tests.tables.tiny import TINY

GAMES = list(all_games().values())


def middle(game: AnyGame, options: Values, rng: Random, steps: int) -> State:
    """Return a position of a random game, in which anybody has done what anybody may."""
    state: State = game.start(options, seats_for(game, options, rng), 0)
    for _ in range(steps):
        if state.outcome:
            break
        state.play(random_action(game, state, rng))
    return state


def assert_same(state: State, seed: int) -> State:
    """Hold the playout of a position to the loop; return the position at its end."""
    ours, theirs, luck, same = state.copy(), state.copy(), Random(seed), Random(seed)
    done, steps = ours.playout(luck), State.playout(theirs, same)
    assert done == steps
    assert ours == theirs
    assert luck.getstate() == same.getstate()
    return ours


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 160))
@settings(max_examples=120, deadline=None, derandomize=True)
def test_a_playout_is_the_loop_from_any_position_with_any_options(game: AnyGame, seed: int, steps: int) -> None:
    rng = Random(seed)
    state = middle(game, random_options(game, rng), rng, steps)
    # The deal after it is begun by a playout, too, and so is played from the shuffle on.
    assert_same(assert_same(state, seed), seed + 1)


def each_choice(game: AnyGame) -> Iterator[tuple[Values, int]]:
    """Yield all presets, and over them every value of every option, with all numbers of seats there can be."""
    each = [{option.name: value} for option in game.options.options for value in getattr(option, "values", ())]
    for preset in game.options.presets or ("",):
        for one in ({}, *each):
            for seats in game.seat_range:
                try:
                    options = game.options.read(one | ({"preset": preset} if preset else {}))
                    game.check_seats(options, seats)
                except FormError:
                    continue
                yield options, seats


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_playout_is_the_loop_in_every_preset_with_every_option_and_number_of_seats(game: AnyGame) -> None:
    count = 0
    for count, (options, seats) in enumerate(each_choice(game), 1):
        state: State = game.start(options, seats, count % seats)
        assert_same(assert_same(state, count), count)
    assert count >= 8


def test_jokers_are_drawn_for_in_a_playout() -> None:
    game, found = find_game("bid_whist"), 0
    options = game.options.read({"nt_jokers": "exchange", "jokers": 2, "kitty": 6})
    for seed in range(300):
        state: State = game.start(options, 4, 0)
        rng = Random(seed)
        for _ in range(12):
            if state.phase == DRAWING:
                found += 1
                assert_same(state, seed)
            state.play(random_action(game, state, rng))
    assert found >= 5


def test_a_playout_ends_with_one_deal_more_or_the_game() -> None:
    for game in (*GAMES, TINY):
        options = game.options.read({})
        state = game.start(options, game.usual_seats(options), 0)
        rng = Random(1)
        while not state.outcome:
            before = len(state.deals)
            assert state.playout(rng) > 0
            assert len(state.deals) == before + 1
        assert state.playout(rng) == 0


def test_a_game_that_says_nothing_of_playouts_has_them_with_its_choices() -> None:
    options = TINY.options.read({})
    state = TINY.start(options, 3, 0)
    rng = Random(1)
    state.play(state.chance(rng))
    choice = state.legal_actions(state.waiting_for[0])[0]
    assert isinstance(choice, Choice)
    for _ in range(20):
        assert state.allows(state.example(choice, rng))
    assert type(state).playout is State.playout
    assert state.playout(rng) > 0


def test_what_a_choice_without_a_count_stands_for_is_the_games_to_say() -> None:
    state = TINY.start(TINY.options.read({}), 3, 0)
    with pytest.raises(NotImplementedError, match=r"TinyState.example: swap"):
        state.example(Choice(0, "swap", (1, 2)), Random(1))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_examples_of_choices_are_legal(game: AnyGame) -> None:
    found = 0
    for seed in range(60):
        rng = Random(seed)
        state = middle(game, random_options(game, rng), rng, rng.randrange(30))
        for seat in range(state.seats):
            for choice in state.legal_actions(seat).choices:
                found += 1
                assert all(state.allows(state.example(choice, rng)) for _ in range(10))
    assert found or game.id == "bieten"
