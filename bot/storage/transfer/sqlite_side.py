"""A SQLite file as source or target of a copy.

SQLite itself renders rows as lines, in the text form of PostgreSQL's COPY.
"""

import sqlite3
import struct
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bot.file_permissions import make_file
from bot.storage.copy_marker import TABLE
from bot.storage.database_file import UnusableDatabase, beside, is_strange, read_only
from bot.storage.migrate import migrate, scripts, version_of
from bot.storage.sqlite_file import open_file
from bot.storage.transfer.endpoints import Batch, Key, other_version
from bot.storage.transfer.schema import TableSchema

BATCH_SIZE = 20_000
"""Rows that are saved at once."""
IDENTIFYING_ROWS = 100
"""Rows at either end of a DB table that identify a source."""
ESCAPES = (("'\\'", "\\\\"), *((f"char({code})", f"\\{letter}") for code, letter in zip(range(8, 14), "btnvfr")))  # noqa: B905
UNREADABLE = "\N{REPLACEMENT CHARACTER}"
"""The replacement of NUL, which PostgreSQL refuses in texts."""


class SqliteSide:
    """A file."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self._db = db
        self.where = str(path)
        db.create_function("exact", 1, repr, deterministic=True)
        db.create_function("bits", 1, _bits, deterministic=True)
        db.create_function("without_nul", 1, _without_nul, deterministic=True)

    def close(self) -> None:
        """Close it."""
        self._db.close()

    def count(self, shape: TableSchema) -> int:
        """Return how many rows a DB table has."""
        return int(self._db.execute(f"SELECT count(*) FROM {shape.name}").fetchone()[0])  # noqa: S608  # our own words

    def ends(self, shape: TableSchema) -> Iterator[bytes]:
        """Yield the first and the last rows of a DB table, a line each."""
        for order in (shape.ordered, shape.backwards):
            query = f"SELECT {_line(shape, 'bits')} FROM {shape.name} ORDER BY {order} LIMIT {IDENTIFYING_ROWS}"  # noqa: S608
            yield from self._texts(query)

    def lines(self, shape: TableSchema) -> Iterator[bytes]:
        """Yield all rows of a DB table by key, a line each, some at a time."""
        yield from self._texts(f"SELECT {_line(shape, 'bits')} FROM {shape.name} ORDER BY {shape.ordered}")  # noqa: S608

    def _texts(self, sql: str) -> Iterator[bytes]:
        cursor = self._db.execute(sql)
        while rows := cursor.fetchmany(BATCH_SIZE):
            yield "".join([row[0] for row in rows]).encode()


class SqliteSource(SqliteSide):
    """The source of a copy, opened read-only."""

    def __init__(self, path: Path) -> None:
        db = read_only(path)
        version, newest = version_of(db), scripts()[-1][0]
        if is_strange(db) or not version:
            db.close()
            raise UnusableDatabase(path, "it is not the bot's database")
        if version != newest:
            db.close()
            raise UnusableDatabase(path, other_version(version, newest))
        db.row_factory = None
        super().__init__(db, path)

    def batches(self, shape: TableSchema, after: Key | None) -> Iterator[Batch]:
        """Yield the rows of a DB table after a key, or all, as text."""
        behind = f" WHERE ({shape.ordered}) > ({', '.join('?' * len(shape.key))})" if after else ""
        sql = f"SELECT {_line(shape, 'exact')}, {shape.ordered} FROM {shape.name}{behind} ORDER BY {shape.ordered}"  # noqa: S608
        cursor = self._db.execute(sql, after or ())
        while rows := cursor.fetchmany(BATCH_SIZE):
            yield Batch("".join([row[0] for row in rows]), len(rows), list(rows[-1][1:]))

    def numbers(self) -> dict[str, int]:
        """Return the last id that each DB table has assigned."""
        return dict(self._db.execute("SELECT name, seq FROM sqlite_sequence").fetchall())


class SqliteTarget(SqliteSide):
    """A new file, or one with an unfinished copy."""

    def __init__(self, path: Path) -> None:
        log, _ = beside(path)
        fresh = not path.exists() or path.stat().st_size == 0
        if fresh and log.exists() and log.stat().st_size:
            raise UnusableDatabase(path, f"it is empty or missing, but {log.name} beside it is not; name a new file")
        if not path.exists():
            make_file(path)
        db = open_file(path)
        for setting in ("journal_mode = WAL", "synchronous = NORMAL", "cache_size = -200000"):
            db.execute(f"PRAGMA {setting}").close()
        super().__init__(db, path)

    def steps(self) -> dict[str, str]:
        """Return the progress of an unfinished copy."""
        there = {name for (name,) in self._db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if TABLE in there:
            return dict(self._db.execute(f"SELECT step, value FROM {TABLE}").fetchall())  # noqa: S608
        if there:
            raise UnusableDatabase(self.where, "this file is there already, and it is not empty; name a new one")
        return {}

    def begin(self, steps: Mapping[str, str]) -> None:
        """Create the DB tables without indexes, with the mark; resume an interrupted creation."""
        with _together(self._db):
            self._db.execute(f"CREATE TABLE IF NOT EXISTS {TABLE} (step TEXT PRIMARY KEY, value TEXT NOT NULL)")
            self._put(steps)
        if version_of(self._db) == scripts()[-1][0]:
            return
        migrate(self._db)
        found = self._db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
        with _together(self._db):
            for name, sql in found.fetchall():
                self._put({f"rest:{name}": sql})
                self._db.execute(f"DROP INDEX {name}")

    def take(self, shape: TableSchema, batch: Batch, steps: Mapping[str, str]) -> None:
        """Add rows and save the progress in one transaction."""
        names, marks = ", ".join(shape.columns), ", ".join("?" * len(shape.columns))
        with _together(self._db):
            self._db.executemany(f"INSERT INTO {shape.name} ({names}) VALUES ({marks})", batch.rows)  # noqa: S608
            self._put(steps)

    def rest(self) -> Iterator[str]:
        """Create the indexes, one after the other."""
        left = {step: sql for step, sql in self.steps().items() if step.startswith("rest:")}
        for step, sql in left.items():
            yield step.removeprefix("rest:")
            with _together(self._db):
                self._db.execute(sql)
                self._db.execute(f"DELETE FROM {TABLE} WHERE step = ?", (step,))  # noqa: S608

    def finish(self, numbers: Mapping[str, int]) -> None:
        """Set the id sequences to the source's, and remove the mark."""
        self._db.execute("PRAGMA synchronous = FULL").close()
        with _together(self._db):
            found = self._db.execute("SELECT name FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%'")
            for (name,) in found.fetchall():
                self._db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
                self._db.execute(
                    "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, numbers.get(name, 0))
                )
            self._db.execute(f"DROP TABLE {TABLE}")
        self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()

    def _put(self, steps: Mapping[str, str]) -> None:
        sql = f"INSERT OR REPLACE INTO {TABLE} (step, value) VALUES (?, ?)"  # noqa: S608
        self._db.executemany(sql, list(steps.items()))


