"""Errors of a database in use, the same for all engines."""

import sqlite3


class StorageError(Exception):
    """Base class of all storage errors."""


class WriteFailed(StorageError):
    """A change was not written and has no effect; it can be retried."""


class CommitUnknown(StorageError):
    """The connection was lost during a commit, and the server can't be asked whether it succeeded."""


class DatabaseClosed(StorageError):
    """The bot is stopping or has not started: reads and writes are refused."""


class ConstraintViolation(StorageError):
    """A unique row exists already, or a referenced row is missing."""


class DatabaseBroken(StorageError):
    """The database has failed or is damaged, or rejects a statement."""


FAILURES = (StorageError, sqlite3.Error)
"""The errors that the storage raises by design; SQLite's errors from a faulty statement pass unchanged."""
