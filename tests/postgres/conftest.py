"""What other tests do with a file is done here with a database of a server, each test with one of its own.

Where PostgreSQL is not installed they are left out; in CI, where it must be, that fails.
"""

import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from pydantic import SecretStr

from tests.postgres.databases import Databases
from tests.storage.conftest import database
from tests.tables.conftest import no_thread_is_left, service, start, watch

__all__ = ["database", "no_thread_is_left", "service", "start", "watch"]

OF_A_FILE = re.compile(
    r"sqlite3|executescript|EXPLAIN|scripts\(\)|_database\.path|two_programs|check\(service, path"
    r"|\b(holds|kept|counts|rows_of|seen_by|lines|on_disk)\(path"
)
"""What looks into a SQLite file itself."""

KEPT_OR_SECRET = {
    *("test_blocks.py", "test_by_whom.py", "test_games.py", "test_leaving.py", "test_old_requests.py"),
    *("test_privacy.py", "test_promises.py", "test_shared_seeds.py", "test_tracked_messages.py"),
}
"""Every case of what rows keep, convert, hide or delete runs with a server, too."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what is about a file. Of a test of files with several cases, all but the first are exhaustive.

    Cases differ in the game, not in the statements that they run. With a file, each case runs.
    """
    here = Path(__file__).parent
    items[:] = [item for item in items if item.path.parent != here or not _of_a_file(item)]
    first: set[str] = set()
    for item in items:
        if item.path.parent == here and not _ours(item):
            name = item.nodeid.partition("[")[0]
            if name in first and item.path.name not in KEPT_OR_SECRET:
                item.add_marker("exhaustive")
            first.add(name)


def _ours(item: pytest.Item) -> bool:
    """Return whether a test is written for a server, not for a file."""
    assert isinstance(item, pytest.Function)
    return item.function.__module__.startswith("tests.postgres.")


def _of_a_file(item: pytest.Item) -> bool:
    assert isinstance(item, pytest.Function)
    return not _ours(item) and _looks_into_a_file(item.function)


@cache
def _looks_into_a_file(test: Callable[..., object]) -> bool:
    return OF_A_FILE.search(inspect.getsource(test)) is not None


@pytest.fixture
def path(databases: Databases) -> Iterator[SecretStr]:
    """Where others have a file: the address of a database with all tables, and nothing in them."""
    name = databases.take()
    yield SecretStr(databases.address(name))
    databases.give_back(name)
