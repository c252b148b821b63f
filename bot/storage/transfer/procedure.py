"""The steps of a copy: begin or resume, fill DB table by DB table, compare, remove the mark."""

import json
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import psycopg

from bot.file_permissions import make_private_dir
from bot.storage.copy_marker import OF, OnProgress
from bot.storage.database_file import UnusableDatabase
from bot.storage.lock_file import lock_database
from bot.storage.postgres import translate_error as in_our_words
from bot.storage.transfer.postgres_side import PostgresSource, PostgresTarget
from bot.storage.transfer.schema import TableSchema, shapes
from bot.storage.transfer.sqlite_side import SqliteSource, SqliteTarget

Source = SqliteSource | PostgresSource
Target = SqliteTarget | PostgresTarget

MEANT = "source"
"""The step whose value identifies the source."""


def copy_to(file: Path, url: str, on_progress: OnProgress) -> dict[str, int]:
    """Copy a file into a server's database, as `bot.storage.copy_to` describes."""
    if not file.exists():
        raise FileNotFoundError(file)
    try:
        with lock_database(file), closing(SqliteSource(file)) as source, closing(PostgresTarget(url)) as target:
            return _copy(source, target, on_progress)
    except psycopg.Error as error:
        raise in_our_words(error) from None


def copy_from(url: str, file: Path, on_progress: OnProgress) -> dict[str, int]:
    """Copy a server's database into a new file."""
    make_private_dir(file.parent)
    try:
        with closing(PostgresSource(url)) as source, lock_database(file), closing(SqliteTarget(file)) as target:
            return _copy(source, target, on_progress)
    except psycopg.Error as error:
        raise in_our_words(error) from None


def _copy(source: Source, target: Target, on_progress: OnProgress) -> dict[str, int]:
    rows = {shape.name: source.count(shape) for shape in shapes()}
    steps = _begun(source, target, rows)
    _fill(source, target, rows, steps, on_progress)
    for piece in target.rest():
        on_progress("building", piece, 0, 0)
    _compare(source, target, rows, on_progress)
    target.finish(source.numbers())
    return rows


def _begun(source: Source, target: Target, rows: dict[str, int]) -> dict[str, str]:
    """Begin the copy, or check that the unfinished one is of this source; return its progress."""
    steps, meant = target.steps(), _print(source, rows)
    if steps and steps.get(MEANT) != meant:
        raise UnusableDatabase(
            target.where,
            f"it holds an unfinished copy of {steps.get(OF)}, which is another source or has changed "
            "since; empty it (drop it and make it anew) and begin again",
        )
    target.begin({} if steps else {OF: source.where, MEANT: meant})
    return steps


def _print(source: Source, rows: dict[str, int]) -> str:
    """Return a fingerprint of a source, which changes when a bot has run on it."""
    found = sha256(json.dumps(rows).encode())
    for shape in shapes():
        for lines in source.ends(shape):
            found.update(lines)
    return found.hexdigest()


def _fill(
    source: Source, target: Target, rows: dict[str, int], steps: dict[str, str], on_progress: OnProgress
) -> None:
    done, total = 0, sum(rows.values())
    for shape in shapes():
        step = f"table:{shape.name}"
        count, after = json.loads(steps.get(step, "[0, null]"))
        done += count
        for batch in source.batches(shape, after):
            count += batch.count
            target.take(shape, batch, {step: json.dumps([count, batch.last])})
            done += batch.count
            on_progress("copying", shape.name, done, total)


def _compare(source: Source, target: Target, rows: dict[str, int], on_progress: OnProgress) -> None:
    """Check that every DB table has the same content on both sides; raise UnusableDatabase."""
    done, total = 0, sum(rows.values())
    for shape in shapes():
        if rows[shape.name]:
            on_progress("comparing", shape.name, done, total)
        if _content(source, shape) != _content(target, shape):
            raise UnusableDatabase(
                target.where,
                f"{shape.name} is not what it is in {source.where}, which was changed meanwhile or "
                "can't be read soundly; it stays unfinished: empty it and begin again",
            )
        done += rows[shape.name]
    on_progress("comparing", "all", done, total)


def _content(side: Source | Target, shape: TableSchema) -> tuple[int, str]:
    """Return how many rows a DB table has, and a checksum of all of them."""
    count, found = 0, sha256()
    for lines in side.lines(shape):
        count += lines.count(b"\n")
        found.update(lines)
    return count, found.hexdigest()
