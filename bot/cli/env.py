"""`bot env`: print every setting with its default and a comment, in the format of a `.env` file."""

import argparse
import sys
from collections.abc import Callable

from bot.version import settings_reference


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("env", help="print all settings with their defaults", description=__doc__)
    parser.epilog = "Example: bot env > .env"
    parser.set_defaults(run=run)


def run(_args: argparse.Namespace) -> int:
    """Print the reference; return 1 if the program was installed without it."""
    text = settings_reference()
    if not text:
        print("bot env: this installation lacks the list of settings; install the program again", file=sys.stderr)
        return 1
    print(text, end="")
    return 0