@contextmanager
def _together(db: sqlite3.Connection) -> Generator[None]:
    """Run the block in one transaction."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


def _bits(number: float) -> str:
    """Return the SQL expression for a float as the server shows its eight bytes."""
    return struct.pack(">d", number).hex()


def _without_nul(text: str) -> str:
    return text.replace("\0", UNREADABLE)


def _line(shape: TableSchema, number: str) -> str:
    """Return the SQL expression that renders a row as a line.

    Args:
        shape: the DB table.
        number: how floats are written: exactly, or by their bits.
    """
    values = (f"coalesce({_value(name, kind, number)}, '\\N')" for name, kind in shape.columns.items())
    return f"{' || char(9) || '.join(values)} || char(10)"


def _value(name: str, kind: str, number: str) -> str:
    if kind == "TEXT":
        text = f"CASE WHEN instr({name}, char(0)) THEN without_nul({name}) ELSE {name} END"
        for raw, escaped in ESCAPES:
            text = f"replace({text}, {raw}, '{escaped}')"
        return text
    if kind == "BLOB":
        return f"'\\\\x' || lower(hex({name}))"
    if kind == "REAL":
        written = "exact({})" if number == "exact" else "'\\\\x' || bits({})"
        return f"CASE WHEN {name} IS NOT NULL THEN {written.format(name)} END"
    return name
