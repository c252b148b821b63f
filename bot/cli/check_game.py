"""`bot check-game GAME`: check whether a game keeps the contract, with random games and games of computer players."""

import argparse
from collections.abc import Callable
from pathlib import Path

from bot.cli.complaint import complain
from bot.cli.error_text import printable
from bot.contract import CASE_RULES, GAME_RULES, ContractError, check, load
from bot.games import all_games, find_game, left_out
from bot.rules.game import AnyGame

GAMES = 12


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("check-game", help="check whether a game keeps the contract", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="the folder of a game, or the id of a game that the bot finds")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="random games to play (default: 12)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the first game's seed (default: 0)")
    parser.epilog = "Example: bot check-game games/high_card; bot check-game bieten --games 40"
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print each broken rule; return 1 if there are some, 2 if there is no such game."""
    if args.games < 1 or args.seed < 0:
        return complain("bot check-game", "--games takes a number from 1 on, --seed one from 0 on", 2)
    if problem := _problem(args.game):
        return complain("bot check-game", problem, 2)
    try:
        game = _game(args.game)
    except ContractError as error:
        _report(error)
        print(f"{args.game}: the other rules can't be checked until it can be loaded")
        return 1
    broken = 0
    for error in check(game, range(args.seed, args.seed + args.games)):
        _report(error)
        broken += 1
    rules = len(GAME_RULES) + len(CASE_RULES)
    played = f"{args.games} random game{'s' if args.games > 1 else ''}"
    if broken:
        print(f"{game.id}: {broken} of {rules} rules broken ({played})")
        return 1
    print(f"{game.id}: keeps all {rules} rules ({played})")
    return 0


def _problem(name: str) -> str:
    """Return why an argument names no game; "" if it names one."""
    folder = Path(name)
    if name in all_games() or name in {Path(path).name for path in left_out()} or (folder / "__init__.py").is_file():
        return ""
    if not folder.is_dir():
        what = "is a file" if folder.is_file() else "is no folder"
        return f"{name} {what}, and no game has this id; give a game's folder, or one of: {', '.join(all_games())}"
    inside = sorted(path.parent.name for path in folder.glob("*/__init__.py"))
    if inside:
        return (
            f"{name} has several folders; give that of one game: {', '.join(str(folder / each) for each in inside)}"
        )
    return f"{name} has no __init__.py; a game is a package with a GAME (bot new-game {folder / 'my_game'} makes one)"


def _game(name: str) -> AnyGame:
    if name in all_games():
        return find_game(name)
    return load(next((Path(path) for path in left_out() if Path(path).name == name), Path(name)))


def _report(error: ContractError) -> None:
    """Print a broken rule: its name, the file, the advice, and the game that shows it."""
    file, colon, line = error.place.rpartition(":")
    path = Path(file if line.isdecimal() else error.place)
    if path.is_relative_to(Path.cwd()):
        path = path.relative_to(Path.cwd())
    place = f"{path}{colon}{line}" if line.isdecimal() else str(path)
    print(f"✗ {error.rule}: {error.sentence}")
    print(f"    file:   {place}")
    print(f"    advice: {printable(error.advice)}")
    if error.case:
        code, seats, seed = error.case.rsplit("/", 2)
        print(f"    shown by: --games 1 --seed {seed} (house rules {code}, {seats} players)")
