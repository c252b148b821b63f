"""A look at a server's database beside a bot that may be using it; nothing is left of it."""

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any, TypeVar

import psycopg

from bot.storage.engine import Work
from bot.storage.inspection import DatabaseInspection
from bot.storage.migrate import NewerDatabase
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.engine import PostgresEngine, newest, version_of
from bot.storage.postgres.errors import told

T = TypeVar("T")
OLDEST = 140_000
"""The first version of the server that will do, as it counts them."""
SAFE = {
    "fsync": {"on"},
    "full_page_writes": {"on"},
    "synchronous_commit": {"on", "remote_apply", "remote_write", "local"},
}
"""Settings of the server by which what was answered outlives a loss of power."""
STRANGERS = (
    "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND NOT pg_has_role(tableowner, 'USAGE')"
)


def look(url: str) -> DatabaseInspection:
    """Return what is found, after a row was written and taken back.

    Raises:
        Unusable: there is no server with such a database, or it is another program's, or an unfinished copy.
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
                too_old=number < OLDEST,
                not_allowed=refused,
                pooled=_is_pooled(db, lambda: PostgresConnection(lambda: engine.session(reads=True))),
                unsafe=[f"{name} = {value}" for name, value in shown.items() if value not in SAFE[name]],
            )
    except psycopg.Error as error:
        raise told(error) from None


def read(url: str, work: Work[T]) -> T:
    """Return what a function reads of a server's database, all of it from one moment.

    Raises:
        Unusable: there is no server with such a database, or it is empty, another program's, or an unfinished copy.
        NewerDatabase: a newer program has written it.
        StorageError: it can't be read.
    """
    engine = PostgresEngine(url)
    engine.check()
    try:
        with closing(engine.connect(reads=True)) as db:
            see_that_it_can_be_read(db, engine.where)
            return engine.snapshot(db, work)
    except psycopg.Error as error:
        raise told(error) from None


def see_that_it_can_be_read(db: PostgresConnection, where: str) -> None:
    """Raise Unusable or NewerDatabase for what is no database of ours, or of a newer program."""
    version = version_of(db, where)
    if version > newest():
        raise NewerDatabase(version, newest())


def _first(db: PostgresConnection, sql: str) -> Any:
    return db.execute(sql).fetchone()[0]


def _refused(db: PostgresConnection, version: int) -> Iterator[str]:
    """Yield what the role may not do and must: a release makes and changes tables."""
    if not _first(db, "SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)"):
        yield "make tables"
    if version and _first(db, STRANGERS):
        yield "change the tables that are there, which belong to another role"


def _is_pooled(db: PostgresConnection, connect: Callable[[], PostgresConnection]) -> bool:
    """Return whether one session of ours is served by the sessions of a pool in turn.

    While another transaction of ours goes on, the session behind is its own: a pool by transaction gives it the one
    we had, or us another one.
    """
    before = _first(db, "SELECT pg_backend_pid()")
    with closing(connect()) as other:
        other.execute("BEGIN")
        taken = _first(other, "SELECT pg_backend_pid()")
        pooled = taken == before or _first(db, "SELECT pg_backend_pid()") != before
        other.execute("ROLLBACK")
    return pooled
