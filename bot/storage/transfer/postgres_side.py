"""A PostgreSQL database as source or target of a copy."""

from collections.abc import Iterator, Mapping
from typing import Any

from psycopg import sql

from bot.storage.copy_marker import TABLE
from bot.storage.database_file import UnusableDatabase
from bot.storage.postgres import PostgresConnection, PostgresEngine, newest, version_of
from bot.storage.transfer.endpoints import Batch, Key, other_version
from bot.storage.transfer.schema import TableSchema, shapes

BATCH_SIZE = 20_000
"""Rows that are saved at once."""
IDENTIFYING_ROWS = 100
KINDS = {"INTEGER": "int8", "TEXT": "text", "REAL": "float8", "BLOB": "bytea"}
"""PostgreSQL's types by SQLite's."""
PIECE = 1 << 20
"""Bytes of lines that are yielded at once."""
FOREIGN_KEYS = """
    SELECT conrelid::regclass::text || ' ' || conname AS name,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS made,
    format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS dropped
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
"""
INDEXES = """
    SELECT indexname AS name, indexdef AS made, format('DROP INDEX %I', indexname) AS dropped
    FROM pg_indexes WHERE schemaname = current_schema()
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = indexname)
"""
NUMBERED = """
    SELECT table_name AS name, column_name AS key,
    pg_get_serial_sequence(table_name, column_name) AS sequence FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES'
"""


class PostgresSide:
    """A server's database, on a writing session, so that no bot runs on it during the copy.

    Args:
        url: its URL, with the password.

    Raises:
        UnusableDatabase: there is no such database.
        DatabaseLocked: a bot writes to it.
        StorageError: the server refuses.
    """

    def __init__(self, url: str) -> None:
        self._engine = PostgresEngine(url)
        self._engine.check()
        self.where = self._engine.where
        self._db = self._engine.session(reads=False)
        self._ours = PostgresConnection(lambda: self._db)

    def close(self) -> None:
        """End the session."""
        self._db.close()

    def _rows(self, text: str) -> list[Any]:
        return self._db.execute(text.encode()).fetchall()

    def _there(self) -> set[str]:
        """Return the DB tables that exist."""
        return {row[0] for row in self._rows("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")}

    def _steps(self) -> dict[str, str]:
        return {row[0]: row[1] for row in self._rows(f"SELECT step, value FROM {TABLE}")}  # noqa: S608  # our own words

    def count(self, shape: TableSchema) -> int:
        """Return how many rows a DB table has."""
        return int(self._rows(f"SELECT count(*) FROM {shape.name}")[0][0])  # noqa: S608

    def ends(self, shape: TableSchema) -> Iterator[bytes]:
        """Yield the first and the last rows of a DB table, a line each."""
        for order in (shape.ordered, shape.backwards):
            query = f"SELECT {_shown(shape)} FROM {shape.name} ORDER BY {order} LIMIT {IDENTIFYING_ROWS}"  # noqa: S608
            yield from self._texts(query)

    def lines(self, shape: TableSchema) -> Iterator[bytes]:
        """Yield all rows of a DB table by key, a line each, some at a time."""
        yield from self._texts(f"SELECT {_shown(shape)} FROM {shape.name} ORDER BY {shape.ordered}")  # noqa: S608

    def _texts(self, text: str) -> Iterator[bytes]:
        piece: list[bytes | bytearray | memoryview] = []
        size = 0
        with self._db.cursor() as cursor, cursor.copy(f"COPY ({text}) TO STDOUT".encode()) as lines:
            for line in lines:
                piece.append(line)
                size += len(line)
                if size >= PIECE:
                    yield b"".join(piece)
                    piece, size = [], 0
        yield b"".join(piece)


