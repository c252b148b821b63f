"""`bot doctor` asks the server itself, and leaves nothing there."""

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import SecretStr

from bot.cli.doctor.local_checks import server
from bot.storage.postgres import inspect_server
from bot.storage.postgres.inspect import _is_pooled
from tests.postgres.server import opened


def test_the_server_is_asked(path: SecretStr) -> None:
    seen, found = server(path)
    assert found[0].mark == "ok"
    assert ", connected, PostgreSQL " in found[0].text
    assert "takes what is written" in found[0].text
    assert found[-1].text == "none open, all of them readable"
    assert seen is not None


def test_what_can_lose_what_was_answered_is_told(path: SecretStr) -> None:
    """The server of the tests is started without syncs."""
    _, found = server(path)
    assert [each.text for each in found if each.mark == "note"] == [
        "fsync = off: what was answered can be lost",
        "full_page_writes = off: what was answered can be lost",
    ]
    with opened(path) as db:
        name = db.execute("SELECT current_database()").fetchone()[0]
        db.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    assert "synchronous_commit = off" in inspect_server(path.get_secret_value()).unsafe


def test_a_role_that_may_not_is_told(path: SecretStr) -> None:
    with opened(path) as db:
        db.execute("DO $$ BEGIN CREATE ROLE guest LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$")
        db.execute("REVOKE CREATE ON SCHEMA public FROM public")
        db.execute("GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest")
    guest = SecretStr(path.get_secret_value().replace("postgres@", "guest@"))
    _, found = server(guest)
    texts = [each.text for each in found if each.mark == "bad"]
    assert [text.partition(": ")[2] for text in texts] == [
        "this role may not make tables",
        "this role may not change the tables that are there, which belong to another role",
    ]


@pytest.mark.parametrize(("change", "mark", "said"), [
    ("UPDATE schema_version SET version = 27", "note", "version 27 of "),
    ("UPDATE schema_version SET version = 999", "bad", "version 999 of "),
    ("DROP SCHEMA public CASCADE; CREATE SCHEMA public", "note", ", empty"),
    ("CREATE TABLE unfinished_copy AS SELECT 'of' AS step, 'a.sqlite' AS value", "bad",
        "it is an unfinished copy of a.sqlite; run the same"),
    ("DROP TABLE schema_version", "bad", "another program"),
])  # fmt: skip
def test_each_state_of_a_database_has_its_line(path: SecretStr, change: str, mark: str, said: str) -> None:
    with opened(path) as db:
        for statement in change.split("; "):
            db.execute(statement)
    seen, found = server(path)
    assert (seen, found[0].mark) == (None, mark)
    assert said in found[0].text


class Pool:
    """Sessions of a pool: each transaction is given the next of some numbers of processes.

    Args:
        numbers: of the processes, by session of ours.
    """

    def __init__(self, numbers: Iterator[int]) -> None:
        self._numbers = numbers

    def execute(self, sql: str) -> Any:
        """Answer what process is behind."""
        return self if sql.startswith("SELECT") else None

    def fetchone(self) -> list[int]:
        """Return the next number."""
        return [next(self._numbers)]

    def close(self) -> None:
        """Nothing is left."""


@pytest.mark.parametrize(("ours", "others", "pooled"), [([1, 1], [2], False), ([1], [1], True), ([1, 3], [2], True)])
def test_a_pool_by_transaction_is_seen(ours: list[int], others: list[int], pooled: bool) -> None:
    one: Any = Pool(iter(ours))
    two: Any = Pool(iter(others))
    assert _is_pooled(one, lambda: two) is pooled
