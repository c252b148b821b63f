"""The coach's judgement: from the view alone, of one's own free decisions, and silent where nothing is clear."""

import json
from math import inf
from pathlib import Path
from random import Random

import pytest

from bot.games import all_games, find_game
from bot.players import Decision, DecisionReview, RandomPlayer, review_decision, turns
from bot.rules.evaluator import Evaluation, Evaluator
from bot.rules.timeline import timeline_of
from tests.players.test_search import position
from tests.tables.tiny import TINY

GOLDEN = Path(__file__).parent.parent / "golden"
MOMENTS = 3


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
async def test_it_is_the_same_whatever_lay_hidden(game) -> None:
    rng = Random(f"coach {game.id}")
    options = game.options.validate({})
    state = game.start(options, game.recommended_seats(options), 0)
    found = 0
    for _ in range(400):
        if state.outcome is not None or found == MOMENTS:
            break
        if state.is_chance_node:
            state = state.apply(state.chance(rng)).state
            continue
        view = state.view(state.waiting_for[0])
        done = await RandomPlayer(game, rng).choose(view)
        if (
            len(view.legal) > 1
            and rng.random() < 0.2
            and (said := review_decision(game, view, done, "luck", seconds=None))
        ):
            found += 1
            other = game.determinize(view, Random(found)).view(view.seat)
            assert review_decision(game, other, done, "luck", seconds=None) == said
            shown = {one.action: one.value for one in said.said.weighed}
            assert said.cost == pytest.approx(max(0.0, shown[said.said.action] - shown[done]))
        state = state.apply(done).state
    assert found == MOMENTS


@pytest.mark.parametrize("name", ["bieten-usual", "bid_whist-usual", "betel-usual"])
def test_forced_decisions_and_those_of_others_are_left_out(name: str) -> None:
    data = (GOLDEN / f"{name}.jsonl").read_bytes()
    shown = timeline_of(data, find_game)
    own = list(turns(shown, data, 1))
    assert len(own) > 5
    for turn in own:
        assert turn.view.seat == turn.done.seat == 1
        assert list(turn.view.legal) != [turn.done]
    first = own[0].line
    lines = data.split(b"\n")
    lines[first - 1] = json.dumps({**json.loads(lines[first - 1]), "by": "computer"}).encode()
    changed = b"\n".join(lines)
    assert [turn.line for turn in turns(timeline_of(changed, find_game), changed, 1)] == [
        turn.line for turn in own[1:]
    ]


@pytest.mark.parametrize(
    ("cost", "error", "clear"),
    [(0.1, 0.04, True), (0.1, 0.06, False), (0.004, 0.0, False), (0.0, 0.0, False), (0.5, inf, False)],
)
def test_it_is_silent_below_two_standard_errors(cost: float, error: float, clear: bool) -> None:
    assert DecisionReview(Decision(None, (), None, "thumb"), cost, error).clear is clear


class Lucky(Evaluator):
    """Finds one choice much better at the first look, and by less at the second, or not at all.

    Args:
        again: how much better it is at the second look; None: there is no time for one.
    """

    def __init__(self, again: float | None = 0.0) -> None:
        super().__init__(TINY.determinize)
        self.looks: list[int] = []
        self.again = again

    def candidates(self, view):
        return tuple(view.legal.actions)

    def values(self, view, world, candidates, rng):
        raise NotImplementedError

    def compare(self, view, candidates, first, worlds, rng, *, going=lambda: True):
        self.looks.append(worlds)
        if len(self.looks) > 1:
            if self.again is None:
                return ()
            best, more = candidates[0], self.again
        else:
            best, more = candidates[-1], 0.3
        values = {one: 0.5 + more * (one == best) for one in candidates}
        return tuple(Evaluation(one, values[one], values[one] - values[first], 0.01) for one in candidates)


@pytest.mark.parametrize(("again", "clear"), [(0.12, True), (0.0, False), (None, False)])
def test_the_cost_is_the_difference_of_the_values_shown(again: float | None, clear: bool) -> None:
    game, view = position()
    game.evaluator = Lucky(again)
    for done in view.legal.actions[:-1]:
        game.evaluator.looks.clear()
        review = review_decision(game, view, done, "luck")
        assert review is not None
        assert review.clear is clear
        shown = {one.action: one for one in review.said.weighed}
        best, found, usual = shown[review.said.action], shown[done], shown[review.said.first]
        assert review.cost == pytest.approx(best.value - found.value)
        assert all(one.margin == pytest.approx(one.value - usual.value) for one in shown.values())


def test_a_choice_that_was_best_by_luck_is_not_lucky_twice() -> None:
    game, view = position()
    game.evaluator = searcher = Lucky()
    done = next(one for one in view.legal.actions if one != view.legal.actions[-1])
    said = review_decision(game, view, done, "luck")
    assert said is not None
    assert said.said.action != done, "better at the first look"
    assert not said.clear
    assert searcher.looks == [48, 96]
