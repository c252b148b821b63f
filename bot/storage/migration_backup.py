"""Runs migrations after making and checking a copy of the file."""

import logging
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.storage.backup import CorruptBackup, DiskFull, back_up
from bot.storage.database_file import ADVICE, UnusableDatabase, beside
from bot.storage.lock_file import lock_of
from bot.storage.migrate import check_version, migrate, scripts

NAME = "version-{version}-%Y%m%d-%H%M%S.sqlite"
"""The name of such a copy: its version and the time (UTC)."""
MAX_COPIES = 3
"""How many copies stay."""
MAX_AGE_DAYS = 30
"""How long they stay: they still contain deleted data."""

log = logging.getLogger(__name__)


def upgrade(db: sqlite3.Connection, path: Path) -> None:
    """Apply the missing migrations, after a backup.

    Args:
        db: the connection that writes.

    Raises:
        NewerDatabase: it has had more than this program has.
        UnusableDatabase: it can't be copied, so it stays as it is.
        sqlite3.Error: it can't be written.
    """
    version = check_version(db)
    if 0 < version < scripts()[-1][0]:
        copy = _copy(path, version)
        log.info("database of version %s kept as %s", version, copy)
        forget_old(path)
    migrate(db)
    # A lock by another process, or a full disk, shows here and not at the first click.
    db.execute("BEGIN IMMEDIATE").close()
    db.execute("ROLLBACK").close()


def _copy(path: Path, version: int) -> Path:
    """Copy the file and return the copy; raise UnusableDatabase."""
    moment = datetime.now(UTC)
    # A start interrupted after its copy and repeated within the same second needs another name.
    while (target := folder(path) / moment.strftime(NAME.format(version=version))).exists():
        moment += timedelta(seconds=1)
    try:
        back_up(path, target, in_use=False)
    except DiskFull as error:
        problem = f"no room for the backup that is made before it is brought up to date: {error}; make room there"
        raise UnusableDatabase(target.parent, problem) from None
    except CorruptBackup as error:
        raise UnusableDatabase(path, f"it is damaged ({error.problem}); keep a copy of it, then {ADVICE}") from None
    except OSError as error:
        problem = f"the backup that is made before the database is brought up to date fails: {error.strerror}"
        raise UnusableDatabase(target, problem) from None
    return target


def folder(path: Path) -> Path:
    """Return the folder for the copies of a database."""
    return path.parent / "backups"


def forget_old(path: Path) -> None:
    """Delete the copies beyond the newest few, and those that are too old."""
    now = datetime.now(UTC)
    made = ((moment, copy) for copy in folder(path).glob("version-*.sqlite") if (moment := _made(copy)))
    for index, (moment, copy) in enumerate(sorted(made, reverse=True)):
        if index >= MAX_COPIES or now - moment > timedelta(days=MAX_AGE_DAYS):
            copy.unlink(missing_ok=True)


def files_of_database(path: Path) -> Iterator[Path]:
    """Yield a database's file and the files in its folder that belong to it."""
    yield path
    yield from beside(path)
    yield lock_of(path)
    yield from (copy for copy in folder(path).glob("version-*.sqlite") if _made(copy))


def _made(copy: Path) -> datetime | None:
    """Return when a copy was made, or None for another file."""
    version, _, moment = copy.stem.removeprefix("version-").partition("-")
    try:
        made = datetime.strptime(moment, "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    except ValueError:
        return None
    return made if version.isdecimal() else None
