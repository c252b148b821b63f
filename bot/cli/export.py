"""`bot export GAME`: the record of a finished game, from the bot's database, which may be in use meanwhile."""

import argparse
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot import private
from bot.cli.wording import explain
from bot.errors import UserError
from bot.i18n import Catalogs

SERVER = (
    "BOT_DATABASE names a PostgreSQL server, which is not read here; /export on Discord has the record, "
    "or name a file by --database"
)


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("export", help="print the record of a finished game", description=__doc__)
    parser.add_argument("game", type=int, metavar="GAME", help="the game's number")
    parser.add_argument("--database", type=Path, metavar="FILE", help="the database (default: that of the settings)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the record there instead of printing it")
    parser.add_argument("--lang", default="en", help="language of messages (default: en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print or write the record, people by their ids; return 1 if there is none."""
    path = args.database or _usual_database()
    if path is None:
        return 2
    # Only now: the other subcommands don't wait for the table service to load.
    from bot.storage import NewerDatabase, Unusable, explained, read_only
    from bot.tables import record_in

    try:
        with closing(read_only(path)) as db:
            record = record_in(db, args.game)
    except UserError as error:
        return _complain(explain(error, Catalogs.load(), args.lang))
    except FileNotFoundError:
        return _complain(f"{path}: there is no such file; --database takes the bot's database")
    except Unusable as error:
        return _complain(str(error))
    except NewerDatabase as error:
        return _complain(f"{path}: {error}")
    except sqlite3.Error as error:
        return _complain(f"{explained(path, error)}; --database takes the bot's database")
    except OSError as error:
        return _complain(f"{path}: {error.strerror}; --database takes the bot's database")
    if args.out is None:
        print(record, end="")
        return 0
    try:
        with open(args.out, "w", encoding="utf-8", opener=private.opener) as file:
            file.write(record)
        list(private.tighten([args.out]))
    except OSError as error:
        return _complain(f"{args.out}: {error.strerror}; --out takes the path of a file to write")
    return 0


def _usual_database() -> Path | None:
    """Return the database of the settings, or None after saying what is wrong with them."""
    from bot.cli.settings import read_settings

    settings = read_settings()
    if settings is not None and settings.server is not None:
        _complain(SERVER)
        return None
    return settings.database if settings else None


def _complain(problem: str) -> int:
    print(f"bot export: {problem}", file=sys.stderr)
    return 1
