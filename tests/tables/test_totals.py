"""The totals of standings always equal the sums of the results, also after a rebuild."""

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.errors import StaleView, UserError
from bot.tables import TableService
from bot.tables.history import totals_rebuild
from tests.tables.club import GUILD, game, lobby, next_move, until
from tests.tables.conftest import Start
from tests.tables.past import finished, open_file

ANNA, BEN, CILLI, DORA = 811234567890123401, 811234567890123402, 811234567890123403, 811234567890123404
PEOPLE = (ANNA, BEN, CILLI, DORA)
GAMES = 8
SUMS = "guild, person, game, options, season, year, games, wins, losses, points"


def kept(path: Path) -> list[tuple[object, ...]]:
    """Return the sums as they are kept."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute(f"SELECT {SUMS} FROM totals ORDER BY {SUMS}").fetchall()


def counted(path: Path) -> list[tuple[object, ...]]:
    """Return the sums of all results, added up here."""
    sums: dict[tuple[object, ...], Counter[str]] = {}
    with closing(sqlite3.connect(path)) as db:
        db.row_factory = sqlite3.Row
        for row in db.execute("SELECT * FROM results"):
            if row["guild"] is None or row["person"] is None or row["role"] == "helper" or row["alone"]:
                continue
            names = ("guild", "person", "game", "options")
            group = (*(row[name] for name in names), row["season"] or 0, row["finished_at"][:4])
            sums.setdefault(group, Counter()).update(
                {"games": 1, "wins": row["won"], "losses": row["lost"], "points": row["score"]}
            )
    return sorted(
        (*group, each["games"], each["wins"], each["losses"], each["points"]) for group, each in sums.items()
    )


async def a_game(service: TableService, rng: Random) -> None:
    """Have some users play, with a computer player or without, now and then a user leaves or protests."""
    people = rng.sample(PEOPLE, rng.choice((1, 2, 3)))
    if len(people) == 1:
        table = await lobby(service, *people)
        await service.add_computer(table.id, people[0])
        table = await service.begin(table.id, people[0])
    else:
        table = await game(service, *people, target=rng.choice((2, 3)))
    for _ in range(rng.randrange(4)):
        move = await next_move(service, table, rng) if table.status == "playing" else None
        if move is not None:
            table = await service.act(table.id, *move, table.revision)
    if len(people) == 3 and rng.random() < 0.5 and table.status == "playing":
        await service.protests.make(table.id, people[1], "That was another card!")
        await service.protests.rule(table.id, 900, rng.choice(("again", "stands")), manages=True)
        for person in people:
            try:
                await service.consents.agree(table.id, person, "deal_again")
            except UserError:
                break  # no user was asked, or all have agreed
    elif len(people) > 1 and rng.random() < 0.5:
        await service.leave(table.id, people[-1])
    table = await service.table(table.id)
    while table.status == "playing":
        move, seen = await next_move(service, table, rng), table.revision
        if move is None:  # it is a computer player's turn
            table = await until(service, table.id, lambda now, seen=seen: now.revision > seen)
            continue
        try:
            table = await service.act(table.id, *move, table.revision)
        except StaleView:  # a computer player was quicker
            table = await service.table(table.id)
    for person in people:
        if any(seat.user == person for seat in table.seats):
            await service.leave(table.id, person)


async def something_else(service: TableService, rng: Random, season: list[int]) -> None:
    """Begin or close a season, or delete a user."""
    what = rng.random()
    if what < 0.3 and season:
        await service.statistics.seasons.close(GUILD, season.pop(), manager=ANNA)
    elif what < 0.3:
        begun = await service.statistics.seasons.start(GUILD, f"Season {rng.random()}", manager=ANNA)
        season.append(begun.id)
    elif what < 0.45:
        await service.privacy.delete(rng.choice(PEOPLE))


@pytest.mark.parametrize("seed", range(3))
async def test_sums_are_those_of_the_results_after_whatever_happened_and_can_be_made_anew(
    start: Start, path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(totals_rebuild, "RESULT_BATCH_SIZE", 7)
    rng = Random(seed)
    with closing(open_file(path)) as db:
        for year in (2024, 2025):
            finished(db, rng.choice((GUILD, 8)), (ANNA, None, CILLI), (3, 2, 1), at=f"{year}-12-31T23:59:59+00:00")
        finished(db, None, (ANNA, BEN), (3, 2))
        db.execute("UPDATE games SET sealed = 1 WHERE number = 1")
    service = await start()
    season: list[int] = []
    for _ in range(GAMES):
        await a_game(service, Random(rng.random()))
        await something_else(service, rng, season)
        assert kept(path) == counted(path)
    whole = kept(path)
    assert whole
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE totals SET wins = wins + 5, games = games + 1")
        db.execute("DELETE FROM totals WHERE person = ?", (BEN,))
        db.execute(f"INSERT INTO totals ({SUMS}) VALUES (?, 5, 'tiny', '', 0, '2026', 1, 1, 0, 1)", (GUILD,))
    await service.statistics.rebuild()
    assert kept(path) == whole
