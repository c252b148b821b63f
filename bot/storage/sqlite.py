"""The SQLite engine: one file, used by one process, through aiosqlite."""

import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from bot.file_permissions import make_file
from bot.storage.database_file import MAX_WAL_BYTES, check_database, is_there, read_only
from bot.storage.engine import RolledBack, Work
from bot.storage.errors import ConstraintViolation, WriteFailed
from bot.storage.fence import WriteFence
from bot.storage.migration_backup import upgrade
from bot.storage.sqlite_file import Connection, Readers, open_file

T = TypeVar("T")

# WAL, so that readers never wait for writers. FULL, since WAL alone syncs at checkpoints only, and acknowledged
# changes must survive a loss of power.
SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
    # Deleted data must not stay readable in free pages; not every build of SQLite overwrites it by default.
    "PRAGMA secure_delete = ON",
    # After a long read has let the log grow, the next checkpoint truncates it to this size.
    f"PRAGMA journal_size_limit = {MAX_WAL_BYTES}",
)
STATEMENT_CACHE_SIZE = 512
"""Prepared statements per connection: more than there are different ones."""
REFUSALS = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
    }
)
"""Error codes that are no bug: the disk, or another program."""


class SqliteEngine:
    """A SQLite file.

    Args:
        path: the file; created if needed.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.fence: WriteFence | None = None

    async def inspect(self) -> None:
        """Check that the file can serve as the bot's database, and create a missing one.

        Raises:
            NewerDatabase: a newer program has written it.
            UnusableDatabase: it can't serve as the bot's database; nothing was written to it.
        """
        if is_there(self._path):
            async with Connection(partial(read_only, self._path), "database inspection") as db:
                await db.run(partial(check_database, path=self._path))
        # Never a file that SQLite may have open: closing any other handle of this process releases its locks (POSIX),
        # and the next program to open the file then deletes the log that is still being written.
        if not self._path.exists():
            make_file(self._path)  # SQLite gives its other files the same mode

    async def writer(self) -> Connection:
        """Return the connection that writes, open."""
        return await Connection(self._connect, "database writer").open()

    def readers(self, count: int) -> Readers:
        """Return connections that read."""
        return Readers(partial(self._connect, reads=True), "database reader", count)

    def _connect(self, *, reads: bool = False) -> sqlite3.Connection:
        """Return a new connection with the bot's settings."""
        db = open_file(self._path, cached_statements=STATEMENT_CACHE_SIZE)
        db.row_factory = sqlite3.Row
        try:
            for setting in (*SETTINGS, "PRAGMA query_only = ON") if reads else SETTINGS:
                db.execute(setting).close()
        except BaseException:
            db.close()
            raise
        return db

    def upgrade(self, db: sqlite3.Connection, /) -> None:
        """Run the missing migrations, after a backup."""
        upgrade(db, self._path)

    def commit(self, db: sqlite3.Connection, works: Sequence[Work[Any]], /) -> list[Any]:
        """Return each function's result or error, after one commit for all."""
        db.execute("BEGIN IMMEDIATE")
        try:
            # A single function needs no savepoint: its rollback is that of the transaction.
            outcomes = [works[0](db)] if len(works) == 1 else [_attempt(db, work) for work in works]
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        return outcomes

    def snapshot(self, db: sqlite3.Connection, work: Work[T], /) -> T:
        """Return the result of a function that reads one consistent snapshot."""
        db.execute("BEGIN")
        try:
            return work(db)
        finally:
            db.execute("COMMIT")

    def autocommit(self, db: sqlite3.Connection, work: Work[T], /) -> T:
        """Return the result of a function; SQLite has no other sessions to lock out."""
        return work(db)

    def notify_on_commit(self, db: sqlite3.Connection, news: str, /) -> None:
        """Do nothing: there is no other process."""

    def translate_error(self, error: BaseException, /) -> BaseException:
        """Translate sqlite3's error into an error of this package."""
        if isinstance(error, sqlite3.IntegrityError):
            return ConstraintViolation(str(error))
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        return WriteFailed(str(error)) if isinstance(error, sqlite3.Error) and code in REFUSALS else error


def _attempt(db: sqlite3.Connection, work: Work[Any]) -> object:
    """Return a function's result, or its error after rolling back its savepoint."""
    db.execute("SAVEPOINT action")
    try:
        result = work(db)
    except Exception as error:
        if not db.in_transaction:
            # A full disk and similar errors roll back everything: then no function has had an effect.
            raise
        db.execute("ROLLBACK TO action")
        db.execute("RELEASE action")
        return RolledBack(error)
    db.execute("RELEASE action")
    return result
