"""Databases of a server that every schema version has left: as `tests/storage/test_versions.py`."""

from collections.abc import Mapping
from typing import Any

import psycopg
import pytest
from psycopg.rows import dict_row
from pydantic import SecretStr

from bot.storage.postgres.engine import scripts
from tests.postgres.databases import Databases
from tests.storage.versions.check import Ask, check
from tests.storage.versions.make import FIRST_OF_SERVER, read, versions
from tests.storage.versions.reading import read as read_held


def asking(address: str) -> Ask:
    """Return what asks a server's database, each time with a separate session."""

    def ask(statement: str) -> list[Mapping[str, Any]]:
        with psycopg.connect(address) as db:
            return [*db.cursor(row_factory=dict_row).execute(statement.encode())]

    return ask


def test_there_is_one_of_every_version() -> None:
    newest = scripts()[-1][0]
    known = versions("postgres")
    assert known in (list(range(FIRST_OF_SERVER, newest)), list(range(FIRST_OF_SERVER, newest + 1)))


@pytest.mark.parametrize("version", versions("postgres"))
async def test_a_database_of_an_old_version_goes_on(version: int, databases: Databases) -> None:
    address = databases.address(databases.make("template0"))
    with psycopg.connect(address, autocommit=True) as db:
        db.execute(read("postgres", version).encode())
    ask = asking(address)
    assert ask("SELECT version FROM schema_version") == [{"version": version}]
    names = [row["name"] for row in ask("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")]
    await check(SecretStr(address), version, read_held(ask, names), ask)
