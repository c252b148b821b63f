"""Commands on a server's database from outside the bot, if the extra `postgres` is installed."""

from pathlib import Path
from typing import TypeVar

from bot.storage.copy_marker import OnProgress
from bot.storage.engine import Work
from bot.storage.inspection import DatabaseInspection

T = TypeVar("T")


def inspect_server(url: str) -> DatabaseInspection:
    """Return the state of a server and its database, after a test write that is rolled back.

    Raises:
        ImportError: the extra `postgres` is missing.
        UnusableDatabase: there is no server with such a database, it belongs to another program, or it is an
            unfinished copy.
        StorageError: it can't be read or written.
    """
    from bot.storage.postgres import inspect_server  # needed for a server only

    return inspect_server(url)


def read_server(url: str, work: Work[T]) -> T:
    """Return the result of a function that reads a server's database, while the bot runs.

    Raises:
        ImportError: the extra `postgres` is missing.
        UnusableDatabase: there is no server with such a database, it belongs to another program, or it is an
            unfinished copy.
        NewerDatabase: a newer program has written it.
        StorageError: it can't be read.
    """
    from bot.storage.postgres import read

    return read(url, work)


def dump_server(url: str, target: Path) -> None:
    """Write a server's database to a file by pg_dump, while the bot runs.

    Raises:
        ImportError: the extra `postgres` is missing.
        FileExistsError: there is a target.
        DumpFailed: there is no suitable pg_dump, or it has failed; the text has the remedy.
        UnusableDatabase, NewerDatabase, StorageError: as `read_server`.
        OSError: the file can't be made.
    """
    from bot.storage.postgres import dump

    dump(url, target)


def copy_to(file: Path, url: str, on_progress: OnProgress) -> dict[str, int]:
    """Copy a SQLite file into an empty database of a server, or resume such a copy.

    Args:
        file: the file; nothing is written to it, and no bot can run on it during the copy.
        url: the server's URL, with its password, which no text contains.
        on_progress: called after each step of the copy.

    Returns:
        The number of rows by DB table.

    Raises:
        ImportError: the extra `postgres` is missing.
        FileNotFoundError: there is no such file.
        DatabaseLocked: a bot runs on one of them.
        UnusableDatabase, NewerDatabase: one of them can't be used, or the copy is not equal to its source.
        StorageError, sqlite3.Error, OSError: one of them can't be read or written; the same call resumes.
    """
    from bot.storage import transfer

    return transfer.copy_to(file, url, on_progress)


def copy_from(url: str, file: Path, on_progress: OnProgress) -> dict[str, int]:
    """Copy a server's database into a new SQLite file, or resume such a copy; as `copy_to`."""
    from bot.storage import transfer

    return transfer.copy_from(url, file, on_progress)
