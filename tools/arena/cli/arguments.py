"""Parse and check the arguments of `python -m tools.arena`."""

import argparse
import json
from difflib import get_close_matches
from pathlib import Path

from bot.cli.error_text import explain
from bot.cli.game_options import read_options
from bot.games import find_game
from bot.i18n import Catalogs
from bot.rules.errors import ParseError, RuleError
from bot.rules.game import AnyGame
from bot.rules.options import Value, Values
from tools.arena import FinishedGameFile, InvalidGameFile, Match, MatchMismatch, Sprt
from tools.arena.players import PLAYERS, players_of

MORE = 0.05
"""How much more than by H0 A wins by H1, where nothing is said."""


class InvalidArguments(Exception):
    """What is wrong with the arguments, in a sentence that says what would be right."""


def match_of(args: argparse.Namespace) -> Match:
    """Return what is to be played; raises `InvalidArguments`."""
    try:
        game = find_game(args.game)
        options = read_options(game, args.options)
        if args.seats is not None:
            options = _for_seats(game, options, args.seats, any_preset=not args.options)
        seats = game.recommended_seats(options) if args.seats is None else args.seats
        game.check_seats(options, seats)
    except RuleError as error:
        raise InvalidArguments(explain(error, Catalogs.load(), "en")) from None
    for name in (args.a, args.b):
        _check_player(game, name)
    if args.boards < 1 or (args.jobs is not None and args.jobs < 1):
        raise InvalidArguments("--boards and --jobs take numbers from 1 on")
    return Match(game.id, options, seats, args.a, args.b, args.seed)


def _for_seats(game: AnyGame, options: Values, seats: int, *, any_preset: bool) -> dict[str, Value]:
    """Return the house rules nearest to these that so many can play; raises ParseError if there are none."""
    try:
        return dict(game.adapt_options(options, seats))
    except ParseError:
        for preset in game.options.presets if any_preset else ():
            try:
                return dict(game.adapt_options(game.options.validate({"preset": preset}), seats))
            except ParseError:
                continue
        raise


def _check_player(game: AnyGame, name: str) -> None:
    known = players_of(game)
    if name in known:
        return
    near = get_close_matches(name, known, 1) if name not in PLAYERS else []
    meant = f" Did you mean {near[0]}?" if near else ""
    what = f"{name} does not play {game.id}" if name in PLAYERS else f"there is no player {name}"
    raise InvalidArguments(f"{what}; players of {game.id} are {', '.join(known)}.{meant}")


def sprt_of(args: argparse.Namespace, match: Match) -> Sprt | None:
    """Return the hypotheses of a sequential test, if there is to be one; raises `InvalidArguments`."""
    if not args.sprt:
        if args.h0 is not None or args.h1 is not None:
            raise InvalidArguments("--h0 and --h1 are the hypotheses of --sprt; give that as well")
        return None
    low = 1 / match.sides if args.h0 is None else args.h0
    high = low + MORE if args.h1 is None else args.h1
    if not 0 <= low < high <= 1:
        raise InvalidArguments(
            f"--h0 and --h1 are shares of the games with 0 <= H0 < H1 <= 1, not {low:g} and {high:g}"
        )
    return Sprt(low, high)


def game_file_for(path: Path | None, match: Match) -> FinishedGameFile | None:
    """Return the file of finished games that goes with the JSON, if there is to be one; raises `InvalidArguments`."""
    if path is None:
        return None
    if path.is_dir():
        raise InvalidArguments(f"{path} is a folder; --json takes a file")
    beside = path.with_suffix(".boards.jsonl")
    other = f"take another --json, or delete {beside} to begin anew"
    try:
        return FinishedGameFile(beside, match)
    except MatchMismatch as error:
        there, here = json.dumps(error.there), json.dumps(error.here)
        changed = f"{error.what} was {there} and is {here} now"
        raise InvalidArguments(f"{beside} holds the games of another run: {changed}; {other}") from None
    except InvalidGameFile as error:
        raise InvalidArguments(f"{beside}, line {error.line}, is no game of the arena; {other}") from None
    except OSError as error:
        raise InvalidArguments(
            f"{error.filename}: {error.strerror}; --json takes a file in a folder that is there"
        ) from None


def check_mining(args: argparse.Namespace, match: Match) -> None:
    """Accept what positions can be looked for with; raises `InvalidArguments`."""
    if match.game.evaluator is None:
        raise InvalidArguments(f"--mine looks back by search, and {match.game_id} has none")
    if args.json or args.sprt or args.h0 is not None or args.h1 is not None:
        raise InvalidArguments("--mine prints positions and no figures; leave out --json, --sprt, --h0 and --h1")
    if args.mine < 1:
        raise InvalidArguments("--mine takes numbers from 1 on")
