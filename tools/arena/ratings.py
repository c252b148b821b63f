"""`python -m tools.arena.ratings FILE...`: rate players by results of the arena, and print them as `ratings.json`."""

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from math import log10
from pathlib import Path
from typing import Any

ANCHOR = "rule-0.1"
"""The opponent against which all players are measured."""
ANCHORED = 1500
"""Its rating."""


def rating(share: float, chance: float, boards: int) -> int:
    """Return the rating that belongs to a share of games won against the anchor.

    Two boards are added on which chance decides: a few boards, all of them won, are no certainty.
    """
    won = (share * boards + 2 * chance) / (boards + 2)
    return round(ANCHORED + 400 * log10(won * (1 - chance) / ((1 - won) * chance)))


def measured(files: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, dict[str, Any]]]:
    """Return the ratings that results of the arena give, by game and player, ready for `ratings.json`.

    Args:
        files: results of `python -m tools.arena PLAYER rule-0.1 GAME --json`; of the same game and player the last
            counts.

    Raises:
        ValueError: one of them is no match against the anchor.
    """
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for result in files:
        player, other = result["players"]
        if other != ANCHOR:
            raise ValueError(f"{player} has played {other}, not {ANCHOR}")
        share, chance, boards = result["games_won"], result["chance"], result["boards"]
        found.setdefault(result["game"], {})[player] = {
            "rating": rating(share, chance, boards),
            "low": rating(result["low"], chance, boards),
            "high": rating(result["high"], chance, boards),
            "boards": boards,
            "games_won": share,
            "house_rules": result["house_rules"],
            "seats": result["seats"],
            "seed": result["seed"],
        }
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Print the ratings; return 2 for a file that has none."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena.ratings", description=__doc__)
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help=f"a result that `python -m tools.arena PLAYER {ANCHOR} GAME --json FILE` has written",
    )
    args = parser.parse_args(argv)
    try:
        found = measured(json.loads(path.read_text(encoding="utf-8")) for path in args.files)
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(
            f"tools.arena.ratings: {error}; FILE is a result that `python -m tools.arena` writes with --json",
            file=sys.stderr,
        )
        return 2
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
