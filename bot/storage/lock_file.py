"""Locks a database file for one bot; the system releases the lock however the process ends."""

import contextlib
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from bot.file_permissions import make_file

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None


class DatabaseLocked(Exception):
    """Another bot runs on this database.

    Args:
        path: the database; of a server its URL without the password.
        process: the other bot's process id, or "".
    """

    def __init__(self, path: Path | str, process: str = "") -> None:
        named = f" (process {process})" if process else ""
        other = "BOT_DATABASE" if isinstance(path, str) else "BOT_DATA_DIR"
        super().__init__(f"{path}: another bot is running on it{named}; stop that one, or set another {other}")
        self.path = path


def lock_of(database: Path) -> Path:
    """Return the lock file of a database, with links resolved."""
    place = database.resolve()
    return place.with_name(f"{place.name}.lock")


@contextmanager
def lock_database(database: Path) -> Generator[None]:
    """Lock a database for this process; reading it needs no lock.

    The lock file stays there, because removing it could remove that of the next process.

    Args:
        database: the file; links are resolved.

    Raises:
        DatabaseLocked: another process has it.
        OSError: the lock can't be made.
    """
    path = lock_of(database)
    make_file(path)
    with path.open("r+b") as lock:
        if not _lock(lock):
            raise DatabaseLocked(database, lock.read(20).decode("ascii", "replace").strip())
        lock.truncate(0)
        lock.write(str(os.getpid()).encode())
        lock.flush()
        try:
            yield
        finally:
            with contextlib.suppress(OSError):
                lock.truncate(0)


def _lock(file: BinaryIO) -> bool:
    """Lock an open file until it is closed; return whether the lock was free."""
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            file.seek(2**30)  # far behind the text: other processes could not read a locked range
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            finally:
                file.seek(0)
    except (BlockingIOError, PermissionError):
        return False
    return True
