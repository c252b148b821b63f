"""All players that the arena can compare: those of the bot, and some that only the arena has.

`rule-0.1` is the heuristic of release 0.1. It never changes: the ratings of all players are measured against it.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from bot.players import LEVELS, Level, random_action, think
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.heuristic import Heuristic
from bot.rules.state import View
from tools.arena.beginners import BEGINNERS
from tools.arena.bold import bets, bets_everything
from tools.arena.frozen import FROZEN
from tools.arena.ratings import ANCHOR

Chooser = Callable[[View, Random], Action | None]
"""Returns what a player does; None: nothing for now."""


def reference_of(game: AnyGame) -> Heuristic[Any]:
    """Return the frozen player of a game; its heuristic of today where none is frozen."""
    return FROZEN.get(game.id, game.heuristic)


def _random(game: AnyGame) -> Chooser:
    return lambda view, rng: random_action(game, view, rng)


def _reference(game: AnyGame) -> Chooser:
    return reference_of(game).choose


def _rule(game: AnyGame) -> Chooser:
    return game.heuristic.choose


def _bold(game: AnyGame) -> Chooser:
    return lambda view, rng: bets_everything(reference_of(game), view, rng)


def _beginner(game: AnyGame) -> Chooser:
    return BEGINNERS.get(game.id, game.heuristic).choose


def _level(level: Level) -> Callable[[AnyGame], Chooser]:
    return lambda game: lambda view, rng: think(game, view, rng, level).action


PLAYERS: Mapping[str, Callable[[AnyGame], Chooser]] = {
    "random": _random,
    ANCHOR: _reference,
    "rule": _rule,
    **{name: _level(level) for name, level in LEVELS.items()},
    "bets-everything": _bold,
    "beginner": _beginner,
}
"""For each player's name a function that makes the player for a game."""


def players_of(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the players that can play a game.

    Levels need a game that can be searched, `bets-everything` a game with bets, and `beginner` a game that has one.
    """
    lacking = {
        ANCHOR: game.id not in FROZEN,
        "bets-everything": not bets(game),
        "beginner": game.id not in BEGINNERS,
        **dict.fromkeys(LEVELS, game.evaluator is None),
    }
    return tuple(name for name in PLAYERS if not lacking.get(name))


def chooser(game: AnyGame, name: str) -> Chooser:
    """Return the player of this name, who takes all the time it needs; raises KeyError if there is none."""
    return PLAYERS[name](game)
