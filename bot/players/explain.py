"""Explains a computer player's action: searches again from its view, and names the deciding rule."""

from typing import Literal

from bot.players.levels import LEVELS
from bot.players.search import Decision
from bot.players.styles import MAX_STYLE_COST, Manner, matches_style
from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation

Stood = Literal["only", "unsearched", "thumb", "searched", "same", "regret", "manner", "otherwise"]

EQUAL_COST = 0.001
"""Options with at most this cost count as equal."""


def deciding_rule(said: Decision, done: Action, level: str | None, manner: Manner = "even") -> Stood:
    """Return the rule that led to an action.

    The seed of a live player is not kept, so its search is repeated with another one.

    Args:
        said: the repeated search (`counsel`), with the action compared.
        level: the player's level; None: unknown.
        manner: its style.

    Returns:
        "only": there was no choice; "unsearched": the heuristic alone decides here, or at this level; "thumb": the
        heuristic's choice, and nothing else is clearly better; "searched": another choice was; "same": as good as the
        choice; "manner": the style prefers it to an equal choice; "regret": a better option, which a novice misses;
        "otherwise": the repeated search has another result.
    """
    if said.rule == "only":
        return "only"
    asked, found = LEVELS[level] if level else None, worth(said, done)
    top = max((one.value for one in said.weighed), default=0.0)
    if asked and asked.novice and found and top - found.value > MAX_STYLE_COST:
        return "regret"
    if done == said.action:
        unsearched = not said.weighed or (asked is not None and not asked.searches)
        return "searched" if said.rule == "searched" else "unsearched" if unsearched else "thumb"
    best = worth(said, said.action)
    if found is None or best is None:
        return "otherwise"
    cost = best.value - found.value
    if abs(cost) <= MAX_STYLE_COST and matches_style(manner, done, said.action):
        return "manner"
    if abs(cost) <= EQUAL_COST:
        return "same"
    return "otherwise"


def worth(said: Decision, action: Action | None) -> Evaluation | None:
    """Return the value of an option, or None if it was not compared."""
    return next((one for one in said.weighed if one.action == action), None)
