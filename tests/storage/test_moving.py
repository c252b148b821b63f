"""Rows move into documents between two migrations, in batches; closed tables follow when they are read."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import Document, PersonId, RequestRow, SeatRow, documents, moving
from bot.storage.connection import Connection
from bot.storage.migrate import migrate, scripts, version_of
from tests.tables.conftest import Start, no_thread_is_left, path, start

__all__ = ["no_thread_is_left", "path", "start"]  # fixtures

TABLES = 25
ANNA, BEN = 811_234_567_890_000_101, 811_234_567_890_000_102
BEFORE = [script for script in scripts() if script[0] < 38]
"""The migrations of a database without documents."""


def old(path: Path, status: str) -> sqlite3.Connection:
    """Return a database without documents, with tables at which two users sit and one has left."""
    db = sqlite3.connect(path, isolation_level=None)
    db.row_factory = sqlite3.Row
    migrate(db, BEFORE)
    db.execute("BEGIN")
    for table in range(1, TABLES + 1):
        db.execute(
            "INSERT INTO tables (id, guild, channel, host, game, options, room, status, revision, waiting, opened_at,"
            " changed_at) VALUES (?, 7, 1, ?, 'tiny', '{}', 4, ?, 3, 0, '2026-01-01', '2026-01-01')",
            (table, ANNA, status),
        )
        db.executemany(
            "INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)", [(table, 0, ANNA), (table, 2, BEN)]
        )
        db.execute("INSERT INTO leavers (table_id, seat, person) VALUES (?, 1, ?)", (table, ANNA))
        if status != "closed":
            db.execute("INSERT INTO queue (table_id, place, party, person) VALUES (?, 0, 0, 103)", (table,))
            db.execute(
                "INSERT INTO consents (table_id, kind, revision, lapses_at) VALUES (?, 'start', 3, 99)", (table,)
            )
            db.execute("INSERT INTO consent_people VALUES (?, 'start', 0, ?, 1)", (table, BEN))
    db.execute("COMMIT")
    return db


MOVED = Document(
    seats=(SeatRow(PersonId(ANNA)), SeatRow(PersonId(BEN))),
    places=(0, 2),
    queue=((SeatRow(PersonId(103)),),),
    leavers=((1, PersonId(ANNA)),),
    requests=(RequestRow("start", 3, (PersonId(BEN),)),),
)


def test_what_is_broken_off_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "BATCH_SIZE", 10)
    with closing(old(tmp_path / "bot.sqlite", "lobby")) as db:
        step, done = moving.STEPS[39], list[int]()

        def broken(db: Connection, transaction: moving.Transaction) -> None:
            def one(work: Callable[[Connection], None]) -> None:
                if len(done) == 2:
                    raise KeyboardInterrupt
                transaction(work)
                done.append(1)

            step(db, one)

        with monkeypatch.context() as patch:
            patch.setattr(moving, "STEPS", {**moving.STEPS, 39: broken})
            patch.setattr("bot.storage.migrate.STEPS", moving.STEPS)
            with pytest.raises(KeyboardInterrupt):
                migrate(db)
        assert version_of(db) == 38
        assert db.execute("SELECT count(*) FROM documents").fetchone()[0] == 20
        assert db.execute("SELECT count(*) FROM queue").fetchone()[0] == TABLES - 20
        migrate(db)
        assert {documents.parse(row["document"]) for row in db.execute("SELECT document FROM documents")} == {MOVED}
        assert db.execute("SELECT count(*) FROM documents").fetchone()[0] == TABLES
        assert {row["free_seats"] for row in db.execute("SELECT free_seats FROM tables")} == {2}
        assert db.execute("SELECT count(*) FROM seats").fetchone()[0] == 0
        found = db.execute("SELECT kind, due_at, count(*) FROM deadlines GROUP BY 1, 2").fetchall()
        assert [tuple(row) for row in found] == [("start", 99, TABLES)]


async def test_closed_tables_of_before_are_read_shown_and_rewritten(start: Start, path: Path) -> None:
    old(path, "closed").close()
    service = await start()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM documents").fetchone()[0] == 0, "a start moves open tables only"
    table = await service.table(3)
    assert [seat.user for seat in table.seats] == [ANNA, BEN]
    told = await service.privacy.export(ANNA)
    assert len(told["seats.person"]) == len(told["leavers.person"]) == TABLES  # type: ignore[arg-type]
    await service.privacy.delete(ANNA)
    await service.privacy.delete(BEN)
    table = await service.table(3)
    assert [(seat.user, seat.computer) for seat in table.seats] == [(None, -1), (None, -2)]
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM documents").fetchone()[0] == TABLES
        for name in ("seats", "leavers", "table_people"):
            assert db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] == 0
        texts = "".join(row[0] for row in db.execute("SELECT document FROM documents"))
    assert str(ANNA) not in texts
    assert str(BEN) not in texts
