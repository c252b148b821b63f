"""How strong the levels are: what the arena has measured, as ratings, in `ratings.json` beside this.

A rating is a logarithm of odds, as in chess: 400 points more are ten times the odds against the same opponent, and
the rule of thumb of release 0.1 stands at 1500 in each game.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

Found = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""By game and player what was measured, as `python -m tools.arena.ratings` writes it."""


def rating_of(game: str, player: str) -> int | None:
    """Return the rating of a player in a game; None where the arena has not measured it.

    Args:
        game: the game's id.
        player: the player's name.
    """
    return ratings_of(game).get(player)


def ratings_of(game: str) -> Mapping[str, int]:
    """Return the ratings of all players that the arena has measured in a game, by the player's name.

    Args:
        game: the game's id.
    """
    return {player: int(found["rating"]) for player, found in _all().get(game, {}).items()}


@cache
def _all() -> Found:
    return json.loads((files("bot.players") / "ratings.json").read_text(encoding="utf-8"))
