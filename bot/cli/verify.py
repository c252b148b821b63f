"""`bot verify FILE...`: does every pack of a record agree with what was promised before it was dealt?"""

import argparse
import sys
from collections.abc import Callable

from bot.cli.replay import read_bytes
from bot.cli.wording import explain
from bot.games import find_game
from bot.i18n import Catalogs, Words
from bot.render import proof_sentences
from bot.rules.commitment import proofs
from bot.rules.errors import RuleError


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("verify", help="check the proof of the shuffle", description=__doc__)
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument("--lang", default="en", help="language of the sentences (default: en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what can be said of every shuffle; return 1 if any doesn't agree."""
    catalogs = Catalogs.load()
    status = 0
    for name in args.files:
        try:
            good = _print_proof(read_bytes(name), catalogs.words(args.lang))
        except OSError as error:
            print(f"bot verify: {name}: {error.strerror}; give the path of a record, or -", file=sys.stderr)
            status = 1
        except RuleError as error:
            print(f"bot verify: {name}: {explain(error, catalogs, args.lang)}", file=sys.stderr)
            status = 1
        else:
            status = status if good else 1
    return status


def _print_proof(data: bytes, words: Words) -> bool:
    """Print what can be said of a record's shuffles; return whether all is as it was promised.

    Raises:
        RuleError: a line can't be read; nothing is printed then.
    """
    for _ in proofs(data):
        pass  # only to its end: of a file that can't be read nothing is said
    well = True
    for good, line in proof_sentences(data, find_game, words):
        well = well and good
        print(line)
    return well
