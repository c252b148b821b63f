"""Why a computer player did what it did: the rule that stood, found again from what it could know."""

from typing import Literal

from bot.players.levels import LEVELS
from bot.players.search import SAME, Decision
from bot.players.styles import LEEWAY, Manner, matches_style
from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation

Stood = Literal["only", "unsearched", "thumb", "searched", "same", "regret", "manner", "otherwise"]


def deciding_rule(said: Decision, done: Action, level: str | None, manner: Manner = "even") -> Stood:
    """Return which rule led to an action.

    The luck of a live player is not kept, so what it thought is found again with other luck.

    Args:
        said: what is thought of that moment (`counsel`), the action weighed beside the rest.
        done: what was done.
        level: how well the player was asked to play; None: nobody knows.
        manner: what it liked among equals.

    Returns:
        "only": there was no choice; "unsearched": the rule of thumb alone decides here; "thumb": its choice stands,
        nothing else is clearly better; "searched": another choice was; "same": as good as the choice; "manner": the
        player likes it better than what is as good; "regret": the level may take what costs so little; "otherwise":
        thought of again, the player would do something else.
    """
    if said.rule == "only":
        return "only"
    if done == said.action:
        return "searched" if said.rule == "searched" else "thumb" if said.weighed else "unsearched"
    found, best = worth(said, done), worth(said, said.action)
    if found is None or best is None:
        return "otherwise"
    cost = best.value - found.value
    if abs(cost) <= LEEWAY and matches_style(manner, done, said.action):
        return "manner"
    if abs(cost) <= SAME:
        return "same"
    regret = LEVELS[level].regret if level else 0.0
    return "regret" if 0 < cost <= regret else "otherwise"


def worth(said: Decision, action: Action | None) -> Evaluation | None:
    """Return what an option was found to be worth; None if it was not weighed."""
    return next((one for one in said.weighed if one.action == action), None)
