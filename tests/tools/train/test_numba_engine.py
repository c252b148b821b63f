"""The rules on arrays that nets learn from are those of the game, and what is seen and thought there as well."""

import re
from collections import Counter
from itertools import pairwise
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from bot.contract import random_action
from bot.games.bieten import GAME
from bot.games.bieten.actions import Cut, Good, Raise, Steal
from bot.games.bieten.cards import FIGURES, PACK, WELI
from bot.games.bieten.hand_evaluation import chance_to_win
from bot.games.bieten.neural import net as nets
from bot.games.bieten.neural.features import BET, HOLD, NAMED, OUTPUTS, encode, layout, output_of
from bot.games.bieten.position import PLAY, UNCOUNTED
from bot.rules.cards import bits
from tests.games.bieten.nets import outputs_of
from tests.games.bieten.table import dealt
from tools.arena.frozen import FROZEN
from tools.arena.frozen.bieten import estimate
from tools.arena.frozen.bieten.hidden import _Table
from tools.arena.frozen.bieten.player import _steal_or_leave
from tools.arena.frozen.bieten.tactics import candidates
from tools.train.bieten import fit_win_probability, train
from tools.train.bieten.net import TrainableNet
from tools.train.bieten.numba_engine import deals, features, heuristic, hidden, sampling, win_probability
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine.actions import GOOD, MOST_ACTIONS, NO_ACTION, RAISE
from tools.train.bieten.numba_engine.buffers import CANDIDATES, WON, scratch_buffers
from tools.train.bieten.numba_engine.net import hidden_layers, output_value, weights_of
from tools.train.bieten.numba_engine.position import apply, hand_out, legal, new, settle, winner_of, worth_stealing
from tools.train.bieten.numba_engine.rng import seeded

OPTIONS = GAME.options.validate({})


def number_of(action, figure):
    """Return the number of an action."""
    match action:
        case Raise(figure=raised):
            return RAISE + raised
        case Good():
            return GOOD + figure
        case _:
            return output_of(action, figure)


def of(state):
    """Return the array of a position in play."""
    position = new(state.seats, state.rules.target)
    single = {
        at.DEALER: state.dealer,
        at.STOLEN: state.stolen,
        at.BOTTOM: state.bottom,
        at.GONE: state.gone,
        at.BEFORE: state.before,
        at.TRICK: state.trick,
        at.LAID: state.laid,
        at.TURN: state.turn,
        at.LED: state.led,
        at.BEST: state.best,
        at.TAKER: state.taker,
        at.NAME: state.named[0],
        at.OPEN: state.open,
        at.RAISABLE: state.raisable,
        at.BETS: len(state.order),
        at.FIGURE: state.figure,
        at.BY: state.by,
        at.ASKED: state.asked,
    }
    for place, value in single.items():
        position[place] = value
    seats = range(state.seats)
    many = {
        at.ORDER: state.order,
        at.FIRST: [state.first_bettor(figure) for figure in range(len(FIGURES))],
        at.VALUE: state.values,
        at.OWNER: state.owners,
        at.HOLDER: state.holders,
        at.RAISER: state.raisers,
        at.SCORE: state.scores,
        at.NEEDS: state.needs,
        at.HAND: state.hands,
        at.HAS: state.has,
        at.SHOWN: [bits(play.card for play in state.played_by(seat)) for seat in seats],
        at.VOIDS: [state.voids >> 4 * seat & 15 for seat in seats],
        at.CLAIMS: [state.claims >> 5 * seat & 31 for seat in seats],
    }
    for place, values in many.items():
        position[place : place + len(values)] = values
    return position


