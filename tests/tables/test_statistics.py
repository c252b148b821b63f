"""Standings, figures and ratings: what is counted, what never is, and that a rebuild gives the same."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict, StaleView
from bot.games import find_game
from bot.players import RandomPlayer
from bot.tables import ALL_TIME, By, Table, TableService
from tests.tables.club import ANNA, BEN, CILLI, DORA, GUILD, game, play_out
from tests.tables.conftest import Start
from tests.tables.past import bluffed, finished, open_file
from tests.tables.test_deadlines import quiet
from tests.tables.test_games import play_some

TABLES = ("tallies", "ratings")


def kept(path: Path, table: str) -> list[tuple]:
    """Return the rows of a table but for their numbers."""
    with sqlite3.connect(path) as db:
        rows = db.execute(f"SELECT * FROM {table}").fetchall()
    return sorted(row[1:] if table == "ratings" else row for row in rows)


async def places(service: TableService, **which: object) -> list[tuple[int, int]]:
    return [(one.place, one.user) for one in await service.statistics.standings(GUILD, **which)]


async def played(service: TableService, name: str, seed: int) -> None:
    """Play a whole game of Anna against computer players."""
    found = find_game(name)
    table = await service.open(guild=GUILD, channel=1, host=ANNA, game=name, options={})
    while len(table.seats) < found.recommended_seats(table.options):
        table = await service.add_computer(table.id, ANNA)
    await play_some(service, await service.begin(table.id, ANNA), Random(seed), 10**6)


async def by_chance(service: TableService, table: Table, rng: Random) -> Table:
    """Do something that one of the users at a table may do, who are all there are."""
    user = table.seats[table.current_game.waiting_for[0]].user
    assert user is not None
    hand = await service.hand(table.id, user)
    action = await RandomPlayer(find_game(table.game), rng).choose(hand.view)
    return await service.act(table.id, user, action.text(), table.revision)


# Standings


async def test_equals_share_a_place_and_the_next_one_is_left_out(start: Start, path: Path) -> None:
    with open_file(path) as db:
        for users, scores in (((ANNA, BEN, CILLI), (11, 5, 2)), ((BEN, ANNA, DORA), (11, 5, 2))):
            finished(db, GUILD, users, scores)
    service = await start(find_game=find_game)
    assert await places(service) == [(1, ANNA), (1, BEN), (3, CILLI), (3, DORA)]


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        ("wins", [(1, ANNA), (2, BEN), (3, CILLI)]),
        ("points", [(1, BEN), (2, ANNA), (3, CILLI)]),
        ("losses", [(1, CILLI), (2, ANNA), (3, BEN)]),
        ("games", [(1, ANNA), (2, CILLI), (3, BEN)]),
    ],
)
async def test_what_decides_can_be_chosen(start: Start, path: Path, by: str, expected: list) -> None:
    with open_file(path) as db:
        finished(db, GUILD, (ANNA, CILLI), (11, -3))
        finished(db, GUILD, (ANNA, CILLI), (11, -3))
        finished(db, GUILD, (ANNA, BEN), (-2, 31), target=31)
    assert await places(await start(find_game=find_game), game="bieten", by=by) == expected


async def test_computers_direct_messages_and_other_guilds_are_in_no_table(start: Start, path: Path) -> None:
    with open_file(path) as db:
        finished(db, GUILD, (ANNA, None), (11, 3))
        finished(db, None, (BEN, None), (11, 3))
        finished(db, GUILD + 1, (CILLI, None), (11, 3))
    assert await places(await start(find_game=find_game)) == [(1, ANNA)]


async def test_a_button_finds_its_board_again(start: Start, path: Path) -> None:
    with open_file(path) as db:
        finished(db, GUILD, (ANNA, BEN), (15, 3), target=15)
        finished(db, GUILD, (ANNA, BEN), (3, 11))
    statistics = (await start(find_game=find_game)).statistics
    await statistics.seasons.start(GUILD, "Winter", manager=ANNA)
    for typed in (
        {},
        {"game": "bieten", "by": "rating"},
        {"house": "BIE-15", "season": ALL_TIME},
        {"game": "bieten", "season": "winter", "by": "points"},
        {"season": "winter", "by": "losses"},
    ):
        board = await statistics.board(GUILD, **typed)
        assert await statistics.board_of(GUILD, board.token()) == board
        assert len(board.token()) < 60
    for token in ("", "wins", "luck:0::", "wins:99::", "wins:x::", "wins:0:bieten:0123456789"):
        with pytest.raises(StaleView):
            await statistics.board_of(GUILD, token)


@pytest.mark.parametrize(("by", "code"), [("rating", "rating_of_one_game"), ("points", "points_of_one_game")])
async def test_ratings_and_points_are_of_one_game(service: TableService, by: By, code: str) -> None:
    with pytest.raises(Conflict, match=code):
        await service.statistics.board(GUILD, by=by)
    with pytest.raises(Conflict, match=code):
        await service.statistics.board_of(GUILD, f"{by}:0::")


async def test_points_of_different_games_are_never_added(start: Start, path: Path) -> None:
    with open_file(path) as db:
        finished(db, GUILD, (ANNA, BEN), (11, 3))
        finished(db, GUILD, (BEN, ANNA), (500, 3), game="betel")
        finished(db, GUILD, (CILLI, BEN), (11, 10))
    service = await start(find_game=find_game)
    over_all = await service.statistics.standings(GUILD)
    assert [(one.place, one.user, one.wins, one.points) for one in over_all] == [
        (1, CILLI, 1, None),
        (2, ANNA, 1, None),
        (3, BEN, 1, None),
    ], "who has lost less often stands first; Ben's 500 points of Betel count for nothing here"
    of_one = await service.statistics.standings(GUILD, "bieten", by="points")
    assert [(one.user, one.points) for one in of_one] == [(BEN, 13), (ANNA, 11), (CILLI, 11)]


# Figures


async def test_the_figures_of_a_game_are_counted_after_it_from_its_log(start: Start) -> None:
    service = await start(find_game=find_game, player=lambda game: RandomPlayer(game, Random(5)))
    for name in ("bieten", "bid_whist", "betel"):
        await played(service, name, 3)
    await quiet()
    await service.statistics.counting.finish()
    figures = {own.game: own for own in await service.statistics.for_person(GUILD, ANNA)}
    assert set(figures) == {"bieten", "bid_whist", "betel"}
    for name, own in figures.items():
        assert own.total.games == 1
        assert own.rating is None, "nobody else was there to be rated against"
        [table] = [t for t in await service.directory.for_user(ANNA, None) if t.game == name]
        assert own.counts["deals"] == len(table.past[0].deals)
    assert await service.statistics.for_person(GUILD, BEN) == ()
    assert [own.game for own in await service.statistics.for_person(GUILD, ANNA, "betel")] == ["betel"]


async def test_games_from_before_are_counted_at_the_start(start: Start, path: Path) -> None:
    with open_file(path) as db:
        finished(db, GUILD, (ANNA, BEN), (11, 3), record=bluffed((ANNA, BEN)))
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    await service.statistics.counting.finish()
    [own] = await service.statistics.for_person(GUILD, BEN)
    assert own.counts["bluffs-off"] == 1
    assert own.rating is not None
    assert own.rating.games == 1


async def test_what_a_stop_leaves_uncounted_is_counted_at_the_next_start(start: Start, path: Path) -> None:
    service = await start(find_game=find_game, player=lambda game: RandomPlayer(game, Random(5)))
    await played(service, "betel", 3)
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT tallied FROM games").fetchall() == [(0,)]
    await service.close()
    assert kept(path, "tallies") == []
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    await service.statistics.counting.finish()
    [own] = await service.statistics.for_person(GUILD, ANNA)
    assert own.counts["deals"] > 0


async def test_no_number_comes_from_a_game_that_is_not_over(start: Start, path: Path) -> None:
    with open_file(path) as db:
        number = finished(db, GUILD, (ANNA, BEN), (11, 3), record=bluffed((ANNA, BEN)))
        db.execute("UPDATE games SET finished_at = NULL, closed_at = ?", ("2026-01-01T12:00:00+00:00",))
        db.execute("DELETE FROM results WHERE number = ?", (number,))
    service = await start(find_game=find_game, player=lambda game: RandomPlayer(game, Random(5)))
    table = await service.open(guild=GUILD, channel=1, host=ANNA, game="bieten", options={})
    await service.join(table.id, BEN)
    rng, table = Random(2), await service.begin(table.id, ANNA)
    for _ in range(40):
        await service.statistics.rebuild()
        assert [kept(path, name) for name in TABLES] == [[], []]
        assert await service.statistics.for_person(GUILD, ANNA) == ()
        table = await by_chance(service, table, rng)
    assert table.status == "playing"


async def test_a_log_that_is_gone_leaves_what_was_counted(start: Start, path: Path) -> None:
    with open_file(path) as db:
        finished(db, GUILD, (ANNA, BEN), (11, 3), record=bluffed((ANNA, BEN)))
        finished(db, GUILD, (ANNA, BEN), (11, 3), record=["not a record"])
        finished(db, GUILD, (ANNA, BEN), (11, 3), game="bieten")
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    await service.statistics.counting.finish()
    before = kept(path, "tallies")
    assert before
    with sqlite3.connect(path) as db:
        db.execute("DELETE FROM log")
    await service.statistics.rebuild()
    assert kept(path, "tallies") == before


# Ratings and the rebuild


async def test_counting_anew_comes_to_the_same(start: Start, path: Path) -> None:
    service = await start(find_game=find_game, player=lambda game: RandomPlayer(game, Random(5)))
    await played(service, "betel", 1)
    for seed, users in enumerate(((ANNA, BEN), (BEN, CILLI, ANNA), (ANNA, CILLI))):
        table = await game(service, *users, game="bieten", target=5)
        rng = Random(seed)
        while table.status == "playing":
            table = await by_chance(service, table, rng)
    await quiet()
    await service.statistics.counting.finish()
    live = [kept(path, name) for name in TABLES]
    assert all(live)
    await service.statistics.rebuild()
    assert [kept(path, name) for name in TABLES] == live


async def test_who_wins_rises_as_far_as_who_loses_falls(service: TableService) -> None:
    table = await play_out(service, await game(service, ANNA, BEN), Random(5))
    ranked = await service.statistics.standings(GUILD, "tiny", by="rating")
    up, down = (one.rating.points - 1500 for one in ranked)
    assert up == -down > 0
    assert ranked[0].user == table.seats[table.past[0].outcome.winners[0]].user


async def test_ratings_are_provisional_until_twenty_games_and_then_stand_first(start: Start, path: Path) -> None:
    with open_file(path) as db:
        for day in range(1, 20):
            finished(db, GUILD, (ANNA, BEN), (3, 11), at=f"2026-01-{day:02}T12:00:00+00:00")
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()

    async def ranked():
        found = await service.statistics.standings(GUILD, "bieten", by="rating")
        return [(one.user, one.rating.provisional) for one in found]

    assert await ranked() == [(BEN, True), (ANNA, True)]
    await service.close()
    with open_file(path) as db:
        finished(db, GUILD, (ANNA, CILLI), (3, 11), at="2026-02-01T12:00:00+00:00")
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    assert await ranked() == [(ANNA, False), (BEN, True), (CILLI, True)]
    course = await service.statistics.course(GUILD, ANNA, "bieten")
    assert (len(course), course[0]) == (21, 1500)
    assert list(course) == sorted(course, reverse=True)


@pytest.mark.parametrize("users", [(ANNA, None), (ANNA, None, None)])
async def test_against_computers_alone_nobody_is_rated(start: Start, path: Path, users: tuple) -> None:
    with open_file(path) as db:
        finished(db, GUILD, users, tuple(range(len(users), 0, -1)))
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    assert await service.statistics.standings(GUILD, "bieten", by="rating") == ()
    assert await service.statistics.sums(GUILD, ANNA, "bieten") == (0, len(users))


@pytest.mark.parametrize(
    ("users", "rated"),
    [
        ((ANNA, BEN, CILLI, DORA), {ANNA: 1, BEN: -1, CILLI: 1, DORA: -1}),
        ((ANNA, BEN, None, None), {ANNA: 1, BEN: -1}),
        ((ANNA, None, CILLI, None), {}),
    ],
)
async def test_partners_rise_and_fall_together(start: Start, path: Path, users: tuple, rated: dict) -> None:
    with open_file(path) as db:
        finished(db, GUILD, users, (7, 3, 7, 3), game="bid_whist")
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    found = await service.statistics.standings(GUILD, "bid_whist", by="rating")
    assert {one.user: 1 if one.rating.points > 1500 else -1 for one in found} == rated


async def test_ratings_are_of_a_guild_and_a_game(start: Start, path: Path) -> None:
    with open_file(path) as db:
        finished(db, GUILD, (ANNA, BEN), (11, 3))
        finished(db, GUILD, (ANNA, BEN, CILLI), (100, 1000, 50), game="betel")
        finished(db, GUILD + 1, (ANNA, BEN), (3, 11))
        finished(db, None, (ANNA, BEN), (3, 11))
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    assert [one.user for one in await service.statistics.standings(GUILD, "bieten", by="rating")] == [ANNA, BEN]
    assert [one.user for one in await service.statistics.standings(GUILD, "betel", by="rating")] == [BEN, ANNA, CILLI]
    assert [one.user for one in await service.statistics.standings(GUILD + 1, "bieten", by="rating")] == [BEN, ANNA]


async def test_deleting_a_person_leaves_the_ratings_of_the_others(start: Start, path: Path) -> None:
    with open_file(path) as db:
        for day in range(1, 6):
            finished(db, GUILD, (ANNA, BEN, CILLI), (11, 5, day - 3), at=f"2026-01-{day:02}T12:00:00+00:00")
    service = await start(find_game=find_game)
    await service.statistics.ratings.finish()
    before = await service.statistics.standings(GUILD, "bieten", by="rating")
    await service.privacy.delete(BEN)
    after = await service.statistics.standings(GUILD, "bieten", by="rating")
    assert [one.rating for one in after] == [one.rating for one in before if one.user != BEN]
    assert await service.statistics.for_person(GUILD, BEN) == ()
    assert await service.statistics.course(GUILD, BEN, "bieten") == ()
