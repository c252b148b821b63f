"""Both engines have the same tables: columns, kinds, keys and what may be empty."""

import json
import sqlite3

import psycopg
import pytest
from pydantic import SecretStr

from bot.storage.migrate import migrate
from bot.storage.migrate import scripts as of_sqlite
from bot.storage.postgres.engine import scripts
from tests.postgres.server import opened
from tests.storage.test_database import BEFORE_SAT_OUT, SAT_OUT_BEFORE

KINDS = {"bigint": "INTEGER", "text": "TEXT", "double precision": "REAL", "bytea": "BLOB"}
FIRST = 27
"""The number of the first migration of PostgreSQL's, which makes what those of SQLite had made up to there."""
COLUMNS = """
    SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name <> 'schema_version'
"""
KEYS = """
    SELECT DISTINCT conrelid::regclass::text AS name, confrelid::regclass::text AS parent,
    (SELECT string_agg(attname, ',' ORDER BY place) FROM unnest(conkey) WITH ORDINALITY AS key (number, place)
    JOIN pg_attribute ON attrelid = conrelid AND attnum = number) AS columns, contype
    FROM pg_constraint WHERE connamespace = current_schema()::regnamespace AND contype IN ('p', 'f', 'u')
"""


@pytest.fixture
def file():
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.row_factory = sqlite3.Row
    migrate(db)
    yield db
    db.close()


def names(db: sqlite3.Connection) -> list[str]:
    rows = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return [row["name"] for row in rows]


def test_every_migration_is_there_for_both_engines() -> None:
    assert [number for number, _ in scripts()] == [number for number, _ in of_sqlite() if number >= FIRST]


def test_columns_are_the_same(file: sqlite3.Connection, path: SecretStr) -> None:
    here = {
        (table, row["name"], row["type"], bool(row["notnull"] or row["pk"]))
        for table in names(file)
        for row in file.execute("SELECT * FROM pragma_table_info(?)", (table,))
    }
    with opened(path) as db:
        told = {
            (row["table_name"], row["column_name"], KINDS[row["data_type"]], row["is_nullable"] == "NO")
            for row in db.execute(COLUMNS)
        }
    assert told == here


def test_keys_are_the_same(file: sqlite3.Connection, path: SecretStr) -> None:
    here: set[tuple[str, str, str]] = set()
    for table in names(file):
        columns = file.execute("SELECT * FROM pragma_table_info(?)", (table,)).fetchall()
        own = sorted((row for row in columns if row["pk"]), key=lambda row: row["pk"])
        here.add((table, ",".join(row["name"] for row in own), "p"))
        for row in file.execute("SELECT * FROM pragma_foreign_key_list(?)", (table,)):
            here.add((table, row["from"], row["table"]))
        for index in file.execute("SELECT * FROM pragma_index_list(?) WHERE origin = 'u'", (table,)):
            found = file.execute("SELECT name FROM pragma_index_info(?)", (index["name"],))
            here.add((table, ",".join(row["name"] for row in found), "u"))
    with opened(path) as db:
        told = {
            (row["name"], row["columns"], row["parent"] if row["contype"] == "f" else row["contype"])
            for row in db.execute(KEYS)
        }
    assert told == here


def test_indexes_are_the_same(file: sqlite3.Connection, path: SecretStr) -> None:
    here = {
        (row["tbl_name"], row["name"].replace("_by_user", "_by_person"))
        for row in file.execute("SELECT tbl_name, name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    }
    with opened(path) as db:
        rows = db.execute(
            "SELECT tablename, indexname FROM pg_indexes WHERE schemaname = current_schema()"
            " AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = indexname)"
        )
        assert {(row["tablename"], row["indexname"]) for row in rows} == here


def test_rounds_sat_out_before_they_were_saved_follow_from_the_tables(path: SecretStr) -> None:
    script = next(script for _, script in scripts() if "sat_out" in script)
    with psycopg.connect(path.get_secret_value()) as db:
        db.execute(f"{BEFORE_SAT_OUT}{script}".encode())
        rows = db.execute("SELECT number, sat_out FROM tournament_entrants").fetchall()
    assert {number: json.loads(sat_out) for number, sat_out in rows} == SAT_OUT_BEFORE