class Both:
    """A game on the rules engine and on an array."""

    def __init__(self, seats, rng):
        self.state = GAME.start(OPTIONS, seats, rng.randrange(seats))
        self.position = new(seats)
        self.position[at.DEALER] = self.state.dealer
        self.actions = np.zeros(MOST_ACTIONS, np.int64)
        self.winner = -1

    def play(self, action):
        """Play an action on both, and see that both agree."""
        state, phase = self.state, self.state.phase
        if isinstance(action, Cut):
            self.pack, self.lift = np.array(state.pack), action.lift
        code = number_of(action, state.figure)
        state.play(action)
        if phase == PLAY:
            apply(self.position, code, action.seat)
            if self.position[at.ENDED]:
                self._count()
        elif state.phase == PLAY:
            hand_out(self.position, self.pack, self.lift, state.stolen)
        if state.phase == PLAY:
            assert self.position.tolist() == of(state).tolist()

    def _count(self):
        """See that a deal is counted alike."""
        state, position = self.state, self.position
        for result in state.results[-1].figures:
            if result.how != UNCOUNTED:
                owner = position[at.OWNER + result.figure]
                assert result.winner == (owner if owner >= 0 else winner_of(position, result.figure))
        self.winner = settle(position)
        assert position[at.SCORE : at.SCORE + state.seats].tolist() == list(state.scores)
        assert ((self.winner,) if self.winner >= 0 else ()) == (state.outcome.winners if state.outcome else ())
        position[at.DEALER] = (position[at.DEALER] + 1) % state.seats

    def legal(self, seat):
        """Return what a seat may do, as numbers."""
        return self.actions[: legal(self.position, seat, self.actions)].tolist()


def played(seats, seed, steps=10**6):
    """Yield a game on both at every moment of its play, actions at random."""
    rng = Random(seed)
    both = Both(seats, rng)
    for _ in range(steps):
        if both.state.outcome:
            return
        both.play(random_action(GAME, both.state, rng))
        if both.state.phase == PLAY:
            yield both


def fresh_buffers():
    """Return new buffers and a seeded generator."""
    return scratch_buffers(weights_of(None)), seeded(5)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_rules_are_those_of_the_game(seats):
    named = 0
    for seed in range(25):
        for both in played(seats, seed):
            figure = both.state.figure
            for seat in range(seats):
                actions = [number_of(action, figure) for action in both.state.legal_actions(seat)]
                assert both.legal(seat) == actions
            named += both.position[at.NAME] >= 0
        assert both.winner >= 0
    assert named


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 10])
def test_the_net_sees_what_it_sees_at_the_table(seats):
    on = np.zeros(features.MOST_ON, np.int64)
    for both in played(seats, 10 + seats, 400):
        for seat in range(seats):
            for slots in (1, 3) if seats == 2 else (3,):
                seen = on[: features.encode(both.position, seat, slots, on)].tolist()
                assert sorted(seen) == sorted(encode(both.state, seat, both.state.hands[seat], slots))


def test_cards_are_stolen_by_the_same_rule():
    rng = Random(4)
    for _ in range(1500):
        *stolen, bottom = rng.sample(range(PACK), rng.randint(1, 3))
        view = SimpleNamespace(seen=(*stolen, bottom), cutter=0, rules=SimpleNamespace(wild=1 << WELI))
        assert bool(worth_stealing(bits(stolen), bottom)) == isinstance(_steal_or_leave(view), Steal)


def test_hidden_cards_are_dealt_as_they_could_lie():
    rng, luck, buffers = Random(1), seeded(9), scratch_buffers(weights_of(None))
    tried, dealt_anew = 0, 0
    for seats, seed in ((2, 1), (3, 2), (4, 3), (5, 4), (4, 5)):
        for both in played(seats, seed, 300):
            tried += 1
            me = rng.randrange(seats)
            hidden.gather(both.position, me, buffers.notes)
            dealt_anew += hidden.determinize(both.position, buffers.world, buffers.notes, luck)
            hands = buffers.world[at.HAND : at.HAND + seats].tolist()
            table = _Table(both.state.view(me), rng)
            assert hands[me] == both.state.hands[me]
            assert sum(hands).bit_count() == 3 * seats, "no card is there twice"
            assert not sum(hands) >> both.state.bottom & 1
            for seat in set(range(seats)) - {me}:
                shown = int(both.position[at.SHOWN + seat])
                assert hands[seat] & shown == shown
                assert table._fits(seat, hands[seat] & ~shown) or hands[seat] == shown
    assert tried > 400
    assert dealt_anew > 0.97 * tried, "otherwise the cards stay as they lie"


