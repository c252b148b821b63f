"""Only one bot at a time may use a database: a lock that the system takes back however the process ends."""

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
        path: the database, of a server its address without the password.
        process: what the other has written of itself: its id, or nothing.
    """

    def __init__(self, path: Path | str, process: str = "") -> None:
        named = f" (process {process})" if process else ""
        other = "BOT_DATABASE" if isinstance(path, str) else "BOT_DATA_DIR"
        super().__init__(f"{path}: another bot is running on it{named}; stop that one, or set another {other}")
        self.path = path


def lock_of(database: Path) -> Path:
    """Return the file that is locked for a database, wherever a link leads."""
    place = database.resolve()
    return place.with_name(f"{place.name}.lock")


@contextmanager
def claim(database: Path) -> Generator[None]:
    """Be the only bot on a database; reading it needs no claim.

    What is locked is a file of its own, which stays there: who would remove it could remove the next one's.

    Args:
        database: the file, wherever a link leads.

    Raises:
        Taken: another process has it.
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
    """Lock a file for as long as it is open; return whether that was possible."""
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            file.seek(2**30)  # far behind what is written: nobody else could read it there
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    except (BlockingIOError, PermissionError):
        return False
    return True
