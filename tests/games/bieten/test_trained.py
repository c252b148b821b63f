"""The trained net and the search: what they see, that they are legal, and the file they come in."""

import hashlib
from collections import Counter
from math import fsum
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.contract import random_action
from bot.games.bieten import GAME
from bot.games.bieten.actions import Good, Hold
from bot.games.bieten.cards import FIGURES
from bot.games.bieten.neural import NETS, gains
from bot.games.bieten.neural import net as nets
from bot.games.bieten.neural.features import OUTPUTS, encode, layout, output_of
from bot.games.bieten.position import NONE, PLAY
from bot.players.levels import LEVELS
from bot.players.search import think
from tests.games.bieten.nets import outputs_of
from tests.games.bieten.table import dealt
from tools.train.bieten.net import TrainableNet
from tools.train.bieten.weights_file import read, written

HASHES = {
    "two": "fa666174b060bdc8f57782e9b767346a4642396d3e34fdbe331e0bd8e5576cf7",
    "three": "1697c26f84de8a37bb9cd4335a1d888d60856594aa5551e7ec7bf706f3bfd34c",
    "four": "c68c283797ea63cd6d2e175fea93fce3456abc9362bccbbefd5d53018931451c",
}


@st.composite
def tables(draw):
    """Yield a game of any number of players under any options, some moves on."""
    seats = draw(st.integers(2, 10))
    options = {
        "target": draw(st.sampled_from([None, 5, 9, 31])),
        "counting": draw(st.sampled_from(["bets-first", "conceded-first"])),
        "wild": draw(st.sampled_from(["weli", "weli-and-sevens", "none"])),
        "knockout": draw(st.booleans()),
        "irregularities": draw(st.sampled_from(["prevented", "minus-two", "lose-game"])),
        "steal": draw(st.booleans()),
    }
    rng = Random(draw(st.integers(0, 10**6)))
    options = GAME.options.validate({name: value for name, value in options.items() if value is not None})
    state = GAME.start(options, seats, rng.randrange(seats))
    for _ in range(draw(st.integers(2, 90))):
        if state.outcome:
            break
        state = state.apply(random_action(GAME, state, rng)).state
    return state


@pytest.mark.parametrize("name", NETS)
def test_the_file_of_every_net_is_the_one_that_was_measured(name):
    data = (nets.FOLDER / f"{name}.bin").read_bytes()
    assert hashlib.sha256(data).hexdigest() == HASHES[name]
    assert len(data) < 200_000
    sizes = nets.load(name).sizes
    assert (sizes[0], sizes[-1]) == (layout(1 if name == "two" else 3).size, OUTPUTS)


@given(tables())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_what_is_decided_is_legal_the_same_again_and_follows_from_the_view(state):
    for seat in range(state.seats):
        view = state.view(seat)
        if not view.legal:
            continue
        assert set(GAME.evaluator.candidates(view)) - {None} <= set(view.legal)
        decision = think(GAME, view, Random(1), LEVELS["novice"])
        assert decision.action in view.legal or (decision.action is None and seat not in state.waiting_for)
        other = GAME.determinize(view, Random(2)).view(seat)
        assert think(GAME, other, Random(1), LEVELS["novice"]) == decision


@given(tables())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_the_inputs_that_are_on_are_there_and_on_once(state):
    for seat in range(state.seats):
        if state.phase == PLAY and state.after[seat] >= 0:
            for slots in (1, 3) if state.live == 2 else (3,):
                view = state.view(seat)
                on = encode(view, seat, view.hand, slots)
                assert len(set(on)) == len(on)
                assert max(on) < layout(slots).size


def test_plain_python_says_what_numpy_says():
    made = TrainableNet((40, 12, 7, OUTPUTS), np.random.default_rng(3))
    plain = nets.Net(written(made))
    on = [0, 3, 17, 39]
    expected = outputs_of(made, [on])[0]
    spoken = plain.outputs(on, range(OUTPUTS))
    assert [spoken[output] for output in range(OUTPUTS)] == pytest.approx(expected.tolist(), abs=5e-3)


