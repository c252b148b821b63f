"""Weighing calls: all plans in some worlds, then the best of them in the rest."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import fsum

from bot.games.betel.rules import State
from bot.games.betel.search.candidates import plans
from bot.games.betel.search.simulated import Plan, World
from bot.games.betel.view import View
from bot.rules.actions import Action
from bot.rules.searcher import Weighed, weighed

FIRST_ROUND = 8
"""The part of the worlds in which all plans are tried: one in so many."""
FINALISTS = 5


def weigh_calls(
    view: View,
    worlds: Sequence[tuple[State, float]],
    candidates: Sequence[Action | None],
    first: Action | None,
    going: Callable[[], bool],
) -> tuple[Weighed, ...]:
    """Return what each call is worth, an exchange with the best bid after it.

    Args:
        view: the caller's.
        worlds: with their weights.
        candidates: steps of a call.
        first: the one that the margins are taken from.
        going: whether there is time for one more world.
    """
    steps = [action for action in candidates if action is not None]
    all_plans = {plan: action for action in steps for plan in plans(view, action)}
    rows: dict[Plan, list[float]] = {plan: [] for plan in all_plans}
    trying = list(all_plans)
    half = max(4, len(worlds) // FIRST_ROUND)
    weights: list[float] = []
    for count, (state, weight) in enumerate(worlds):
        if not going():
            break
        if count == half:
            trying = _finalists(rows, all_plans, first)
        world = World(state, view.turn)
        weights.append(weight)
        for plan in trying:
            rows[plan].append(world.value(plan))
    if not weights:
        return ()
    best: dict[Action, Plan] = {}
    # What reached the last round comes before what was left behind, however lucky that was in the first worlds.
    for plan in sorted(rows, key=lambda plan: (len(rows[plan]), _mean(rows[plan]))):
        best[all_plans[plan]] = plan
    assert first is not None  # a call is never left out
    firsts = rows[best[first]]
    start = weighed(first, firsts, firsts, weights).value
    found: list[Weighed] = []
    for action in steps:
        row = rows[best[action]]  # shorter, where it was not among the last
        one = weighed(action, row, firsts[: len(row)], weights[: len(row)])
        # The first worlds may be lucky ones for all: what counts is how much better or worse it is there.
        found.append(replace(one, value=min(max(start + one.margin, 0.0), 1.0)))
    return tuple(found)


def _finalists(rows: dict[Plan, list[float]], of: dict[Plan, Action], first: Action | None) -> list[Plan]:
    """Return the plans worth more worlds: the best, and the best for the first choice."""
    ranked = sorted(rows, key=lambda plan: -_mean(rows[plan]))
    chosen = ranked[:FINALISTS]
    own = next(plan for plan in ranked if of[plan] == first)
    return chosen if own in chosen else [*chosen, own]


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)
