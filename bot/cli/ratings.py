"""`bot ratings [FILE...]`: how strong the levels of computer players are; or what arena files say of it."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from bot.games import all_games
from bot.players import PLAYERS, measured, rating_of


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser(
        "ratings", help="show how strong computer players are, or rate them anew", description=__doc__
    )
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="what `bot arena PLAYER rule-0.1 GAME --json FILE` has written; their ratings are printed as JSON",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the ratings that are there, or those of files; return 2 for a file that tells none."""
    if not args.files:
        for game in all_games():
            for player in PLAYERS:
                rating = rating_of(game, player)
                print(f"{game:12} {player:16} {'–' if rating is None else rating:>5}")
        return 0
    try:
        found = measured(json.loads(path.read_text(encoding="utf-8")) for path in args.files)
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"bot ratings: {error}; FILE is what `bot arena` writes with --json", file=sys.stderr)
        return 2
    print(json.dumps(found, indent=1))
    return 0
