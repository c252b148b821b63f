"""Explains a computer player's action: searches again from its view, and names the deciding rule."""

from typing import Literal

from bot.players.levels import LEVELS
from bot.players.search import EQUAL_COST, Decision
from bot.players.styles import MAX_STYLE_COST, Manner, matches_style
from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation

Stood = Literal["only", "unsearched", "thumb", "searched", "same", "regret", "manner", "otherwise"]


def deciding_rule(said: Decision, done: Action, level: str | None, manner: Manner = "even") -> Stood:
    """Return the rule that led to an action.

    The seed of a live player is not kept, so its search is repeated with another one.

    Args:
        said: the repeated search (`counsel`), with the action compared.
        level: the player's level; None: unknown.
        manner: its style.

    Returns:
        "only": there was no choice; "unsearched": the heuristic alone decides here; "thumb": the heuristic's choice,
            and
        nothing else is clearly better; "searched": another choice was; "same": as good as the choice; "manner": the
        style prefers it to an equal choice; "regret": the level can take an option that costs so little; "otherwise":
        the repeated search has another result.
    """
    if said.rule == "only":
        return "only"
    if done == said.action:
        return "searched" if said.rule == "searched" else "thumb" if said.weighed else "unsearched"
    found, best = worth(said, done), worth(said, said.action)
    if found is None or best is None:
        return "otherwise"
    cost = best.value - found.value
    if abs(cost) <= MAX_STYLE_COST and matches_style(manner, done, said.action):
        return "manner"
    if abs(cost) <= EQUAL_COST:
        return "same"
    regret = LEVELS[level].regret if level else 0.0
    return "regret" if 0 < cost <= regret else "otherwise"


def worth(said: Decision, action: Action | None) -> Evaluation | None:
    """Return the value of an option, or None if it was not compared."""
    return next((one for one in said.weighed if one.action == action), None)