class PostgresSource(PostgresSide):
    """The source of a copy, read from one consistent snapshot."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        try:
            self._require_same_version()
            self._db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        except BaseException:
            self.close()
            raise

    def _require_same_version(self) -> None:
        version = version_of(self._ours, self.where)
        if not version:
            raise UnusableDatabase(self.where, "it is empty; name the one with the bot's tables")
        if version != newest():
            raise UnusableDatabase(self.where, other_version(version, newest()))

    def batches(self, shape: TableSchema, after: Key | None) -> Iterator[Batch]:
        """Yield the rows of a DB table after a key, or all, as values."""
        names = ", ".join(shape.columns)
        behind = sql.SQL("")
        if after:
            values = sql.SQL(", ").join(map(sql.Literal, after))
            behind = sql.SQL("WHERE ({}) > ({})").format(sql.SQL(shape.ordered), values)  # pyright: ignore[reportArgumentType]
        text = f"COPY (SELECT {names} FROM {shape.name} {{}} ORDER BY {shape.ordered}) TO STDOUT"  # noqa: S608
        whole = sql.SQL(text).format(behind)  # pyright: ignore[reportArgumentType]
        with self._db.cursor() as cursor, cursor.copy(whole) as found:
            found.set_types([KINDS[kind] for kind in shape.columns.values()])
            rows: list[tuple[Any, ...]] = []
            for row in found.rows():
                rows.append(row)
                if len(rows) == BATCH_SIZE:
                    yield self._batch(shape, rows)
                    rows = []
            if rows:
                yield self._batch(shape, rows)

    def _batch(self, shape: TableSchema, rows: list[tuple[Any, ...]]) -> Batch:
        return Batch(rows, len(rows), [rows[-1][place] for place in shape.key_places])

    def numbers(self) -> dict[str, int]:
        """Return the last id that each DB table has assigned."""
        found: dict[str, int] = {}
        for name, _, sequence in self._rows(NUMBERED):
            [(last, called)] = self._rows(f"SELECT last_value, is_called FROM {sequence}")  # noqa: S608
            found[name] = last if called else 0
        return found


class PostgresTarget(PostgresSide):
    """An empty database, or one with an unfinished copy."""

    def steps(self) -> dict[str, str]:
        """Return the progress of an unfinished copy."""
        there = self._there()
        if TABLE in there:
            return self._steps()
        if there:
            # A start of the bot, or of this command, may have created the DB tables only.
            filled = version_of(self._ours, self.where) != newest() or any(
                self._rows(f"SELECT 1 FROM {shape.name} LIMIT 1")  # noqa: S608
                for shape in shapes()
            )
            if filled:
                raise UnusableDatabase(
                    self.where,
                    "it is not empty; copy-to takes an empty database (createdb), or one with an "
                    "unfinished copy of the same file",
                )
        return {}

    def begin(self, steps: Mapping[str, str]) -> None:
        """Create the DB tables without indexes and foreign keys, with the mark."""
        if not steps:
            return
        self._engine.upgrade(self._ours)
        with self._db.transaction():
            self._db.execute(f"CREATE TABLE {TABLE} (step TEXT PRIMARY KEY, value TEXT NOT NULL)".encode())
            self._put(steps)
            for rank, text in enumerate((INDEXES, FOREIGN_KEYS)):
                for name, made, dropped in self._rows(text):
                    self._put({f"rest:{rank}:{name}": made})
                    self._db.execute(dropped.encode())

    def take(self, shape: TableSchema, batch: Batch, steps: Mapping[str, str]) -> None:
        """Add rows and save the progress in one transaction."""
        text = f"COPY {shape.name} ({', '.join(shape.columns)}) FROM STDIN"
        with self._db.transaction():
            with self._db.cursor() as cursor, cursor.copy(text.encode()) as copy:
                copy.write(batch.rows)
            self._put(steps)

    def rest(self) -> Iterator[str]:
        """Create indexes and foreign keys, one after the other, and run ANALYZE."""
        self._db.execute("SET maintenance_work_mem = '256MB'")
        left = sorted((step, made) for step, made in self._steps().items() if step.startswith("rest:"))
        for step, made in left:
            yield step.split(":")[2]
            with self._db.transaction():
                self._db.execute(made.encode())
                self._db.execute(f"DELETE FROM {TABLE} WHERE step = %s".encode(), (step,))  # noqa: S608
        for shape in shapes():
            yield shape.name
            self._db.execute(f"VACUUM (ANALYZE) {shape.name}".encode())

    def finish(self, numbers: Mapping[str, int]) -> None:
        """Set the id sequences to the source's, and remove the mark."""
        with self._db.transaction():
            for name, key, sequence in self._rows(NUMBERED):
                highest = self._rows(f"SELECT coalesce(max({key}), 0) FROM {name}")[0][0]  # noqa: S608
                if last := max(numbers.get(name, 0), highest):
                    self._db.execute("SELECT setval(%s::regclass, %s)", (sequence, last))
            self._db.execute(f"DROP TABLE {TABLE}".encode())

    def _put(self, steps: Mapping[str, str]) -> None:
        text = (
            f"INSERT INTO {TABLE} (step, value) VALUES (%s, %s)"  # noqa: S608
            " ON CONFLICT (step) DO UPDATE SET value = excluded.value"
        )
        with self._db.cursor() as cursor:
            cursor.executemany(text.encode(), list(steps.items()))


def _shown(shape: TableSchema) -> str:
    """Return the columns of a DB table as they are compared: floats by their bits."""
    return ", ".join(f"float8send({name})" if kind == "REAL" else name for name, kind in shape.columns.items())
