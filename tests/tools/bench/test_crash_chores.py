"""A chore that is interrupted is done wholly or not at all; and the bench that shows it would notice if not."""

import asyncio
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tools.bench.crash import KillCounts, kill_chores
from tools.bench.crash.jobs import BACKUP, CHORES, CLOSE, DELETION, MIGRATION, backup_of, close_season, delete_person
from tools.bench.crash.partial_state import faults, is_done
from tools.bench.crash.seed_data import HOST, PERSON, age, play_past, service_on

OLD = 5
"""An earlier version of the database."""


def test_whatever_is_broken_off_is_done_wholly_or_not_at_all(tmp_path: Path) -> None:
    counts = KillCounts()
    kill_chores(tmp_path / "chores", 4, Random(5), counts, rounds=1)
    assert (counts.kills, counts.halves) == (4, [])
    assert counts.chores == Counter(CHORES)


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return what a club has behind it."""
    path = tmp_path_factory.mktemp("past") / "bot.sqlite"
    asyncio.run(play_past(path, Random(1), 1))
    return path


@pytest.fixture
def path(past: Path, tmp_path: Path) -> Path:
    """Return a database with that past."""
    path = tmp_path / "bot.sqlite"
    (tmp_path / "backups").mkdir()
    return Path(shutil.copyfile(past, path))


def do(path: Path, chore: str) -> None:
    """Do a chore."""

    async def serve() -> None:
        service = service_on(path, Random(2))
        await service.start()
        await {CLOSE: close_season, DELETION: delete_person}[chore](service)
        await service.close()

    asyncio.run(serve())


def change(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        assert db.execute(sql).rowcount


@pytest.mark.parametrize("chore", [CLOSE, DELETION])
def test_what_is_done_or_not_is_good(past: Path, path: Path, chore: str) -> None:
    assert (is_done(chore, path), list(faults(chore, past, past, path))) == (False, [])
    do(path, chore)
    assert (is_done(chore, path), list(faults(chore, past, path, path))) == (True, [])


def test_a_season_closed_without_its_table_is_half_closed(past: Path, path: Path, tmp_path: Path) -> None:
    model = Path(shutil.copyfile(path, tmp_path / "model.sqlite"))
    do(model, CLOSE)
    change(path, "UPDATE seasons SET closed_at = '2026-01-31T12:00:00+00:00'")
    assert list(faults(CLOSE, past, model, path)) == [
        "the season is closed without its table",
        "the season is closed, but that is not logged",
    ]


@pytest.mark.parametrize(("sql", "found"), [
    (f"DELETE FROM players WHERE person = {PERSON}", "the person is gone from players.person, and still named in"),
    (f"DELETE FROM results WHERE person = {HOST}", "results of others have changed"),
    ("DELETE FROM log WHERE revision = (SELECT max(revision) FROM log)", "what was played has changed"),
])  # fmt: skip
def test_a_half_deletion_is_noticed(past: Path, path: Path, sql: str, found: str) -> None:
    change(path, sql)
    assert [fault[: len(found)] for fault in faults(DELETION, past, past, path)] == [found]


def test_a_deletion_that_is_noted_goes_on_at_the_next_start(past: Path, path: Path) -> None:
    change(path, f"DELETE FROM tallies WHERE person = {PERSON}")
    assert list(faults(DELETION, past, past, path)), "for good it would be a half"
    change(path, f"INSERT INTO erasing_people (person, game, table_id) VALUES ({PERSON}, 1, 1)")
    assert list(faults(DELETION, past, past, path)) == []
    assert not is_done(DELETION, path)


def test_a_backup_that_is_none_is_noticed(past: Path, path: Path) -> None:
    backup_of(path).write_bytes(past.read_bytes()[:100_000])
    [fault] = faults(BACKUP, past, past, path)
    assert fault.startswith("the copy is none")


def test_a_migration_without_its_copy_or_with_a_loss_is_noticed(past: Path, path: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    age(past, old, OLD)
    assert list(faults(MIGRATION, old, past, path)) == ["it was brought up to date without a copy"]
    shutil.copyfile(old, path.parent / "backups" / f"version-{OLD}-20260131-120000.sqlite")
    assert list(faults(MIGRATION, old, past, path)) == []
    change(path, f"DELETE FROM results WHERE person = {HOST}")
    assert list(faults(MIGRATION, old, past, path)) == ["results has changed"]
