"""How strong the levels are: what the arena has measured, as ratings, in `ratings.json` beside this.

A rating is a logarithm of odds, as in chess: 400 points more are ten times the odds against the same opponent, and
the rule of thumb of release 0.1 stands at 1500 in each game.
"""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from math import log10
from typing import Any

ANCHOR = "rule-0.1"
ANCHORED = 1500
"""The rating of the opponent against which all are measured."""
Found = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""By game and player what was measured; see `measured`."""


def rating_of(game: str, player: str) -> int | None:
    """Return the rating of a player in a game; None where the arena has not measured it.

    Args:
        game: the game's id.
        player: the player's name.
    """
    found = _all().get(game, {}).get(player)
    return None if found is None else int(found["rating"])


@cache
def _all() -> Found:
    return json.loads((files("bot.players") / "ratings.json").read_text(encoding="utf-8"))


def rating(share: float, chance: float, boards: int) -> int:
    """Return the rating that belongs to a share of games won against the anchor.

    Two boards are added on which chance decides: a few boards, all of them won, are no certainty.

    Args:
        share: from 0 to 1.
        chance: what a player as strong as the anchor wins.
        boards: how many were played.
    """
    won = (share * boards + 2 * chance) / (boards + 2)
    return round(ANCHORED + 400 * log10(won * (1 - chance) / ((1 - won) * chance)))


def measured(files: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, dict[str, Any]]]:
    """Return the ratings that arena files tell, by game and player, ready for `ratings.json`.

    Args:
        files: as `bot arena PLAYER rule-0.1 GAME --json` writes them; of the same game and player the last counts.

    Raises:
        ValueError: one of them is no match against the anchor.
    """
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for told in files:
        player, other = told["players"]
        if other != ANCHOR:
            raise ValueError(f"{player} has played {other}, not {ANCHOR}")
        share, chance, boards = told["games_won"], told["chance"], told["boards"]
        found.setdefault(told["game"], {})[player] = {
            "rating": rating(share, chance, boards),
            "low": rating(told["low"], chance, boards),
            "high": rating(told["high"], chance, boards),
            "boards": boards,
            "games_won": share,
            "house_rules": told["house_rules"],
            "seats": told["seats"],
            "seed": told["seed"],
        }
    return found
