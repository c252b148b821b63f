"""Large amounts of data are deleted piece by piece, and rebuilds run while users play."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict
from bot.games import find_game
from bot.storage import Database, Work, WriteFailed, deletion, results
from bot.tables import TableService
from bot.tables.history import rating_rebuild
from bot.tables.history import ratings as reckoning
from bot.tables.persistence import deletion as pieces
from tests.tables.conftest import Start
from tests.tables.past import bluffed, finished, open_file

GUILD = 7
ANNA, BEN, CILLI = 811234567890123401, 811234567890123402, 811234567890123403
GAMES = 30
ROOM = 20
MOST = 3 * ROOM
"""A piece may change what hangs together: a table's results, a game's rows."""


def long_past(path: Path, guild: int | None = GUILD, games: int = GAMES) -> None:
    """Have two users play many games."""
    with closing(open_file(path)) as db:
        for number in range(games):
            at = f"2026-01-{1 + number % 28:02}T12:00:00+00:00"
            finished(db, guild, (ANNA, BEN), Random(number).sample(range(40), 2), at=at, record=bluffed((ANNA, BEN)))


def named(path: Path, wanted: int) -> set[str]:
    """Return the tables and columns where a number stands as a whole or within a text."""
    with closing(sqlite3.connect(path)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        places = [(table, row[1]) for table in tables for row in db.execute(f"PRAGMA table_info({table})")]
        count = "SELECT count(*) FROM {} WHERE instr(CAST({} AS TEXT), ?)"
        return {
            f"{table}.{column}"
            for table, column in places
            if db.execute(count.format(table, column), (str(wanted),)).fetchone()[0]
        }


@pytest.fixture
def changes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many rows each transaction of a function changed."""
    monkeypatch.setattr(deletion, "ROW_LIMIT", ROOM)
    monkeypatch.setattr(deletion, "TABLE_LIMIT", 5)
    counts: list[int] = []
    write = Database.write

    async def counted(self: Database, work: Work) -> object:
        def run(db: sqlite3.Connection) -> object:
            before = db.total_changes
            try:
                return work(db)
            finally:
                counts.append(db.total_changes - before)

        return await write(self, run)

    monkeypatch.setattr(Database, "write", counted)
    return counts


async def rated(start: Start, path: Path) -> TableService:
    """Start a service over a long past, and wait for its ratings."""
    long_past(path)
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    return service


async def interrupted(monkeypatch: pytest.MonkeyPatch, rest: str, deletion: Awaitable[object]) -> None:
    """Have a stop interrupt a deletion that has begun, before the rest of it."""
    with monkeypatch.context() as broken:
        broken.setattr(pieces.DeletionService, rest, stopped)
        with pytest.raises(asyncio.CancelledError):
            await deletion


async def test_a_person_goes_in_pieces_of_few_rows(start: Start, path: Path, changes: list[int]) -> None:
    long_past(path)
    service = await start(find_game=find_game)
    await service.statistics.counting.finish()
    await service.statistics.ratings.finish()
    changes.clear()
    await service.privacy.delete(ANNA)
    assert named(path, ANNA) == set()
    assert len(changes) > 5
    assert max(changes) <= MOST
    assert {one.user for one in await service.statistics.standings(GUILD)} == {BEN}


