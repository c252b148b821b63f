"""A connection that is lost while something is being kept: what became of it is asked for, not guessed."""

from collections.abc import Callable
from typing import Any

import psycopg
import pytest
from pydantic import SecretStr

from bot.storage import CommitUnknown, Connection, Database, WriteFailed, key_value
from bot.storage.postgres import PostgresConnection, PostgresEngine, commit_status
from bot.storage.postgres.connection import COMMIT, LazyResult
from tests.postgres.test_door import put, there

Cut = Callable[..., None]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Cut:
    """Lose the next connection at its last wait: before the server has received the commit, or after it."""

    def cut(*, kept: bool, noticed: bool = True) -> None:
        sync, send = PostgresConnection._synchronize, PostgresConnection._send_plain

        def lost(self: PostgresConnection) -> None:
            monkeypatch.setattr(PostgresConnection, "_synchronize", sync)
            if kept:
                sync(self)
            if noticed:
                self._pgconn.finish()
            raise psycopg.OperationalError("gone")

        monkeypatch.setattr(PostgresConnection, "_synchronize", lost)
        if not kept:

            def swallowed(self: PostgresConnection, sql: bytes) -> LazyResult:
                return send(self, b"SELECT 1" if sql == COMMIT else sql)

            monkeypatch.setattr(PostgresConnection, "_send_plain", swallowed)

    return cut


@pytest.mark.parametrize("noticed", [True, False], ids=["noticed", "before libpq notices"])
async def test_what_was_kept_is_told_as_kept(database: Database, path: SecretStr, cut: Cut, *, noticed: bool) -> None:
    cut(kept=True, noticed=noticed)

    def act(db: Connection) -> str:
        put("a")(db)
        return "done"

    assert await database.write(act) == "done"
    await database.write(put("b"))
    assert there(path) == {"a", "b"}


async def test_what_was_not_kept_is_told_as_that(database: Database, path: SecretStr, cut: Cut) -> None:
    cut(kept=False)
    with pytest.raises(WriteFailed):
        await database.write(put("a"))
    assert there(path) == set()


async def test_where_nobody_can_be_asked_nothing_is_promised(
    database: Database, path: SecretStr, cut: Cut, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: Any, **__: Any) -> None:
        raise WriteFailed("away")

    monkeypatch.setattr(commit_status, "COMMIT_CHECK_SECONDS", 0.0)
    monkeypatch.setattr(PostgresEngine, "session", away)
    cut(kept=True)
    with pytest.raises(CommitUnknown, match="can't be asked"):
        await database.write(put("a"))
    assert database.condition.is_failing


async def test_reading_draws_no_number(database: Database, path: SecretStr) -> None:
    """A server has four thousand millions of them, then it has to tidy up."""

    def number(db: Connection) -> object:
        return db.execute("SELECT pg_current_xact_id_if_assigned()").fetchone()[0]

    def read(db: Connection) -> object:
        key_value.read(db, "a")
        return number(db)

    def write(db: Connection) -> object:
        put("a")(db)
        return number(db)

    assert await database.read(read) is None
    assert await database.write(write) is not None
