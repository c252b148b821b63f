"""The searching player: compares its options in sampled deals that fit its view.

Search alone scores better and behaves worse: noise and the sight of all cards make it lead jokers where they win
nothing and trump a partner's ace. So the heuristic's choice stands unless another one is clearly better.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Literal

from bot.players.styles import Manner, by_manner
from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation, always
from bot.rules.game import AnyGame
from bot.rules.heuristic import Heuristic
from bot.rules.state import View

Rule = Literal["only", "thumb", "searched", "manner"]


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of a searching player, the same in all games.

    Args:
        worlds: the number of sampled deals for a decision.
        z: by how many standard errors another choice must be better than the heuristic's.
        least: by how much win probability it must be better.
        searches: whether a better choice replaces the heuristic's; without, values only serve style and explanations.
        novice: whether the heuristic is that of novices (`Game.novice`).
        manner: its style; a level by itself is even.
    """

    name: str
    worlds: int
    z: float = 1.0
    least: float = 0.003
    searches: bool = True
    novice: bool = False
    manner: Manner = "even"

    def heuristic(self, game: AnyGame) -> Heuristic[Any]:
        """Return the heuristic that the level plays a game by."""
        return game.novice if self.novice and game.novice else game.heuristic


@dataclass(frozen=True, slots=True)
class Decision:
    """A player's decision, with its reason.

    Args:
        action: the chosen one; None: nothing for now.
        weighed: all compared options, the best first; empty without a search.
        first: the heuristic's choice.
        rule: "only": there was one option; "thumb": the heuristic's choice stands; "searched": another is clearly
            better; "manner": the style's preference among equals.
    """

    action: Action | None
    weighed: tuple[Evaluation, ...]
    first: Action | None
    rule: Rule


def think(
    game: AnyGame, view: View, rng: Random, level: Level, *, seconds: float | None = None, also: Action | None = None
) -> Decision:
    """Return a player's decision at a level, with the values of all its options.

    Args:
        view: the seat's view; `view.legal` is not empty.
        rng: the randomness; the same seed gives the same decision, except where time was short.
        level: the number of sampled deals, and how it chooses.
        seconds: a rough limit from now; None: no limit.
        also: an option to compare in addition to those worth it; None: none.
    """
    in_time, ready = clock(seconds), True

    def going() -> bool:
        nonlocal ready
        ready = in_time()
        return ready

    first = level.heuristic(game).choose(view, rng)
    if not level.searches and level.manner == "even" and also is None:
        return Decision(first, (), first, "only" if view.legal == (first,) else "thumb")
    options = game.evaluator.candidates(view) if game.evaluator else ()
    if view.legal == (first,) and None not in options:
        return Decision(first, (), first, "only")
    if first not in options:
        options = (first, *options)
    if also is not None and also not in options:
        options = (*options, also)
    if game.evaluator is None or len(options) == 1:
        return Decision(first, (), first, "thumb")
    weighed = game.evaluator.compare(view, options, first, level.worlds, rng, going=going)
    ranked = _ranked(weighed, first)
    # With too few sampled deals no difference is clear.
    return _decide(ranked, first, level) if ready else Decision(first, ranked, first, "thumb")


def clock(seconds: float | None) -> Callable[[], bool]:
    """Return a function that returns whether there is time left, from now; None: always."""
    if seconds is None:
        return always
    end = perf_counter() + seconds
    return lambda: perf_counter() < end


def _ranked(weighed: tuple[Evaluation, ...], first: Action | None) -> tuple[Evaluation, ...]:
    """Return options, the best first; the first choice leads its equals, the others keep the game's order."""
    return tuple(sorted(weighed, key=lambda one: (-one.value, one.action != first)))


def _decide(ranked: tuple[Evaluation, ...], first: Action | None, level: Level) -> Decision:
    """Return a level's choice among compared options, the best first."""
    if not ranked:
        return Decision(first, (), first, "thumb")
    clear = [one for one in ranked if one.margin >= level.least and one.margin >= level.z * one.error]
    chosen = next((one for one in clear if one.action != first), None) if level.searches else None
    best = chosen or next(one for one in ranked if one.action == first)
    liked = by_manner(best, ranked, level.manner)
    if liked is not best:
        return Decision(liked.action, ranked, first, "manner")
    return Decision(best.action, ranked, first, "searched" if chosen else "thumb")
