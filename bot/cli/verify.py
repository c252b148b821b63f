"""`bot verify FILE...`: does every pack of a record agree with what was promised before it was dealt?"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import asdict

from bot.cli.replay import read_bytes
from bot.cli.wording import explain
from bot.games import find_game
from bot.i18n import Catalogs
from bot.rules.commitment import Proof, proofs
from bot.rules.errors import RuleError
from bot.rules.record import replay


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("verify", help="check the proof of the shuffle", description=__doc__)
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument("--lang", default="en", help="language of the sentences (default: en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what can be said of every shuffle; return 1 if any doesn't agree."""
    catalogs = Catalogs.load()
    words = catalogs.words(args.lang)
    good = True
    for name in args.files:
        try:
            data = read_bytes(name)
            found = list(proofs(data))
        except OSError as error:
            print(f"bot verify: {name}: {error.strerror}; give the path of a record, or -", file=sys.stderr)
            good = False
            continue
        except RuleError as error:
            print(explain(error, catalogs, args.lang), file=sys.stderr)
            good = False
            continue
        for proof in found:
            print(words(f"verify-{verdict(proof)}", **asdict(proof)))
        last = list(replay(data, find_game, each=False))[-1][0]
        if not last["valid"]:
            print(words("verify-invalid", line=str(last["line"])))
        good = good and bool(found) and all(proof.holds for proof in found) and bool(last["valid"])
        print(words("verify-meaning" if found else "verify-nothing"))
    return 0 if good else 1


def verdict(proof: Proof) -> str:
    """Return in one word what can be said of a shuffle; the catalogs have the sentence."""
    if not proof.salted:
        return "unsalted"
    if not proof.promised:
        return "unpromised"
    return "holds" if proof.holds else "broken"
