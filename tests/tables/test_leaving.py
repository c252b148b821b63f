"""What becomes of those who leave in mid-game, of those who take over, and of games that one person began."""

import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict, StaleView
from bot.games import find_game
from bot.players import RandomPlayer
from bot.rules.errors import RuleError
from bot.storage import Document, documents
from bot.storage.migrate import scripts
from bot.tables import Table, TableService
from tests.tables.club import ANNA, BEN, CILLI, DORA, GUILD, game, lobby, next_move, until
from tests.tables.conftest import Start
from tests.tables.past import finished, open_file

EMIL = 105


async def played_out(service: TableService, table: Table, seed: int = 1) -> Table:
    """Play a table's game to the end; computer players play by themselves."""
    rng = Random(seed)
    while table.status == "playing":
        move = await next_move(service, table, rng)
        if move is None:
            before = table.revision
            table = await until(service, table.id, lambda now, before=before: now.revision > before)
        else:
            # A computer player may have been quicker.
            with suppress(StaleView, RuleError):
                await service.act(table.id, *move, table.revision)
            table = await service.table(table.id)
    return table


async def standings(service: TableService, name: str = "tiny") -> dict[int, tuple[int, int, int]]:
    """Return games, wins and losses by person."""
    return {one.user: (one.games, one.wins, one.losses) for one in await service.statistics.standings(GUILD, name)}


async def rated(service: TableService, name: str) -> list[int]:
    """Return who has a rating, best first."""
    return [one.user for one in await service.statistics.standings(GUILD, name, by="rating")]


@pytest.mark.parametrize("again", [False, True])
async def test_who_leaves_in_mid_game_has_lost(start: Start, *, again: bool) -> None:
    """Also if the table comes back from its log between the leaving and the end."""
    service = await start()
    table = await game(service, ANNA, BEN, CILLI, target=3)
    table = await service.leave(table.id, BEN)
    if again:
        await service.close()
        service = await start()
    over = await played_out(service, table)
    found = await standings(service)
    assert found[BEN] == (1, 0, 1)
    for seat, user in ((0, ANNA), (2, CILLI)):
        outcome = over.past[0].outcome
        assert found[user] == (1, int(seat in outcome.winners), int(seat in outcome.losers))
    assert (await rated(service, "tiny"))[-1] == BEN, "last place"
    assert over.past[0].seats[1].computer == 1, "the game itself ends as it was played"
    # What comes back from the disk is the same.
    await service.close()
    assert (await (await start()).table(table.id)).past == over.past


async def test_who_takes_over_helps_out_and_has_nothing_of_it(service: TableService) -> None:
    table = await game(service, ANNA, BEN, CILLI, target=3)
    await service.leave(table.id, BEN)
    table = await service.join(table.id, DORA)
    over = await played_out(service, table)
    assert over.past[0].seats[1].user == DORA
    assert set(await standings(service)) == {ANNA, BEN, CILLI}
    assert set(await rated(service, "tiny")) == {ANNA, BEN, CILLI}
    assert await service.statistics.for_person(GUILD, DORA) == ()
    # The next game at the same table is hers.
    over = await played_out(service, await service.rematch(over.id, DORA))
    assert (await standings(service))[DORA][0] == 1
    assert (await standings(service))[BEN] == (1, 0, 1)


async def test_who_comes_back_to_the_seat_they_left_has_lost_all_the_same(service: TableService) -> None:
    table = await game(service, ANNA, BEN, CILLI, target=3)
    await service.leave(table.id, BEN)
    table = await service.join(table.id, BEN)
    assert table.seat_of(BEN) == 1
    await played_out(service, table)
    assert (await standings(service))[BEN] == (1, 0, 1)


async def test_who_helped_out_and_leaves_has_not_lost(service: TableService) -> None:
    table = await game(service, ANNA, BEN, CILLI, target=3)
    await service.leave(table.id, BEN)
    await service.join(table.id, DORA)
    table = await service.leave(table.id, DORA)
    await played_out(service, table)
    assert set(await standings(service)) == {ANNA, BEN, CILLI}


