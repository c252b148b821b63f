"""The player that searches: it weighs what it may do in worlds that may be the true one, from a view alone.

Search by itself scores better and behaves worse: noise and the sight of all cards make it lead jokers where they win
nothing and trump a partner's ace. So the rule of thumb's choice stands unless another one is clearly better.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Literal

from bot.players.styles import Manner, by_manner
from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation, Evaluator, always
from bot.rules.game import AnyGame
from bot.rules.state import View

Rule = Literal["only", "thumb", "searched", "regret", "manner"]
SAME = 0.001
"""What costs no more than this is no worse: a weaker level has no reason to prefer it."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of a player that searches, the same in all games.

    Args:
        name: the word for it.
        worlds: how many worlds it looks at for a decision.
        z: by how many standard errors another choice must be better than the rule of thumb's.
        least: by how much chance to win it must be better at least.
        regret: what a choice may cost at the most, in chance to win; weaker levels choose among such.
        manner: what it likes among equals; that of a strength by itself is even.
    """

    name: str
    worlds: int
    z: float
    least: float
    regret: float = 0.0
    manner: Manner = "even"


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player has decided, and why.

    Args:
        action: what it does; None: nothing for now.
        weighed: all options that were weighed, the best first; empty where nothing was.
        first: what the rule of thumb says.
        rule: "only": there was one option; "thumb": the rule of thumb's choice stands; "searched": another is clearly
            better; "regret": the level took one that costs a little; "manner": of equals the one it likes.
    """

    action: Action | None
    weighed: tuple[Evaluation, ...]
    first: Action | None
    rule: Rule


def think(
    game: AnyGame,
    view: View,
    rng: Random,
    level: Level,
    *,
    seconds: float | None = None,
    also: Action | None = None,
) -> Decision:
    """Return what a player of a level does, and what all its options are worth.

    Args:
        game: what is played.
        view: what the seat may know; `view.legal` is not empty.
        rng: what decides; the same luck makes the same decision, but where time was short.
        level: how many worlds are looked at, and how it chooses.
        seconds: how long it may take about, from now; None: as long as it needs.
        also: something to be weighed beside what is worth it by itself; None: nothing.
    """
    in_time, ready = clock(seconds), True

    def going() -> bool:
        nonlocal ready
        ready = in_time()
        return ready

    first = game.judge.choose(view, rng)
    options = game.searcher.candidates(view) if game.searcher else ()
    if view.legal == (first,) and None not in options:
        return Decision(first, (), first, "only")
    if first not in options:
        options = (first, *options)
    if also is not None and also not in options:
        options = (*options, also)
    if game.searcher is None or len(options) == 1:
        return Decision(first, (), first, "thumb")
    weighed = game.searcher.weigh(view, options, first, level.worlds, rng, going=going)
    ranked = _ranked(weighed, first)
    # Of some worlds alone nothing is clear: a few may seem to tell anything.
    return _decide(ranked, first, level, rng, game.searcher) if ready else Decision(first, ranked, first, "thumb")


def clock(seconds: float | None) -> Callable[[], bool]:
    """Return what tells whether there is time left, from now; None: always."""
    if seconds is None:
        return always
    end = perf_counter() + seconds
    return lambda: perf_counter() < end


def _ranked(weighed: tuple[Evaluation, ...], first: Action | None) -> tuple[Evaluation, ...]:
    """Return options, the best first; the first choice leads its equals, the others stay in the game's order."""
    return tuple(sorted(weighed, key=lambda one: (-one.value, one.action != first)))


def _decide(
    ranked: tuple[Evaluation, ...], first: Action | None, level: Level, rng: Random, searcher: Evaluator[Any, Any]
) -> Decision:
    """Return the choice of a level among options that were weighed, the best first."""
    if not ranked:
        return Decision(first, (), first, "thumb")
    clear = [one for one in ranked if one.margin >= level.least and one.margin >= level.z * one.error]
    chosen = next((one for one in clear if one.action != first), None)
    best = chosen or next(one for one in ranked if one.action == first)
    if level.regret:
        near = [one for one in ranked if SAME < best.value - one.value <= level.regret]
        picked = rng.choice([best, *(one for one in near if not searcher.comes_again(one.action))])
        if picked is not best:
            return Decision(picked.action, ranked, first, "regret")
    liked = by_manner(best, ranked, level.manner)
    if liked is not best:
        return Decision(liked.action, ranked, first, "manner")
    return Decision(best.action, ranked, first, "searched" if chosen else "thumb")
