"""The schema for both engines, read from the migrations."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cache

from bot.storage.migrate import migrate
from bot.storage.sqlite_file import open_file


@dataclass(frozen=True, slots=True)
class TableSchema:
    """A DB table.

    Args:
        columns: its columns with SQLite's types: INTEGER, TEXT, REAL, BLOB.
        key: the columns of its primary key.
    """

    name: str
    columns: dict[str, str]
    key: tuple[str, ...]

    @property
    def ordered(self) -> str:
        """Return the key as ORDER BY takes it."""
        return ", ".join(self.key)

    @property
    def backwards(self) -> str:
        """Return the key as ORDER BY takes it, for the last rows first."""
        return ", ".join(f"{column} DESC" for column in self.key)

    @property
    def key_places(self) -> tuple[int, ...]:
        """Return the indexes of the key's columns in a row."""
        names = list(self.columns)
        return tuple(names.index(column) for column in self.key)


@cache
def shapes() -> tuple[TableSchema, ...]:
    """Return all DB tables of the newest version."""
    with closing(open_file(":memory:")) as db:
        migrate(db)
        rows = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        return tuple(_shape(db, name) for (name,) in rows.fetchall())


def _shape(db: sqlite3.Connection, name: str) -> TableSchema:
    rows = db.execute("SELECT name, type, pk FROM pragma_table_info(?)", (name,)).fetchall()
    key = sorted((place, column) for column, _, place in rows if place)
    return TableSchema(name, {column: kind for column, kind, _ in rows}, tuple(column for _, column in key))