@pytest.mark.parametrize("seed", range(4))
async def test_in_pairs_the_leaver_alone_has_lost(start: Start, seed: int) -> None:
    service = await start(find_game=find_game, player=lambda game: RandomPlayer(game, Random(seed)))
    table = await lobby(service, ANNA, CILLI, BEN, DORA, game="bid_whist")
    table = await service.begin(table.id, ANNA)
    await service.leave(table.id, ANNA)
    over = await played_out(service, await service.table(table.id), seed)
    outcome = over.past[0].outcome
    found = await standings(service, "bid_whist")
    assert found[ANNA] == (1, 0, 1)
    for seat, user in ((1, BEN), (2, CILLI), (3, DORA)):
        assert found[user] == (1, int(seat % 2 in outcome.winners), int(seat % 2 in outcome.losers))
    order = await rated(service, "bid_whist")
    assert order[-1] == ANNA
    assert len(order) == 4
    own = {one.user: one.points for one in await service.statistics.standings(GUILD, "bid_whist")}
    assert own[ANNA] == min(0, outcome.scores[0])


async def test_in_bieten_the_mark_stands_beside_that_of_the_game(start: Start) -> None:
    service = await start(find_game=find_game, player=lambda game: RandomPlayer(game, Random(3)))
    table = await game(service, ANNA, BEN, CILLI, game="bieten", target=5)
    table = await service.leave(table.id, CILLI)
    over = await played_out(service, table)
    losers = over.past[0].outcome.losers
    assert losers
    found = await standings(service, "bieten")
    assert found[CILLI] == (1, 0, 1)
    for seat, user in enumerate((ANNA, BEN)):
        assert found[user][2] == int(seat in losers)


async def test_a_game_without_a_result_has_none_for_the_leaver(service: TableService) -> None:
    table = await game(service, ANNA, BEN, CILLI)
    await service.leave(table.id, CILLI)
    await service.hosting.end(table.id, ANNA)
    table = await service.hosting.end(table.id, BEN)
    assert table.status == "lobby"
    assert await standings(service) == {}


async def test_games_that_one_person_began_count_apart(service: TableService) -> None:
    table = await lobby(service, ANNA, target=3)
    await service.add_computer(table.id, ANNA)
    await service.add_computer(table.id, ANNA)
    table = await service.begin(table.id, ANNA)
    table = await service.join(table.id, BEN)
    await service.statistics.seasons.start(GUILD, "Winter", manager=ANNA)
    over = await played_out(service, table)
    assert await standings(service) == {}
    assert await rated(service, "tiny") == []
    [own] = await service.statistics.for_person(GUILD, ANNA)
    assert (own.alone, own.total.games, own.rating) == (True, 1, None)
    assert own.total.points == over.past[0].outcome.scores[0]
    assert (await service.statistics.sums(GUILD, ANNA, "tiny", alone=True))[1:] == (own.total.points,)
    assert await service.statistics.for_person(GUILD, BEN) == ()
    season = await service.statistics.seasons.running(GUILD)
    assert season is not None
    await service.statistics.seasons.close(GUILD, season.id, manager=ANNA)
    assert await service.statistics.standings(GUILD, season="Winter") == ()
    await service.statistics.rebuild()
    assert await rated(service, "tiny") == []


async def test_working_out_anew_knows_who_left(service: TableService) -> None:
    table = await game(service, ANNA, BEN, CILLI, target=3)
    await service.leave(table.id, BEN)
    await played_out(service, await service.join(table.id, DORA))
    live = [(one.user, one.rating) for one in await service.statistics.standings(GUILD, "tiny", by="rating")]
    with sqlite3.connect(service._database.path) as db:
        db.execute("UPDATE games SET rated = 0")
    await service.statistics.rebuild()
    assert [(one.user, one.rating) for one in await service.statistics.standings(GUILD, "tiny", by="rating")] == live


