"""Inspects a server's database next to a bot that may use it, without leaving changes."""

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any, TypeVar

import psycopg

from bot.storage.engine import Work
from bot.storage.inspection import DatabaseInspection
from bot.storage.migrate import NewerDatabase
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.engine import PostgresEngine, newest, version_of
from bot.storage.postgres.errors import translate_error

T = TypeVar("T")
MIN_SERVER_VERSION = 140_000
"""The first server version that is supported, as PostgreSQL counts them."""
SAFE = {
    "fsync": {"on"},
    "full_page_writes": {"on"},
    "synchronous_commit": {"on", "remote_apply", "remote_write", "local"},
}
"""Server settings that keep committed changes through a loss of power."""
STRANGERS = (
    "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND NOT pg_has_role(tableowner, 'USAGE')"
)


def inspect_server(url: str) -> DatabaseInspection:
    """Return the state of a server's database, after a test write that is rolled back.

    Raises:
        UnusableDatabase: there is no server with such a database, it belongs to another program, or it is an
            unfinished copy.
        StorageError: it can't be read or written.
    """
    engine = PostgresEngine(url)
    engine.check()
    try:
        with closing(PostgresConnection(lambda: engine.session(reads=True))) as db:
            version = version_of(db, engine.where)
            refused = list(_refused(db, version))
            if version and not refused:
                db.execute("BEGIN")
                db.execute("UPDATE schema_version SET version = version")
                db.execute("ROLLBACK")
            shown = {name: str(_first(db, f"SHOW {name}")) for name in SAFE}
            number = int(_first(db, "SHOW server_version_num"))
            return DatabaseInspection(
                version,
                newest(),
                str(_first(db, "SHOW server_version")),
                too_old=number < MIN_SERVER_VERSION,
                not_allowed=refused,
                pooled=_is_pooled(db, lambda: PostgresConnection(lambda: engine.session(reads=True))),
                unsafe=[f"{name} = {value}" for name, value in shown.items() if value not in SAFE[name]],
            )
    except psycopg.Error as error:
        raise translate_error(error) from None


def read(url: str, work: Work[T]) -> T:
    """Return the result of a function that reads one consistent snapshot of a server's database.

    Raises:
        UnusableDatabase: there is no server with such a database, it is empty, of another program, or an unfinished
            copy.
        NewerDatabase: a newer program has written it.
        StorageError: it can't be read.
    """
    engine = PostgresEngine(url)
    engine.check()
    try:
        with closing(engine.connect(reads=True)) as db:
            require_readable(db, engine.where)
            return engine.snapshot(db, work)
    except psycopg.Error as error:
        raise translate_error(error) from None


def require_readable(db: PostgresConnection, where: str) -> None:
    """Raise UnusableDatabase or NewerDatabase for a database that this program can't read."""
    version = version_of(db, where)
    if version > newest():
        raise NewerDatabase(version, newest())


def _first(db: PostgresConnection, sql: str) -> Any:
    return db.execute(sql).fetchone()[0]


def _refused(db: PostgresConnection, version: int) -> Iterator[str]:
    """Yield the missing privileges of the role: a release creates and alters DB tables."""
    if not _first(db, "SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)"):
        yield "make tables"
    if version and _first(db, STRANGERS):
        yield "change the tables that are there, which belong to another role"


def _is_pooled(db: PostgresConnection, connect: Callable[[], PostgresConnection]) -> bool:
    """Return whether a pool serves one client session by several server sessions in turn.

    While a second transaction is open, a pool in transaction mode gives it the first server session, or gives the
    first client another one.
    """
    before = _first(db, "SELECT pg_backend_pid()")
    with closing(connect()) as other:
        other.execute("BEGIN")
        taken = _first(other, "SELECT pg_backend_pid()")
        pooled = taken == before or _first(db, "SELECT pg_backend_pid()") != before
        other.execute("ROLLBACK")
    return pooled
