"""The SQL of the storage functions is one text for all engines; what only one takes stands in its own files alone."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

STORAGE = Path(__file__).parent.parent.parent / "bot" / "storage"
ENGINES = re.compile(r"^(import|from) (sqlite3|psycopg)\b", re.MULTILINE)
"""A process that imports an engine is made for it."""
SQL = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|WHERE|FROM|GROUP BY|ORDER BY|VALUES|SET|AND|OR|JOIN|ON CONFLICT)\b")
BANNED = {
    "an alternative of SQLite's, not ON CONFLICT": r"\bOR (IGNORE|REPLACE|ABORT|FAIL|ROLLBACK)\b",
    "a function of SQLite's": r"\b(iif|instr|ifnull|json\w*|total|printf|zeroblob|typeof|julianday|strftime)\s*\(",
    "max or min of several values, which is greatest or least elsewhere": r"\b(max|min)\s*\([^()]*,",
    "a placeholder whose type nobody can know": r"(\?|:\w+) IS (NOT )?NULL",
    "the catalogue": r"\b(sqlite_\w+|pragma\w*|information_schema|pg_\w+|rowid)\b",
    "a number as a truth": r"\bNOT (?!NULL|EXISTS|IN\b|LIKE\b|BETWEEN\b|\()[a-z]",
    "a reserved word": r"\buser\b",
    "a pattern of SQLite's": r"\b(GLOB|REGEXP|MATCH|COLLATE)\b",
    "no limit, as only SQLite takes it": r"LIMIT -1",
}


def texts() -> Iterator[tuple[str, str]]:
    """Return every text with SQL in it, with the name of its file; those put together of pieces as one."""
    for path in sorted(STORAGE.glob("*.py")):
        source = path.read_text(encoding="utf-8")
        if ENGINES.search(source):
            continue
        tree = ast.parse(source)
        docs = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                text = "".join(part.value if isinstance(part, ast.Constant) else " x " for part in node.values)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs:
                text = node.value
            else:
                continue
            if SQL.search(text):
                yield path.name, text


@pytest.mark.parametrize("pattern", BANNED.values(), ids=BANNED)
def test_no_statement_is_for_one_engine_alone(pattern: str) -> None:
    banned = re.compile(pattern)
    assert [(name, text) for name, text in texts() if banned.search(text)] == []


def test_what_is_inserted_says_its_columns() -> None:
    """Their order need not be the same everywhere."""
    assert [(name, text) for name, text in texts() if re.search(r"INSERT INTO \w+ VALUES", text)] == []


def test_a_subquery_has_a_name() -> None:
    nameless = re.compile(r"(FROM|JOIN) \((?:[^()]|\([^()]*\))*\)(?! AS )")
    assert [(name, text) for name, text in texts() if nameless.search(text)] == []


def test_nobody_asks_for_the_number_of_the_last_row() -> None:
    assert [path.name for path in STORAGE.glob("*.py") if "lastrowid" in path.read_text(encoding="utf-8")] == []


def test_there_are_statements_to_look_at() -> None:
    assert len(list(texts())) > 150
