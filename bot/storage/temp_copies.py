"""Unfinished copies of databases; leftovers of killed processes are deleted when the next copy is made.

An unfinished copy is no backup, but it contains half a database, including data that was deleted since.
"""

import contextlib
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

PATTERNS = (".bot-*.sqlite.partial", ".version-*.sqlite.partial", ".bot-*.dump.partial")
"""The names of unfinished copies that get their name by themselves."""
ENDS = ("", "-wal", "-shm", "-journal")
"""The endings of SQLite's files next to a file that is written; a killed process may leave any of them."""


def unfinished(target: Path) -> Path:
    """Return the name of an unfinished copy."""
    return target.with_name(f".{target.name}.partial")


def drop(partial: Path) -> None:
    """Delete an unfinished copy and SQLite's files next to it, if there are any."""
    for end in ENDS:
        partial.with_name(partial.name + end).unlink(missing_ok=True)


@contextmanager
def at_work(folder: Path) -> Generator[None]:
    """Lock a folder while a copy is made in it; delete leftovers first if no other process copies there.

    All copying processes share the folder's lock, which the system releases however they end. A process that gets it
    alone can delete unfinished copies. Where a folder can't be locked the files stay, except on Windows: it has
    no such locks, but refuses to delete a file in use.
    """
    if fcntl is None:
        _sweep(folder)
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _sweep(folder)
        with contextlib.suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_SH)
        yield
    finally:
        os.close(handle)


def _sweep(folder: Path) -> None:
    for pattern in PATTERNS:
        for end in ENDS:
            for left in folder.glob(pattern + end):
                with contextlib.suppress(PermissionError):
                    left.unlink(missing_ok=True)
