"""The week of a server: from finished games alone, posted once, over restarts too."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.games import find_game
from bot.tables import DueDigest
from bot.tables.history.digest import week_to_post
from tests.tables.club import ANNA, BEN, CILLI, GUILD, game
from tests.tables.conftest import Start
from tests.tables.past import bluffed, finished, open_file
from tests.tables.test_gone import NEVER, ended, others, played_and_silent
from tests.tables.test_leaving import played_out
from tests.tables.watch import Watch

WEEK = "2026-01-05"
"""A Monday."""
NEXT = datetime(2026, 1, 12, 9, tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "week"),
    [
        ("2026-01-12T08:00:00+00:00", WEEK),
        ("2026-01-12T07:59:00+00:00", "2025-12-29"),
        ("2026-01-18T23:59:00+00:00", WEEK),
        ("2026-01-12T08:30:00+02:00", "2025-12-29"),
    ],
)
def test_a_week_is_told_from_monday_eight_o_clock_on_by_utc(now: str, week: str) -> None:
    assert week_to_post(datetime.fromisoformat(now)) == week


async def test_who_played_who_lost_and_the_best_bluff(start: Start, path: Path) -> None:
    with open_file(path) as db:
        finished(db, GUILD, (ANNA, BEN), (11, 5), at="2026-01-04T23:59:59+00:00")
        finished(db, GUILD, (ANNA, BEN), (11, 5), at="2026-01-05T00:00:00+00:00")
        number = finished(
            db, GUILD, (CILLI, ANNA), (11, 4), at="2026-01-11T23:59:59+00:00", record=bluffed([CILLI, ANNA])
        )
        finished(db, GUILD, (ANNA, BEN, CILLI), (9, 7, 5), game="betel", at="2026-01-07T12:00:00+00:00")
        finished(db, GUILD, (ANNA, BEN), (11, 5), at="2026-01-12T00:00:00+00:00")
        finished(db, GUILD + 1, (ANNA, BEN), (11, 5), at="2026-01-07T12:00:00+00:00")
    db.close()
    digest = await (await start(find_game=find_game)).digests.for_week(GUILD, WEEK)
    assert (digest.since.isoformat(), digest.games) == (WEEK, 3)
    assert digest.played == ((ANNA, 3), (BEN, 2), (CILLI, 2))
    assert digest.marked == ((ANNA, 1), (BEN, 1))
    bluff = digest.bluff
    assert bluff is not None
    assert (bluff.user, bluff.number, bluff.deal, bluff.line) == (ANNA, number, 1, 4)
    assert (bluff.points, bluff.what.key) == (1, "figure-red")


async def test_the_bluff_of_a_computer_player_is_nobodys(start: Start, path: Path) -> None:
    with open_file(path) as db:
        finished(db, GUILD, (CILLI, None), (11, 4), at="2026-01-06T12:00:00+00:00", record=bluffed([CILLI, ANNA]))
    db.close()
    assert (await (await start(find_game=find_game)).digests.for_week(GUILD, WEEK)).bluff is None


async def test_a_game_that_ended_early_is_left_out_although_it_has_losers(start: Start) -> None:
    watch = Watch(datetime(2026, 1, 7, tzinfo=UTC))
    service = await start(clock=watch, pace=NEVER)
    table, user = await played_and_silent(service, watch)
    table = await ended(service, table, user)
    assert set(table.enders) == set(others(table, user))
    digest = await service.digests.for_week(GUILD, WEEK)
    assert (digest.games, digest.played) == (0, ())


async def test_who_left_a_finished_game_has_played_it(start: Start) -> None:
    service = await start(clock=Watch(datetime(2026, 1, 7, tzinfo=UTC)))
    table = await game(service, ANNA, BEN, CILLI, target=3)
    await played_out(service, await service.leave(table.id, BEN))
    digest = await service.digests.for_week(GUILD, WEEK)
    assert (digest.games, dict(digest.played)) == (1, {ANNA: 1, BEN: 1, CILLI: 1})


@pytest.mark.parametrize("chosen", [datetime(2026, 1, 7, tzinfo=UTC), datetime(2026, 1, 12, 7, 59, tzinfo=UTC)])
async def test_the_first_comes_at_the_next_monday_eight_o_clock(start: Start, chosen: datetime) -> None:
    watch = Watch(chosen)
    service = await start(clock=watch)
    await service.digests.choose(GUILD, 70, by=ANNA)
    assert await service.digests.due() == ()
    watch.pass_by(service.digests.seconds_left())
    assert watch.time == datetime(2026, 1, 12, 8, tzinfo=UTC)
    assert await service.digests.due() == (DueDigest(GUILD, 70, WEEK, None),)


async def test_it_is_due_once_in_a_week_where_it_is_wanted(start: Start) -> None:
    watch = Watch(datetime(2026, 1, 7, tzinfo=UTC))
    service = await start(clock=watch)
    assert await service.digests.due() == ()
    await service.digests.choose(GUILD, 70, by=ANNA)
    assert await service.digests.due() == (), "the first is the week that goes on now"
    watch.time = NEXT
    [due] = await service.digests.due()
    assert due == DueDigest(GUILD, 70, WEEK, None)
    await service.digests.claim(due)
    await service.close()
    service = await start(clock=watch)
    [claimed] = await service.digests.due()
    assert claimed == DueDigest(GUILD, 70, WEEK, NEXT), "it may have been posted already"
    await service.digests.release(claimed)
    assert await service.digests.due() == (due,)
    await service.digests.done(due)
    await service.digests.choose(GUILD, 71, by=ANNA)
    assert await service.digests.due() == (), "another channel gets no second one"
    watch.time = datetime(2026, 1, 19, 8, tzinfo=UTC)
    assert [each.week for each in await service.digests.due()] == ["2026-01-12"]
    await service.digests.choose(GUILD, None, by=ANNA)
    assert await service.digests.due() == ()
