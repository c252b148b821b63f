"""`bot backup [FILE]`: a checked copy of the database, which may be in use meanwhile."""

import argparse
import sqlite3
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

NAME = "bot-%Y%m%d-%H%M%S.sqlite"
"""What a backup is called; by names of this form `--keep` finds the older ones."""

SERVER = (
    "BOT_DATABASE names a PostgreSQL server; back it up with pg_dump --format=custom --file=FILE "
    "(the password in ~/.pgpass, docs/scale.md), or name a file by --database"
)


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("backup", help="copy the database, while the bot goes on", description=__doc__)
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="the copy (default: backups/bot-DATE-TIME.sqlite, UTC)"
    )
    parser.add_argument("--database", type=Path, metavar="FILE", help="the database (default: that of the settings)")
    parser.add_argument(
        "--keep", type=_count, metavar="N", help="keep the N newest of the backups with a default name"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy the database and say where; return 1 if that isn't possible."""
    if args.keep is not None and args.file is not None:
        return _complain("--keep goes with the default name, not with a FILE", status=2)
    # Only now: the other subcommands don't wait for the settings to load.
    from bot.cli.settings import read_settings

    settings = read_settings()
    if settings is None:
        return 2
    if settings.server is not None and args.database is None:
        return _complain(SERVER)
    source: Path = args.database or settings.database
    target: Path = args.file or settings.data_dir / "backups" / datetime.now(UTC).strftime(NAME)
    problem = _copy(source, target)
    if problem is not None:
        return _complain(problem)
    print(f"{target}  {target.stat().st_size:,} bytes, checked")
    for old in older(target.parent, args.keep) if args.keep else ():
        old.unlink()
        print(f"removed {old}")
    return 0


def _copy(source: Path, target: Path) -> str | None:
    """Copy the database; return what went wrong and what to do, or None."""
    from bot.storage import Damaged, NewerDatabase, NoSpace, Unusable, back_up, explained

    try:
        back_up(source, target)
    except FileNotFoundError:
        return f"{source}: there is no such file; --database takes the bot's database"
    except FileExistsError:
        return f"{target}: this file is there already; name another one"
    except NoSpace as error:
        return f"{target.parent}: {error}; make room there, or name a FILE on another disk"
    except Damaged as error:
        return f"{source}: the copy is not sound ({error.problem}) and was dropped; restore an earlier backup"
    except Unusable as error:
        return str(error)
    except NewerDatabase as error:
        return f"{source}: {error}"
    except OSError as error:
        return f"{target}: {error.strerror}"
    except sqlite3.Error as error:
        return f"{explained(source, error)}; --database takes the bot's database"
    return None


def older(folder: Path, keep: int) -> list[Path]:
    """Return the backups in a folder but for the newest, oldest first.

    Args:
        folder: where they are.
        keep: how many stay.
    """
    return sorted(path for path in folder.glob("bot-*.sqlite") if _is_backup(path.name))[:-keep]


def _is_backup(name: str) -> bool:
    """Return whether a file's name is one that backups get."""
    try:
        return datetime.strptime(name, NAME).strftime(NAME) == name  # noqa: DTZ007  # only its form matters
    except ValueError:
        return False


def _count(text: str) -> int:
    """Return a number from 1 on."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least one backup is kept")
    return number


def _complain(problem: str, status: int = 1) -> int:
    print(f"bot backup: {problem}", file=sys.stderr)
    return status
