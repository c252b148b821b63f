"""Translates PostgreSQL's errors: its texts can quote values, and so cards."""

import psycopg

from bot.storage.errors import ConstraintViolation, DatabaseBroken, WriteFailed


def translate_error(error: BaseException) -> BaseException:
    """Translate an error into one of this package, without the server's text."""
    if not isinstance(error, psycopg.Error):
        return error
    name = f"{type(error).__name__} ({error.sqlstate or 'no connection'})"
    if isinstance(error, psycopg.IntegrityError):
        return ConstraintViolation(name)
    # The connection, the disk, a lock, a server that is read-only or shutting down: not a bug.
    if isinstance(error, psycopg.OperationalError | psycopg.errors.ReadOnlySqlTransaction):
        return WriteFailed(name)
    return DatabaseBroken(name)
