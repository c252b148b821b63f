"""Every value of every option, and every playable combination, can be chosen from the lobby's lists."""

from itertools import product
from random import Random

import pytest

from bot.contract import random_options
from bot.games import all_games
from bot.rules.options import ChoiceOption, Value, Values
from tests.codes.grow import values_of

GAMES = all_games()
COMBINATIONS = 60
MOST_CHOICES = 60
"""The most choices from one of the presets to any combination: each of some forty options once, some twice."""


def presets_of(game_id: str) -> list[dict[str, Value]]:
    options = GAMES[game_id].options
    return [options.validate({"preset": preset}) for preset in options.presets] or [options.validate({})]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_value_on_a_list_is_reached_from_every_preset(game_id: str) -> None:
    options = GAMES[game_id].options
    for before, option in product(presets_of(game_id), options.shown):
        for value in values_of(option):
            after = options.with_option(before, option.name, value)
            options.check(after)
            assert after[option.name] == value, (options.code(before), option.name, value)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_combination_is_reached_from_every_preset(game_id: str) -> None:
    game = GAMES[game_id]
    rng = Random(game_id)
    for before in presets_of(game_id):
        for _ in range(COMBINATIONS):
            wanted = {**random_options(game, rng), **{name: before[name] for name in hidden(game_id)}}
            assert reached(game_id, before, wanted, rng) == wanted


def hidden(game_id: str) -> set[str]:
    options = GAMES[game_id].options
    return {option.name for option in options.options} - {option.name for option in options.shown}


def reached(game_id: str, values: Values, wanted: Values, rng: Random) -> dict[str, Value]:
    """Return the values after choosing what is missing, one option at a time, as a host does."""
    options, now = GAMES[game_id].options, dict(values)
    for number in range(MOST_CHOICES):
        missing = [name for name, value in wanted.items() if now[name] != value]
        if not missing:
            break
        # After a first round in the order of the list one option may have moved another one back.
        name = missing[0] if number < MOST_CHOICES // 2 else rng.choice(missing)
        now = options.with_option(now, name, wanted[name])
    return now


@pytest.mark.parametrize("game_id", GAMES)
def test_an_option_with_one_value_is_on_no_list(game_id: str) -> None:
    for option in GAMES[game_id].options.shown:
        assert not isinstance(option, ChoiceOption) or len(option.values) > 1, option.name


def test_options_that_change_nothing_are_on_no_list_and_their_codes_still_count() -> None:
    options = GAMES["bid_whist"].options
    assert hidden("bid_whist") == {"kitty_deal_restriction", "renege_penalty"}
    assert options.from_code("BID-ANYKIT")["kitty_deal_restriction"] == "none"
    assert options.code(options.validate({"kitty_deal_restriction": "none"})) == "BID-ANYKIT"