POSITIONS = {
    "at first": (["Ah 8l Ab", "9h Oa Ua", "7h 7l Kl"], 1, []),
    "the others have bet": (["Th 8l Ab", "Ah Oa Ua", "9l 9a Kl"], 0,
        ["1 bet red", "2 good", "0 good", "2 bet gleich"]),
    "with the Weli": (["W 8l Ab", "9h Oa Ua", "7h 7l Kl"], 0, ["1 play Ua", "2 play 7h"]),
    "against the Weli": (["9h Ta Ab", "W Oa 8h", "7h 7l Kl", "Uh Ul 8b"], 0,
        ["1 bet gleich", "2 good", "3 hold", "1 play 8h", "2 play 7h", "3 play Uh", "0 play 9h"]),
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_chances_are_those_of_the_rule_of_thumb(name):
    hands, seat, texts = POSITIONS[name]
    state = dealt(hands, *texts, bottom="8a").state
    position, view, rng, (buffers, luck) = of(state), state.view(seat), Random(3), fresh_buffers()
    mine, theirs, looks = np.zeros(len(FIGURES)), np.zeros(len(FIGURES)), 80
    for _ in range(looks):
        heuristic.chances(position, seat, luck, buffers)
        mine += buffers.notes[WON : WON + len(FIGURES)] / estimate.SAMPLES
        theirs += estimate.chances(view, seat, rng)
    # Both are off by 0.01 or so.
    assert (mine / looks).tolist() == pytest.approx((theirs / looks).tolist(), abs=0.06)


@pytest.mark.parametrize("name", POSITIONS)
def test_cards_and_claims_are_chosen_alike(name):
    hands, seat, texts = POSITIONS[name]
    state = dealt(hands, *texts, bottom="8a").state
    position, view, rng, (buffers, luck) = of(state), state.view(seat), Random(8), fresh_buffers()
    mine, theirs, looks = Counter(), Counter(), 60
    for _ in range(looks):
        action = FROZEN["bieten"].choose(view, rng)
        theirs[NO_ACTION if action is None else number_of(action, state.figure)] += 1
        mine[int(heuristic.choose(position, seat, luck, buffers))] += 1
    assert (mine & theirs).total() >= 0.75 * looks, (mine, theirs)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_same_cards_are_worth_a_thought(name):
    hands, _, texts = POSITIONS[name]
    state = dealt(hands, *texts, bottom="8a").state
    while state.figure >= 0:
        state.play(state.legal_actions(state.asked)[0])
    seat, (buffers, _) = state.turn, fresh_buffers()
    number = heuristic.candidates(of(state), seat, buffers.notes)
    plays = [action for action in state.legal_actions(seat) if action.act == "play"]
    expected = [number_of(play, -1) for play in candidates(state.view(seat), plays)]
    assert buffers.notes[CANDIDATES : CANDIDATES + number].tolist() == expected


def test_the_net_says_what_it_says_in_numpy():
    net = TrainableNet((40, 12, 7, OUTPUTS), np.random.default_rng(3))
    weights, on = weights_of(net), [0, 3, 17, 39]
    buffers = scratch_buffers(weights)
    hidden_layers(weights, np.array(on), len(on), buffers.first, buffers.second)
    said = [float(output_value(weights, buffers.second, output)) for output in range(OUTPUTS)]
    assert said == pytest.approx(outputs_of(net, [on])[0].tolist(), abs=1e-5)


@pytest.mark.parametrize("by", [deals.BETS, deals.CARDS, deals.BETS | deals.ANSWERS])
def test_the_learner_does_by_its_net_what_it_is_told_to(by):
    """A net that finds everything good, cards the better the higher their number is."""
    net = TrainableNet((layout(1).size, 4, 4, OUTPUTS), np.random.default_rng(3))
    for weights in net.weights:
        weights[:] = 0
    net.weights[-1][:] = 1 + np.arange(OUTPUTS) / 100
    weights, luck = weights_of(net), seeded(2)
    buffers, seen = scratch_buffers(weights), Counter()
    for both in played(2, 21, 60):
        seat = both.state.waiting_for[0]
        actions = both.legal(seat)
        table = deals.TableSetup(
            seat, deals.SeatPolicy(by, 1, weights), deals.SeatPolicy(0, 1, weights), np.full(2, deals.HEURISTIC)
        )
        action = int(deals.choose(both.position, seat, table, luck, buffers))
        assert action in actions
        bets = [each for each in actions if BET <= each < HOLD]
        if by & deals.BETS and bets and not RAISE <= action < GOOD:
            assert action == max(bets)
            seen["bet"] += 1
        if by & deals.ANSWERS and both.state.figure >= 0:
            assert action == actions[-1]
            seen["answer"] += 1
        if by & deals.CARDS and action < NAMED:
            assert action == max(each for each in actions if each < BET)
            seen["card"] += 1
    assert (not by & deals.BETS) or seen["bet"]
    assert (not by & deals.ANSWERS) or seen["answer"]
    assert (not by & deals.CARDS) or seen["card"]


def test_the_others_play_by_a_net_where_they_are_told_to():
    """One that finds nothing good: who plays by it says good and bets nothing, and the learner's is not asked."""
    net = TrainableNet((layout(1).size, 4, 4, OUTPUTS), np.random.default_rng(3))
    for weights in net.weights:
        weights[:] = 0
    net.weights[-1][:] = -1
    good = TrainableNet((layout(1).size, 4, 4, OUTPUTS), np.random.default_rng(3))
    good.weights[-1][:] = 1
    weights, luck = weights_of(net), seeded(2)
    buffers, answers = scratch_buffers(weights), 0
    for both in played(2, 21, 60):
        seat = both.state.waiting_for[0]
        by = deals.BETS | deals.ANSWERS
        learner, others = deals.SeatPolicy(by, 1, weights_of(good)), deals.SeatPolicy(by, 1, weights)
        table = deals.TableSetup(1 - seat, learner, others, np.full(2, deals.TRAINED))
        action = int(deals.choose(both.position, seat, table, luck, buffers))
        assert not BET <= action < RAISE
        answers += action >= GOOD
    assert answers


def test_the_worth_of_scores_is_that_of_the_bot():
    for needs in ((3, 5), (11, 2, 4), (3, 9, 5, 1, 7), (20, 1)):
        for seat in range(len(needs)):
            assert win_probability.chance(np.array(needs), seat) == pytest.approx(chance_to_win(needs, seat))


def test_the_weights_of_the_race_are_those_whose_shares_come_nearest():
    logs = np.array([4.0, 3.0, *np.linspace(2.6, -1, 13)])
    table, width = np.zeros(16**2), 16
    for own in range(1, 16):
        for other in range(1, 16):
            mine, theirs = np.exp(logs[[own - 1, other - 1]])
            table[own * width + other] = mine / (mine + theirs)
    found, error = fit_win_probability.fitted(table, 2)
    assert found.tolist() == pytest.approx((logs - logs[fit_win_probability.USUAL - 1]).tolist(), abs=0.02)
    assert error < 0.002


def test_what_scores_are_worth_is_shared_out_and_falls_with_what_is_missing():
    table = fit_win_probability.solved(2, 12)
    for own, other in ((3, 5), (11, 2), (7, 7)):
        assert table[own * 16 + other] + table[other * 16 + own] == pytest.approx(1, abs=0.03)
    of_first = [table[need * 16 + 6] for need in (1, 4, 8, 12)]
    assert all(more > less for more, less in pairwise(of_first))


def test_the_bold_raise_and_bet_whatever_they_may_and_hold_it():
    weights, luck = weights_of(None), seeded(2)
    buffers, seen = scratch_buffers(weights), Counter()
    nobody = deals.SeatPolicy(0, 1, weights)
    table = deals.TableSetup(deals.NOBODY, nobody, nobody, np.full(3, deals.BETS_ALL))
    for both in played(3, 21, 60):
        seat = both.state.waiting_for[0]
        actions = both.legal(seat)
        action = int(deals.choose(both.position, seat, table, luck, buffers))
        assert action in actions
        for kind in (range(RAISE, GOOD), range(BET, HOLD), range(HOLD, OUTPUTS)):
            if any(each in kind for each in actions):
                assert action in kind
                seen[kind.start] += 1
                break
    assert seen.keys() == {RAISE, BET, HOLD}


def test_one_kind_of_player_holds_where_the_heuristic_says_good():
    weights = weights_of(None)
    buffers, held, asked = scratch_buffers(weights), Counter(), 0
    policy = deals.SeatPolicy(0, 1, weights)
    for both in played(4, 21, 60):
        seat = both.state.waiting_for[0]
        if both.state.figure < 0 or len(both.legal(seat)) < 2:
            continue
        asked += 1
        for kind in (deals.HEURISTIC, deals.HOLDS):
            table = deals.TableSetup(deals.NOBODY, policy, policy, np.full(4, kind))
            action = int(deals.choose(both.position, seat, table, seeded(asked), buffers))
            assert action in both.legal(seat)
            held[kind] += action < GOOD
    assert held[deals.HOLDS] > 1.5 * held[deals.HEURISTIC] > 0


HEURISTICS = ((None, 0), (None, 0))
"""The heuristic learns, against itself."""


def test_decisions_follow_from_the_seed_and_cards_are_weighed_against_each_other():
    first, second = (sampling.sample((2,), 24, (3,), HEURISTICS) for _ in range(2))
    other = sampling.sample((2,), 6, (4,), HEURISTICS)
    for one, same in zip(first, second, strict=True):
        assert one.tolist() == same.tolist()
    assert other.inputs.tolist() != first.inputs[: len(other.inputs)].tolist()
    assert len(first.input_ends) == len(first.output_ends) == 24
    assert max(first.inputs) < layout(3).size
    assert abs(first.advantages).max() <= 1
    for outputs, advantages in rows_of(first):
        assert len(set(outputs)) == len(outputs)
        if outputs[0] < BET:
            assert len(outputs) > 1
            assert sum(advantages) == pytest.approx(0, abs=1e-6)
        else:
            assert all(BET <= output < OUTPUTS for output in outputs)
            assert outputs[0] < HOLD or len(outputs) == 1
    spoken = set(first.outputs.tolist())
    assert {output for output in spoken if output < BET}
    assert {output for output in spoken if BET <= output < HOLD}
    assert {output for output in spoken if output >= HOLD}


def rows_of(decisions):
    """Yield the outputs and the advantages of each decision."""
    start = 0
    for end in decisions.output_ends.tolist():
        yield decisions.outputs[start:end].tolist(), decisions.advantages[start:end].tolist()
        start = end


def test_decisions_joined_are_those_there_were():
    parts = [sampling.sample((2,), count, (5, count), HEURISTICS) for count in (3, 4)]
    together = sampling.joined(parts)
    assert list(rows_of(together)) == [row for part in parts for row in rows_of(part)]
    net = TrainableNet((layout(3).size, 4, 4, OUTPUTS), np.random.default_rng(1))
    chosen = np.array([5, 0])
    expected = [part.inputs[part.input_ends[at] - ons : part.input_ends[at]] for part, at, ons in last_inputs(parts)]
    assert [np.flatnonzero(row).tolist() for row in train.dense(net, together, chosen)] == [
        sorted(row.tolist()) for row in expected
    ]


def last_inputs(parts):
    """Return where the inputs of the third decision of the second part are, and of the first of the first."""
    first, second = parts
    return (second, 2, second.input_ends[2] - second.input_ends[1]), (first, 0, first.input_ends[0])


def test_jobs_play_by_seeds_of_their_own_and_are_put_together_in_order(tmp_path):
    given = ["--out", str(tmp_path / "x.bin"), "--decisions", "5", "--seed", "6", "--jobs", "2", "--mixed", "0.5"]
    together = train.sampled(train.arguments(["2", *given]), 1, None, None)
    parts = [
        sampling.sample((2,), count, (6, 1, job), HEURISTICS, slots=1, mixed=0.5) for job, count in enumerate((3, 2))
    ]
    for one, same in zip(together, sampling.joined(parts), strict=True):
        assert one.tolist() == same.tolist()


def decisions(count):
    """Return decisions in which to bet red is good with input 3 on and bad otherwise, and the card 7 is the best."""
    rng = np.random.default_rng(2)
    good, cards = rng.random(count) < 0.5, rng.random(count) < 0.3
    rows = [(10, 3) if each else (10, 4) for each in good]
    outputs = [(6, 7) if card else (BET,) for card in cards]
    worth = [(-0.1, 0.1) if card else (0.2 if each else -0.2,) for card, each in zip(cards, good, strict=True)]
    return sampling.DecisionBatch(
        np.array([each for row in rows for each in row], np.int16),
        np.cumsum([len(row) for row in rows]),
        np.array([each for row in outputs for each in row], np.int16),
        np.array([each for row in worth for each in row], np.float32),
        np.cumsum([len(row) for row in outputs]),
    )


def test_a_round_learns_from_the_decisions_of_those_before_it(tmp_path, monkeypatch):
    learned = []
    monkeypatch.setattr(train, "learn", lambda _net, found, *_, **__: learned.append(len(found.input_ends)))
    train.main(["2", "--out", str(tmp_path / "x.bin"), "--decisions", "6", "--jobs", "1", "--games", "0"])
    assert learned == [6, 12]


@pytest.mark.parametrize(("first", "told"), [(0, "100.0%"), (1, "0.0%")])
def test_how_often_the_learner_wins_is_told(tmp_path, capsys, monkeypatch, first, told):
    monkeypatch.setattr(train, "learn", lambda *_, **__: None)
    monkeypatch.setattr(sampling, "play_through", lambda _, table, *__: (table.seat + first) % 2)
    given = ["--decisions", "2", "--rounds", "1", "--jobs", "1", "--games", "4"]
    train.main(["2", "--out", str(tmp_path / "x.bin"), *given])
    assert capsys.readouterr().out.endswith(f"the learner won {told} of 4 games\n")


def test_learning_finds_what_is_good_and_tells_so():
    net, told = TrainableNet((layout(1).size, 16, 8, OUTPUTS), np.random.default_rng(3)), []
    train.learn(net, decisions(8000), np.random.default_rng(4), 8, told.append)
    bad, good = outputs_of(net, [[10, 4], [10, 3]])
    assert bad[BET] == pytest.approx(-0.2, abs=0.05)
    assert good[BET] == pytest.approx(0.2, abs=0.05)
    assert good[7] - good[6] == pytest.approx(0.2, abs=0.05)
    assert len(told) == 8
    gains = re.findall(r"(bet|card) \d+: [\d.]+ -> [\d.]+, gain \+([\d.]+)", told[-1])
    assert [kind for kind, _ in gains] == ["bet", "card"]
    # Of the bets half are good, by 0.2; of the cards one is 0.1 better than the average.
    assert [float(gain) for _, gain in gains] == pytest.approx([0.1, 0.1], abs=0.02)
    assert told[-1].startswith("epoch 8: error 0.00")


def test_the_best_choice_is_taken_if_it_is_good():
    rows, said = np.array([0, 0, 1, 2, 2]), np.array([0.1, 0.3, -0.2, -0.5, -0.4])
    worth = np.array([5.0, 6.0, 7.0, 8.0, 9.0])
    assert train.greedy(rows, said, worth, always=True).tolist() == [6, 7, 9]
    assert train.greedy(rows, said, worth, always=False).tolist() == [6, 0, 0]


@pytest.mark.parametrize("begins", [False, True])
def test_the_file_is_one_that_the_bot_reads(tmp_path, begins):
    out = tmp_path / "two.bin"
    given = ["2", "--out", str(out), "--decisions", "21", "--rounds", "1", "--jobs", "1", "--games", "0"]
    if begins:
        file = str(nets.FOLDER / "two.bin")
        given += ["--begin", file, "--against", file, "--by", "bets,cards"]
    train.main(given)
    net = nets.Net(out.read_bytes())
    assert net.sizes == nets.load("two").sizes
    assert any(net.outputs([1, 40, 80], range(OUTPUTS)).values())
    never = [layout(1).starts[3] + 1, layout(1).size - 1]
    assert not any(any(net._first[place]) for place in never), "a second wild card, knockout"
    assert any(any(row) for row in net._first)


def test_what_it_does_by_the_net_is_told_in_words():
    given = ["4", "--out", "x.bin"]
    assert train.arguments(given).by == deals.BETS | deals.ANSWERS
    assert train.arguments([*given, "--by", "answers,cards"]).by == deals.ANSWERS | deals.CARDS
    with pytest.raises(SystemExit):
        train.arguments([*given, "--by", "luck"])


def test_a_net_for_other_tables_is_refused(tmp_path):
    given = ["4", "--out", str(tmp_path / "x.bin"), "--begin", str(nets.FOLDER / "two.bin")]
    with pytest.raises(SystemExit, match="another number"):
        train.train(train.arguments(given))
