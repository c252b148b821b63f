"""`bot replay FILE...`: replay records and print their results as JSON lines or as a transcript."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from bot.cli.complaint import complain
from bot.cli.error_text import explain, printable
from bot.games import find_game
from bot.i18n import Catalogs
from bot.render import transcript
from bot.rules.errors import ParseError, RuleError
from bot.rules.record import Replay, first_lines, replay

MAX_FILE_BYTES = 16 * 2**20
"""The most bytes of a file; a long game has a tenth of it."""


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("replay", help="play game records again", description=__doc__)
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument("--each", action="store_true", help="print one object after every line")
    parser.add_argument("--text", action="store_true", help="print a readable transcript instead")
    parser.add_argument("--until", type=int, metavar="LINE", help="stop after this line of the record, from 1")
    parser.add_argument("--lang", default="en", help="language of messages and transcript (default: en)")
    parser.epilog = "Example: bot replay --text game.jsonl"
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every file's replay; return 1 if a record was invalid."""
    catalogs = Catalogs.load()
    status = 0
    for name in args.files:
        file = name if len(args.files) > 1 else ""
        try:
            data = read_bytes(name)
            if args.until is not None:
                data = first_lines(data, args.until)
        except RuleError as error:
            _print_refused(error, catalogs, args, file)
            status = 1
            continue
        except OSError as error:
            status = complain("bot replay", f"{name}: {error.strerror}; give the path of a record, or -")
            continue
        if args.text:
            valid = _print_lines(transcript(data, find_game, lambda game: catalogs.words(args.lang, game)))
        else:
            valid = _print_objects(data, catalogs, args, file)
        status = status if valid else 1
    return status


def read_bytes(name: str) -> bytes:
    """Return a file's bytes; "-" is standard input, and a pipe is read up to the size limit.

    Raises:
        OSError: it can't be read.
        ParseError: `too_large`, with the line at the limit.
    """
    with nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as file:
        data = file.read(MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        raise ParseError(
            "too_large", reason="file", limit=MAX_FILE_BYTES // 2**20, line=data.count(b"\n", 0, MAX_FILE_BYTES) + 1
        )
    return data


def _print_refused(error: RuleError, catalogs: Catalogs, args: argparse.Namespace, file: str) -> None:
    """Print the error of a file that is refused as a whole."""
    line, message = error.params["line"], explain(error, catalogs, args.lang)
    if args.text:
        print(printable(catalogs.words(args.lang)("transcript-line", line=str(line), message=message)))
        return
    refused = {"valid": False, "line": line, "error": {"code": error.code, "message": message}}
    print(json.dumps({"file": file, **refused} if file else refused))


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
        _print_json(line)
    return valid


def _print_json(line: Mapping[str, Any]) -> None:
    """Print an object as `json.dumps` writes it, its deals one by one: there can be tens of thousands."""
    for number, (key, value) in enumerate(line.items()):
        print(", " if number else "{", json.dumps(key), ": ", sep="", end="")
        if key == "deals":
            for at, deal in enumerate(value):
                print(", " if at else "[", json.dumps(deal), sep="", end="")
            print("]" if value else "[]", end="")
        else:
            print(json.dumps(value), end="")
    print("}")


def _print_lines(lines: Iterator[tuple[bool, str]]) -> bool:
    valid = True
    for good, text in lines:
        valid = valid and good
        print(printable(text))
    return valid
