"""The game compared with a second, naive implementation of the rules, over random options and random play."""

import json
from random import Random

import pytest

from bot.games.bid_whist import GAME
from bot.games.bid_whist.options import OPTIONS, PRESETS
from bot.rules.errors import ParseError, RuleError
from bot.rules.options import ChoiceOption
from bot.rules.record import Replay, status
from tests.codes.grow import values_of
from tests.naive.bid_whist import Naive, chance, random_options, rejected
from tests.naive.bid_whist_options import VALUES, complete
from tests.naive.records import random_line

GAMES_A_CASE = 60


def comparable(found):
    """Return a status without what is not compared: the reason of the end, the order inside legal."""
    result = found["result"] and {key: value for key, value in found["result"].items() if key != "reason"}
    legal = {seat: sorted(json.dumps(a, sort_keys=True) for a in actions) for seat, actions in found["legal"].items()}
    return json.loads(json.dumps({**found, "result": result, "legal": legal}))


def random_header(rng):
    options = random_options(rng)
    values = GAME.options.validate(options)
    players = ["Ann", "Bob", "Cid", "Dot", "Eve"][: values["players"]]
    header = {"record": 1, "game": "bid_whist", "options": options, "players": players}
    header["dealer"] = rng.randrange(len(players))
    if rng.random() < 0.5:
        header["scores"] = [rng.randint(-9, 29) for _ in range(GAME.sides(values, len(players)))]
    return header


def test_the_oracle_knows_every_option_of_the_game_and_no_other():
    assert {option.name for option in OPTIONS} == set(VALUES)
    for option in OPTIONS:
        assert option.default == VALUES[option.name][0], option.name
        if isinstance(option, ChoiceOption):
            assert list(option.values) == VALUES[option.name], option.name
    with pytest.raises(ValueError, match="surprise"):
        complete({"surprise": True})


def wrong_line(naive, rng):
    """Return a line that fits no rule but its form: an act of any kind with likely fields."""
    seat = rng.randrange(naive.players)
    return rng.choice(
        [
            {"seat": seat, "act": "bid", "bid": f"{rng.randint(1, 8)}{rng.choice(['', ' up', ' down', ' nt'])}"},
            {"seat": seat, "act": rng.choice(["pass", "redeal", "accept", "call_renege"])},
            {"seat": seat, "act": "call_renege", "book": rng.randint(1, 13)},
            {"seat": seat, "act": "name", "trump": rng.choice("shdc")},
            {"seat": seat, "act": "name", "direction": rng.choice(["up", "down", "down-aces-bad"])},
            {"seat": seat, "act": "play", "card": rng.choice(naive.pack)},
            {"seat": seat, "act": "play", "card": rng.choice(naive.pack), "nt": True},
            {"seat": seat, "act": "bury", "cards": " ".join(rng.sample(naive.pack, naive.o["kitty"] or 1))},
            chance(naive, rng) if naive.chance_due() else {"act": "shuffle", "pack": " ".join(naive.pack)},
        ]
    )


def play_both(seed, lines):
    """Play one random game in both, comparing after every line; return how many positions were compared."""
    rng = Random(seed)
    header = random_header(rng)
    replay = Replay(lambda _: GAME)
    replay.feed(json.dumps(header).encode())
    naive = Naive(header)
    for number in range(lines):
        assert replay.state is not None
        assert comparable(status(GAME, replay.state)) == comparable(naive.status()), (seed, number, header)
        wrong = wrong_line(naive, rng)
        if naive.refuses(wrong):
            with pytest.raises(RuleError):
                replay.feed(json.dumps(wrong).encode())
        line = random_line(naive, rng, chance)
        if line is None:
            return number + 1
        naive.apply(line)
        replay.feed(json.dumps(line).encode())
    return lines


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=[pytest.mark.exhaustive] * (case > 0)) for case in range(4)]
)
def test_both_agree_after_every_line(case):
    first = case * GAMES_A_CASE
    assert sum(play_both(seed, 220) for seed in range(first, first + GAMES_A_CASE)) > 5000


def test_both_reject_the_same_combinations():
    rng = Random(11)
    refused = 0
    for _ in range(4000):
        options = {"preset": rng.choice(list(PRESETS))}
        for option in rng.sample(OPTIONS, rng.randint(1, 9)):
            options[option.name] = rng.choice(values_of(option))
        try:
            GAME.options.validate(options)
        except ParseError:
            assert rejected(options), options
            refused += 1
        else:
            assert not rejected(options), options
    assert 500 < refused < 3900
