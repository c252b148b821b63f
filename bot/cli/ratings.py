"""`bot ratings`: print the measured ratings of the computer players' levels."""

import argparse
from collections.abc import Callable

from bot.games import all_games
from bot.players import LEVELS, ratings_of


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("ratings", help="show how strong computer players are", description=__doc__)
    parser.epilog = "Example: bot ratings"
    parser.set_defaults(run=run)


def run(_args: argparse.Namespace) -> int:
    """Print the ratings that ship with this release."""
    for game in all_games():
        ratings = ratings_of(game)
        for player in dict.fromkeys((*LEVELS, *ratings)):
            print(f"{game:12} {player:16} {ratings.get(player, '–'):>5}")
    return 0
