"""The trained net and the search: what they see, that they are legal, and the file they come in."""

import hashlib
from collections import Counter
from math import fsum
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.games.bieten import GAME
from bot.games.bieten.position import PLAY
from bot.games.bieten.trained import net as nets
from bot.games.bieten.trained.features import encode_state, encode_view, layout
from bot.games.bieten.trained.outputs import OUTPUTS, output_of
from bot.games.bieten.trained.worth import NETS, gains
from bot.players.levels import LEVELS
from bot.players.search import think
from tests.games.bieten.table import dealt
from tests.games.play import random_action
from tools.bieten.export import read, written
from tools.bieten.net import Net

HASHES = {
    "two": "66de4f840eb342aea3884f9231605b2d04950e7abfcfb8db8b379bcae0097044",
    "three": "3af6591645699a69b6f0118e17119a9e75ede1bf438ba33c167b166d997b1d8c",
    "four": "9aec2bbb353030e22f0a9531d4a803bd0e6b7999088a9fe1a3af04a88be98b29",
    "many": "6dbcd9b3f67d6c48594b1f855797be3a9db9009209234431b6603828accd0f4e",
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
    options = GAME.options.read({name: value for name, value in options.items() if value is not None})
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


@given(tables())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_what_is_decided_is_legal_the_same_again_and_follows_from_the_view(state):
    for seat in range(state.seats):
        view = state.view(seat)
        if not view.legal:
            continue
        assert set(GAME.searcher.candidates(view)) - {None} <= set(view.legal)
        decision = think(GAME, view, Random(1), LEVELS["novice"])
        assert decision.action in view.legal or (decision.action is None and seat not in state.waiting_for)
        other = GAME.determinize(view, Random(2)).view(seat)
        assert think(GAME, other, Random(1), LEVELS["novice"]) == decision


@given(tables())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_the_net_sees_in_training_what_it_sees_at_the_table(state):
    for seat in range(state.seats):
        if state.phase == PLAY and state.after[seat] >= 0:
            for slots in (1, 3) if state.live == 2 else (3,):
                on = encode_view(state.view(seat), seat, slots)
                assert on == encode_state(state, seat, slots)
                assert len(set(on)) == len(on)
                assert max(on) < layout(slots).size


def test_plain_python_says_what_numpy_says():
    made = Net((40, 12, 7, OUTPUTS), np.random.default_rng(3), 0.2)
    plain = nets.Net(written(made))
    on = [0, 3, 17, 39]
    expected = made.say([on])[0]
    said = plain.say(on, range(OUTPUTS))
    assert [said[output] for output in range(OUTPUTS)] == pytest.approx(expected.tolist(), abs=5e-3)


@pytest.mark.parametrize("name", NETS)
def test_training_goes_on_from_the_very_file_that_plays(name):
    data = (nets.FOLDER / f"{name}.bin").read_bytes()
    net = read(data)
    assert written(net) == data
    on = [0, 3, 17, 39]
    said = nets.load(name).say(on, range(OUTPUTS))
    assert net.say([on])[0].tolist() == pytest.approx([said[output] for output in range(OUTPUTS)], abs=1e-3)


@pytest.mark.parametrize("name", NETS)
def test_the_net_says_the_same_however_a_python_rounds_its_sums(name, monkeypatch):
    net, rng = nets.load(name), Random(5)
    positions = [rng.sample(range(net.sizes[0]), 30) for _ in range(20)]
    said = [net.say(on, range(OUTPUTS)) for on in positions]
    monkeypatch.setattr(nets, "sum", fsum, raising=False)
    assert [net.say(on, range(OUTPUTS)) for on in positions] == said


def test_every_bet_and_answer_has_an_output_of_its_own():
    state = dealt(["Ah 7l 9b", "9h 8b Ta", "Kl Oa Ua"]).state
    actions = [
        action for action in GAME.universe(state) if action.seat == 0 and action.act in {"bet", "raise", "play"}
    ]
    real = [action for action in actions if getattr(action, "named", None) is None]
    outputs = [output_of(action, 2) for action in real]
    assert len(set(outputs)) == len(outputs)


def test_the_net_speaks_of_bets_against_none():
    view = dealt(["Ah 7l 9b", "9h 8b Ta", "Kl Oa Ua"]).state.view(2)
    said = gains(view, 2, GAME.searcher.candidates(view))
    assert said[-1] == 0
    assert any(said)


def said_at_four(hand, *lines):
    """Return how often a master with this hand does what after these lines, another holding the ace of hearts."""
    view = dealt([hand, "Ah 9b Ta", "Uh Oa Ua", "9h Tl 9a"], "1 bet red", *lines).state.view(0)
    actions = [think(GAME, view, Random(seed), LEVELS["master"]).action for seed in range(10)]
    return Counter("" if action is None else action.text() for action in actions)


def test_with_several_a_hold_goes_by_the_chance_to_have_the_figure():
    assert said_at_four("Th 8l Ab", "2 good", "3 good")["good"] == 10
    assert said_at_four("Kh 8l Ab", "2 good", "3 good")["hold"] == 10


def test_with_several_nobody_raises_what_others_have_rather():
    assert said_at_four("Kh 7b Tb", "2 hold")["raise:red"] <= 2
    assert said_at_four("Kh 7b Tb", "2 good", "3 good", "0 hold")["raise:red"] <= 4
