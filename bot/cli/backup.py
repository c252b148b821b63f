"""`bot backup [FILE]`: copy the database while the bot runs, and check the copy. PostgreSQL uses pg_dump."""

import argparse
import errno
import sys
from collections.abc import Callable, Collection
from datetime import UTC, datetime
from pathlib import Path

from pydantic import SecretStr

from bot.cli.complaint import complain

NAME = "bot-%Y%m%d-%H%M%S.sqlite"
"""The name of a backup; `--keep` finds the older ones by it."""

DUMP = "bot-%Y%m%d-%H%M%S.dump"
"""The name of a backup of a PostgreSQL database."""


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("backup", help="copy the database while the bot runs", description=__doc__)
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="the copy (default: backups/bot-DATE-TIME.sqlite or .dump, UTC)"
    )
    parser.add_argument(
        "--database",
        metavar="DATABASE",
        help="a file, or postgresql://name@host/database (default: that of the settings)",
    )
    parser.add_argument(
        "--keep",
        type=_count,
        metavar="N",
        help="keep the N newest of the backups with a default name; on a full disk, delete the others first",
    )
    parser.epilog = "Example: bot backup --keep 14"
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy the database and print the path; return 1 if that isn't possible."""
    if args.keep is not None and args.file is not None:
        return complain("bot backup", "--keep goes with the default name, not with a FILE", 2)
    # Only now: the other subcommands don't wait for the settings to load.
    from bot.cli.database_args import InvalidDatabaseArgument, parse_file, settings_and_place

    try:
        meant = settings_and_place(args.database)
        named = parse_file(args.file, "FILE") if args.file else None
    except InvalidDatabaseArgument as error:
        return complain("bot backup", error, 2)
    if meant is None:
        return 2
    settings, source = meant
    name, started = NAME if isinstance(source, Path) else DUMP, datetime.now(UTC)
    target = named or settings.data_dir / "backups" / started.strftime(name)

    def prune() -> list[Path]:
        """Delete the backups that are too many; return them."""
        gone = older(target.parent, args.keep, name) if args.keep else []
        for old in gone:
            old.unlink()
            print(f"removed {old}")
        return gone

    problem = _copy(source, target, prune)
    if problem is not None:
        return complain("bot backup", problem)
    print(f"{target}  {target.stat().st_size:,} bytes, checked")
    if args.database is None:
        _record(settings.data_dir, started)
    prune()
    return 0


def _copy(source: Path | SecretStr, target: Path, make_room: Callable[[], Collection[Path]]) -> str | None:
    """Copy a file, or write a server's database to one; return an error text with the remedy, or None.

    Args:
        make_room: deletes files if the disk is full; if it returns any, the copy is tried once more.
    """
    from bot.cli.database_args import database_problem
    from bot.storage import CorruptBackup, DiskFull, DumpFailed, back_up, dump_server, redact_password

    def copy() -> None:
        if isinstance(source, Path):
            back_up(source, target)
        else:
            dump_server(source.get_secret_value(), target)

    try:
        try:
            copy()
        except (DiskFull, OSError) as error:
            if (isinstance(error, OSError) and error.errno != errno.ENOSPC) or not make_room():
                raise
            copy()
    except FileExistsError:
        return f"{target}: this file is there already; name another one"
    except DiskFull as error:
        return f"{target.parent}: {error}; make room there, or name a FILE on another disk"
    except CorruptBackup as error:
        return f"{source}: the copy is not sound ({error.problem}) and was dropped; restore an earlier backup"
    except DumpFailed as error:
        where = redact_password(source.get_secret_value()) if isinstance(source, SecretStr) else source
        return f"{where}: {error}"
    except Exception as error:
        if isinstance(error, OSError) and not (isinstance(error, FileNotFoundError) and isinstance(source, Path)):
            return f"{target}: {error.strerror}"
        problem = database_problem(error, source)
        if problem is None:
            raise
        return problem
    return None


def _record(data_dir: Path, started: datetime) -> None:
    """Save the time of the backup for the Health page; without it the backup is as good."""
    from bot.storage import record_backup

    try:
        record_backup(data_dir, started)
    except OSError as error:
        print(f"bot backup: {data_dir}: its time is not recorded: {error.strerror}", file=sys.stderr)


def older(folder: Path, keep: int, name: str = NAME) -> list[Path]:
    """Return the backups in a folder except the newest, oldest first."""
    return sorted(path for path in folder.glob(f"bot-*{Path(name).suffix}") if _is_backup(path.name, name))[:-keep]


def _is_backup(found: str, name: str) -> bool:
    """Return whether a file's name has the form of a backup's."""
    try:
        return datetime.strptime(found, name).strftime(name) == found  # noqa: DTZ007  # only its form matters
    except ValueError:
        return False


def _count(text: str) -> int:
    """Parse a whole number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least one backup is kept")
    return number
