"""`bot copy-to postgresql://…`: copy the SQLite file into an empty PostgreSQL database and compare both."""

import argparse
from collections.abc import Callable


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("copy-to", help="copy the database to a PostgreSQL server", description=__doc__)
    parser.add_argument(
        "address",
        nargs="?",
        metavar="postgresql://…",
        help="an empty database (default: BOT_DATABASE); the password is better in ~/.pgpass or PGPASSWORD",
    )
    parser.add_argument("--database", metavar="FILE", help="the file (default: bot.sqlite in the data folder)")
    parser.epilog = "Example: bot copy-to postgresql://cardtable@db.example/cardtable"
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy and return the exit status; the bot must not run at the same time."""
    # Only now: the other subcommands don't wait for the storage to load.
    from bot.cli import database_copy
    from bot.storage import copy_to

    return database_copy.run("copy-to", args, copy_to)