def test_older_results_know_who_began(path: Path) -> None:
    """By the header of the log; where that is gone by those who were there at the end."""
    with open_file(path) as db:
        header = '{"record": 1, "players": [%s], "dealer": 0}'
        numbers = [
            finished(db, GUILD, (ANNA, BEN), (11, 3), record=[header % f'"{ANNA}", "computer 1"']),
            finished(db, GUILD, (ANNA, None), (11, 3), record=[header % f'"{ANNA}", "former player 2"']),
            finished(db, GUILD, (ANNA, None), (11, 3)),
            finished(db, GUILD, (ANNA, BEN), (11, 3)),
        ]
        known = scripts()
        script = next(text for _, text in known if "ADD COLUMN alone" in text)
        update = script[script.index("UPDATE results SET alone") :].replace("seats.user", "seats.person")
        db.executescript(update)
        found = [
            db.execute("SELECT max(alone) FROM results WHERE number = ?", (number,)).fetchone()[0]
            for number in numbers
        ]
    assert found == [1, 0, 1, 0]


# After a deletion in mid-game


async def document(service: TableService, table: Table) -> Document:
    return await service._database.read(lambda db: documents.for_table(db, table.id))


@pytest.mark.parametrize("again", [False, True])
async def test_who_has_seen_a_hand_and_is_deleted_sees_no_other(start: Start, path: Path, *, again: bool) -> None:
    """Anna leaves her seat, and so does Ben; she has her data deleted and wants to come back."""
    service = await start()
    table = await game(service, ANNA, BEN, CILLI, target=3)
    await service.leave(table.id, ANNA)
    await service.leave(table.id, BEN)
    await service.privacy.delete(ANNA)
    if again:
        await service.close()
        service = await start()
    table = await service.join(table.id, DORA)
    assert table.seat_of(DORA) == 0, "there is but Ben's seat to be had now"
    with pytest.raises(Conflict, match="own_seat_only"):
        await service.join(table.id, ANNA)
    await service.leave(table.id, DORA)
    table = await service.join(table.id, ANNA)
    assert table.seat_of(ANNA) == 0, "her own seat she may have"
    await played_out(service, table)
    assert (await document(service, table)).held == (), "the game is over: nobody is known any more"


async def test_who_was_deleted_is_known_by_no_number(service: TableService, path: Path) -> None:
    tables = [await game(service, ANNA, BEN, CILLI), await game(service, ANNA, BEN)]
    for table in tables:
        await service.leave(table.id, ANNA)
    await service.privacy.delete(ANNA)
    rows = [row for table in tables for row in (await document(service, table)).held]
    assert len(rows) == 2
    assert len({row[2] for row in rows}) == 2, "two tables can't be told to be about the same person"


# What is known of one person


async def test_what_is_known_of_a_person_is_found_without_looking_through_all_games(
    service: TableService, path: Path
) -> None:
    for people in ((ANNA, BEN), (BEN, CILLI), (CILLI, ANNA)):
        await game(service, *people)
    assert (await service.privacy.show(ANNA))["games"] == 2
    assert (await service.privacy.export(ANNA))["games.unfinished"] == [1, 3]
    with sqlite3.connect(path) as db:
        for table, column in (
            ("players", "person"),
            ("results", "person"),
            ("tables", "host"),
            ("tallies", "person"),
        ):
            [plan] = db.execute(f"EXPLAIN QUERY PLAN SELECT count(*) FROM {table} WHERE {column} = 1").fetchall()
            assert "SEARCH" in plan[-1], table


def test_older_games_know_who_began_them(path: Path) -> None:
    with open_file(path) as db:
        header = '{"record": 1, "players": ["%s", "computer 1", "former player 3"], "dealer": 0}'
        finished(db, GUILD, (ANNA, None), (11, 3), record=[header % ANNA])
        finished(db, GUILD, (BEN, None), (11, 3), record=[header % BEN])
        finished(db, GUILD, (BEN, None), (11, 3))
        db.execute("DELETE FROM players")
        script = next(text for _, text in scripts() if "INTO players" in text)
        insert = script[script.index("INSERT OR IGNORE INTO players") : script.index("CREATE INDEX results_by_user")]
        db.executescript(insert)
        assert [tuple(row) for row in db.execute("SELECT person, game FROM players ORDER BY game")] == [
            (ANNA, 1),
            (BEN, 2),
        ]
