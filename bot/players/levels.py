"""How strong computer players are, and all players that can be named: in the arena, for tests, at a table."""

from collections.abc import Callable, Mapping
from random import Random

from bot.players.bold import bets, bets_everything
from bot.players.random import random_action
from bot.players.search import Level, think
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View

__all__ = ["LEVELS", "PLAYERS", "Chooser", "Level", "chooser", "players_of"]

Chooser = Callable[[View, Random], Action | None]
"""Returns what a player does; None: nothing for now."""

LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("novice", worlds=8, z=1.0, least=0.01, regret=0.03),
        Level("club", worlds=16, z=1.0, least=0.005, regret=0.01),
        Level("master", worlds=48, z=1.0, least=0.003),
    )
}


def _random(game: AnyGame) -> Chooser:
    return lambda view, rng: random_action(game, view, rng)


def _reference(game: AnyGame) -> Chooser:
    judge = game.reference or game.judge
    return judge.choose


def _rule(game: AnyGame) -> Chooser:
    return game.judge.choose


def _bold(game: AnyGame) -> Chooser:
    return lambda view, rng: bets_everything(game, view, rng)


def _level(level: Level) -> Callable[[AnyGame], Chooser]:
    return lambda game: lambda view, rng: think(game, view, rng, level).action


PLAYERS: Mapping[str, Callable[[AnyGame], Chooser]] = {
    "random": _random,
    "rule-0.1": _reference,
    "rule": _rule,
    **{name: _level(level) for name, level in LEVELS.items()},
    "bets-everything": _bold,
}
"""For each name of a player what makes it for a game: "rule" is the rule of thumb of today, "rule-0.1" as it was."""


def players_of(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the players that there are for a game.

    Levels are nobody of their own where the game can't be searched, nor is who bets where there are no bets.
    """
    lacking = {
        "rule-0.1": game.reference is None,
        "bets-everything": not bets(game),
        **dict.fromkeys(LEVELS, game.searcher is None),
    }
    return tuple(name for name in PLAYERS if not lacking.get(name))


def chooser(game: AnyGame, name: str) -> Chooser:
    """Return the player of this name, who thinks as long as it needs; raises KeyError if there is none.

    Args:
        game: what it plays.
        name: one of `PLAYERS`.
    """
    return PLAYERS[name](game)
