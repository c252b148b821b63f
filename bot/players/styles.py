"""Manners: what a computer player likes to do where two choices are as good.

A bold one would rather bet, raise and hold, a careful one rather keep out of it; which card one plays has nothing to
do with it. It costs next to nothing, and a computer player's manner is the same all evening: people get to know it.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation

Manner = Literal["even", "bold", "careful"]
MANNERS: tuple[Manner, ...] = get_args(Manner)
LEEWAY = 0.005
"""What a choice of one's manner may cost at the most, in chance to win the game."""
FORWARD = {"raise": 2, "bet": 1, "hold": 1, "bid": 1, "contra": 1, "good": -1, "pass": -1}
"""How far the acts of the auction and of betting go out on a limb; all others are no matter of manner."""


def manner_of(table: int, number: int) -> Manner:
    """Return the manner of a computer player; neighbours at a table differ.

    Args:
        table: the number of the table.
        number: of the computer player there, from 1.
    """
    return MANNERS[(table + number) % len(MANNERS)]


def by_manner(best: Evaluation, ranked: Sequence[Evaluation], manner: Manner) -> Evaluation:
    """Return what a manner makes of the best choice.

    Args:
        best: the choice that stands.
        ranked: all choices, the best first.
        manner: whose.
    """
    direction = {"even": 0, "bold": 1, "careful": -1}[manner]
    if not direction or not _of_manner(best.action):
        return best
    near = [one for one in ranked if _of_manner(one.action) and best.value - one.value <= LEEWAY]
    # The choice that stands comes first among its equals, then the better one.
    return max((best, *near), key=lambda one: direction * _forward(one.action))


def matches_style(manner: Manner, done: Action, best: Action | None) -> bool:
    """Return whether an action is more of a manner than the one that would have stood."""
    if manner == "even" or not (_of_manner(done) and _of_manner(best)):
        return False
    step = _forward(done) - _forward(best)
    return step > 0 if manner == "bold" else step < 0


def _of_manner(action: Action | None) -> bool:
    return action is None or action.act in FORWARD


def _forward(action: Action | None) -> int:
    """Return how far an act goes; to do nothing for now is in the middle."""
    return 0 if action is None else FORWARD[action.act]
