"""`python -m tools.arena A B GAME`: compare two computer players over the same cards."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.cli import execute
from bot.games import all_games
from tools.arena.cli.arguments import MORE, InvalidArguments, check_mining, game_file_for, match_of, sprt_of
from tools.arena.cli.blunders import dig
from tools.arena.cli.runner import ArenaRun
from tools.arena.players import PLAYERS

SHARE = "--sprt: A's share of the games by"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status."""
    return execute(parser, argv)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the arguments."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena", description=__doc__)
    add = parser.add_argument
    add("a", metavar="A", help=f"the player that is measured, one of: {', '.join(PLAYERS)}")
    add("b", metavar="B", help="who has all other seats")
    add("game", metavar="GAME", help=f"one of: {', '.join(all_games())}")
    add("--boards", type=int, default=100, metavar="N", help="games, each in every seating (default: 100)")
    add("--options", default="", metavar="A=B,...", help="house rules, or a house-rule code")
    add("--seats", type=int, metavar="N", help="how many players (default: the game's usual number)")
    add("--seed", type=int, default=1, metavar="N", help="equal seeds play equal boards (default: 1)")
    add("--sprt", action="store_true", help="stop as soon as the boards say enough, after --boards at the latest")
    add("--h0", type=float, metavar="SHARE", help=f"{SHARE} H0, from 0 to 1 (default: chance)")
    add("--h1", type=float, metavar="SHARE", help=f"{SHARE} H1, from 0 to 1 (default: H0 + {MORE})")
    add("--json", type=Path, metavar="FILE", help="write the figures there; finished games are kept beside it")
    add("--jobs", type=int, metavar="N", help="how many processes (default: one a processor)")
    add(
        "--mine",
        type=int,
        nargs="?",
        const=10,
        metavar="N",
        help="instead of figures print the N decisions that cost A most, as positions (default: 10)",
    )
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    """Play the boards and print the figures; return 2 for arguments that can't be played."""
    try:
        match = match_of(args)
        if args.mine is not None:
            check_mining(args, match)
            return dig(args, match)
        test = sprt_of(args, match)
        kept = game_file_for(args.json, match)
    except InvalidArguments as error:
        print(f"tools.arena: {error}", file=sys.stderr)
        return 2
    try:
        return ArenaRun(args, match, test, kept).status()
    finally:
        if kept:
            kept.close()
