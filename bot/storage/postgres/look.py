"""A look at a server's database beside a bot that may be using it; nothing is left of it."""

from contextlib import closing

import psycopg

from bot.storage.postgres.engine import Postgres, scripts, version_of
from bot.storage.postgres.errors import told
from bot.storage.postgres.session import Session


def look(url: str) -> tuple[int, int]:
    """Return the version of a database and the newest there is, after a row was written and taken back.

    Raises:
        Unusable: there is no server with such a database, or it is another program's.
        StorageError: it can't be read or written.
    """
    engine = Postgres(url)
    engine.inspect()
    try:
        with closing(Session(lambda: engine.session(reads=True))) as db:
            version = version_of(db, engine.where)
            if version:
                db.execute("BEGIN")
                db.execute("UPDATE schema_version SET version = version")
                db.execute("ROLLBACK")
    except psycopg.Error as error:
        raise told(error) from None
    return version, scripts()[-1][0]
