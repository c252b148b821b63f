"""Every statement of the storage finds what grows by an index on a server, too: all its functions are called."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import psycopg
import pytest
from pydantic import SecretStr

from bot.storage import ConcurrentUpdate, StorageError
from tests.plans import GROWING, LOOKED_AT, OPEN
from tests.postgres.databases import Databases
from tests.postgres.server import Opened, opened
from tests.storage.test_plans import call_of, doors


class Asked:
    """A session that keeps what it is asked."""

    def __init__(self, db: Opened) -> None:
        self._db = db
        self.statements: list[tuple[str, Any]] = []

    def execute(self, sql: str, values: Any = (), /) -> Any:
        self.statements.append((sql, values))
        return self._db.execute(sql, values)

    def executemany(self, sql: str, rows: Iterable[Any], /) -> Any:
        found = list(rows)
        self.statements += [(sql, row) for row in found[:1]]
        return self._db.executemany(sql, found)


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a node of a plan and all below."""
    yield plan
    for below in plan.get("Plans", []):
        yield from nodes(below)


def scans(db: Opened, sql: str, values: Any) -> list[str]:
    """Return the growing tables that a statement scans completely, although scans are disabled."""
    if not sql.lstrip().startswith(LOOKED_AT):
        return []
    [[[plan]]] = db.execute(f"EXPLAIN (FORMAT JSON) {sql}", values).fetchall()
    return [
        f"{node['Node Type']} {node['Relation Name']} {node.get('Index Name', '')}"
        for node in nodes(plan["Plan"])
        if node.get("Relation Name") in GROWING
        and node["Node Type"] in {"Seq Scan", "Index Scan", "Index Only Scan"}
        and "Index Cond" not in node
        and node.get("Index Name") not in OPEN
    ]


@pytest.fixture
def path(databases: Databases) -> SecretStr:
    """Return a new database: rows that others have deleted would count."""
    return SecretStr(databases.address(databases.make()))


@pytest.fixture
def db(path: SecretStr) -> Iterator[Opened]:
    with opened(path) as db:
        # A statement that scans now has no usable index; for two empty tables any join is as good.
        for way in ("seqscan", "mergejoin", "hashjoin", "material"):
            db.execute(f"SET enable_{way} = off")
        yield db


def test_no_statement_of_any_door_goes_through_all_that_grows(db: Opened) -> None:
    found: list[str] = []
    looked: set[str] = set()
    for name, function in doors().items():
        for empty in (True, False):
            asked: Any = Asked(db)
            db.execute("BEGIN")
            # What this something is refused for doesn't matter: its statements have been asked by then.
            refusals = (
                psycopg.Error, StorageError, ValueError, TypeError, AssertionError, LookupError, ConcurrentUpdate,
            )  # fmt: skip
            with suppress(*refusals):
                function(asked, **call_of(function, empty=empty))
            db.execute("ROLLBACK")
            for sql, values in asked.statements:
                if sql not in looked:
                    looked.add(sql)
                    found += [f"{name}: {line}: {sql}" for line in scans(db, sql, values)]
    assert found == [], chr(10).join(found)
    assert len(looked) > 200, "the doors were opened"


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("SELECT * FROM games", 1),
        ("DELETE FROM log WHERE line = ''", 1),
        ("SELECT * FROM results WHERE score > 5", 1),
        ("SELECT * FROM tables WHERE status <> 'closed'", 0),
        ("SELECT * FROM games WHERE number = 5", 0),
    ],
)
def test_a_scan_is_seen(db: Opened, sql: str, found: int) -> None:
    assert len(scans(db, sql, ())) == found
