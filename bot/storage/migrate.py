"""Migrations: numbered SQL files, each applied once, in one transaction with the version number.

Before some of them Python moves rows (`bot/storage/moving.py`), in separate transactions.
"""

import sqlite3
from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable

from bot.storage.engine import Work
from bot.storage.moving import STEPS


class NewerDatabase(Exception):
    """A newer program has written the file, so this one must not touch it.

    Args:
        found: the version of the file.
        known: the newest version of this program.
    """

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"The database is of version {found}, this program knows up to {known}: "
            "run the newer program again, or restore a backup made before it ran."
        )
        self.found = found
        self.known = known


def scripts() -> list[tuple[int, str]]:
    """Return the number and the SQL of every migration, in order."""
    return numbered(files("bot.storage") / "migrations")


def numbered(folder: Traversable) -> list[tuple[int, str]]:
    """Return the number and the SQL of every file of a folder, in order."""
    found = [(path.name, path.read_text(encoding="utf-8")) for path in folder.iterdir() if path.name.endswith(".sql")]
    return sorted((int(name.split("_")[0]), text) for name, text in found)


def version_of(db: sqlite3.Connection) -> int:
    """Return how many migrations the file has had."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def check_version(db: sqlite3.Connection, newest: int | None = None) -> int:
    """Return the version of the file; raise NewerDatabase if it is newer than this program."""
    version, newest = version_of(db), newest or scripts()[-1][0]
    if version > newest:
        raise NewerDatabase(version, newest)
    return version


def migrate(db: sqlite3.Connection, known: Sequence[tuple[int, str]] | None = None) -> None:
    """Apply the migrations that the file hasn't had yet.

    Args:
        db: the connection that writes.
        known: numbers and SQL, ascending; None: those of this program.

    Raises:
        NewerDatabase: it has had more than this program has.
    """
    known = known or scripts()
    version = check_version(db, known[-1][0])
    for number, script in known:
        if number > version:
            if number in STEPS:
                STEPS[number](_by_name(db), partial(_in_transaction, db))
            try:
                db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise


def _by_name(db: sqlite3.Connection) -> sqlite3.Connection:
    """Return a connection whose rows are read by name."""
    db.row_factory = sqlite3.Row
    return db


def _in_transaction(db: sqlite3.Connection, work: Work[None]) -> None:
    """Run a function in a transaction."""
    db.execute("BEGIN IMMEDIATE")
    try:
        work(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
