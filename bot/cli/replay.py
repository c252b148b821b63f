"""`bot replay FILE...`: play records again and print what came of them, as JSON lines or as a transcript."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot.cli.wording import explain
from bot.games import find_game
from bot.i18n import Catalogs
from bot.render import transcript
from bot.rules.errors import RuleError
from bot.rules.record import Replay, replay


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("replay", help="play game records again", description=__doc__)
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument("--each", action="store_true", help="print one object after every line")
    parser.add_argument("--text", action="store_true", help="print a readable transcript instead")
    parser.add_argument("--lang", default="en", help="language of messages and transcript (default: en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every file's replay; return 1 if any record was invalid."""
    catalogs = Catalogs.load()
    status = 0
    for name in args.files:
        try:
            data = read_bytes(name)
        except OSError as error:
            print(f"bot replay: {name}: {error.strerror}; give the path of a record, or -", file=sys.stderr)
            status = 1
            continue
        if args.text:
            valid = _print_lines(transcript(data, find_game, lambda game: catalogs.words(args.lang, game)))
        else:
            valid = _print_objects(data, catalogs, args, name if len(args.files) > 1 else "")
        status = status if valid else 1
    return status


def read_bytes(name: str) -> bytes:
    """Return what a file holds; "-" is standard input; raises OSError."""
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def _print_objects(data: bytes, catalogs: Catalogs, args: argparse.Namespace, file: str) -> bool:
    """Print one file's objects; return whether the record is valid."""
    record = Replay(find_game)
    valid = True
    for result, _ in replay(data, find_game, each=args.each, record=record):
        line: dict[str, Any] = {"file": file, **result} if file else result
        error = line.get("error")
        if isinstance(error, RuleError):
            valid = False
            game = record.header.game.id if record.header else None
            line["error"] = {"code": error.code, "message": explain(error, catalogs, args.lang, game)}
        print(json.dumps(line))
    return valid


def _print_lines(lines: Iterator[tuple[bool, str]]) -> bool:
    """Print a transcript; return whether the record is valid."""
    valid = True
    for good, text in lines:
        valid = valid and good
        # A name may hold half a surrogate pair, which JSON can write and UTF-8 can't.
        print(text.encode(errors="backslashreplace").decode())
    return valid
