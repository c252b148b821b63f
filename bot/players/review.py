"""Reviews a seat's decisions in a finished game: the strongest player's choice, and the cost of the action.

Every decision is evaluated from the view of that moment, so cards hidden then don't count for or against it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf
from random import Random

from bot.players.advice import ADVISER
from bot.players.explain import worth
from bot.players.search import Decision, clock, think
from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation
from bot.rules.game import AnyGame
from bot.rules.record import read_line
from bot.rules.state import View
from bot.rules.timeline import Timeline

SEARCH_SECONDS = 0.8
"""Seconds for the first search of a decision, and for the second: players wait for it."""
RECHECK_DEALS = 96
"""New sampled deals in which a seemingly costly choice is compared again."""
RECHECK_ERRORS = 0.5
"""From how many standard errors on a second search is done."""
REPORT_ERRORS = 2.0
"""By how many standard errors a choice must be worse to be reported."""
MIN_REPORTED_COST = 0.005
"""A cost in win probability up to this is not reported."""
BY = "by"


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """A decision of a seat in a finished game.

    Args:
        line: of the record, from 1.
        deal: of the game, from 1.
    """

    line: int
    deal: int
    view: View
    done: Action


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """The evaluation of a decision.

    Args:
        said: the strongest player's choice, and the values of the options: all, or the ones compared a second time.
        cost: its advantage in win probability over the action, in the same sampled deals; 0 for the same action.
        error: the standard error of the cost.
    """

    said: Decision
    cost: float = 0.0
    error: float = 0.0

    @property
    def clear(self) -> bool:
        """Whether the cost is beyond doubt."""
        return self.cost >= MIN_REPORTED_COST and self.cost >= REPORT_ERRORS * self.error


def turns(film: Timeline, data: bytes, seat: int) -> Iterator[DecisionPoint]:
    """Yield the decisions of a seat's owner, without forced ones and those by substitutes.

    Args:
        data: its record.
    """
    lines = data.split(b"\n")
    for moment in film.moments:
        done, before = moment.step.action, moment.step.before
        if done.seat != seat or done.by_chance or before.legal_actions(seat) == (done,):
            continue
        if BY not in read_line(lines[moment.line - 1]):
            yield DecisionPoint(moment.line, moment.deal, before.view(seat), done)


def review_decision(
    game: AnyGame, view: View, done: Action, luck: str, *, seconds: float | None = SEARCH_SECONDS
) -> DecisionReview | None:
    """Return the evaluation of a decision, or None if there was no choice to compare.

    A seemingly costly action is compared with the choice a second time, in new sampled deals: a choice that came out
    best among many by chance is not lucky twice.

    Args:
        view: the seat's view; `view.legal` is not empty.
        luck: the prefix of the seed.
        seconds: for each of two searches; None: no limit.
    """
    if game.evaluator is None or not game.evaluator.candidates(view):
        return None
    said = think(game, view, Random(luck), ADVISER, seconds=seconds, also=done)
    best, found = worth(said, said.action), worth(said, done)
    if said.rule == "only" or best is None or found is None:
        return None
    if done == said.action:
        return DecisionReview(said)
    error = max(best.error, found.error) if said.action != said.first else found.error
    if best.value - found.value < RECHECK_ERRORS * error:
        return DecisionReview(said, max(0.0, best.value - found.value), error)
    return _again(game, view, said, done, luck, seconds)


def _again(
    game: AnyGame, view: View, said: Decision, done: Action, luck: str, seconds: float | None
) -> DecisionReview:
    """Compare an action with the strongest player's choice in new sampled deals.

    The review has the values of these deals only, so that the cost is the difference of two values in it.
    """
    assert game.evaluator is not None
    options, rng = tuple(dict.fromkeys((said.action, done, said.first))), Random(f"{luck} again")
    weighed = game.evaluator.compare(view, options, said.action, RECHECK_DEALS, rng, going=clock(seconds))
    if not weighed:
        best, found = worth(said, said.action), worth(said, done)
        return DecisionReview(said, max(0.0, best.value - found.value) if best and found else 0.0, inf)
    again = replace(said, weighed=_from_first(weighed, said.first))
    return DecisionReview(again, max(0.0, -weighed[1].margin), weighed[1].error)


def _from_first(weighed: tuple[Evaluation, ...], first: Action | None) -> tuple[Evaluation, ...]:
    """Return evaluations that have margins from their first element with margins from `first`, the best first."""
    base, usual = weighed[0].action, next(one for one in weighed if one.action == first)

    def error(one: Evaluation) -> float:
        if one is usual:
            return 0.0
        return usual.error if one.action == base else one.error if usual.action == base else inf

    moved = [replace(one, margin=one.margin - usual.margin, error=error(one)) for one in weighed]
    return tuple(sorted(moved, key=lambda one: -one.value))
