"""`bot verify FILE...`: check that all cards of a record follow from the seed committed before the game."""

import argparse
import json
from collections.abc import Callable

from bot.cli.complaint import complain
from bot.cli.error_text import explain, printable
from bot.cli.replay import read_bytes
from bot.games import find_game
from bot.i18n import Catalogs
from bot.render import judge, proof_lines
from bot.rules.errors import RuleError
from bot.rules.proof_check import ProofFault, VerificationReport, verify


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("verify", help="check the proof of the shuffle", description=__doc__)
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument("--promise", metavar="HEX", help="the promise that the table showed before the game")
    parser.add_argument("--json", action="store_true", help="print one JSON object per file")
    parser.add_argument("--lang", default="en", help="language of the sentences (default: en)")
    parser.epilog = "Example: bot verify game.jsonl"
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the result for each record; return 1 if one is broken, else 2 if one has no result."""
    catalogs = Catalogs.load()
    statuses: set[int] = set()
    for name in args.files:
        try:
            statuses.add(_print_verdict(name, args) if args.json else _print_sentences(name, args, catalogs))
        except OSError as error:
            statuses.add(complain("bot verify", f"{name}: {error.strerror}; give the path of a record, or -"))
        except RuleError as error:
            statuses.add(complain("bot verify", f"{name}: {explain(error, catalogs, args.lang)}"))
    return 1 if 1 in statuses else max(statuses)


def _print_verdict(name: str, args: argparse.Namespace) -> int:
    """Print a result as an object, for several files with the file; return its status."""
    try:
        verdict = verify(read_bytes(name), args.promise)
    except RuleError as error:
        # Too large to be read; reported in the same form.
        verdict = VerificationReport(0, faults=(ProofFault(int(str(error.params.get("line", 1))), error.code),))
    file = {"file": name} if len(args.files) > 1 else {}
    print(json.dumps({**file, **verdict.json()}))
    return verdict.status


def _print_sentences(name: str, args: argparse.Namespace, catalogs: Catalogs) -> int:
    """Print a result in words, or why the file can't be read; return its status."""
    data = read_bytes(name)
    judged = judge(data, find_game, args.promise)
    for line in proof_lines(data, judged, catalogs.words(args.lang)):
        print(printable(line))
    return judged.status
