"""Copies that are not whole yet; those that were broken off with their process go when the next one is made.

Nobody takes one for a backup, but it has half a database in it, and what people have had deleted since.
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
"""What they are called, of the copies that are named by themselves."""
ENDS = ("", "-wal", "-shm", "-journal")
"""What SQLite puts beside a file while it is written; one that is killed may leave any of them alone."""


def unfinished(target: Path) -> Path:
    """Return what a copy is called until it is whole."""
    return target.with_name(f".{target.name}.partial")


def drop(partial: Path) -> None:
    """Remove an unfinished copy, if there is one, with all that is beside it."""
    for end in ENDS:
        partial.with_name(partial.name + end).unlink(missing_ok=True)


@contextmanager
def at_work(folder: Path) -> Generator[None]:
    """Make a copy in a folder; what others have broken off there goes first, unless somebody is at work still.

    All who make copies hold the folder's lock together, and the system takes it back however they end: whoever gets
    it alone knows that what is unfinished is nobody's. Where a folder can't be locked nothing is removed.
    """
    if fcntl is None:
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
                left.unlink(missing_ok=True)
