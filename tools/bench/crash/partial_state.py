"""Check what an interrupted job has left: all of its result or none, and no other change."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.games import find_game
from bot.rules.errors import RuleError
from bot.rules.record import Replay
from bot.storage import UnusableDatabase, documents, personal_data, read_only, scripts, version_of
from tools.bench.crash.jobs import BACKUP, CLOSE, MIGRATION, backup_of
from tools.bench.crash.seed_data import PERSON, columns_of

Rows = list[tuple[object, ...]]
COUNTED = {"tallied", "rated"}
"""Columns of games that say how far the counting of a start has come."""
OWN = ("notebook", "tracked_messages", "ratings", "tallies", "promises", *documents.MOVED)
"""Tables in which a start writes by itself, and those whose rows it moves into documents."""
LEFT_FIRST = {
    "documents.document",
    *(f"{place.table}.{place.column}" for place in personal_data.PEOPLE if place.area in {"seats", "tables"}),
}
"""Where a person stands no more as soon as they have left the tables, which comes before all else is deleted."""
NOTE = "erasing_people.person"
"""Where a person stands whose deletion has begun: the next start goes on with it (`bot/storage/deletion.py`)."""


def is_done(chore: str, path: Path) -> bool:
    """Return whether a chore has been done on a database."""
    if chore == BACKUP:
        return backup_of(path).exists()
    with closing(read_only(path)) as db:
        if chore == MIGRATION:
            return version_of(db) == scripts()[-1][0]
        if chore == CLOSE:
            return db.execute("SELECT 1 FROM seasons WHERE closed_at IS NULL").fetchone() is None
        return not names(db)


def faults(chore: str, before: Path, model: Path, path: Path) -> Iterator[str]:
    """Yield what is wrong with a database, in words."""
    with closing(read_only(path)) as db, closing(read_only(before)) as old, closing(read_only(model)) as new:
        problem = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if problem != "ok":
            yield f"the database is damaged: {problem}"
        elif chore == MIGRATION:
            yield from _migration_faults(db, old, path)
        elif chore == BACKUP:
            yield from _backup_faults(db, old, path)
        elif chore == CLOSE:
            yield from _close_faults(db, old, new)
        else:
            yield from _deletion_faults(db, old)


def _migration_faults(db: sqlite3.Connection, old: sqlite3.Connection, path: Path) -> Iterator[str]:
    """Nothing of the old columns may have changed, and a whole copy must be there before anything has."""
    yield from (f"{table} has changed" for table in changed(db, old))
    versions: list[int] = []
    for copy in (path.parent / "backups").glob("version-*.sqlite"):
        versions.append(int(copy.name.split("-")[1]))
        yield from _copy_faults(copy, old, versions[-1])
    if version_of(db) > version_of(old) not in versions:
        yield "it was brought up to date without a copy"
    if version_of(db) == scripts()[-1][0]:
        yield from _left_over(path)


def _backup_faults(db: sqlite3.Connection, old: sqlite3.Connection, path: Path) -> Iterator[str]:
    """What has the name of a backup must be one; the database itself stays as it is."""
    yield from (f"{table} has changed" for table in changed(db, old, ()))
    if backup_of(path).exists():
        yield from _copy_faults(backup_of(path), old, version_of(old))
        yield from _left_over(path)


def _copy_faults(copy: Path, old: sqlite3.Connection, version: int) -> Iterator[str]:
    """A copy must be whole, of the version that it is said to be, and hold what the database held."""
    try:
        with closing(read_only(copy)) as db:
            problem = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            if problem != "ok" or version_of(db) != version or changed(db, old, ()):
                yield f"the copy is none: {problem}"
    except (sqlite3.Error, UnusableDatabase) as error:
        yield f"the copy is none: {error}"


def _left_over(path: Path) -> Iterator[str]:
    """Nothing unfinished may lie beside a copy that was made afterwards."""
    yield from (f"{file.name} is left over" for file in (path.parent / "backups").glob(".*"))


def _close_faults(db: sqlite3.Connection, old: sqlite3.Connection, new: sqlite3.Connection) -> Iterator[str]:
    """A closed season has its table and its entry in the log, one that runs has neither; the results stay."""
    own = (*OWN, "seasons", "season_standings", "manager_actions")
    yield from (f"{table} has changed" for table in changed(db, old, own))
    runs = db.execute("SELECT 1 FROM seasons WHERE closed_at IS NULL").fetchone() is not None
    if rows(db, "season_standings") != rows(old if runs else new, "season_standings"):
        yield "the season runs, but has a table" if runs else "the season is closed without its table"
    logged = db.execute("SELECT 1 FROM manager_actions WHERE kind = 'season_closed'").fetchone() is not None
    if logged is runs:
        yield "the season runs, but its end is logged" if runs else "the season is closed, but that is not logged"


def _deletion_faults(db: sqlite3.Connection, old: sqlite3.Connection) -> Iterator[str]:
    """All of the person is gone, or nothing but their seats where no user plays, or it is noted that it goes on.

    Others' games stay as they are.
    """
    left, there = names(db), names(old)
    begun = [place for place, count in there.items() if place not in LEFT_FIRST and left.get(place, 0) != count]
    if left and begun and NOTE not in left:
        yield f"the person is gone from {', '.join(begun)}, and still named in {', '.join(left)}"
    others = "SELECT * FROM results WHERE person <> ? ORDER BY number, seat"
    if fetched(db, others, PERSON) != fetched(old, others, PERSON):
        yield "results of others have changed"
    played = "SELECT * FROM log WHERE revision > (SELECT min(revision) FROM log AS first WHERE first.game = log.game)"
    if fetched(db, played) != fetched(old, played):
        yield "what was played has changed"
    for (number,) in fetched(db, "SELECT DISTINCT game FROM log"):
        record = Replay(find_game)
        try:
            for (line,) in fetched(db, "SELECT line FROM log WHERE game = ? ORDER BY revision", number):
                record.feed(str(line).encode())
        except RuleError:
            yield f"game {number} can't be replayed"


def changed(db: sqlite3.Connection, old: sqlite3.Connection, without: tuple[str, ...] = OWN) -> list[str]:
    """Return the tables in whose old columns anything has changed."""
    now = columns_of(db)
    return [
        table
        for table, columns in columns_of(old).items()
        if table not in without
        and table in now
        and rows(db, table, _lasting(now[table], columns)) != rows(old, table, _lasting(columns, columns))
    ]


def _lasting(columns: list[str], old: list[str]) -> list[str]:
    """Return those columns that a table had before and that may not change: by their places, since names may."""
    return [column for column, name in zip(columns, old, strict=False) if name not in COUNTED]


def rows(db: sqlite3.Connection, table: str, columns: list[str] | None = None) -> Rows:
    """Return all rows of a table in some order that is always the same."""
    named = ", ".join(columns or columns_of(db)[table])
    return fetched(db, f"SELECT {named} FROM {table} ORDER BY {named}")  # noqa: S608  # names of the schema


def fetched(db: sqlite3.Connection, sql: str, *values: object) -> Rows:
    """Return what a query finds."""
    return [tuple(row) for row in db.execute(sql, values)]


def names(db: sqlite3.Connection) -> dict[str, int]:
    """Return in how many rows of which columns the person is named, looked through as text."""
    found: dict[str, int] = {}
    for table, columns in columns_of(db).items():
        for column in columns:
            wanted = f"SELECT count(*) FROM {table} WHERE instr(CAST({column} AS TEXT), ?)"  # noqa: S608  # names of the schema
            (count,) = db.execute(wanted, (str(PERSON),)).fetchone()
            if count:
                found[f"{table}.{column}"] = count
    return found
