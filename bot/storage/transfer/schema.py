"""What the tables are, the same for both engines: read from the migrations themselves."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cache

from bot.storage.migrate import migrate
from bot.storage.sqlite_file import open_file


@dataclass(frozen=True, slots=True)
class TableSchema:
    """A table.

    Args:
        name: what it is called.
        columns: its columns with their kinds, as SQLite calls them: INTEGER, TEXT, REAL, BLOB.
        key: the columns of its primary key, by which it is gone through.
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
        """Return at which places of a row its key stands."""
        names = list(self.columns)
        return tuple(names.index(column) for column in self.key)


@cache
def shapes() -> tuple[TableSchema, ...]:
    """Return all tables of the newest version."""
    with closing(open_file(":memory:")) as db:
        migrate(db)
        rows = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        return tuple(_shape(db, name) for (name,) in rows.fetchall())


def _shape(db: sqlite3.Connection, name: str) -> TableSchema:
    rows = db.execute("SELECT name, type, pk FROM pragma_table_info(?)", (name,)).fetchall()
    key = sorted((place, column) for column, _, place in rows if place)
    return TableSchema(name, {column: kind for column, kind, _ in rows}, tuple(column for _, column in key))
