"""Ratings of the levels as the arena has measured them, from `ratings.json`.

A rating is a logarithm of odds, as in chess: 400 points more mean ten times the odds against the same opponent. The
heuristic of release 0.1 has 1500 in each game.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

Found = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""The measurements by game and player, as `python -m tools.arena.ratings` writes them."""


def rating_of(game: str, player: str) -> int | None:
    """Return the rating of a player in a game, or None if it was not measured.

    Args:
        player: the player's name.
    """
    return ratings_of(game).get(player)


def ratings_of(game: str) -> Mapping[str, int]:
    """Return the measured ratings of a game, by the player's name."""
    return {player: int(found["rating"]) for player, found in _all().get(game, {}).items()}


@cache
def _all() -> Found:
    return json.loads((files("bot.players") / "ratings.json").read_text(encoding="utf-8"))
