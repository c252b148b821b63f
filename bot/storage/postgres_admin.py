"""What is done with a server's database from outside, where the extra for it is installed."""

from pathlib import Path
from typing import TypeVar

from bot.storage.copy_marker import Told
from bot.storage.engine import Work
from bot.storage.inspection import DatabaseInspection

T = TypeVar("T")


def look_at_server(url: str) -> DatabaseInspection:
    """Return how a server and its database are; something was written and taken back.

    Raises:
        ImportError: the extra `postgres` is missing.
        Unusable: there is no server with such a database, or it is another program's, or an unfinished copy.
        StorageError: it can't be read or written.
    """
    from bot.storage.postgres import look  # only who has a server needs it

    return look(url)


def read_server(url: str, work: Work[T]) -> T:
    """Return what a function reads of a server's database, while the bot goes on.

    Raises:
        ImportError: the extra `postgres` is missing.
        Unusable: there is no server with such a database, or it is another program's, or an unfinished copy.
        NewerDatabase: a newer program has written it.
        StorageError: it can't be read.
    """
    from bot.storage.postgres import read

    return read(url, work)


def dump_server(url: str, target: Path) -> None:
    """Have a server's database written to a file by pg_dump, while the bot goes on.

    Raises:
        ImportError: the extra `postgres` is missing.
        FileExistsError: there is a target.
        NotDumped: there is no pg_dump that can, or it has failed; the text says what to do.
        Unusable, NewerDatabase, StorageError: as `read_server`.
        OSError: the file can't be made.
    """
    from bot.storage.postgres import dump

    dump(url, target)


def copy_to(file: Path, url: str, told: Told) -> dict[str, int]:
    """Copy a SQLite file into an empty database of a server, or go on where that was broken off.

    Args:
        file: the file; nothing is written to it, and no bot runs on it meanwhile.
        url: the server's address, with its password, which no text has.
        told: hears how far it is.

    Returns:
        How many rows each table has.

    Raises:
        ImportError: the extra `postgres` is missing.
        FileNotFoundError: there is no such file.
        Taken: a bot runs on one of them.
        Unusable, NewerDatabase: one of them can't be used, or the copy is not what was copied.
        StorageError, sqlite3.Error, OSError: one of them can't be read or written; the same call goes on.
    """
    from bot.storage import transfer

    return transfer.copy_to(file, url, told)


def copy_from(url: str, file: Path, told: Told) -> dict[str, int]:
    """Copy a server's database into a new SQLite file, or go on where that was broken off; as `copy_to`."""
    from bot.storage import transfer

    return transfer.copy_from(url, file, told)
