"""`bot export GAME`: print the record of a finished game. The bot can run at the same time."""

import argparse
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from pydantic import SecretStr

from bot import file_permissions
from bot.cli.complaint import complain
from bot.cli.error_text import explain
from bot.errors import UserError
from bot.i18n import Catalogs


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("export", help="print the record of a finished game", description=__doc__)
    parser.add_argument("game", type=int, metavar="GAME", help="the game's number")
    parser.add_argument(
        "--database",
        metavar="DATABASE",
        help="a file, or postgresql://name@host/database (default: that of the settings)",
    )
    parser.add_argument("--out", metavar="FILE", help="write the record there instead of printing it")
    parser.add_argument("--lang", default="en", help="language of messages (default: en)")
    parser.epilog = "Example: bot export 12 --out game.jsonl"
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print or write the record, with user ids; return 1 if there is none."""
    # Only now: the other subcommands don't wait for settings and table service to load.
    from bot.cli.database_args import InvalidDatabaseArgument, database_problem, parse_file, settings_and_place

    try:
        meant = settings_and_place(args.database)
        out = parse_file(args.out, "--out") if args.out else None
    except InvalidDatabaseArgument as error:
        return complain("bot export", error, 2)
    if meant is None:
        return 2
    try:
        record = _record(meant[1], args.game)
    except UserError as error:
        return complain("bot export", explain(error, Catalogs.load(), args.lang))
    except Exception as error:
        problem = database_problem(error, meant[1])
        if problem is None:
            raise
        return complain("bot export", problem)
    if out is None:
        print(record, end="")
        return 0
    try:
        with open(out, "w", encoding="utf-8", newline="\n", opener=file_permissions.private_opener) as target:
            target.write(record)
        list(file_permissions.restrict_permissions([out]))
    except OSError as error:
        return complain("bot export", f"{out}: {error.strerror}; --out takes the path of a file to write")
    return 0


def _record(source: Path | SecretStr, game: int) -> str:
    from bot.storage import read_only, read_server
    from bot.tables import record_in

    if isinstance(source, SecretStr):
        return read_server(source.get_secret_value(), lambda db: record_in(db, game))
    with closing(read_only(source)) as db:
        return record_in(db, game)
