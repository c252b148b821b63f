"""Every statement of the storage finds what grows by an index: all its functions are called, each with something."""

import importlib
import inspect
import pkgutil
import sqlite3
import typing
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from datetime import timedelta
from functools import cache
from typing import Any

import pytest
from pydantic import BaseModel

import bot.storage
from bot.storage import ConcurrentUpdate, Document, ManagerAction, PersonId, SeatRow, deletion
from bot.storage.migrate import migrate
from bot.storage.personal_data import GUILDS, PEOPLE, ROOTS, IdColumn
from bot.storage.shard_filter import ShardFilter
from tests.plans import scans

OTHERWISE = (
    "backup", "connection", "database", "database_file", "integrity_check", "lock_file", "migrate",
    "migration_backup", "moving", "write_health",
)  # fmt: skip
"""What is about the file, and not about its rows."""

PLAIN: dict[object, object] = {
    str: "2026-01-01T00:00:00+00:00",
    bytes: b"x" * 32,
    bool: True,
    float: 1.0,
    timedelta: timedelta(days=1),
}
"""Something of each type; of all others 1."""
BY_OTHERS = [place for place in GUILDS if place.table in {"season_standings", "tallies"}]
"""What is deleted with its season or its game; nobody looks for it by its guild."""


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.row_factory = sqlite3.Row
    _migrated().backup(db)
    yield db
    db.close()


@cache
def _migrated() -> sqlite3.Connection:
    db = sqlite3.connect(":memory:", isolation_level=None)
    migrate(db)
    return db


def doors() -> dict[str, Callable[..., object]]:
    """Return the functions of all modules that take a connection."""
    found: dict[str, Callable[..., object]] = {}
    for module in pkgutil.iter_modules(bot.storage.__path__):
        if module.name in OTHERWISE:
            continue
        loaded = importlib.import_module(f"bot.storage.{module.name}")
        for name, function in inspect.getmembers(loaded, inspect.isfunction):
            takes = list(inspect.signature(function).parameters)
            if takes[:1] == ["db"] and function.__module__ == loaded.__name__ and not name.startswith("_"):
                found[f"{module.name}.{name}"] = function
    return found


def made(hint: Any, *, empty: bool) -> Any:
    """Return something of a type.

    Args:
        hint: the type.
        empty: None where that may be.
    """
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if type(None) in args:
        return None if empty else made(next(each for each in args if each is not type(None)), empty=empty)
    if hint is ShardFilter:
        return ShardFilter(2, {1})
    if hint is IdColumn:
        return ROOTS[0]
    if hint is ManagerAction:
        return ManagerAction(1, "game_ended")
    if hint is Document:
        return Document(seats=(SeatRow(PersonId(1)),))
    if inspect.isclass(hint) and issubclass(hint, BaseModel):
        needed = {name: each for name, each in hint.model_fields.items() if each.is_required()}
        values = {name: made(each.annotation, empty=empty) for name, each in needed.items()}
        # Each seat has a person or a computer player.
        return hint.model_construct(**(values | ({"person": 1, "computer": None} if "computer" in values else {})))
    if origin is typing.Literal:
        return args[0]
    if origin is tuple:
        return tuple(made(each, empty=empty) for each in args if each is not ...)
    if origin is not None and issubclass(origin, dict | Mapping):
        return {}
    if origin is not None:
        return [made(args[0], empty=empty)]
    return PLAIN.get(hint, 1)


def test_no_statement_of_any_door_goes_through_all_that_grows(db: sqlite3.Connection) -> None:
    found: list[str] = []
    looked = 0
    with closing(sqlite3.connect(":memory:", isolation_level=None, factory=Fresh)) as watched:
        watched.row_factory = sqlite3.Row
        migrate(watched)
        for name, function in doors().items():
            for empty in (True, False):
                arguments = call_of(function, empty=empty)
                Fresh.statements.clear()
                watched.execute("BEGIN")
                # What this something is refused for doesn't matter: its statements have been prepared by then.
                with suppress(sqlite3.Error, ValueError, TypeError, AssertionError, LookupError, ConcurrentUpdate):
                    function(watched, **arguments)
                watched.execute("ROLLBACK")
                looked += len(Fresh.statements)
                for sql, values in Fresh.statements:
                    found += [f"{name}: {line}: {sql}" for line in scans(db, sql, values)]
    assert found == []
    assert looked > 200, "the doors were opened"


@pytest.mark.parametrize("place", [*PEOPLE, *GUILDS])
def test_people_and_guilds_are_found_wherever_their_ids_stand(db: sqlite3.Connection, place: IdColumn) -> None:
    assert scans(db, f"SELECT * FROM {place.table} WHERE {place.column} = ?", (1,)) == [] or place in BY_OTHERS


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("SELECT * FROM games", 1),
        ("SELECT * FROM games AS all_of_them WHERE outcome IS NULL", 1),
        ("DELETE FROM log WHERE line = ''", 1),
        ("SELECT * FROM results WHERE score > 5", 1),
        ("SELECT * FROM tables WHERE status <> 'closed'", 0),
        ("SELECT * FROM games WHERE number = 5", 0),
    ],
)
def test_a_scan_is_seen(db: sqlite3.Connection, sql: str, found: int) -> None:
    assert len(scans(db, sql)) == found


def test_a_person_is_buried_at_a_table_by_its_games_and_not_by_all_they_ever_played(db: sqlite3.Connection) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None, factory=Fresh)) as watched:
        watched.row_factory = sqlite3.Row
        migrate(watched)
        Fresh.statements.clear()
        deletion.erase_tables(watched, 1, [1], deletion.ROW_LIMIT)
    [(sql, values)] = [each for each in Fresh.statements if each[0].startswith("UPDATE results")]
    plan = [str(row[3]) for row in db.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
    assert plan[0] == "SEARCH results USING PRIMARY KEY (number=?)"


class Fresh(sqlite3.Connection):
    """A connection that keeps what it is asked."""

    statements: list[tuple[str, Any]] = []  # noqa: RUF012

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        self.statements.append((sql, values))
        return super().execute(sql, values)

    def executemany(self, sql: str, values: Any, /) -> sqlite3.Cursor:
        rows = list(values)
        self.statements += [(sql, row) for row in rows[:1]]
        return super().executemany(sql, rows)


def call_of(function: Callable[..., object], *, empty: bool) -> dict[str, Any]:
    """Return arguments for a function, by name."""
    hints = typing.get_type_hints(function)
    return {
        name: made(hints[name], empty=empty)
        for name, parameter in inspect.signature(function).parameters.items()
        if name != "db" and parameter.kind is not parameter.VAR_KEYWORD
    } | ({"channel": 1} if function.__name__ == "count_busy" else {})
