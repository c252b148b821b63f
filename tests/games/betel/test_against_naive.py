"""Random games under random house rules, compared line by line with the naive referee."""

import json
import random
from typing import Any

import pytest

from bot.games import find_game
from bot.games.betel import GAME
from bot.rules.errors import IllegalAction
from bot.rules.options import ChoiceOption
from bot.rules.record import Replay, status
from tests.naive.betel import DEFAULTS, Naive, chance, random_options
from tests.naive.records import random_game

LINES = 150


def comparable(shown: dict[str, Any]) -> dict[str, Any]:
    """Return a status as JSON has it, with `legal` in one order."""
    shown = json.loads(json.dumps(shown))
    shown["legal"] = {seat: sorted(map(json.dumps, lines)) for seat, lines in shown["legal"].items()}
    return shown


def header(rng: random.Random) -> dict[str, Any]:
    line = {"record": 1, "game": "betel", "options": random_options(rng), "players": ["A", "B", "C"]}
    line["dealer"] = rng.randrange(3)
    if rng.random() < 0.5:
        line["scores"] = [rng.randrange(-300, 1300) for _ in range(3)]
    return line


def test_the_oracle_knows_every_option_of_the_game_and_no_other() -> None:
    assert {option.name: option.default for option in GAME.options.options} == DEFAULTS
    drawn = [random_options(random.Random(seed)) for seed in range(200)]
    for option in GAME.options.options:
        if isinstance(option, ChoiceOption):
            assert {found[option.name] for found in drawn if option.name in found} == set(option.values)
    with pytest.raises(ValueError, match="surprise"):
        Naive({"dealer": 0, "options": {"surprise": True}})


@pytest.mark.parametrize("seed", range(40))
def test_both_say_the_same_after_every_line(seed: int) -> None:
    rng = random.Random(seed)
    replay, naive = Replay(find_game), None
    for line in random_game(Naive, header(rng), rng, chance, LINES):
        replay.feed(json.dumps(line).encode())
        if naive is None:
            naive = Naive(line)
        else:
            naive.apply(line)
        assert replay.state is not None
        assert comparable(status(GAME, replay.state)) == comparable(naive.status())
        for wrong in rng.sample(list(GAME.all_actions(replay.state)), 5):
            assert replay.state.allows(wrong) != naive.refuses(wrong.json())


@pytest.mark.parametrize("seed", range(3))
def test_both_end_a_whole_game_alike(seed: int) -> None:
    rng = random.Random(100 + seed)
    replay, naive = Replay(find_game), None
    for line in random_game(Naive, header(rng), rng, chance, 4000):
        replay.feed(json.dumps(line).encode())
        if naive is None:
            naive = Naive(line)
        else:
            naive.apply(line)
    assert naive is not None
    assert replay.state is not None
    assert replay.state.outcome is not None
    assert comparable(status(GAME, replay.state)) == comparable(naive.status())
    with pytest.raises(IllegalAction) as error:
        replay.state.apply(next(iter(GAME.all_actions(replay.state))))
    assert error.value.code == "game_over"
