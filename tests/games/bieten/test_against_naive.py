"""The game compared with a second, naive implementation of the rules, over random options and random play."""

import json
from random import Random

import pytest

from bot.games.bieten import GAME
from bot.rules.errors import RuleError
from bot.rules.record import Replay, status
from tests.codes.grow import values_of
from tests.games.test_examples import comparable
from tests.naive.bieten import DEFAULTS, FIGURES, PACK, REAL, Naive, chance
from tests.naive.records import random_line

GAMES_A_CASE = 14
LINES = 110


def random_header(rng):
    players = rng.randint(2, 10)
    # From the game itself, so that a new option is compared at once.
    options = {
        option.name: rng.choice([value for value in values_of(option) if value != option.default])
        for option in GAME.options.options
        if rng.random() < 0.4
    }
    target = options.get("target", 9 if players >= 5 else 11)
    return {
        "record": 1,
        "game": "bieten",
        "options": options,
        "players": ["x"] * players,
        "dealer": rng.randrange(players),
        "scores": [rng.randint(-3, target - 1) for _ in range(players)],
    }


def test_the_oracle_knows_every_option_of_the_game_and_no_other():
    assert {option.name for option in GAME.options.options} == set(DEFAULTS)
    for option in GAME.options.options:
        assert option.default == DEFAULTS[option.name], option.name
    with pytest.raises(ValueError, match="surprise"):
        Naive({**random_header(Random(1)), "options": {"surprise": True}})


def any_line(naive, rng):
    """Return a line that fits no rule but its form."""
    seat = rng.randrange(naive.players)
    play = {"seat": seat, "act": "play", "card": rng.choice(PACK)}
    return rng.choice(
        [
            {"seat": seat, "act": rng.choice(["bet", "raise"]), "figure": rng.choice(FIGURES)},
            {"seat": seat, "act": rng.choice(["hold", "good", "steal", "leave"])},
            {"seat": seat, "act": "cut", "lift": rng.randint(4, 32)},
            play,
            play | {"card": "W", "as": rng.choice(REAL)},
            play | {"as": rng.choice(REAL)},
        ]
    )


def refused(replay, line):
    """Whether the game refuses a line; the replay stays where it was either way."""
    state = replay.state
    try:
        replay.feed(json.dumps(line).encode())
    except RuleError:
        return True
    replay.state = state
    return False


def assert_same_play(seed):
    """Play one random game in both, comparing after every line."""
    rng = Random(seed)
    header = random_header(rng)
    naive, replay = Naive(header), Replay(lambda _: GAME)
    replay.feed(json.dumps(header).encode())
    for number in range(LINES):
        ours = json.loads(json.dumps(status(GAME, replay.state)))
        assert comparable(ours) == comparable(naive.status()), (seed, number)
        wrong = any_line(naive, rng)
        assert refused(replay, wrong) == naive.refuses(wrong), (seed, number, wrong)
        line = random_line(naive, rng, chance)
        if line is None:
            return
        naive.apply(line)
        replay.feed(json.dumps(line).encode())


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=[pytest.mark.exhaustive] if case >= 4 else []) for case in range(12)]
)
def test_both_say_the_same_after_every_line(case):
    for game in range(GAMES_A_CASE):
        assert_same_play(case * GAMES_A_CASE + game)
