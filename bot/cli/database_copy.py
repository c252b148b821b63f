"""Shared code of `bot copy-to` and `bot copy-from`: progress, summary and errors."""

import argparse
import sqlite3
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

from pydantic import SecretStr
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from bot.cli.complaint import complain
from bot.cli.database_args import NO_EXTRA, InvalidDatabaseArgument, parse_database
from bot.cli.settings import read_settings
from bot.config import Settings
from bot.interrupts import INTERRUPTED
from bot.storage import (
    DatabaseLocked,
    NewerDatabase,
    OnProgress,
    StorageError,
    UnusableDatabase,
    explained,
    redact_password,
)

Copy = Callable[[Path, str, OnProgress], dict[str, int]]
GOES_ON = "the same command goes on where this one stopped"


def run(command: str, args: argparse.Namespace, copy: Copy) -> int:
    """Copy with a progress display, and return the exit status."""
    settings = read_settings()
    if settings is None:
        return 2
    try:
        file, server = _sides(args, settings)
    except InvalidDatabaseArgument as error:
        return complain(f"bot {command}", error, 2)
    try:
        with progress() as on_progress:
            rows = copy(file, server.get_secret_value(), on_progress)
    except KeyboardInterrupt:
        return complain(f"bot {command}", f"stopped; {GOES_ON}", INTERRUPTED)
    except Exception as error:
        problem = _obstacle(error, file, server)
        if problem is None:
            raise
        return complain(f"bot {command}", problem)
    print(f"{len(rows)} tables, {sum(rows.values()):,} rows copied and compared: {_way(command, file, server)}")
    return 0


def _sides(args: argparse.Namespace, settings: Settings) -> tuple[Path, SecretStr]:
    """Return the file and the server, or raise InvalidDatabaseArgument."""
    server = parse_database(args.address, "the address") if args.address else settings.server
    if not isinstance(server, SecretStr):
        raise InvalidDatabaseArgument(
            "name the server's database, postgresql://name@host/database, here or as BOT_DATABASE"
        )
    file = parse_database(args.database, "--database") if args.database else settings.database
    if isinstance(file, SecretStr):
        raise InvalidDatabaseArgument("--database takes the path of the SQLite file here")
    return file, server


def _way(command: str, file: Path, server: SecretStr) -> str:
    there = redact_password(server.get_secret_value())
    if command == "copy-to":
        deletes = "Then delete the file and its backups, in which deleted data stays."
        return f"{file} -> {there}\nRun the bot on it with BOT_DATABASE; the file is as it was. {deletes}"
    return f"{there} -> {file}\nRun the bot on it without BOT_DATABASE, or with the file's path there."


def _obstacle(error: Exception, file: Path, server: SecretStr) -> str | None:
    """Return the reason why the copy failed, in a sentence, or None for a bug."""
    if isinstance(error, ImportError) and "psycopg" in str(error):
        return NO_EXTRA
    if isinstance(error, FileNotFoundError):
        return f"{file}: there is no such file; --database takes the bot's"
    if isinstance(error, DatabaseLocked | UnusableDatabase):
        return str(error)
    if isinstance(error, NewerDatabase):
        return f"{file} or the server's database: {error}"
    if isinstance(error, sqlite3.Error):
        return f"{explained(file, error)}; {GOES_ON}"
    if isinstance(error, StorageError):
        return f"{redact_password(server.get_secret_value())}: {error}; see that the server is well, then {GOES_ON}"
    if isinstance(error, OSError):
        return f"{error.filename or file}: {error.strerror}; {GOES_ON}"
    return None


@contextmanager
def progress() -> Generator[OnProgress]:
    """Show a bar on a terminal, or lines in a file, on the standard error stream."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _ProgressLines().show
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bar:
        task, doing = bar.add_task("copying", total=None), ""

        def show(what: str, piece: str, done: int, total: int) -> None:
            nonlocal doing
            if what != doing:
                bar.reset(task)
                doing = what
            bar.update(task, description=f"{what} {piece}", completed=done, total=total or None)

        yield show


class _ProgressLines:
    """Prints a line for each tenth of a phase, for a log file instead of a terminal."""

    def __init__(self) -> None:
        self._last = ("", 0)

    def show(self, what: str, _piece: str, done: int, total: int) -> None:
        """Print the phase and its progress if a tenth more is done."""
        tenths = 10 * done // total if total else 0
        if (what, tenths) != self._last:
            self._last = (what, tenths)
            so_far = f" {tenths}0 % ({done:,} of {total:,} rows)" if tenths else ""
            print(f"{what}{so_far}", file=sys.stderr, flush=True)
