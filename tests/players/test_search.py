"""The player that searches: when the heuristic stands, and when another choice does."""

from dataclasses import replace
from math import inf
from random import Random

import pytest

from bot.players import search
from bot.players.search import Decision, Level, think
from bot.rules.evaluator import Evaluator
from bot.rules.heuristic import Heuristic
from bot.rules.legal_actions import LegalActions
from tests.tables.tiny import Bet, Play, Tiny
from tools.arena.players import PLAYERS, chooser

SURE = Level("sure", worlds=20, z=2.0, least=0.01)


class StubEvaluator(Evaluator):
    """Returns a given value for each kind of option, with noise where wanted."""

    def __init__(self, game, rows, weights=(1.0,)):
        super().__init__(game.determinize)
        self.rows, self.weights, self.asked = rows, weights, 0

    def candidates(self, view):
        return view.legal.actions

    def determinizations(self, view, count, rng):
        return [
            (world, self.weights[i % len(self.weights)])
            for i, (world, _) in enumerate(super().determinizations(view, count, rng))
        ]

    def values(self, view, world, candidates, rng):
        row = self.rows[self.asked % len(self.rows)]
        self.asked += 1
        return [row[type(action)] for action in candidates]


class BetOrNot(StubEvaluator):
    """Weighs a bet against doing nothing for now."""

    def candidates(self, view):
        return (Bet(view.seat), None)

    def values(self, view, world, candidates, rng):
        return [self.rows[0][action and type(action)] for action in candidates]


def position():
    """Return the tiny game and the view of a seat that may play an ace or bet; its judge bets."""
    game = Tiny()
    state = game.start(game.options.validate({}), 2, 1)
    for seed in range(1000):
        dealt = state.apply(state.chance(Random(seed))).state
        if max(dealt.hands[0]) == 12:
            for action in (game.heuristic.choose(dealt.view(0), Random(0)), None):
                dealt = dealt.apply(action or dealt.chance(Random(seed))).state
            return game, dealt.view(0)
    raise AssertionError


def decide(rows, level=SURE, seed=1, **options):
    game, view = position()
    game.evaluator = StubEvaluator(game, rows, **options)
    return think(game, view, Random(seed), level)


def test_the_rule_of_thumb_stands_unless_another_choice_is_clearly_better():
    even = decide([{Bet: 0.5, Play: 0.505}])
    assert (even.action, even.rule) == (Bet(0), "thumb")
    doubtful = decide([{Bet: 0.5, Play: 0.9}, {Bet: 0.5, Play: 0.2}])
    assert (doubtful.action, doubtful.rule) == (Bet(0), "thumb")
    clear = decide([{Bet: 0.5, Play: 0.9}, {Bet: 0.5, Play: 0.6}])
    assert clear.rule == "searched"
    assert isinstance(clear.action, Play)
    assert clear.first == Bet(0)


def test_all_options_are_told_the_best_first_with_what_they_are_worth():
    told = decide([{Bet: 0.5, Play: 0.9}, {Bet: 0.5, Play: 0.6}])
    assert [one.value for one in told.weighed] == sorted((one.value for one in told.weighed), reverse=True)
    best, last = told.weighed[0], told.weighed[-1]
    assert (last.action, last.margin, last.error) == (Bet(0), 0.0, 0.0)
    assert best.margin == pytest.approx(0.25)
    assert best.error == pytest.approx(0.15 / 19**0.5)


def test_of_equals_the_rule_of_thumb_comes_first():
    assert decide([{Bet: 0.5, Play: 0.5}]).weighed[0].action == Bet(0)


def test_heavy_worlds_count_for_more_and_one_alone_says_nothing():
    rows = [{Bet: 0.0, Play: 1.0}, {Bet: 1.0, Play: 0.0}]
    heavy = decide(rows, weights=(3.0, 1.0))
    play = next(one for one in heavy.weighed if isinstance(one.action, Play))
    assert (play.value, play.margin) == (pytest.approx(0.75), pytest.approx(0.5))
    alone = decide(rows[:1], weights=(1.0, *(0.0,) * 19))
    assert alone.rule == "thumb"
    assert alone.weighed[0].error == inf


def test_a_level_without_search_plays_its_heuristic_and_compares_only_on_request():
    game, view = position()
    game.evaluator = StubEvaluator(game, [{Bet: 0.5, Play: 0.9}])
    level = Level("easy", worlds=4, searches=False)
    alone = think(game, view, Random(1), level)
    assert (alone.action, alone.rule, alone.weighed, game.evaluator.asked) == (Bet(0), "thumb", (), 0)
    asked = think(game, view, Random(1), level, also=Bet(0))
    assert (asked.action, asked.rule) == (Bet(0), "thumb")
    assert isinstance(asked.weighed[0].action, Play)