async def test_who_is_begun_to_be_deleted_is_seen_no_more_and_gone_after_the_next_start(
    start: Start, path: Path, changes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await rated(start, path)
    await interrupted(monkeypatch, "complete_person_deletion", service.privacy.delete(ANNA))
    assert named(path, ANNA) >= {"log.line", "erasing_people.person"}, "it is begun"
    assert {one.user for one in await service.statistics.standings(GUILD)} == {BEN}
    assert await service.statistics.for_person(GUILD, ANNA) == ()
    assert sum((await service.privacy.show(ANNA)).values()) == 0
    assert str(ANNA) not in await service.archive.record(1)
    await service.close()
    service = await start(find_game=find_game)
    await service.privacy.finish()
    assert named(path, ANNA) == set()
    assert named(path, BEN) >= {"results.person", "log.line"}


async def test_a_table_of_many_games_goes_in_pieces_with_one_tombstone_for_each(
    start: Start, path: Path, changes: list[int]
) -> None:
    long_past(path, games=3 * GAMES)
    with closing(open_file(path)) as db:
        # Ben has never played without Anna, nor Anna in the first games.
        db.execute("UPDATE games SET table_id = 1")
        db.execute("UPDATE results SET person = ? WHERE person = ? AND number <= ?", (CILLI, ANNA, ROOM + 5))
    service = await start(find_game=find_game)
    await service.statistics.counting.finish()
    await service.statistics.ratings.finish()
    changes.clear()
    await asyncio.gather(*(service.privacy.delete(person) for person in (ANNA, BEN)))
    assert max(changes) <= MOST
    assert named(path, ANNA) == named(path, BEN) == set()
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT seat, person, computer, count(*) FROM results GROUP BY 1, 2, 3").fetchall()
    anna, ben = (min(stone for seat, _, stone, _ in rows if seat == place and stone) for place in (0, 1))
    assert {anna, ben} == {-1, -2}, "two are not one"
    assert sorted(rows, key=repr) == sorted(
        [(0, CILLI, None, ROOM + 5), (0, None, anna, 3 * GAMES - ROOM - 5), (1, None, ben, 3 * GAMES)], key=repr
    )


async def test_what_somebody_does_while_they_are_deleted_stays(
    start: Start, path: Path, changes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    long_past(path)
    service = await start(find_game=find_game)
    await interrupted(monkeypatch, "complete_person_deletion", service.privacy.delete(ANNA))
    table = await service.open(guild=GUILD, channel=1, host=ANNA, game="bieten", options={})
    await service.privacy.finish()
    table = await service.table(table.id)
    assert (table.host, table.seats[0].user) == (ANNA, ANNA)
    assert named(path, ANNA) == {"tables.host", "table_people.person", "documents.document"}


async def test_a_guild_goes_in_pieces_of_few_rows_and_after_a_stop_the_rest(
    start: Start, path: Path, changes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    long_past(path)
    now = datetime(2026, 1, 31, 12, tzinfo=UTC)
    service = await start(find_game=find_game, clock=lambda: now)
    await service.statistics.seasons.start(GUILD, "Winter", manager=ANNA)
    await service.privacy.guild_left(GUILD)
    await service.statistics.ratings.finish()
    now += timedelta(days=31)
    changes.clear()
    await interrupted(monkeypatch, "complete_guild_deletion", service.privacy.forget_left_guilds())
    assert named(path, BEN) >= {"log.line", "results.person"}, "it is begun"
    await service.close()
    service = await start(find_game=find_game, clock=lambda: now)
    await service.privacy.finish()
    assert named(path, BEN) == set()
    with closing(sqlite3.connect(path)) as db:
        for table in ("tables", "games", "log", "results", "totals", "seasons", "guilds", "erasing_guilds"):
            assert db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table
    assert len(changes) > 20
    assert max(changes) <= MOST


async def test_what_a_guild_plays_while_it_is_forgotten_stays_in_its_standings(
    start: Start, path: Path, changes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    long_past(path)
    now = datetime(2026, 1, 31, 12, tzinfo=UTC)
    service = await start(find_game=find_game, clock=lambda: now)
    await service.privacy.guild_left(GUILD)
    await service.statistics.ratings.finish()
    now += timedelta(days=31)
    await interrupted(monkeypatch, "complete_guild_deletion", service.privacy.forget_left_guilds())
    await service.close()
    with closing(open_file(path)) as db:
        finished(db, GUILD, (ANNA, CILLI), (9, 4), at="2026-03-03T12:00:00+00:00")
    service = await start(find_game=find_game, clock=lambda: now)
    await service.privacy.finish()
    standings = await service.statistics.standings(GUILD)
    assert {one.user: (one.games, one.wins) for one in standings} == {ANNA: (1, 1), CILLI: (1, 0)}


async def test_a_new_way_of_rating_keeps_nobody_from_playing(
    start: Start, path: Path, changes: list[int], gate: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await rated(start, path)
    before = rating_rows(path)
    await service.close()
    monkeypatch.setattr(reckoning, "VERSION", 2)
    monkeypatch.setattr(rating_rebuild, "VERSION", 2)
    gate.clear()
    service = await start(find_game=find_game)
    assert service.scheduler.is_running(rating_rebuild.JOB), "the start has not waited for it"
    changes.clear()
    gate.set()
    await service.statistics.ratings.finish()
    await service.statistics.counting.finish()
    await service.statistics.standings(GUILD)
    assert not service.statistics.is_rebuilding(GUILD)
    assert rating_rows(path) == before
    assert max(changes) <= rating_rebuild.BATCH_SIZE + 1


async def test_a_game_that_ends_while_ratings_are_made_anew_is_rated_in_its_turn(
    start: Start, path: Path, changes: list[int], gate: asyncio.Event
) -> None:
    service = await rated(start, path)
    season = await service.statistics.seasons.start(GUILD, "Winter", manager=ANNA)
    before = rating_rows(path)
    await service.close()
    with closing(open_file(path)) as db:
        db.execute("INSERT INTO anew (guild) VALUES (?)", (GUILD,))
        db.execute("DELETE FROM ratings")
    gate.clear()
    service = await start(find_game=find_game)
    with pytest.raises(Conflict, match="counted_anew"):
        await service.statistics.seasons.close(GUILD, season.id, manager=ANNA)
    gate.set()
    await service.statistics.ratings.finish()
    assert rating_rows(path) == before
    await service.statistics.seasons.close(GUILD, season.id, manager=ANNA)


def rating_rows(path: Path) -> list[tuple[object, ...]]:
    """Return all ratings, their ids left out."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT number, seat, person, mu, sigma, games FROM ratings ORDER BY id").fetchall()


@pytest.mark.parametrize("seed", range(3))
async def test_the_sums_are_those_of_the_results(start: Start, path: Path, seed: int) -> None:
    rng = Random(seed)
    with closing(open_file(path)) as db:
        for _ in range(40):
            users = rng.sample((ANNA, BEN, CILLI, None), 3)
            if any(users):
                year = rng.choice(("2025-12-31", "2026-01-01"))
                options = {"target": rng.choice((11, 31))}
                finished(
                    db, rng.choice((GUILD, 8)), users, rng.sample(range(40), 3), at=f"{year}T23:59:59", **options
                )
        for year, span in ((None, ("", "~")), (2025, ("2025", "2026")), (2026, ("2026", "2027"))):
            told = {row.person: (row.games, row.wins) for row in results.standings(db, GUILD, None, year=year)}
            counted = db.execute(
                "SELECT person, count(*), sum(won) FROM results WHERE guild = ? AND person IS NOT NULL"
                " AND finished_at >= ? AND finished_at < ? GROUP BY person",
                (GUILD, *span),
            )
            assert told == {person: (games, wins) for person, games, wins in counted}


async def test_who_asks_again_takes_along_what_has_come_since(
    start: Start, path: Path, changes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await rated(start, path)
    await interrupted(monkeypatch, "complete_person_deletion", service.privacy.delete(ANNA))
    with closing(open_file(path)) as db:
        record = bluffed((ANNA, BEN))
        finished(db, GUILD, (ANNA, BEN), (30, 20), at="2026-02-01T12:00:00+00:00", record=record)
    await service.privacy.delete(ANNA)
    assert named(path, ANNA) == set()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Return the gate that each piece of ratings waits for."""
    gate, piece = asyncio.Event(), rating_rebuild.RatingRebuild._piece
    gate.set()

    async def held(self: rating_rebuild.RatingRebuild, work: Work) -> object:
        await gate.wait()
        return await piece(self, work)

    monkeypatch.setattr(rating_rebuild.RatingRebuild, "_piece", held)
    return gate


def count_anew(path: Path) -> None:
    """Mark the guild's ratings for a rebuild at the next start."""
    with closing(open_file(path)) as db:
        db.execute("INSERT INTO anew (guild) VALUES (?)", (GUILD,))


async def test_a_piece_that_is_done_twice_counts_once(
    start: Start, path: Path, changes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with a server: it is undone when another change of its batch fails, and then done alone."""
    long_past(path)
    with closing(open_file(path)) as db:
        db.execute("UPDATE results SET person = NULL, computer = -1 WHERE person = ?", (ANNA,))
        db.execute("UPDATE games SET table_id = (SELECT min(id) FROM tables)")
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    before = rating_rows(path)
    await service.close()
    count_anew(path)
    piece = rating_rebuild.RatingRebuild._piece

    async def twice(self: rating_rebuild.RatingRebuild, work: Work) -> object:
        def run(db: sqlite3.Connection) -> object:
            db.execute("SAVEPOINT first")
            work(db)
            db.execute("ROLLBACK TO first")
            db.execute("RELEASE first")
            return work(db)

        return await piece(self, run)

    monkeypatch.setattr(rating_rebuild.RatingRebuild, "_piece", twice)
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    assert rating_rows(path) == before


async def test_ratings_that_could_not_be_kept_are_tried_again(
    start: Start, path: Path, changes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await rated(start, path)
    before = rating_rows(path)
    await service.close()
    count_anew(path)
    monkeypatch.setattr(rating_rebuild, "RETRY_SECONDS", (0,))
    full, piece = [True, False, True], rating_rebuild.RatingRebuild._piece

    async def failing(self: rating_rebuild.RatingRebuild, work: Work) -> object:
        if full and full.pop():
            raise WriteFailed("disk full")
        return await piece(self, work)

    monkeypatch.setattr(rating_rebuild.RatingRebuild, "_piece", failing)
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    assert not full
    assert rating_rows(path) == before


async def stopped(self: object, *_: object) -> None:
    """Be interrupted."""
    raise asyncio.CancelledError
