"""What only reads asks a server everything before it looks at the first answer."""

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import SecretStr

from bot.storage import Connection, Database, StorageError, key_value, read_batch
from bot.storage.postgres import PostgresConnection
from bot.tables.persistence import table_mapper
from tests.tables.club import game
from tests.tables.conftest import Start


def kept(key: str) -> Any:
    return lambda db: key_value.read(db, key)


@pytest.fixture
async def database(path: SecretStr) -> Any:
    there = Database(path)
    await there.open()
    for key in ("one", "two"):
        await there.write(lambda db, key=key: key_value.write(db, key, key.upper(), None))
    yield there
    await there.close()


async def test_each_function_has_its_own_answer(database: Database) -> None:
    wanted = [kept("one"), kept("two"), kept("none"), kept("one"), _both]
    assert await database.read(lambda db: read_batch(db, wanted)) == ["ONE", "TWO", None, "ONE", "ONETWO"]


def _both(db: Connection) -> str:
    """Ask twice; what is asked second depends on the first answer."""
    first = key_value.read(db, "one")
    return f"{first}{key_value.read(db, 'two' if first else 'none')}"


async def test_what_fails_fails_where_it_is_looked_at(database: Database) -> None:
    def broken(db: Connection) -> object:
        return db.execute("SELECT nothing FROM nowhere").fetchone()

    with pytest.raises(StorageError, match="UndefinedTable"):
        await database.read(lambda db: read_batch(db, [kept("one"), broken]))
    assert await database.read(lambda db: read_batch(db, [kept("one")])) == ["ONE"]


async def test_what_writes_is_refused(database: Database) -> None:
    with pytest.raises(NotImplementedError):
        await database.write(lambda db: read_batch(db, [lambda db: db.executemany("DELETE FROM tables", [()])]))


class Watched:
    """An answer that notes when it is looked at."""

    def __init__(self, answer: Any, seen: list[str]) -> None:
        self._answer = answer
        self._seen = seen

    def fetchone(self) -> Any:
        self._seen.append("looked at")
        return self._answer.fetchone()

    def fetchall(self) -> list[Any]:
        self._seen.append("looked at")
        return self._answer.fetchall()

    def __iter__(self) -> Iterator[Any]:
        self._seen.append("looked at")
        return iter(self._answer)


async def test_a_table_is_read_in_a_few_trips(start: Start, path: SecretStr, monkeypatch: pytest.MonkeyPatch) -> None:
    service = await start()
    table = await game(service, 1, 2)
    await service.close()
    database = Database(path)
    await database.open()
    seen: list[str] = []
    execute = PostgresConnection.execute

    def sent(session: PostgresConnection, sql: str, values: Any = (), /) -> Any:
        seen.append("sent")
        return Watched(execute(session, sql, values), seen)

    monkeypatch.setattr(PostgresConnection, "execute", sent)
    kept_rows = await database.read(lambda db: table_mapper.read(db, table.id))
    await database.close()
    assert kept_rows is not None
    assert len(kept_rows.document.seats) == 2
    # Its own row says which game is on it; then everything is asked before anything is looked at.
    assert seen[:2] == ["sent", "looked at"]
    asked = seen.index("looked at", 2)
    assert asked - 2 >= len(table_mapper.OF_TABLE) + len(table_mapper.OF_GAME) - 1
    assert "sent" not in seen[asked:]