def test_a_novice_plays_by_the_heuristic_of_novices_where_there_is_one():
    class PlaysFirst(Heuristic):
        def choose(self, view, rng):
            return next(action for action in view.legal.actions if isinstance(action, Play))

    game, view = position()
    level = Level("easy", worlds=4, searches=False, novice=True)
    assert think(game, view, Random(1), level).action == Bet(0)
    game.novice = PlaysFirst()
    assert isinstance(think(game, view, Random(1), level).action, Play)
    assert think(game, view, Random(1), replace(level, novice=False)).action == Bet(0)


def test_a_thought_that_was_not_ready_in_time_is_the_rule_of_thumbs(monkeypatch):
    game, view = position()
    game.evaluator = StubEvaluator(game, [{Bet: 0.5, Play: 0.9}])
    looks = iter([True, True])
    monkeypatch.setattr(search, "clock", lambda _: lambda: next(looks, False))
    hurried = think(game, view, Random(1), SURE, seconds=1.0)
    assert (hurried.action, hurried.rule) == (Bet(0), "thumb")
    assert game.evaluator.asked == 2, "two worlds, in which it was clearly worse"
    assert isinstance(hurried.weighed[0].action, Play), "the best comes first all the same"


def test_a_thought_that_was_just_ready_in_time_counts(monkeypatch):
    game, view = position()
    game.evaluator = StubEvaluator(game, [{Bet: 0.5, Play: 0.9}])
    looks = iter([True] * SURE.worlds)
    monkeypatch.setattr(search, "clock", lambda _: lambda: next(looks, False))
    assert think(game, view, Random(1), SURE, seconds=1.0).rule == "searched"


@pytest.mark.parametrize(
    ("manner", "rows", "act", "rule"),
    [
        ("even", {Bet: 0.5, None: 0.503}, "bet", "thumb"),
        ("bold", {Bet: 0.5, None: 0.503}, "bet", "thumb"),
        ("careful", {Bet: 0.5, None: 0.503}, None, "manner"),
        ("careful", {Bet: 0.503, None: 0.5}, None, "manner"),
        ("careful", {Bet: 0.51, None: 0.5}, "bet", "thumb"),
        ("bold", {Bet: 0.5, None: 0.6}, None, "searched"),
        ("careful", {Bet: 0.57, None: 0.6}, None, "searched"),
    ],
)
def test_among_equals_a_player_does_what_it_likes(manner, rows, act, rule):
    game, view = position()
    game.evaluator = BetOrNot(game, [rows])
    told = think(game, view, Random(1), replace(SURE, manner=manner))
    assert (told.action and told.action.act, told.rule) == (act, rule)


@pytest.mark.parametrize("manner", ["bold", "careful"])
def test_which_card_one_plays_is_no_matter_of_manner(manner):
    level = replace(SURE, manner=manner)
    assert isinstance(decide([{Bet: 0.5, Play: 0.6}], level).action, Play)
    assert decide([{Bet: 0.5, Play: 0.502}], level).action == Bet(0)


def test_without_time_the_rule_of_thumb_plays():
    game, view = position()
    game.evaluator = StubEvaluator(game, [{Bet: 0.0, Play: 1.0}])
    told = think(game, view, Random(1), SURE, seconds=-1)
    assert (told.action, told.rule, told.weighed) == (Bet(0), "thumb", ())


def test_a_game_without_search_has_its_rule_of_thumb():
    game, view = position()
    assert think(game, view, Random(1), SURE).action == Bet(0)
    for name in PLAYERS:
        assert chooser(game, name)(view, Random(1)) in view.legal, name


def test_what_must_be_done_is_not_weighed():
    game, view = position()
    view = replace(view, legal=LegalActions((Bet(0),)))
    game.evaluator = StubEvaluator(game, [{Bet: 0.0, Play: 1.0}])
    assert think(game, view, Random(1), SURE) == Decision(Bet(0), (), Bet(0), "only")
    assert game.evaluator.asked == 0


def test_where_a_seat_may_wait_its_one_action_is_weighed_against_that():
    game, view = position()
    view = replace(view, legal=LegalActions((Bet(0),)))
    game.evaluator = StubEvaluator(game, [{Bet: 0.2, type(None): 0.6}])
    game.evaluator.candidates = lambda view: (None, *view.legal.actions)
    assert think(game, view, Random(1), SURE).rule == "searched"
