"""`bot copy-from postgresql://…`: copy a PostgreSQL database into a new SQLite file and compare both."""

import argparse
from collections.abc import Callable


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("copy-from", help="copy the database from a PostgreSQL server", description=__doc__)
    parser.add_argument(
        "address",
        nargs="?",
        metavar="postgresql://…",
        help="the bot's database (default: BOT_DATABASE); the password is better in ~/.pgpass or PGPASSWORD",
    )
    parser.add_argument("--database", metavar="FILE", help="the new file (default: bot.sqlite in the data folder)")
    parser.epilog = "Example: bot copy-from postgresql://cardtable@db.example/cardtable"
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy and return the exit status; the bot must not run at the same time."""
    # Only now: the other subcommands don't wait for the storage to load.
    from bot.cli import database_copy
    from bot.storage import copy_from

    return database_copy.run("copy-from", args, lambda file, url, on_progress: copy_from(url, file, on_progress))
