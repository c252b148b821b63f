"""Boards that other tables still play: seasons that are closed in between, and ratings that depend on them."""

from collections.abc import Sequence
from random import Random

from bot.games import find_game
from bot.tables import Standing, TableService, Tournament
from tests.tables.club import CHANNEL, GUILD, game, play_out
from tests.tables.conftest import Start
from tests.tables.evenings import in_round, play_at, playing, reached

PEOPLE = tuple(range(201, 209))


async def half_played(service: TableService) -> tuple[Tournament, int, int]:
    """Begin an evening of one board at two tables and play it at one.

    Returns:
        The evening, the table that has played the board, and the table that hasn't.
    """
    tournament = await service.tournaments.open(
        guild=GUILD, channel=CHANNEL, host=PEOPLE[0], game="bid_whist", options={}, rounds=1, minutes=20
    )
    for person in PEOPLE[1:]:
        await service.tournaments.join(tournament.id, person)
    await service.tournaments.begin(tournament.id, PEOPLE[0])
    first = await reached(service, tournament.id, in_round(1))
    for pairing in first.tables:
        await playing(service, pairing)
    done, going = (pairing.table or 0 for pairing in first.tables)
    await play_at(service, done, Random(1))
    await reached(service, tournament.id, lambda now: any(pairing.result for pairing in now.tables))
    return tournament, done, going


async def played(service: TableService, tournament: Tournament, table: int) -> None:
    """Play the board at the last table, which ends the evening."""
    await play_at(service, table, Random(2))
    await reached(service, tournament.id, lambda now: now.status == "over")


async def people_of(service: TableService, table: int) -> list[int]:
    """Return who sits at a table."""
    return [seat.user for seat in (await service.table(table)).seats if seat.user is not None]


async def board(service: TableService, season: str | None = None) -> tuple[Standing, ...]:
    """Return the standings in Bid Whist with ratings."""
    return await service.statistics.standings(GUILD, "bid_whist", by="rating", season=season)


def plain(standings: Sequence[Standing]) -> list[tuple[object, ...]]:
    """Return standings without their places."""
    return sorted((one.user, one.games, one.wins, one.losses, one.points) for one in standings)


async def test_a_season_closed_in_mid_board_gets_its_results_when_all_tables_have_played_it(start: Start) -> None:
    service = await start(find_game=find_game)
    seasons = service.statistics.seasons
    winter = await seasons.start(GUILD, "Winter", manager=1)
    tournament, done, going = await half_played(service)
    await seasons.close(GUILD, winter.id, manager=1)
    assert await service.statistics.standings(GUILD, season="Winter") == ()
    for by in ("wins", "points", "losses", "games", "rating"):
        assert await service.statistics.standings(GUILD, "bid_whist", season="Winter", by=by) == ()
    assert await service.statistics.champion(winter, GUILD) == ()
    assert not await seasons.is_complete(winter)
    await played(service, tournament, going)
    assert await seasons.is_complete(winter)
    closed = await board(service, "Winter")
    there = {one.user: one for one in await board(service)}
    assert sorted(one.user for one in closed) == sorted(await people_of(service, done))
    assert plain(closed) == plain([there[one.user] for one in closed]), "what they have reached since the beginning"
    assert [one.rating for one in closed] == [there[one.user].rating for one in closed]
    assert all(one.rating and one.rating.games == 1 for one in closed)


async def test_a_closed_season_counts_a_board_on_top_of_what_it_had(start: Start) -> None:
    service = await start(find_game=find_game)
    seasons = service.statistics.seasons
    winter = await seasons.start(GUILD, "Winter", manager=1)
    first, _, last = await half_played(service)
    await played(service, first, last)
    before = await board(service, "Winter")
    assert len(before) == len(PEOPLE)
    second, done, going = await half_played(service)
    await seasons.close(GUILD, winter.id, manager=1)
    assert await board(service, "Winter") == before
    there = await people_of(service, done)
    await played(service, second, going)
    after = {one.user: one for one in await board(service, "Winter")}
    assert {user: one.games for user, one in after.items()} == {user: 2 if user in there else 1 for user in PEOPLE}
    for one in before:
        if one.user in there:
            assert after[one.user].rating != one.rating
        else:
            assert (after[one.user].rating, after[one.user].points) == (one.rating, one.points)


async def test_of_somebody_who_is_deleted_in_between_nothing_comes_into_the_closed_season(start: Start) -> None:
    service = await start(find_game=find_game)
    winter = await service.statistics.seasons.start(GUILD, "Winter", manager=1)
    tournament, done, going = await half_played(service)
    await service.statistics.seasons.close(GUILD, winter.id, manager=1)
    gone, *others = await people_of(service, done)
    await service.privacy.delete(gone)
    await played(service, tournament, going)
    assert sorted(one.user for one in await board(service, "Winter")) == sorted(others)


async def test_users_deleted_in_between_keep_their_own_ratings_in_the_closed_season(start: Start) -> None:
    service = await start(find_game=find_game)
    winter = await service.statistics.seasons.start(GUILD, "Winter", manager=1)
    first, _, last = await half_played(service)
    await played(service, first, last)
    second, done, going = await half_played(service)
    await service.statistics.seasons.close(GUILD, winter.id, manager=1)
    before = {one.user: one.rating for one in await board(service, "Winter")}
    there = await people_of(service, done)
    gone = [user for user in there if before[user] != before[there[0]]][:1] + there[:1]
    for user in gone:
        await service.privacy.delete(user)
    await played(service, second, going)
    after = [one.rating for one in await board(service, "Winter") if one.user == 0]
    assert sorted(map(str, after)) == sorted(str(before[user]) for user in gone)


async def test_a_rating_reveals_nothing_of_a_board_though_it_changes_by_another_game(start: Start) -> None:
    service = await start(find_game=find_game)
    tournament, done, going = await half_played(service)
    one, two, *_ = await people_of(service, done)
    strangers = 901, 902
    other = await game(service, one, *strangers, two, game="bid_whist", deals=1)
    await play_out(service, other, Random(3))
    counted = await service.statistics.standings(GUILD, "bid_whist")
    assert {each.user: each.games for each in counted} == dict.fromkeys((one, two, *strangers), 1)
    assert await board(service) == (), "each rating depends on the one before"
    for user in (one, two, *strangers):
        assert await service.statistics.course(GUILD, user, "bid_whist") == ()
    await played(service, tournament, going)
    after = {each.user: each.rating.games for each in await board(service) if each.rating}
    assert after == dict.fromkeys(PEOPLE, 1) | dict.fromkeys((one, two), 2) | dict.fromkeys(strangers, 1)
