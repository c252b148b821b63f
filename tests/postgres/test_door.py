"""The door of the storage with a server behind it: together on its disk, or alone refused."""

import asyncio
import logging

import psycopg
import pytest
from pydantic import SecretStr

from bot.storage import (
    ConcurrentUpdate,
    Connection,
    ConstraintViolation,
    Database,
    DatabaseClosed,
    DatabaseLocked,
    NewerDatabase,
    UnusableDatabase,
    WriteFailed,
    key_value,
    redact_password,
)
from bot.storage.postgres import PostgresEngine
from tests.postgres.server import opened


@pytest.fixture
async def database(path: SecretStr):
    database = Database(path)
    await database.open()
    yield database
    await database.close()


def put(key: str, value: str = "x"):
    return lambda db: key_value.write(db, key, value, None)


def insert(key: str):
    return lambda db: db.execute("INSERT INTO notebook (key, value) VALUES (?, 'x')", (key,)).rowcount


def there(path: SecretStr) -> set[str]:
    with opened(path) as db:
        return {row["key"] for row in db.execute("SELECT key FROM notebook")}


async def test_what_was_answered_is_there(database: Database, path: SecretStr) -> None:
    await asyncio.gather(*(database.write(put(str(number))) for number in range(50)))
    assert there(path) == {str(number) for number in range(50)}
    assert await database.read(lambda db: key_value.read(db, "7")) == "x"


@pytest.mark.parametrize("error", [KeyError, ConcurrentUpdate])
async def test_a_failed_action_fails_alone(database: Database, path: SecretStr, error: type[Exception]) -> None:
    def fail(db: Connection) -> None:
        put("half")(db)
        raise error

    works = [database.write(work) for work in (put("a"), fail, put("b"))]
    answers = await asyncio.gather(*works, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), error, type(None)]
    assert there(path) == {"a", "b"}


async def test_a_refused_row_fails_alone_though_nobody_looked_at_the_answer(
    database: Database, path: SecretStr
) -> None:
    def unseen(db: Connection) -> None:
        db.execute("INSERT INTO notebook (key, value) VALUES ('a', 'secret')")

    works = [database.write(work) for work in (insert("a"), put("b"), unseen, insert("c"))]
    answers = await asyncio.gather(*works, return_exceptions=True)
    assert [type(answer) for answer in answers] == [int, type(None), ConstraintViolation, int]
    assert there(path) == {"a", "b", "c"}
    assert "secret" not in str(answers[2])


async def test_nothing_that_was_written_is_told_by_a_failure(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    def wrong(db: Connection) -> None:
        db.execute("INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)", (1, "secret", None))

    with caplog.at_level(logging.DEBUG), pytest.raises(Exception, match=r"^[A-Za-z]+ \(\w{5}\)$") as raised:
        await database.write(wrong)
    assert raised.value.__cause__ is None
    assert "secret" not in caplog.text


async def test_reading_sees_one_moment_and_cannot_write(database: Database) -> None:
    with pytest.raises(WriteFailed, match="25006"):
        await database.read(put("b"))
    assert await database.read(lambda db: key_value.read(db, "b")) is None


async def test_a_lost_session_is_begun_anew(database: Database, path: SecretStr) -> None:
    """What was under way is not kept; who comes next is served."""
    await database.write(put("a"))
    with opened(path) as db:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        db.execute(f"{others} WHERE datname = current_database() AND pid <> pg_backend_pid()").fetchall()
    with pytest.raises(WriteFailed):
        await database.write(put("b"))
    await database.write(put("c"))
    assert there(path) == {"a", "c"}


async def test_only_one_bot_writes(database: Database, path: SecretStr, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.storage.postgres.engine.PATIENCE", "50ms")
    with pytest.raises(
        DatabaseLocked, match="another bot is running on it; stop that one, or set another BOT_DATABASE"
    ):
        await Database(path).open()


async def test_a_server_that_is_away_is_told_in_our_words(path: SecretStr) -> None:
    """Nobody's bug, and its text has neither host nor name."""
    engine = PostgresEngine("postgresql://bot:hunter2@127.0.0.1:1/cards")
    for reads in (True, False):
        with pytest.raises(WriteFailed, match=r"^\w+ \(no connection\)$") as raised:
            engine.connect(reads=reads)
        assert raised.value.__cause__ is None


async def test_who_finds_another_bot_in_their_place_keeps_nothing(
    database: Database, path: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    def taken(*_: object, **__: object) -> None:
        raise DatabaseLocked("cards")

    monkeypatch.setattr(PostgresEngine, "session", taken)
    await database._writer.run(lambda db: db.close())
    with pytest.raises(WriteFailed, match="another bot is running on"):
        await database.write(put("a"))


async def test_closing_waits_for_what_is_being_written(path: SecretStr) -> None:
    database = Database(path)
    await database.open()
    works = [asyncio.create_task(database.write(put(str(number)))) for number in range(20)]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*works) == [None] * 20
    with pytest.raises(DatabaseClosed):
        await database.write(put("late"))


async def test_a_newer_or_a_strange_database_is_left_alone(path: SecretStr) -> None:
    with opened(path) as db:
        db.execute("UPDATE schema_version SET version = 999")
    with pytest.raises(NewerDatabase):
        await Database(path).open()
    with opened(path) as db:
        db.execute("DROP TABLE schema_version")
    with pytest.raises(UnusableDatabase, match="another program"):
        await Database(path).open()


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://bot:hunter2@127.0.0.1:1/cards",
        "postgresql://bot:hunter2@127.0.0.1:wrong/cards",
        "postgresql://bot:hunter2@127.0.0.1:1/cards?password=hunter2&nonsense=1",
    ],
)
async def test_no_text_has_the_password(url: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG), pytest.raises(UnusableDatabase) as raised:
        await Database(SecretStr(url)).open()
    assert "hunter2" not in str(raised.value) + repr(raised.value) + caplog.text
    assert raised.value.__cause__ is None
    assert "hunter2" not in redact_password(url)


async def test_an_action_takes_two_round_trips(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for what it looks at, one for the end; all else is sent on without waiting."""
    waits: list[str] = []
    for name in ("sync",):
        real = getattr(psycopg.Pipeline, name)
        monkeypatch.setattr(psycopg.Pipeline, name, lambda self, real=real: (waits.append("sync"), real(self))[1])

    def act(db: Connection) -> None:
        changed = db.execute("UPDATE notebook SET value = 'y' WHERE key = 'a'").rowcount
        for number in range(10):
            put(f"{changed} {number}")(db)

    await database.write(act)
    assert waits == ["sync", "sync"]
