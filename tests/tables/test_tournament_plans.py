"""Planned tournaments at the service: their lists open by themselves, once a week, or are cancelled."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.errors import Conflict, PermissionDenied
from bot.storage import ShardOwnership
from bot.tables import Admission, Plan, TableService, Tournament, TournamentEvent
from tests.tables.club import CHANNEL, CLOCK, GUILD
from tests.tables.conftest import Start
from tests.tables.test_tournaments import HOST, PEOPLE
from tests.tables.watch import Watch

VIENNA = "Europe/Vienna"
START = datetime.fromisoformat("2026-10-21T20:00")
"""A Wednesday before the end of summer time."""
OPENS = int(datetime.fromisoformat("2026-10-21T20:00+02:00").timestamp())


class Club:
    """A service with a clock, and all that it announces."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self.clock = Watch()
        self.clock.time = datetime.fromisoformat("2026-10-20T12:00+02:00")
        self.news: list[TournamentEvent] = []
        self.channel: Admission = "ready"
        self.service: TableService

    async def open(self, **settings: Any) -> TableService:
        self.service = await self._start(clock=self.clock, subscribe=self._subscribe, **settings)
        return self.service

    def _subscribe(self, service: TableService) -> None:
        service.tournaments.check_channel = self._check
        service.tournaments.subscribe(self._changed)

    async def plan(self, plan: Plan | None = None, **changes: Any) -> Tournament:
        given: dict[str, Any] = {"host": HOST, "rounds": 2, "minutes": 20, **changes}
        return await self.service.tournaments.open(
            guild=GUILD,
            channel=CHANNEL,
            game="tiny",
            options={"target": 1},
            plan=plan or Plan(START, VIENNA),
            **given,
        )

    async def at(self, moment: int) -> None:
        """Turn the clock on, and do what is due."""
        self.clock.time = datetime.fromtimestamp(moment, CLOCK().tzinfo)
        await self.service.tournaments.run_due()

    async def get(self, number: int) -> Tournament:
        return await self.service.tournaments.get(number)

    def kinds(self) -> list[str]:
        return [each.what for each in self.news if each.what != "changed"]

    async def _check(self, _: Tournament) -> Admission:
        return self.channel

    async def _changed(self, news: TournamentEvent) -> None:
        self.news.append(news)


@pytest.fixture
async def club(start: Start) -> Club:
    club = Club(start)
    await club.open()
    return club


async def test_a_list_opens_by_itself_after_a_reminder_and_a_restart(club: Club) -> None:
    planned = await club.plan(Plan(START, VIENNA, remind=60))
    assert (planned.status, planned.opens_at, planned.remind_at) == ("planned", OPENS, OPENS - 3600)
    await club.service.tournaments.join(planned.id, PEOPLE[1])
    with pytest.raises(Conflict, match="tournament_planned"):
        await club.service.tournaments.begin(planned.id, HOST)
    await club.at(OPENS - 3601)
    assert club.kinds() == []
    await club.at(OPENS - 3600)
    await club.at(OPENS - 1)
    assert club.kinds() == ["remind"]
    await club.service.close()
    await club.open()
    assert (await club.get(planned.id)).plan == planned.plan
    await club.at(OPENS)
    opened = await club.get(planned.id)
    assert (opened.status, [each.user for each in opened.people]) == ("open", [*PEOPLE[:2]])
    assert club.kinds() == ["remind", "opened"]
    await club.at(OPENS + 23 * 3600)
    assert (await club.get(planned.id)).status == "open", "a day counts from the opening"


@pytest.mark.parametrize(("late", "status", "news"), [(1799, "open", "opened"), (1800, "closed", "missed")])
async def test_a_plan_that_was_missed_opens_late_or_is_cancelled(
    club: Club, late: int, status: str, news: str
) -> None:
    planned = await club.plan()
    await club.service.close()
    club.clock.time = datetime.fromtimestamp(OPENS + late, CLOCK().tzinfo)
    await club.open()
    await club.service.tournaments.run_due()
    assert (await club.get(planned.id)).status == status
    assert club.kinds() == [news]


async def test_a_weekly_plan_keeps_the_time_of_day_when_the_clocks_change(club: Club) -> None:
    planned = await club.plan(Plan(START, VIENNA, weekly=True), places=5)
    await club.service.tournaments.join(planned.id, PEOPLE[1])
    await club.at(OPENS)
    assert club.kinds() == ["planned", "opened"]
    again = await club.get(club.news[-2].tournament.id)
    assert again.opens_at == OPENS + 7 * 24 * 3600 + 3600
    assert ([each.user for each in again.people], again.places) == ([HOST], 5)
    assert club.news[-1].repeated == again
    # Two weeks are missed, and the third is planned.
    await club.at((again.opens_at or 0) + 8 * 24 * 3600)
    assert (await club.get(again.id)).status == "closed"
    third = next(each.repeated for each in club.news if each.what == "missed")
    assert third is not None
    assert third.plan is not None
    assert third.plan.start == START + timedelta(days=21)


async def test_the_owner_of_the_shard_alone_opens_a_list(start: Start) -> None:
    club, ownership = Club(start), ShardOwnership(4)
    await club.open(ownership=ownership)
    ownership.owned_shards = frozenset({0})  # GUILD is of shard 0
    planned = await club.plan(Plan(START, VIENNA, remind=60))
    ownership.owned_shards = frozenset({1})
    await club.at(OPENS - 3600)
    await club.at(OPENS)
    assert (club.kinds(), (await club.get(planned.id)).status) == ([], "planned")
    ownership.owned_shards = frozenset({0})
    await club.service.tournaments.adopt(ownership.only(0))
    await club.at(OPENS + 60)
    assert (club.kinds(), (await club.get(planned.id)).status) == (["opened"], "open")


