"""Seasons: what falls into one, and what a closed one keeps."""

from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict, NotFound, PermissionDenied
from bot.games import find_game
from bot.tables import ALL_TIME, TableService
from tests.tables.club import ANNA, BEN, CILLI, GUILD, game, play_out
from tests.tables.conftest import Start
from tests.tables.past import finished, open_file


async def games(service: TableService, season: str | None = None) -> int:
    """Return how many games of users a season has."""
    return sum(one.games for one in await service.statistics.standings(GUILD, season=season))


async def test_a_game_falls_into_the_season_in_which_it_is_finished(service: TableService) -> None:
    seasons = service.statistics.seasons
    before = await game(service, ANNA, BEN)
    winter = await seasons.start(GUILD, "Winter", manager=ANNA)
    await play_out(service, before, Random(5))
    assert await games(service, "winter") == await games(service) == 2
    during = await game(service, ANNA, CILLI)
    await seasons.close(GUILD, winter.id, manager=ANNA)
    await play_out(service, during, Random(6))
    assert await games(service, "Winter") == 2
    assert await games(service) == await games(service, ALL_TIME) == 4, "without a running season all games count"
    await seasons.start(GUILD, "Spring", manager=ANNA)
    assert await games(service) == 0


async def test_seasons_are_of_a_guild(service: TableService) -> None:
    await service.statistics.seasons.start(GUILD + 1, "Winter", manager=ANNA)
    await play_out(service, await game(service, ANNA, BEN), Random(5))
    assert await games(service) == 2
    with pytest.raises(NotFound, match="no_season"):
        await games(service, "Winter")


async def test_one_season_runs_at_a_time_and_names_are_used_once(start: Start) -> None:
    seasons = (await start()).statistics.seasons
    winter = await seasons.start(GUILD, "  The   Winter ", manager=ANNA)
    assert winter.name == "The Winter"
    with pytest.raises(Conflict, match="season_running"):
        await seasons.start(GUILD, "Spring", manager=ANNA)
    await seasons.close(GUILD, winter.id, manager=ANNA)
    with pytest.raises(Conflict, match="season_name_taken"):
        await seasons.start(GUILD, "the winter", manager=ANNA)
    for name in ("", " ", "x" * 41, "*", "a\u202eb"):
        with pytest.raises(Conflict, match="season_name_length"):
            await seasons.start(GUILD, name, manager=ANNA)
    with pytest.raises(NotFound, match="no_running_season"):
        await seasons.close(GUILD, winter.id, manager=ANNA)
    assert [season.name for season in await seasons.for_guild(GUILD)] == ["The Winter"]


async def test_only_managers_start_and_close_seasons(start: Start) -> None:
    seasons = (await start()).statistics.seasons
    for refused in (
        seasons.start(GUILD, "Winter", manager=None),
        seasons.close(GUILD, 1, manager=None),
        seasons.to_close(GUILD, manager=None),
    ):
        with pytest.raises(PermissionDenied, match="managers_only"):
            await refused


async def test_whoever_confirms_late_closes_no_other_season(start: Start) -> None:
    seasons = (await start()).statistics.seasons
    winter = await seasons.to_close(GUILD, manager=ANNA) if await seasons.running(GUILD) else None
    assert winter is None
    winter = await seasons.start(GUILD, "Winter", manager=ANNA)
    await seasons.close(GUILD, winter.id, manager=ANNA)
    spring = await seasons.start(GUILD, "Spring", manager=ANNA)
    with pytest.raises(NotFound):
        await seasons.close(GUILD, winter.id, manager=ANNA)
    assert await seasons.running(GUILD) == spring


async def test_a_closed_season_keeps_its_table_whoever_is_deleted(start: Start, path: Path) -> None:
    service = await start(find_game=find_game)
    winter = await service.statistics.seasons.start(GUILD, "Winter", manager=ANNA)
    with open_file(path) as db:
        for day in (1, 2, 3):
            finished(db, GUILD, (ANNA, BEN, CILLI), (11, 3, 2), at=f"2026-01-0{day}T12:00:00+00:00")
        finished(db, GUILD, (BEN, CILLI), (15, 3), target=15)
    await service.close()
    service = await start(find_game=find_game)
    statistics = service.statistics
    await statistics.ratings.finish()
    running = await statistics.standings(GUILD)
    await statistics.seasons.close(GUILD, winter.id, manager=ANNA)
    closed = await statistics.standings(GUILD, season="Winter")
    assert closed == running
    rated = await statistics.standings(GUILD, "bieten", season="Winter", by="rating")
    await service.privacy.delete(ANNA)
    await service.privacy.delete(BEN)
    assert [(one.place, one.games, one.wins, one.losses, one.points) for one in closed] == [
        (one.place, one.games, one.wins, one.losses, one.points)
        for one in await statistics.standings(GUILD, season="Winter")
    ]
    assert [one.user for one in await statistics.standings(GUILD, season="Winter")] == [0, 0, CILLI]
    assert {one.user for one in await statistics.standings(GUILD, season=ALL_TIME)} == {CILLI}
    again = await statistics.standings(GUILD, "bieten", season="Winter", by="rating")
    assert [one.rating for one in again] == [one.rating for one in rated]
    assert [one.games for one in await statistics.standings(GUILD, house="BIE-15", season="Winter")] == [1, 1]
    [season] = await statistics.seasons.for_guild(GUILD)
    assert await statistics.champion(season, GUILD) == (0,)


async def test_games_after_the_end_change_nothing(service: TableService, path: Path) -> None:
    winter = await service.statistics.seasons.start(GUILD, "Winter", manager=ANNA)
    await play_out(service, await game(service, ANNA, BEN), Random(5))
    await service.statistics.seasons.close(GUILD, winter.id, manager=ANNA)
    before = await service.statistics.standings(GUILD, "tiny", season="Winter", by="rating")
    await play_out(service, await game(service, ANNA, BEN), Random(6))
    assert await service.statistics.standings(GUILD, "tiny", season="Winter", by="rating") == before
