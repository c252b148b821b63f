"""The door of the storage with a server behind it: together on its disk, or alone refused."""

import asyncio
import logging
import re
from collections.abc import Callable

import pytest
from psycopg.pq.abc import PGresult
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
    change_one,
    key_value,
    redact_password,
)
from bot.storage.postgres import PostgresConnection, PostgresEngine
from bot.storage.postgres.connection import LazyResult
from tests.postgres.server import opened


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


@pytest.mark.parametrize("password", ["hunter2@secret", "secret/hunter2", "12/secret", "12?secret@34", "12#s/ecret"])
async def test_special_letters_of_a_password_are_refused_without_it(password: str) -> None:
    url = f"postgresql://bot:{password}@127.0.0.1:1/cards"
    with pytest.raises(UnusableDatabase, match="%40") as raised:
        await Database(SecretStr(url)).open()
    assert redact_password(url) in str(raised.value)
    assert not re.search("hunter|ecret|12|34", redact_password(url))
    assert not re.search("hunter|ecret|12|34", str(raised.value).replace("%2F", ""))


@pytest.mark.parametrize("password", ["hun:ter2", "hun?ter2", "hun#ter2", "hun%40ter2"])
async def test_a_server_takes_the_other_letters(password: str) -> None:
    url = f"postgresql://bot:{password}@127.0.0.1:1/cards?connect_timeout=3"
    with pytest.raises(UnusableDatabase, match="does it run") as raised:
        await Database(SecretStr(url)).open()
    assert "ter2" not in str(raised.value)
    assert redact_password(url) == "postgresql://bot@127.0.0.1:1/cards"


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note each round trip."""
    waits: list[str] = []
    receive, synchronize = PostgresConnection.receive, PostgresConnection._synchronize

    def received(self: PostgresConnection, awaited: LazyResult) -> PGresult:
        if awaited.received is None:
            waits.append("result")
        return receive(self, awaited)

    def synchronized(self: PostgresConnection) -> None:
        waits.append("commit")
        synchronize(self)

    monkeypatch.setattr(PostgresConnection, "receive", received)
    monkeypatch.setattr(PostgresConnection, "_synchronize", synchronized)
    return waits


async def test_an_action_takes_two_round_trips(database: Database, waits: list[str]) -> None:
    """One for what it looks at, one for the end; all else is sent on without waiting."""

    def act(db: Connection) -> None:
        changed = db.execute("UPDATE notebook SET value = 'y' WHERE key = 'a'").rowcount
        for number in range(10):
            put(f"{changed} {number}")(db)

    await database.write(act)
    assert waits == ["result", "commit"]


async def test_a_session_keeps_few_prepared_statements(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.storage.postgres.connection.STATEMENT_CACHE_SIZE", 3)

    def ask(db: Connection) -> list[int]:
        return [db.execute(f"SELECT {number % 5} + ?", (1,)).fetchone()[0] for number in range(12)]

    def count(db: Connection) -> int:
        return db.execute("SELECT count(*) FROM pg_prepared_statements").fetchone()[0]

    for _ in range(2):
        assert await database.write(ask) == [number % 5 + 1 for number in range(12)]
    assert await database.write(count) <= 3


def change(key: str) -> Callable[[Connection], None]:
    """Change a row that must be there, and add another."""

    def work(db: Connection) -> None:
        change_one(db, "UPDATE notebook SET value = 'y' WHERE key = ?", (key,), ConcurrentUpdate)
        insert_many(db, f"after {key}")

    return work


def insert_many(db: Connection, key: str) -> None:
    db.executemany("INSERT INTO notebook (key, value) VALUES (?, 'x')", [(key,)])


async def test_rows_that_must_change_are_checked_together(database: Database, waits: list[str]) -> None:
    for key in ("a", "b", "c"):
        await database.write(put(key))
    await asyncio.sleep(0)
    waits.clear()
    await asyncio.gather(*(database.write(change(key)) for key in ("a", "b", "c")))
    assert waits == ["result", "commit"]


async def test_a_row_that_has_not_changed_explains_what_follows(database: Database, path: SecretStr) -> None:
    """Neither the row that is there already nor the function's own error is what its caller gets."""

    def twice(db: Connection) -> None:
        change("gone")(db)
        insert_many(db, "after gone")

    def confused(db: Connection) -> None:
        change("gone")(db)
        raise LookupError

    def reads(db: Connection) -> None:
        change("gone")(db)
        key_value.read(db, "a")
        pytest.fail("the read waits for the results before it")

    def first(db: Connection) -> None:
        change_one(db, "UPDATE notebook SET value = 'y' WHERE key = ?", ("gone",), LookupError)
        reads(db)

    await database.write(put("a"))
    works = [database.write(work) for work in (change("a"), twice, confused, reads, change("gone"), first, put("b"))]
    answers = await asyncio.gather(*works, return_exceptions=True)
    refused = [ConcurrentUpdate] * 4
    assert [type(answer) for answer in answers] == [type(None), *refused, LookupError, type(None)]
    assert there(path) == {"a", "after a", "b"}


async def test_a_refused_row_that_comes_last_leaves_a_session_that_works(database: Database, path: SecretStr) -> None:
    """The server skips everything until the session synchronizes."""
    await database.write(insert("a"))
    for _ in range(2):
        with pytest.raises(ConstraintViolation):
            await asyncio.wait_for(database.write(insert("a")), 20)
    await database.write(put("b"))
    assert there(path) == {"a", "b"}
