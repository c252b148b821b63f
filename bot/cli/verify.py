"""`bot verify FILE...`: does every pack of a record agree with what was promised before it was dealt?"""

import argparse
import json
import sys
from collections.abc import Callable

from bot.cli.replay import read_bytes
from bot.cli.wording import explain
from bot.games import find_game
from bot.i18n import Catalogs, Words
from bot.render import proof_sentences
from bot.rules.commitment import proofs
from bot.rules.errors import RuleError
from bot.rules.verify import Fault, Verdict, verify


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("verify", help="check the proof of the shuffle", description=__doc__)
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object a file, as docs/proof.md has it")
    parser.add_argument("--promise", metavar="HEX", help="with --json: what the table promised, as you noted it")
    parser.add_argument("--lang", default="en", help="language of the sentences (default: en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what can be said of every shuffle; return 1 if any doesn't agree.

    With `--json` statuses are those of docs/proof.md: 0 holds, 1 broken, 2 nothing to check; of several files 1 if
    any is broken.
    """
    if args.promise is not None and not args.json:
        print("bot verify: --promise goes with --json", file=sys.stderr)
        return 2
    if args.json:
        statuses = {_print_verdict(name, args) for name in args.files}
        return 1 if 1 in statuses else max(statuses)
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


def _print_verdict(name: str, args: argparse.Namespace) -> int:
    """Print what can be said of a record's luck as an object, of several files each with its name."""
    try:
        verdict = verify(read_bytes(name), args.promise)
    except OSError as error:
        print(f"bot verify: {name}: {error.strerror}; give the path of a record, or -", file=sys.stderr)
        return 1
    except RuleError as error:
        # Too large to be read at all: said in the same form.
        verdict = Verdict(0, faults=(Fault(int(str(error.params.get("line", 1))), error.code),))
    file = {"file": name} if len(args.files) > 1 else {}
    print(json.dumps({**file, **verdict.json()}))
    return verdict.status


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
