"""Copies the SQLite database while the bot goes on writing."""

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from time import sleep

from bot.file_permissions import make_file, make_private_dir
from bot.storage.database_file import read_only
from bot.storage.sqlite_file import open_file
from bot.storage.temp_copies import at_work, drop, unfinished

PAGES_PER_STEP = 256
"""Pages copied in one step, 1 MiB."""
PAUSE_SECONDS = 0.01
"""Seconds between two steps, in which others can use the disk.

`sqlite3.Connection.backup` pauses only while a database is locked.
"""

LAST = "last-backup"
"""The file of the data folder with the time of the last backup."""

Progress = Callable[[int, int], None]


class CorruptBackup(Exception):
    """The copy failed SQLite's integrity check.

    Args:
        problem: the first finding.
    """

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class DiskFull(Exception):
    """The copy does not fit on the disk."""

    def __init__(self, needed: int, free: int) -> None:
        super().__init__(f"{needed} bytes are needed, {free} are free")


class DumpFailed(Exception):
    """A PostgreSQL database was not written to a file; the text has the cause and the remedy."""


def back_up(source: Path, target: Path, progress: Progress | None = None, *, in_use: bool = True) -> None:
    """Copy a database as it is at this moment; the target appears only when it is complete and checked.

    One read transaction is held from the first page to the last. SQLite's backup would restart after every change,
    and so never end while players play. In WAL mode the transaction blocks no writer.

    Args:
        source: the database.
        target: the copy.
        progress: called with the pages left and all pages after every step.
        in_use: whether a bot can be using the source: its writes reach the disk between two steps.

    Raises:
        FileNotFoundError: there is no source.
        FileExistsError: there is a target.
        DiskFull: there is too little space.
        CorruptBackup: the copy fails the integrity check.
        NewerDatabase: a newer program has written the source.
        OSError, sqlite3.Error: it can't be read or written.
    """
    with closing(read_only(source)) as db, atomic_target(target) as partial:
        _copy(db, partial, progress, in_use=in_use)


def record_backup(data_dir: Path, moment: datetime) -> None:
    """Save when the last backup of the bot's database was made; raises OSError."""
    make_private_dir(data_dir)
    partial = data_dir / f"{LAST}.new"
    make_file(partial)
    partial.write_text(moment.isoformat(timespec="seconds"), encoding="utf-8")
    partial.replace(data_dir / LAST)


def last_backup(data_dir: Path) -> datetime | None:
    """Return when the last backup of the bot's database was made, or None if none is known."""
    try:
        return datetime.fromisoformat((data_dir / LAST).read_text(encoding="utf-8").strip())
    except (OSError, ValueError):
        return None


@contextmanager
def atomic_target(target: Path) -> Generator[Path]:
    """Yield a temporary path, and rename it to the target when it is complete.

    Args:
        target: the file. Its folder is made if needed.

    Raises:
        FileExistsError: there is one already.
        OSError: it can't be made.
    """
    if target.exists():
        raise FileExistsError(target)
    make_private_dir(target.parent)
    with at_work(target.parent):
        partial = unfinished(target)
        drop(partial)
        try:
            yield partial
            fsync(partial)
            partial.rename(target)
        finally:
            drop(partial)
    fsync(target.parent)


def _copy(db: sqlite3.Connection, partial: Path, progress: Progress | None, *, in_use: bool) -> None:
    """Copy the database as the connection sees it now, check the copy and sync it to disk."""
    db.execute("BEGIN")
    db.execute("SELECT count(*) FROM sqlite_master").fetchone()  # this read sets the moment that is copied
    needed: int = db.execute("PRAGMA page_count").fetchone()[0] * db.execute("PRAGMA page_size").fetchone()[0]
    free = shutil.disk_usage(partial.parent).free
    if free < needed:
        raise DiskFull(needed, free)
    make_file(partial)
    # The file is closed after the connection: closing it earlier would release SQLite's locks (POSIX).
    with partial.open("rb+") as file, closing(open_file(partial)) as copy:

        def after_step(_status: int, left: int, total: int) -> None:
            if progress is not None:
                progress(left, total)
            if in_use:
                # A sync of the bot can wait for all that other programs have written, so that must never be much.
                os.fsync(file.fileno())
                sleep(PAUSE_SECONDS)

        try:
            db.backup(copy, pages=PAGES_PER_STEP, progress=after_step)
            # One file without a WAL file next to it.
            copy.execute("PRAGMA journal_mode = DELETE").close()
            problem = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_FULL:
                raise DiskFull(needed, shutil.disk_usage(partial.parent).free) from None
            raise
    if problem != "ok":
        raise CorruptBackup(problem)


def fsync(path: Path) -> None:
    """Sync a file, or the names in a folder, to disk."""
    folder = path.is_dir()
    if folder and sys.platform == "win32":
        return  # it opens no folders, and its journal keeps the names
    handle = os.open(path, os.O_RDONLY if folder else os.O_RDWR)  # Windows syncs only what can be written
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
