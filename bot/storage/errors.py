"""What can go wrong with a database in use, in one way for all engines."""

import sqlite3


class StorageError(Exception):
    """Anything of what stands here."""


class WriteFailed(StorageError):
    """A change could not be written; nothing of it has happened, and it may be tried again."""


class CommitUnknown(StorageError):
    """Whether a change was kept is not known: the connection was lost meanwhile, and the server can't be asked."""


class DatabaseClosed(StorageError):
    """The bot is stopping, or has not started: nothing is read or written any more."""


class ConstraintViolation(StorageError):
    """A row that may be there once is there already, or what it refers to is not."""


class DatabaseBroken(StorageError):
    """The database has failed or is damaged, or takes a statement for wrong."""


FAILURES = (StorageError, sqlite3.Error)
"""What the storage raises by itself; what a bug in a statement makes of SQLite comes as it is."""
