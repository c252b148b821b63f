"""Bringing a database up to date, after a copy of it has been made and checked."""

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
"""What such a copy is called: the version it is of, and when it was made (UTC)."""
KEPT = 3
"""How many of them stay."""
DAYS = 30
"""For how long they stay: what people have had deleted is in them still."""

log = logging.getLogger(__name__)


def upgrade(db: sqlite3.Connection, path: Path) -> None:
    """Apply the migrations that the file hasn't had yet; what it held before is kept as a backup.

    Args:
        db: the connection that writes.
        path: the file.

    Raises:
        NewerDatabase: it has had more than this program knows.
        Unusable: there can be no copy of it, so it stays as it is.
        sqlite3.Error: it can't be written.
    """
    version = check_version(db)
    if 0 < version < scripts()[-1][0]:
        copy = _copy(path, version)
        log.info("database of version %s kept as %s", version, copy)
        forget_old(path)
    migrate(db)
    # Whoever holds it locked for good, or a disk that takes nothing, is met here and not by the first click.
    db.execute("BEGIN IMMEDIATE").close()
    db.execute("ROLLBACK").close()


def _copy(path: Path, version: int) -> Path:
    """Copy the file and return the copy; raises Unusable."""
    moment = datetime.now(UTC)
    # A start that was broken off after its copy, and is tried again within the same second, has another name.
    while (target := folder(path) / moment.strftime(NAME.format(version=version))).exists():
        moment += timedelta(seconds=1)
    try:
        back_up(path, target)
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
    """Return where the copies of a database are kept."""
    return path.parent / "backups"


def forget_old(path: Path) -> None:
    """Remove the copies beyond the newest few, and those that are too old."""
    now = datetime.now(UTC)
    made = ((moment, copy) for copy in folder(path).glob("version-*.sqlite") if (moment := _made(copy)))
    for index, (moment, copy) in enumerate(sorted(made, reverse=True)):
        if index >= KEPT or now - moment > timedelta(days=DAYS):
            copy.unlink(missing_ok=True)


def kept_beside(path: Path) -> Iterator[Path]:
    """Yield a database's file, and what is kept in its folder for it alone."""
    yield path
    yield from beside(path)
    yield lock_of(path)
    yield from (copy for copy in folder(path).glob("version-*.sqlite") if _made(copy))


def _made(copy: Path) -> datetime | None:
    """Return when a copy was made; None for what only looks like one."""
    version, _, moment = copy.stem.removeprefix("version-").partition("-")
    try:
        made = datetime.strptime(moment, "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    except ValueError:
        return None
    return made if version.isdecimal() else None