async def test_one_week_can_be_left_out(club: Club) -> None:
    planned = await club.plan(Plan(START, VIENNA, weekly=True))
    with pytest.raises(PermissionDenied, match="not_organiser"):
        await club.service.tournaments.skip(planned.id, PEOPLE[1])
    assert (await club.service.tournaments.skip(planned.id, HOST)).status == "closed"
    again = club.news[-1].repeated
    assert again is not None
    assert (await club.service.tournaments.close(again.id, HOST)).status == "closed"
    await club.at(OPENS + 30 * 24 * 3600)
    assert club.kinds() == ["planned", "cancelled", "cancelled"]
    alone = await club.plan(Plan(START + timedelta(days=60), VIENNA))
    with pytest.raises(Conflict, match="tournament_not_weekly"):
        await club.service.tournaments.skip(alone.id, HOST)


@pytest.mark.parametrize(
    ("channel", "at_once", "later"),
    [("gone", ["gone"], ["gone"]), ("mute", [], ["planned", "mute"]), ("away", [], [])],
)
async def test_a_channel_that_is_missing(
    club: Club, channel: Admission, at_once: list[str], later: list[str]
) -> None:
    await club.plan(Plan(START, VIENNA, weekly=True))
    club.channel = channel
    await club.at(OPENS)
    assert club.kinds() == at_once
    await club.at(OPENS + 1800)
    assert club.kinds() == later
    club.channel = "ready"
    await club.at(OPENS + 24 * 3600)
    assert club.kinds() == (later or ["planned", "missed"])


async def test_where_the_organisers_data_was_deleted_the_first_on_the_list_organises(club: Club) -> None:
    planned = await club.plan(Plan(START, VIENNA, weekly=True))
    alone = await club.plan(Plan(START, VIENNA, weekly=True))
    await club.service.tournaments.join(planned.id, PEOPLE[1])
    await club.service.tournaments.join(planned.id, PEOPLE[2])
    await club.service.privacy.delete(HOST)
    await club.at(OPENS)
    opened = await club.get(planned.id)
    assert (opened.status, opened.host) == ("open", PEOPLE[1])
    again = next(each.repeated for each in club.news if each.what == "opened")
    assert again is not None
    assert again.host == PEOPLE[1]
    assert (await club.get(alone.id)).status == "closed"
    assert club.kinds() == ["planned", "opened", "ownerless"]


async def test_a_deleted_user_gives_their_place_to_the_first_who_waits_at_once(club: Club) -> None:
    planned = await club.plan(places=3)
    for person in PEOPLE[1:4]:
        await club.service.tournaments.join(planned.id, person)
    await club.service.privacy.delete(PEOPLE[1])
    assert club.news[-1].moved_up == (PEOPLE[3],)


async def test_who_finds_no_place_waits_for_one(club: Club) -> None:
    planned = await club.plan(places=3)
    book = club.service.tournaments
    for person in PEOPLE[1:6]:
        planned = await book.join(planned.id, person)
    assert [each.user for each in planned.waiting] == [*PEOPLE[3:6]]
    await book.leave(planned.id, PEOPLE[4])
    assert club.news[-1].moved_up == ()
    await book.leave(planned.id, PEOPLE[1])
    assert club.news[-1].moved_up == (PEOPLE[3],)
    await club.at(OPENS)
    assert [each.user for each in (await club.get(planned.id)).waiting] == [PEOPLE[5]]
    begun = await book.begin(planned.id, HOST)
    assert [each.user for each in begun.people] == [HOST, PEOPLE[2], PEOPLE[3]]
    with pytest.raises(Conflict, match="tournament_full"):
        await book.join(planned.id, PEOPLE[5])
    await book.leave(planned.id, PEOPLE[3])
    after = await book.join(planned.id, PEOPLE[5])
    assert [each.user for each in after.people] == [HOST, PEOPLE[2], PEOPLE[5]]
    await book.close(planned.id, HOST)


@pytest.mark.parametrize(
    ("start_", "code"), [(START - timedelta(days=2), "plan_past"), (START + timedelta(days=400), "plan_too_far")]
)
async def test_a_plan_for_no_time_to_come_is_refused(club: Club, start_: datetime, code: str) -> None:
    with pytest.raises(Conflict, match=code):
        await club.plan(Plan(start_, VIENNA))


async def test_more_refusals(club: Club) -> None:
    with pytest.raises(Conflict, match="bad_places"):
        await club.plan(places=1)
    for _ in range(10):
        await club.plan()
    with pytest.raises(Conflict, match="too_many_plans"):
        await club.plan()


@pytest.mark.parametrize(
    ("local", "opens"),
    [
        ("2027-03-28T02:30", "2027-03-28T03:30+02:00"),
        ("2026-10-25T02:30", "2026-10-25T02:30+02:00"),
        ("2027-01-15T20:00", "2027-01-15T20:00+01:00"),
    ],
)
async def test_times_that_the_clocks_skip_or_repeat(club: Club, local: str, opens: str) -> None:
    planned = await club.plan(Plan(datetime.fromisoformat(local), VIENNA))
    assert planned.opens_at == int(datetime.fromisoformat(opens).timestamp())
