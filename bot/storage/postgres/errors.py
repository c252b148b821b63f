"""PostgreSQL's failures in our own words: its texts may quote what was written, and that may be cards."""

import psycopg

from bot.storage.errors import ConstraintViolation, DatabaseBroken, WriteFailed


def told(error: BaseException) -> BaseException:
    """Return what a caller is told of a failure: never the server's own text."""
    if not isinstance(error, psycopg.Error):
        return error
    name = f"{type(error).__name__} ({error.sqlstate or 'no connection'})"
    if isinstance(error, psycopg.IntegrityError):
        return ConstraintViolation(name)
    # The connection, the disk, a lock, a server that is read-only or shutting down: nobody's bug.
    if isinstance(error, psycopg.OperationalError | psycopg.errors.ReadOnlySqlTransaction):
        return WriteFailed(name)
    return DatabaseBroken(name)
