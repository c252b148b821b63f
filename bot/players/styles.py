"""Styles: the preferences of a computer player between equally good choices.

A bold one prefers to bet, raise and hold, a careful one to stay out; card play is not affected. It costs next to
nothing. A computer player keeps its style at a table, so that players learn it.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation

Manner = Literal["even", "bold", "careful"]
MANNERS: tuple[Manner, ...] = get_args(Manner)
MAX_STYLE_COST = 0.005
"""The most that a style's choice can cost, in win probability."""
FORWARD = {"raise": 2, "bet": 1, "hold": 1, "bid": 1, "contra": 1, "good": -1, "pass": -1}
"""How bold each act of the auction and of betting is; other acts are no matter of style."""


def manner_of(table: int, number: int) -> Manner:
    """Return the style of a computer player; neighbours at a table differ.

    Args:
        number: of the computer player there, from 1.
    """
    return MANNERS[(table + number) % len(MANNERS)]


def by_manner(best: Evaluation, ranked: Sequence[Evaluation], manner: Manner) -> Evaluation:
    """Return a style's choice among options as good as the best one.

    Args:
        best: the choice that stands.
        ranked: all options, the best first.
    """
    direction = {"even": 0, "bold": 1, "careful": -1}[manner]
    if not direction or not _is_bold_or_careful(best.action):
        return best
    near = [one for one in ranked if _is_bold_or_careful(one.action) and best.value - one.value <= MAX_STYLE_COST]
    # The choice that stands comes first among its equals, then the better one.
    return max((best, *near), key=lambda one: direction * _forward(one.action))


def matches_style(manner: Manner, done: Action, best: Action | None) -> bool:
    """Return whether an action fits a style better than the choice that would have stood."""
    if manner == "even" or not (_is_bold_or_careful(done) and _is_bold_or_careful(best)):
        return False
    step = _forward(done) - _forward(best)
    return step > 0 if manner == "bold" else step < 0


def _is_bold_or_careful(action: Action | None) -> bool:
    return action is None or action.act in FORWARD


def _forward(action: Action | None) -> int:
    """Return how bold an act is; to do nothing for now is in the middle."""
    return 0 if action is None else FORWARD[action.act]
