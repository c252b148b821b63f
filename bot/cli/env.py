"""`bot env`: print every setting with its default and a comment, in the format of a `.env` file."""

import argparse
from collections.abc import Callable

from bot.cli.complaint import complain
from bot.file_permissions import private_opener
from bot.version import settings_reference


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("env", help="print all settings with their defaults", description=__doc__)
    parser.add_argument(
        "--out", metavar="FILE", help="write them to a new file that only you can read, instead of printing them"
    )
    parser.epilog = "Example: bot env --out .env"
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print or write the reference; return 1 if it can't be written or was not installed with the program."""
    text = settings_reference()
    if not text:
        return complain("bot env", "this installation lacks the list of settings; install the program again")
    if args.out is None:
        print(text, end="")
        return 0
    try:
        with open(args.out, "x", encoding="utf-8", newline="\n", opener=private_opener) as file:
            file.write(text)
    except FileExistsError:
        return complain("bot env", f"{args.out}: this file is there already; change it, or name another one")
    except OSError as error:
        return complain("bot env", f"{args.out}: {error.strerror}; --out takes the path of a file to write")
    return 0
