"""All that is known of a person is read in pages, and the last page costs no more than the first."""

import sqlite3
from collections.abc import Iterator

import pytest

from bot.storage import personal_data
from bot.storage.personal_data import BATCH_SIZE, PEOPLE, IdColumn

ANNA = 811234567890123401
GAMES = 2400
KINDS = 4
"""So many things are counted of each game."""
TOLD = [place for place in PEOPLE if place.exported]


def past(db: sqlite3.Connection, games: int) -> None:
    """Have one person play much, every third game where there is no guild."""
    numbers = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < :games)"
    guild = "CASE WHEN n % 3 THEN 1 + n % 2 END"
    db.execute("PRAGMA foreign_keys = OFF")
    values = {
        "results (number, seat, guild, game, options, person, score, won, lost, finished_at)": (
            f"n, n % 4, {guild}, 'bieten', '{{}}', :person, 1, 1, 0, '2026-01-01'"
        ),
        "tallies (number, seat, name, guild, game, person, count)": (
            f"n / :kinds, 0, 'kind ' || (n % :kinds), {guild}, 'bieten', :person, 1"
        ),
        "ratings (number, seat, guild, game, person, mu, sigma, games)": "n, 0, 1, 'bieten', :person, 1, 1, 1",
        "coached (game, person, seat, total, looked)": "n, :person, 0, 1, '[]'",
        "leavers (table_id, seat, person)": "n, n % 4, :person",
    }
    for place, row in values.items():
        db.execute(
            f"INSERT INTO {place} {numbers} SELECT {row} FROM n", {"games": games, "person": ANNA, "kinds": KINDS}
        )


SPARE = 0.5
"""Of the first pages' cost: a page more."""
MUCH = ("results", "tallies", "ratings", "coached", "leavers")


def pages(db: sqlite3.Connection, place: IdColumn) -> Iterator[list[dict[str, object]]]:
    """Read a place to the end."""
    after = None
    while page := personal_data.rows_of(db, place, ANNA, after):
        yield page
        after = place.mark(page[-1])


def steps(db: sqlite3.Connection, place: IdColumn) -> int:
    """Return how many hundred steps SQLite's machine takes for all pages."""
    taken = 0

    def step() -> int:
        nonlocal taken
        taken += 1
        return 0

    db.set_progress_handler(step, 100)
    for _ in pages(db, place):
        pass
    db.set_progress_handler(None, 0)
    return taken


@pytest.mark.parametrize("place", TOLD, ids=lambda place: f"{place.table}.{place.column}")
def test_the_key_of_a_place_is_that_of_its_table(db: sqlite3.Connection, place: IdColumn) -> None:
    rows = db.execute("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", (place.table,))
    assert tuple(row["name"] for row in rows) == place.key


@pytest.mark.parametrize("table", MUCH)
def test_every_row_is_in_one_page_and_the_last_page_costs_no_more_than_the_first(
    db: sqlite3.Connection, table: str
) -> None:
    [place] = [place for place in TOLD if place.table == table]
    past(db, GAMES)
    found = list(pages(db, place))
    whole = [dict(row) for row in db.execute(f"SELECT * FROM {table}")]
    assert sorted(repr(row) for page in found for row in page) == sorted(map(repr, whole))
    assert {len(page) for page in found[:-1]} == {BATCH_SIZE}
    if table == "ratings":
        return  # SQLite goes through the index of one guild's and game's from its beginning: little, and by the index
    few = steps(db, place)
    db.executescript("".join(f"DELETE FROM {name};" for name in MUCH))
    past(db, 4 * GAMES)
    assert steps(db, place) <= (4 + SPARE) * few
