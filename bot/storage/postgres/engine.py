"""The PostgreSQL engine: sessions with a server, and migrations."""

import asyncio
from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from time import monotonic, sleep
from typing import Any, TypeVar
from weakref import WeakSet

import psycopg
import psycopg.conninfo

from bot.storage.copy_marker import OF, TABLE, problem
from bot.storage.database_file import UnusableDatabase
from bot.storage.database_url import redact_password
from bot.storage.engine import Work
from bot.storage.errors import WriteFailed
from bot.storage.fence import WriteFence
from bot.storage.lock_file import DatabaseLocked
from bot.storage.migrate import NewerDatabase, numbered
from bot.storage.moving import STEPS
from bot.storage.postgres import advisory_locks
from bot.storage.postgres.adapters import register_adapters
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.errors import translate_error
from bot.storage.postgres.pool import SessionPool

T = TypeVar("T")
CHANNEL = "cardtable"
"""The NOTIFY channel of the cluster."""
PATIENCE = "5s"
"""How long the predecessor can take to end: a server notices a lost connection later than its client."""
OLDER_PROCESS_SECONDS = 5.0
"""Seconds that processes of an earlier release have to end before migrations run."""
SESSION: dict[str, Any] = {
    "application_name": "cardtable",
    "connect_timeout": 10,
    # After half a minute without network both ends consider the connection lost.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
AMONG_OTHERS: dict[str, Any] = {
    # Others take over shards after some silent seconds, so both ends must notice a lost network as quickly.
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5_000,
    "connect_timeout": 5,
}
ON_THE_SERVER = (
    "SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3;"
    " SET tcp_user_timeout = 5000"
)


class PostgresEngine:
    """A database of a PostgreSQL server.

    Args:
        url: postgresql://…, with its password, which no text of the bot contains.
        shared: whether other processes write to it, too, each to the shards it has locked.
    """

    def __init__(self, url: str, *, shared: bool = False) -> None:
        self._url = url
        self.where = redact_password(url)
        self.fence = WriteFence() if shared else None
        self._sessions: WeakSet[PostgresConnection] = WeakSet()
        if self.fence is not None:
            self.fence.cut = self._cut
        self._settings = SESSION | (AMONG_OTHERS if shared else {})

    async def inspect(self) -> None:
        """Check that the server has such a database; raise UnusableDatabase."""
        await asyncio.to_thread(self.check)

    async def writer(self) -> SessionPool:
        """Return the pool of one session that writes."""
        return SessionPool(self.connect, "database writer")

    def readers(self, count: int) -> SessionPool:
        """Return a pool of sessions that read."""
        return SessionPool(partial(self.connect, reads=True), "database reader", count)

    def check(self) -> None:
        """Check that the server has such a database; raise UnusableDatabase."""
        try:
            parts = psycopg.conninfo.conninfo_to_dict(self._url)
        except psycopg.Error:
            raise UnusableDatabase(
                self.where, "it is no address such as postgresql://name@host:5432/database"
            ) from None
        if "@" in f"{parts.get('host')}{parts.get('dbname')}":
            # It begins with the end of the password, which the driver's error would quote.
            raise UnusableDatabase(self.where, "its password has special letters; write @ as %40, and / as %2F")
        try:
            psycopg.connect(self._url, **SESSION).close()
        except psycopg.Error as error:
            # Its first line has the cause, with host, name and database, and never the password.
            problem = " ".join(str(error).splitlines()[:1]) or type(error).__name__
            raise UnusableDatabase(self.where, f"{problem}; does it run, and is BOT_DATABASE right?") from None

    def connect(self, *, reads: bool = False) -> PostgresConnection:
        """Return a connection; raise DatabaseLocked if another bot writes to this database."""
        fence = None if reads else self.fence
        session = PostgresConnection(lambda: self.session(reads=reads), fence, lambda: self.session(reads=True))
        if self.fence is not None:
            self._sessions.add(session)
        return session

    def _cut(self) -> None:
        for session in tuple(self._sessions):
            session.cut()

    def session(self, *, reads: bool) -> psycopg.Connection[Any]:
        """Open a session with the server; a writing session locks the database for this bot.

        Raises:
            DatabaseLocked: another bot writes.
            StorageError: the server is unreachable, or refuses.
        """
        try:
            return self._session(reads=reads)
        except psycopg.Error as error:
            raise translate_error(error) from None

    def _session(self, *, reads: bool) -> psycopg.Connection[Any]:
        # PostgresConnection prepares statements.
        db = psycopg.connect(self._url, autocommit=True, prepare_threshold=None, **self._settings)
        register_adapters(db)
        if self.fence is not None:
            db.execute(ON_THE_SERVER)
        if not reads:
            # The session holds it: a process that loses the session can't write any more, and the next one can.
            way = "pg_advisory_lock" if self.fence is None else "pg_advisory_lock_shared"
            try:
                db.execute(f"SET lock_timeout = '{PATIENCE}'")
                db.execute(f"SELECT {way}(%s::int, %s::int)".encode(), (advisory_locks.OURS, advisory_locks.ALL))
                db.execute("RESET lock_timeout")
            except psycopg.errors.LockNotAvailable:
                db.close()
                raise DatabaseLocked(self.where) from None
        return db

    def upgrade(self, db: PostgresConnection) -> None:
        """Run the missing migrations.

        Raises:
            NewerDatabase: a newer program has run migrations.
            UnusableDatabase: the database belongs to another program.
        """
        if self.fence is not None:
            advisory_locks.wait_for(db, advisory_locks.UPGRADE)  # several processes may start at once
        try:
            self._upgrade(db)
        finally:
            if self.fence is not None:
                advisory_locks.give(db, advisory_locks.UPGRADE)

    def _upgrade(self, db: PostgresConnection) -> None:
        version, known = version_of(db, self.where), scripts()
        if version > known[-1][0]:
            raise NewerDatabase(version, known[-1][0])
        if 0 < version < known[-1][0] and self.fence is not None:
            self._wait_for_older(db)
        for number, script in known:
            if number > version:
                if number in STEPS:
                    STEPS[number](db, lambda work: db.commit([work]))
                db.script(f"{script}\nUPDATE schema_version SET version = {number};")  # an integer

    def _wait_for_older(self, db: PostgresConnection) -> None:
        """Wait until no process uses the old schema; raise UnusableDatabase if one still does."""
        until = monotonic() + OLDER_PROCESS_SECONDS
        while older := len(advisory_locks.at_work(db)):
            if monotonic() > until:
                raise UnusableDatabase(
                    self.where,
                    f"this version changes the tables, and processes of an earlier version ({older}) still use them; "
                    "stop all processes of the bot, then start them again",
                )
            sleep(0.1)

    def commit(self, db: PostgresConnection, works: Sequence[Work[Any]]) -> list[Any]:
        """Return each function's result or error, after it is on the server's disk."""
        return db.commit(works) if self.fence is None else db.shared(works)

    def autocommit(self, db: PostgresConnection, work: Work[T]) -> T:
        """Return the result of a function that runs in autocommit mode; raise StorageError."""
        try:
            return db.outside(work)
        except psycopg.Error as error:
            raise translate_error(error) from None

    def notify_on_commit(self, db: PostgresConnection, news: str) -> None:
        """Notify other processes, if there are any, after the transaction is committed."""
        if self.fence is not None:
            db.execute("SELECT pg_notify(?, ?)", (CHANNEL, news))

    def snapshot(self, db: PostgresConnection, work: Work[T]) -> T:
        """Return the result of a function that reads one consistent snapshot."""
        try:
            return db.snapshot(work)
        except psycopg.Error as error:
            raise translate_error(error) from None

    def translate_error(self, error: BaseException) -> BaseException:
        """Translate a driver's error into an error of this package."""
        # After a lost session another bot may have the lock: then the changes fail.
        return (
            WriteFailed(f"another bot is running on {self.where}")
            if isinstance(error, DatabaseLocked)
            else translate_error(error)
        )


def scripts() -> list[tuple[int, str]]:
    """Return the number and the SQL of every migration, in order."""
    return numbered(files("bot.storage.postgres") / "migrations")


def newest() -> int:
    """Return the number of the last migration."""
    return scripts()[-1][0]


def version_of(db: PostgresConnection, where: str) -> int:
    """Return how many migrations a database has had; raise UnusableDatabase if it belongs to another program."""
    there = {
        row["tablename"] for row in db.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    }
    if TABLE in there:
        step = db.execute(f"SELECT value FROM {TABLE} WHERE step = ?", (OF,)).fetchone()  # noqa: S608  # our own words
        raise UnusableDatabase(where, problem(step["value"]))
    if "schema_version" in there:
        return int(db.execute("SELECT version FROM schema_version").fetchone()["version"])
    if there:
        raise UnusableDatabase(where, "it is the database of another program; give BOT_DATABASE an empty one")
    return 0