@pytest.mark.parametrize("name", NETS)
def test_training_goes_on_from_the_very_file_that_plays(name):
    data = (nets.FOLDER / f"{name}.bin").read_bytes()
    net = read(data)
    assert written(net) == data
    on = [0, 3, 17, 39]
    spoken = nets.load(name).outputs(on, range(OUTPUTS))
    assert outputs_of(net, [on])[0].tolist() == pytest.approx([spoken[output] for output in range(OUTPUTS)], abs=1e-3)


@pytest.mark.parametrize("name", NETS)
def test_the_net_says_the_same_however_a_python_rounds_its_sums(name, monkeypatch):
    net, rng = nets.load(name), Random(5)
    positions = [rng.sample(range(net.sizes[0]), 30) for _ in range(20)]
    said = [net.outputs(on, range(OUTPUTS)) for on in positions]
    monkeypatch.setattr(nets, "sum", fsum, raising=False)
    assert [net.outputs(on, range(OUTPUTS)) for on in positions] == said


def test_every_bet_hold_and_card_has_an_output_of_its_own():
    state = dealt(["Ah 7l 9b", "9h 8b Ta", "Kl Oa Ua"]).state
    actions = [action for action in GAME.all_actions(state) if action.seat == 0 and action.act in {"bet", "play"}]
    outputs = {output_of(action, NONE) for action in actions}
    real = [output_of(action, NONE) for action in actions if getattr(action, "named", None) is None]
    assert len(set(real)) == len(real)
    holds = {output_of(Hold(0), figure) for figure in range(len(FIGURES))}
    assert outputs.isdisjoint(holds)
    assert outputs | holds == set(range(OUTPUTS))


def test_the_net_speaks_of_bets_against_none():
    view = dealt(["Ah 7l 9b", "9h 8b Ta", "Kl Oa Ua"]).state.view(2)
    said = gains(view, 2, GAME.evaluator.candidates(view))
    assert said[-1] == 0
    assert any(said)


def test_the_net_speaks_of_a_hold_against_good():
    view = dealt(["Ah 7l 9b", "9h 8b Ta", "Kl Oa Ua"], "0 bet red").state.view(1)
    good, hold = gains(view, 1, [Good(1), Hold(1)])
    assert good == 0
    assert hold < 0, "the nine against whoever bets red"


def test_the_net_speaks_of_cards_against_each_other():
    state = dealt(["Ah 7l 9b", "9h 8b Ta", "Kl Oa Ua"]).state
    plays = [action for action in state.legal_actions(state.turn) if action.act == "play"]
    said_of = gains(state.view(state.turn), state.turn, plays)
    assert len(said_of) == 3
    assert fsum(said_of) == pytest.approx(0)
    assert any(said_of)


def said_at_four(hand, *lines):
    """Return how often a master with this hand does what after these lines, another holding the ace of hearts."""
    view = dealt([hand, "Ah 9b Ta", "Uh Oa Ua", "9h Tl 9a"], "1 bet red", *lines).state.view(0)
    actions = [think(GAME, view, Random(seed), LEVELS["master"]).action for seed in range(10)]
    return Counter("" if action is None else action.text() for action in actions)


def test_at_four_a_hold_asks_for_a_fair_chance_to_have_the_figure():
    assert said_at_four("Th 8l Ab", "2 good", "3 good")["good"] == 10
    assert said_at_four("Kh 8l Ab", "2 good", "3 good")["hold"] == 10


def test_at_four_nobody_raises_what_others_have_rather():
    assert said_at_four("Kh 7b Tb", "2 hold")["raise:red"] <= 2
    assert said_at_four("Kh 7b Tb", "2 good", "3 good", "0 hold")["raise:red"] <= 4
