"""Checks whether a file can serve as the bot's database, before anything is written to it."""

import logging
import os
import sqlite3
from pathlib import Path
from time import monotonic

from bot.storage import copy_marker
from bot.storage.migrate import check_version
from bot.storage.sqlite_file import open_file

CHECKED_AT_START_BYTES = 64 * 2**20
"""The size in bytes up to which a file is checked at every start: half a second for a sound one."""
CHECK_SECONDS = 5.0
"""Seconds after which that ends: some kinds of damage take minutes. The weekly check goes on to the end."""
STEPS_PER_CHECK = 100_000
"""Steps of SQLite's machine between two looks at the time."""
MAX_WAL_BYTES = 64 * 2**20
"""Bytes up to which the write-ahead log is normal; a checkpoint truncates it to this size."""
ADVICE = "restore a backup, or set BOT_DATA_DIR to another folder"
RIGHTS = "give the user that the bot runs as the right to read and write it and its folder (chown, chmod)"

WHAT_TO_DO = {
    sqlite3.SQLITE_NOTADB: ADVICE,
    sqlite3.SQLITE_CORRUPT: f"keep a copy of it, then {ADVICE}",
    sqlite3.SQLITE_BUSY: "end the other program that uses it, then try again",
    sqlite3.SQLITE_LOCKED: "end the other program that uses it, then try again",
    sqlite3.SQLITE_READONLY: RIGHTS,
    sqlite3.SQLITE_PERM: RIGHTS,
    sqlite3.SQLITE_CANTOPEN: RIGHTS,
    sqlite3.SQLITE_FULL: "make room on the disk, then try again",
    sqlite3.SQLITE_IOERR: "see whether the disk is well (dmesg), then try again",
}

log = logging.getLogger(__name__)


class UnusableDatabase(Exception):
    """The file or server can't serve as the database; nothing was changed.

    Args:
        path: the file; of a server its URL without the password.
        problem: the cause and the remedy, in one sentence.
    """

    def __init__(self, path: Path | str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


class MissingDriver(UnusableDatabase):
    """The extra for PostgreSQL is not installed."""


def explained(path: Path, error: sqlite3.Error) -> str:
    """Return a SQLite error with its remedy, in one sentence."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # the higher bits are the place
    return f"{path}: {error}; {WHAT_TO_DO.get(code, ADVICE)}"


def beside(path: Path) -> tuple[Path, ...]:
    """Return the files that SQLite keeps next to a database in use."""
    return tuple(path.with_name(path.name + end) for end in ("-wal", "-shm"))


def log_size(path: Path) -> int:
    """Return the bytes of a database's write-ahead log, 0 if it has none."""
    log, _ = beside(path)
    try:
        return log.stat().st_size
    except OSError:
        return 0


def is_there(path: Path) -> bool:
    """Return whether the bot's database file exists; if not, check that it can be created.

    Raises:
        UnusableDatabase: it can't be read and written, or is no file.
    """
    _require_file(path)
    if not path.exists() or path.stat().st_size == 0:
        # SQLite would treat the log as a leftover and delete what may be the only copy of recent games.
        if log_size(path):
            log, _ = beside(path)
            raise UnusableDatabase(path, f"it is empty or missing, but {log.name} beside it is not; {ADVICE}")
        return False
    for needed in (path, path.parent):
        if not os.access(needed, os.R_OK | os.W_OK):
            raise UnusableDatabase(path, f"{needed} may not be read and written; {RIGHTS}")
    return True


def _require_file(path: Path) -> None:
    if path.exists() and not path.is_file():
        raise UnusableDatabase(path, "a folder or something else is in the place of the database; move it away")


def read_only(path: Path) -> sqlite3.Connection:
    """Return a read-only connection, for commands that inspect a file while the bot may be using it.

    Raises:
        FileNotFoundError: there is no such file.
        UnusableDatabase: it is not the bot's database.
        NewerDatabase: a newer program has written it.
        sqlite3.Error: it is no database.
    """
    _require_file(path)
    if not path.exists():
        raise FileNotFoundError(path)
    db = open_file(path, read_only=True)
    db.row_factory = sqlite3.Row
    try:
        check_version(db)
        _require_complete(db, path)
    except BaseException:
        db.close()
        raise
    return db


def _require_complete(db: sqlite3.Connection, path: Path) -> None:
    """Raise UnusableDatabase for an unfinished copy of another database."""
    if db.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (copy_marker.TABLE,)).fetchone():
        found = db.execute(f"SELECT value FROM {copy_marker.TABLE} WHERE step = ?", (copy_marker.OF,)).fetchone()  # noqa: S608  # our own words
        raise UnusableDatabase(path, copy_marker.problem(found["value"]))


def check_database(db: sqlite3.Connection, path: Path) -> None:
    """Check that an open file belongs to the bot and, unless it is large, is sound.

    Args:
        db: a connection that reads.

    Raises:
        UnusableDatabase: it belongs to another program, or is damaged.
        NewerDatabase: a newer program has written it.
    """
    if is_strange(db):
        raise UnusableDatabase(path, f"it is the database of another program; {ADVICE}")
    problem = _damage_at_start(db) if path.stat().st_size <= CHECKED_AT_START_BYTES else None
    if problem is not None:
        raise UnusableDatabase(path, f"it is damaged ({problem}); keep a copy of it, then {ADVICE}")


def _damage_at_start(db: sqlite3.Connection) -> str | None:
    """Return the first finding of a quick check, or None if it finds nothing within its time limit."""
    ends = monotonic() + CHECK_SECONDS
    db.set_progress_handler(lambda: monotonic() > ends, STEPS_PER_CHECK)
    try:
        return damage(db)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        log.warning(
            "the database is not checked completely at this start: that takes longer than %s s", CHECK_SECONDS
        )
        return None
    finally:
        db.set_progress_handler(None, STEPS_PER_CHECK)


def is_strange(db: sqlite3.Connection) -> bool:
    """Return whether an open file is another program's database."""
    version = check_version(db)
    tables = {name for (name,) in map(tuple, db.execute("SELECT name FROM sqlite_master WHERE type = 'table'"))}
    return not {"tables", "games", "log"} <= tables if version else bool(tables)


def damage(db: sqlite3.Connection) -> str | None:
    """Return the first finding of SQLite's quick check, or None for a sound database."""
    found: str = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    return None if found == "ok" else " ".join(found.split())
