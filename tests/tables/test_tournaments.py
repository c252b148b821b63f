"""Tournaments at the service: seated, played, counted, interrupted and taken up again."""

import asyncio
import json
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.errors import Conflict, NotFound, PermissionDenied, StaleView
from bot.games import find_game
from bot.rules.errors import RuleError
from bot.rules.panel import LocalizedText
from bot.rules.proof_check import verify
from bot.storage import Form, QuietHours, RatingRow, ratings
from bot.tables import (
    Pacing,
    Seat,
    Table,
    TableService,
    Tournament,
    TournamentEvent,
    evening,
    handicap_of,
    judges,
    places_of,
)
from bot.tables.history import RATING_VERSION
from bot.tables.live_table import LiveTable
from bot.tables.seats import seating
from bot.tables.table_update import TableUpdate, reseated
from bot.tables.tournaments import service as running
from bot.tables.tournaments.models import Pairing
from bot.ui.layout import MentionReason
from bot.ui.layout.mention_messages import asked as mentioned
from tests.tables.club import CHANNEL, GUILD, a_move, consenting, next_move, until
from tests.tables.conftest import Start
from tests.tables.evenings import in_round, play_at, play_round, playing, reached
from tests.tables.past import finished, open_file
from tests.tables.watch import Watch, look

PEOPLE = tuple(range(201, 209))
HOST = PEOPLE[0]


async def opened(
    service: TableService, *people: int, rounds: int = 2, minutes: int = 20, form: Form | None = None
) -> Tournament:
    """Open a tournament of the tiny game and put these users on its list; the first organises it."""
    tournament = await service.tournaments.open(
        guild=GUILD,
        channel=CHANNEL,
        host=people[0],
        game="tiny",
        options={"target": 1},
        rounds=rounds,
        minutes=minutes,
        form=form,
    )
    for person in people[1:]:
        tournament = await service.tournaments.join(tournament.id, person)
    return tournament


async def begun(service: TableService, tournament: Tournament) -> Tournament:
    """Begin a tournament; return it with the tables of its first round."""
    await service.tournaments.begin(tournament.id, HOST)
    return await reached(service, tournament.id, in_round(1))


@pytest.mark.parametrize("form", [None, "swiss"])
async def test_everybody_is_seated_plays_all_rounds_and_stands_somewhere(
    service: TableService, form: Form | None
) -> None:
    tournament = await opened(service, *PEOPLE, form=form)
    await service.tournaments.begin(tournament.id, HOST)
    for number in (1, 2):
        now = await reached(service, tournament.id, in_round(number))
        sitting = [number for pairing in now.tables for number in pairing.entrants]
        assert sorted(sitting) == list(range(1, 9))
        await play_round(service, now)
    over = await reached(service, tournament.id, lambda now: now.status == "over")
    assert all(pairing.result and pairing.result.counts for pairing in over.pairings)
    places = places_of(over)
    assert sorted(place.unit for place in places) == list(range(1, 9))
    assert [place.tables for place in places] == [2] * 8
    assert sum(place.score for place in places) == pytest.approx(len(over.pairings) * 2.0)  # two halves of four seats


async def test_the_proof_of_a_table_lists_a_deal_that_was_dealt_again(service: TableService) -> None:
    now = await begun(service, await opened(service, *PEOPLE[:3], rounds=1))
    table = await playing(service, now.tables[0])
    people = [seat.user for seat in table.seats if seat.user is not None]
    table = await service.act(table.id, *await a_move(service, table, Random(0)), table.revision)
    await service.protests.make(table.id, people[1], "The second card was mine.")
    await service.protests.rule(table.id, 900, "again", manages=True)
    for user in people:
        if user not in consenting(await service.table(table.id), "deal_again"):
            await service.consents.agree(table.id, user, "deal_again")
    await play_round(service, now)
    over = await reached(service, now.id, lambda now: now.status == "over")
    assert over.tables[0].result is not None
    record = await service.archive.record(over.tables[0].result.game or 0)
    assert json.loads(record.splitlines()[0])["proof"]["dropped"][0] == "board 1"
    assert not {"wrong_label", "no_label"} & {fault.code for fault in verify(record.encode()).faults}


async def test_its_tables_count_for_no_limit_and_their_seats_are_nobodys_to_give(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE[:4])
    now = await begun(service, tournament)
    table = now.tables[0].table
    assert table is not None
    await playing(service, now.tables[0])
    codes: list[str] = []
    for refused in (
        service.join(table, 999),
        service.leave(table, PEOPLE[1]),
        service.hosting.end(table, PEOPLE[1]),
        service.hosting.close(table, (await service.table(table)).host),
    ):
        with pytest.raises(Conflict, match="of_tournament") as error:
            await refused
        codes.append(error.value.code)
    assert codes == ["of_tournament"] * 4
    await play_round(service, now)
    over = await service.table(table)
    assert over.status == "over"
    with pytest.raises(Conflict, match="of_tournament"):
        await service.rematch(table, PEOPLE[1])
    with pytest.raises(NotFound):
        await service.directory.newest_open(CHANNEL)
    assert [found.id for found in await service.directory.for_user(PEOPLE[1], None) if found.status == "over"] == []


async def test_who_leaves_is_sat_in_for_and_gets_nothing_of_it_and_comes_back(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE[:4])
    now = await begun(service, tournament)
    await playing(service, now.tables[0])
    table = now.tables[0].table
    assert table is not None
    left = await service.tournaments.leave(tournament.id, HOST)
    assert left.host == PEOPLE[1], "the next entrant takes over"
    seat = (await service.table(table)).seat_of(HOST)
    assert seat is not None
    assert (await service.table(table)).seats[seat].present is None
    await play_at(service, table, Random(3))
    second = await reached(service, tournament.id, in_round(2))
    result = second.pairings[0].result
    assert result is not None
    assert result.apart == (seat,)
    assert [number for pairing in second.tables for number in sorted(pairing.entrants)] == [2, 3, 4]
    back = await service.tournaments.join(tournament.id, HOST)
    assert back.for_user(HOST) == next(each for each in back.entrants if each.number == 1 and not each.gone)
    await play_round(service, second)
    over = await reached(service, tournament.id, lambda now: now.status == "over")
    place = next(place for place in places_of(over) if place.unit == 1)
    assert (place.tables, place.stood_in) == (0, 1)


async def test_who_left_and_plays_on_has_a_seat_in_the_next_round(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE[:4])
    await service.tournaments.begin(tournament.id, HOST)
    table = (await playing(service, (await reached(service, tournament.id, in_round(1))).tables[0])).id
    assert (await service.tournaments.leave(tournament.id, HOST)).for_user(HOST) not in tournament.people
    rng = Random(5)
    while True:
        now = await service.table(table)
        alone = replace(now, seats=tuple(s if s.user == HOST else Seat(computer=9) for s in now.seats))
        others = replace(now, seats=tuple(s if s.present else Seat(computer=9) for s in now.seats))
        own = await next_move(service, alone, rng)
        move = own or await next_move(service, others, rng)
        with suppress(StaleView, RuleError):  # a computer player was quicker
            if move is not None:
                await service.act(table, *move, now.revision)
                if own:
                    break
        await asyncio.sleep(0)
    back = await reached(service, tournament.id, lambda now: not now.entrants[0].gone)
    assert back.host == PEOPLE[1], "who came back organises no more"
    await play_at(service, table, rng)
    second = await reached(service, tournament.id, in_round(2))
    assert sorted(second.tables[0].entrants) == [1, 2, 3, 4]
    left = await service.tournaments.leave(tournament.id, PEOPLE[1])
    assert [each.number for each in left.entrants if each.gone] == [2]


async def test_who_comes_late_plays_from_the_next_round_on(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE[:4])
    first = await begun(service, tournament)
    for late in (300, 301):
        await service.tournaments.join(tournament.id, late)
    await play_round(service, first)
    second = await reached(service, tournament.id, in_round(2))
    assert sorted(number for pairing in second.tables for number in pairing.entrants) == [1, 2, 3, 4, 5, 6]
    assert [each.since for each in second.entrants] == [1, 1, 1, 1, 2, 2]
    after_one = replace(second, round=1, pairings=second.pairings_in(1))
    assert {place.unit for place in places_of(after_one)} == {1, 2, 3, 4}, "latecomers stand nowhere yet"
    assert {place.unit for place in places_of(second)} == {1, 2, 3, 4, 5, 6}


async def test_a_restart_in_mid_evening_loses_nothing(start: Start) -> None:
    service = await start()
    tournament = await opened(service, *PEOPLE)
    now = await begun(service, tournament)
    await playing(service, now.tables[0])
    assert now.tables[0].table is not None
    await play_at(service, now.tables[0].table, Random(5))
    await service.close()
    service = await start()
    again = await service.tournaments.get(tournament.id)
    assert [pairing.entrants for pairing in again.tables] == [pairing.entrants for pairing in now.tables]
    await play_round(service, again)
    second = await reached(service, tournament.id, in_round(2))
    assert all(pairing.result for pairing in second.pairings_in(1))
    # Stopped before any table of the round is open: they are opened after the start.
    await service.close()
    service = await start()
    third = await reached(service, tournament.id, in_round(2))
    await play_round(service, third)
    await reached(service, tournament.id, lambda now: now.status == "over")


async def test_when_time_is_over_computer_players_sit_in_for_whoever_is_waited_for(start: Start) -> None:
    clock = Watch()
    service = await start(clock=clock)
    tournament = await opened(service, *PEOPLE[:4], rounds=1, minutes=10)
    told: list[str] = []

    async def heard(news: TournamentEvent) -> None:
        told.append(news.what)

    service.tournaments.subscribe(heard)
    now = await begun(service, tournament)
    table = await playing(service, now.tables[0])
    assert table.current_game is not None
    waited_for = {table.seats[seat].user for seat in table.current_game.waiting_for}
    clock.pass_by(9 * 60)
    await service.tournaments.run_due()
    assert told.count("soon") == 1
    # Only the player whose turn it is can have run out of time by now.
    assert {*table.present} - {*(await service.table(table.id)).present} <= waited_for
    for _ in range(40):
        clock.pass_by(60)
        await service.tournaments.run_due()
        if (await service.tournaments.get(tournament.id)).status == "over":
            break
        await asyncio.sleep(0.01)
    over = await reached(service, tournament.id, lambda now: now.status == "over")
    assert all(place.tables == 0 for place in places_of(over))


async def test_when_time_is_over_no_take_back_holds_a_computer_player_up(start: Start) -> None:
    clock = Watch()
    service = await start(clock=clock, find_game=find_game, pace=Pacing(computer_pause=3600))
    tournament = await service.tournaments.open(
        guild=GUILD, channel=CHANNEL, host=HOST, game="bieten", options={}, rounds=1, minutes=10
    )
    for person in PEOPLE[1:4]:
        await service.tournaments.join(tournament.id, person)
    table = await playing(service, (await begun(service, tournament)).tables[0])
    for seed in range(400):
        asker, awaited = table.current_game.may_take_back, table.current_game.waiting_for
        if asker is not None and len(awaited) == 1 and asker not in awaited:
            break
        table = await service.act(table.id, *await a_move(service, table, Random(seed)), table.revision)
    else:
        raise AssertionError("nothing that can be taken back")
    await service.tournaments.leave(tournament.id, table.seats[awaited[0]].user or 0)
    await service.take_backs.ask(table.id, table.seats[asker].user or 0)
    clock.pass_by(10 * 60)
    await service.tournaments.run_due()
    after = await service.table(table.id)
    assert after.consent("take_back") is None
    assert [seat.present is None for seat in after.seats] == [seat in awaited for seat in range(len(after.seats))]


async def test_nobody_loses_time_because_the_bot_was_down(start: Start) -> None:
    clock = Watch()
    service = await start(clock=clock)
    tournament = await opened(service, *PEOPLE[:4])
    await begun(service, tournament)
    await service.close()
    clock.pass_by(3600)
    service = await start(clock=clock)
    now = await service.tournaments.get(tournament.id)
    assert now.due == int(clock().timestamp()) + 120


@pytest.mark.parametrize("passed", [100, -3600])
async def test_after_a_restart_nobodys_quiet_hours_hold_a_round_up(start: Start, passed: int) -> None:
    """The bot is down while the turn runs, or while the clock is set back."""
    clock = Watch()
    service = await start(clock=clock)
    for person in PEOPLE[:4]:
        await service.settings.change_user(person, quiet=QuietHours(start=10 * 60, end=18 * 60))
    table = await playing(service, (await begun(service, await opened(service, *PEOPLE[:4]))).tables[0])
    await service.close()
    clock.pass_by(passed)
    service = await start(clock=clock)
    due = [each.due - clock.now for each in (await service.table(table.id)).current_game.clocks]
    assert due == [60 if passed > 0 else 120]


async def test_a_clock_that_is_set_back_makes_no_round_longer(start: Start) -> None:
    clock = Watch()
    service = await start(clock=clock)
    tournament = await opened(service, *PEOPLE[:4])
    await service.tournaments.begin(tournament.id, tournament.host)
    before = await reached(service, tournament.id, in_round(1))
    assert before.due is not None
    clock.pass_by(-3600)
    service.scheduler.clock()
    await service.scheduler.finish("tournaments")
    assert (await service.tournaments.get(tournament.id)).due == before.due - 3600


async def test_an_evening_that_cant_be_read_any_more_keeps_nobody_from_the_others(start: Start) -> None:
    clock = Watch()
    service = await start(clock=clock)
    lost = await opened(service, *PEOPLE[:4])
    other = await opened(service, *PEOPLE[4:])
    for tournament in (lost, other):
        await service.tournaments.begin(tournament.id, tournament.host)
        await reached(service, tournament.id, in_round(1))
    await service.close()
    with sqlite3.connect(service._database.path) as db:
        db.execute("UPDATE tournaments SET options = '{\"gone\": 1}' WHERE id = ?", (lost.id,))
    db.close()
    service = await start(clock=clock)
    assert await service.tournaments._next_moment() is not None
    told: list[int] = []

    async def heard(news: TournamentEvent) -> None:
        if news.what == "soon":
            told.append(news.tournament.id)

    service.tournaments.subscribe(heard)
    clock.pass_by(19 * 60)
    assert not await service.tournaments.run_due(), "what failed is tried again"
    assert told == [other.id]


async def test_an_evening_goes_on_however_often_it_has_failed(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "RETRY_ONE", (0,))
    fixtures, left = service.tournaments._fixtures, [RuntimeError("a channel is gone")] * 7
    real = fixtures.open

    async def fails(*args: Any) -> Table:
        if left:
            raise left.pop()
        return await real(*args)

    monkeypatch.setattr(fixtures, "open", fails)
    tournament = await opened(service, *PEOPLE[:4], rounds=1)
    now = await begun(service, tournament)
    assert left == []
    await play_round(service, now)
    await reached(service, tournament.id, lambda now: now.status == "over")


async def test_the_end_of_an_evening_loses_no_result(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE, rounds=1)
    now = await begun(service, tournament)
    await playing(service, now.tables[1])
    async with service.tournaments._lock(tournament.id):  # what follows waits, and so does the end
        await play_at(service, now.tables[1].table or 0, Random(3))
        ending = asyncio.create_task(service.tournaments.close(tournament.id, HOST))
        await asyncio.sleep(0)
        await service.scheduler.stop(("tournament", tournament.id))
    over = await ending
    assert over.status == "over"
    assert [bool(pairing.result and pairing.result.counts) for pairing in over.pairings] == [False, True]
    assert sum(place.tables for place in places_of(over)) == 4
    assert over == await service.tournaments.get(tournament.id)


async def test_a_table_whose_lobby_was_changed_before_its_game_is_begun_all_the_same(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixtures, asked, waits = service.tournaments._fixtures, asyncio.Event(), asyncio.Event()
    begin = fixtures.begin

    async def waiting(*args: Any) -> None:
        asked.set()
        await waits.wait()
        await begin(*args)

    monkeypatch.setattr(fixtures, "begin", waiting)
    tournament = await opened(service, *PEOPLE[:4], rounds=1)
    await service.tournaments.begin(tournament.id, HOST)
    await asked.wait()
    now = await service.tournaments.get(tournament.id)
    table = now.tables[0].table or 0
    await service.give_word(table, HOST, "luck", (await service.table(table)).promise)
    waits.set()
    await until(service, table, lambda table: table.status == "playing")
    await play_round(service, now)
    over = await reached(service, tournament.id, lambda now: now.status == "over")
    assert over.pairings[0].result is not None
    assert over.pairings[0].result.counts


async def test_a_table_that_cant_be_read_any_more_holds_nobody_up(start: Start) -> None:
    service = await start()
    tournament = await opened(service, *PEOPLE, rounds=1)
    now = await begun(service, tournament)
    for pairing in now.tables:
        await playing(service, pairing)
    await service.close()
    with sqlite3.connect(service._database.path) as db:
        db.execute("UPDATE tables SET options = '{\"gone\": 1}' WHERE id = ?", (now.tables[0].table,))
    db.close()
    service = await start()
    now = await reached(service, tournament.id, lambda now: now.tables[0].result is not None)
    await play_at(service, now.tables[1].table or 0, Random(3))
    over = await reached(service, tournament.id, lambda now: now.status == "over")
    assert [bool(pairing.result and pairing.result.counts) for pairing in over.pairings] == [False, True]


async def test_a_game_that_is_ended_without_a_result_holds_nobody_up(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE[:4], rounds=1)
    now = await begun(service, tournament)
    await playing(service, now.tables[0])

    async def emptied(live: LiveTable) -> TableUpdate:
        return reseated(live, seating.emptied(live.table))

    await service._changes.change(now.tables[0].table or 0, emptied)
    over = await reached(service, tournament.id, lambda now: now.status == "over")
    assert over.pairings[0].result is not None
    assert not over.pairings[0].result.counts
    assert [place.tables for place in places_of(over)] == [0] * 4


async def test_a_pause_lets_no_round_begin_and_no_time_run(start: Start) -> None:
    clock = Watch()
    service = await start(clock=clock)
    tournament = await opened(service, *PEOPLE[:4])
    first = await begun(service, tournament)
    with pytest.raises(PermissionDenied, match="not_organiser"):
        await service.tournaments.pause(tournament.id, PEOPLE[1])
    paused = await service.tournaments.pause(tournament.id, PEOPLE[1], manages=True)
    assert (paused.left, paused.due) == (20 * 60, None)
    clock.pass_by(3600)
    await service.tournaments.run_due()
    await play_round(service, first)
    await reached(service, tournament.id, lambda now: all(pairing.result for pairing in now.tables))
    assert (await service.tournaments.get(tournament.id)).round == 1
    await service.tournaments.resume(tournament.id, HOST)
    second = await reached(service, tournament.id, in_round(2))
    assert second.left is None


async def test_nobodys_turn_runs_out_in_a_pause(start: Start) -> None:
    clock = Watch()
    service = await start(clock=clock)
    tournament = await opened(service, *PEOPLE[:4])
    now = await begun(service, tournament)
    await playing(service, now.tables[0])
    number = now.tables[0].table or 0
    await until(service, number, lambda table: table.current_game is not None and table.current_game.clocks != ())
    await service.tournaments.pause(tournament.id, HOST)
    await until(service, number, lambda table: table.current_game is not None and table.current_game.clocks == ())
    move = await a_move(service, table := await service.table(number), Random(1))
    await service.act(number, *move, table.revision)
    clock.pass_by(3600)
    await look(service)
    table = await service.table(number)
    assert len(table.present) == 4
    assert table.current_game is not None
    assert table.current_game.clocks == ()
    await service.tournaments.resume(tournament.id, HOST)
    table = await until(
        service, number, lambda table: table.current_game is not None and table.current_game.clocks != ()
    )
    assert table.current_game is not None
    assert {each.due for each in table.current_game.clocks} == {int(clock().timestamp()) + 120}


async def test_a_list_that_nobody_starts_is_closed_after_a_day(start: Start) -> None:
    clock = Watch()
    service = await start(clock=clock)
    lists = [await opened(service, HOST) for _ in range(5)]
    with pytest.raises(Conflict, match="too_many_tournaments") as refused:
        await opened(service, HOST)
    assert refused.value.params["open"] == tuple(
        LocalizedText("tournament-in-channel", (("number", str(each.id)), ("channel", str(CHANNEL))))
        for each in reversed(lists)
    )
    clock.pass_by(23 * 3600)
    await service.tournaments.run_due()
    assert (await service.tournaments.get(lists[0].id)).status == "open"
    await service.close()
    clock.pass_by(3600)
    service = await start(clock=clock)
    await service.tournaments.run_due()
    assert (await service.tournaments.get(lists[0].id)).status == "open", "not before anybody can be told"
    assert await service.tournaments._next_moment() == int(clock().timestamp()) + 120
    clock.pass_by(120)
    await service.tournaments.run_due()
    assert [(await service.tournaments.get(each.id)).status for each in lists] == ["closed"] * 5
    await opened(service, HOST)


async def whist(service: TableService, *people: int, form: Form, rounds: int = 2) -> Tournament:
    """Open a tournament of Bid Whist for these users."""
    tournament = await service.tournaments.open(
        guild=GUILD,
        channel=CHANNEL,
        host=people[0],
        game="bid_whist",
        options={},
        rounds=rounds,
        minutes=20,
        form=form,
    )
    for person in people[1:]:
        tournament = await service.tournaments.join(tournament.id, person)
    return tournament


async def games_of(service: TableService) -> dict[int, int]:
    """Return how many games of Bid Whist count for each user."""
    standings = await service.statistics.standings(GUILD, "bid_whist", by="games")
    return {one.user: one.games for one in standings if one.user is not None}


async def test_later_boards_of_a_pair_neither_count_for_who_left_nor_keep_their_data(start: Start) -> None:
    service = await start(find_game=find_game)
    tournament = await whist(service, *PEOPLE[:4], form="duplicate", rounds=3)
    first = await begun(service, tournament)
    await playing(service, first.tables[0])
    for person in (PEOPLE[1], PEOPLE[3]):
        await service.tournaments.leave(tournament.id, person)
    await play_round(service, first)
    second = await reached(service, tournament.id, in_round(2))
    table = await playing(service, second.tables[0])
    assert sorted(table.present) == [PEOPLE[0], PEOPLE[2]]
    assert sorted(second.tables[0].entrants) == [1, 2, 3, 4]
    await service.privacy.delete(PEOPLE[1])
    await service.tournaments.join(tournament.id, PEOPLE[3])
    assert (await service.table(table.id)).seat_of(PEOPLE[3]) is None, "the game began without them"
    await play_round(service, second)
    third = await reached(service, tournament.id, in_round(3))
    assert await games_of(service) == {PEOPLE[0]: 2, PEOPLE[2]: 2, PEOPLE[3]: 1}
    assert sorted((await playing(service, third.tables[0])).present) == [PEOPLE[0], PEOPLE[2], PEOPLE[3]]
    await play_round(service, third)
    over = await reached(service, tournament.id, lambda now: now.status == "over")
    assert await games_of(service) == {PEOPLE[0]: 3, PEOPLE[2]: 3, PEOPLE[3]: 2}
    assert [(place.tables, place.stood_in) for place in places_of(over)] == [(3, 0), (3, 0)]


async def test_a_final_of_pairs_who_have_left_is_played_without_them(start: Start) -> None:
    service = await start(find_game=find_game)
    tournament = await whist(service, *PEOPLE, form="knockout")
    first = await begun(service, tournament)
    await service.tournaments.pause(tournament.id, HOST)
    await play_round(service, first)
    semi = await reached(service, tournament.id, lambda now: all(pairing.result for pairing in now.tables))
    for unit in (place.unit for place in places_of(semi) if place.score):
        for each in semi.members(unit):
            await service.tournaments.leave(tournament.id, each.user or 0)
    await service.tournaments.resume(tournament.id, HOST, manages=True)
    over = await reached(service, tournament.id, lambda now: now.status == "over")
    [final] = over.tables
    seats = (await service.table(final.table or 0)).seats
    assert [(seat.user, seat.level) for seat in seats] == [(None, "master")] * 4
    assert final.result is not None
    assert final.result.apart == (0, 1, 2, 3)


async def cards_at(service: TableService, table: int) -> list[object]:
    """Return every user's cards at a table."""
    seats = (await service.table(table)).seats
    return [(await service.hand(table, seat.user)).view.hand for seat in seats if seat.user is not None]


async def test_pairs_play_the_same_board_at_all_tables_and_nobody_reads_it_before_all_have(start: Start) -> None:
    service = await start(find_game=find_game)
    tournament = await whist(service, *PEOPLE, form="duplicate")
    assert tournament.options["deals"] == 1
    await service.tournaments.pair_with(tournament.id, PEOPLE[0], PEOPLE[5])
    await service.tournaments.pair_with(tournament.id, PEOPLE[5], PEOPLE[0])
    promised = await service.tournaments.promise(tournament)
    first = await begun(service, tournament)
    assert {each.number for each in first.members(1)} == {1, 6}
    one, other = (pairing.table or 0 for pairing in first.tables)
    for pairing in first.tables:
        await playing(service, pairing)
    boards = [(await service.table(table)).current_game for table in (one, other)]
    assert [(board.board, board.promise, board.sealed) for board in boards if board] == [(1, promised, True)] * 2
    assert await cards_at(service, one) == await cards_at(service, other)
    await play_at(service, one, Random(1))
    number = (await service.table(one)).past[-1].number
    with pytest.raises(NotFound, match="no_record"):
        await service.archive.record(number)
    there = (await service.table(one)).seats[0].user or 0
    for by in ("wins", "points", "rating"):
        assert await service.statistics.standings(GUILD, "bid_whist", by=by) == (), "nor what came of it"
    assert await service.statistics.for_person(GUILD, there) == ()
    over = (await service.table(one)).current_game
    assert over is not None
    assert over.sealed
    assert over.seed is None
    await play_at(service, other, Random(2))
    second = await reached(service, tournament.id, in_round(2))
    assert [pairing.board for pairing in second.tables] == [2, 2]
    assert len(await service.statistics.standings(GUILD, "bid_whist", by="rating")) == 8
    record = await service.archive.record(number)
    assert '"seed"' not in record.partition("\n")[0]
    opened = (await service.table(one)).current_game
    assert opened is not None
    assert not opened.sealed
    await play_round(service, second)
    done = await reached(service, tournament.id, lambda now: now.status == "over")
    assert '"seed"' in (await service.archive.record(number)).partition("\n")[0]
    places = places_of(done)
    assert [place.tables for place in places] == [2] * 4
    assert sum(place.score for place in places) == pytest.approx(200.0)
    assert sum(place.points for place in places) == 0


async def test_the_words_of_the_list_count_for_the_separate_cards_of_every_table(start: Start) -> None:
    service = await start(find_game=find_game)
    where = {"guild": GUILD, "channel": CHANNEL, "host": HOST, "rounds": 2, "minutes": 20, "seats": 3}
    tournament = await service.tournaments.open(**where, game="bieten", options={"target": 5})
    for person in PEOPLE[1:7]:
        await service.tournaments.join(tournament.id, person)
    promised = await service.tournaments.promise(tournament)
    for person, word in ((HOST, "moon"), (PEOPLE[6], "rude"), (PEOPLE[1], "sun")):
        await service.tournaments.give_word(tournament.id, person, word)
    await service.privacy.delete(PEOPLE[6])
    assert await service.tournaments.lucky_words(tournament) == ((HOST, "moon"), (PEOPLE[1], "sun"))
    first = await begun(service, tournament)
    assert [pairing.board for pairing in first.tables] == [1, 2]
    tables = [await playing(service, pairing) for pairing in first.tables]
    games = [table.current_game for table in tables]
    assert [(game.promise, game.sealed, game.view.dealer) for game in games if game] == [
        (promised, False, 0),
        (promised, False, 1),
    ]
    await service.close()
    service = await start(find_game=find_game)
    again = (await service.table(tables[0].id)).current_game
    assert again is not None
    assert not again.sealed, "nobody else plays these cards"
    await play_at(service, tables[0].id, Random(1))
    number = (await service.table(tables[0].id)).past[-1].number
    record = (await service.archive.record(number)).encode()
    assert verify(record, promised).sealed, "the seed opens after the last round"
    assert len(await service.statistics.standings(GUILD, "bieten", by="points")) == 3
    await play_at(service, tables[1].id, Random(2))
    await play_round(service, await reached(service, tournament.id, in_round(2)))
    over = await reached(service, tournament.id, lambda now: now.status == "over")
    assert [pairing.board for pairing in over.pairings] == [1, 2, 3, 4]
    for pairing in over.pairings:
        assert pairing.result is not None
        record = (await service.archive.record(pairing.result.game or 0)).encode()
        assert verify(record, promised).holds
        proof = json.loads(record.split(b"\n")[0])["proof"]
        assert (proof["board"], proof["words"]) == (pairing.board, ["moon", "sun"])


async def test_the_betel_is_played_at_tables_of_three_and_another_one_sits_out_each_round(start: Start) -> None:
    service = await start(find_game=find_game)
    tournament = await service.tournaments.open(
        guild=GUILD, channel=CHANNEL, host=HOST, game="betel", options={"deal_cap": 1}, rounds=2, minutes=20
    )
    for person in PEOPLE[1:7]:
        await service.tournaments.join(tournament.id, person)
    first = await begun(service, tournament)
    assert [len(pairing.entrants) for pairing in first.tables] == [3, 3]
    await play_round(service, first)
    second = await reached(service, tournament.id, in_round(2))
    assert len({*first.idle, *second.idle}) == 2
    await play_round(service, second)
    over = await reached(service, tournament.id, lambda now: now.status == "over")
    assert sorted(place.tables for place in places_of(over)) == [1, 1, 2, 2, 2, 2, 2]


async def betel(service: TableService, *people: int, rounds: int) -> Tournament:
    """Begin a tournament of The Betel, in which one of four sits out each round."""
    tournament = await service.tournaments.open(
        guild=GUILD, channel=CHANNEL, host=people[0], game="betel", options={"deal_cap": 1}, rounds=rounds, minutes=20
    )
    for person in people[1:]:
        await service.tournaments.join(tournament.id, person)
    return await begun(service, tournament)


def scored(tournament: Tournament, number: int) -> float:
    """Return an entrant's score in the standings."""
    return {place.unit: place.score for place in places_of(tournament)}[number]


async def test_who_leaves_and_comes_back_keeps_what_they_have_for_sitting_out(start: Start) -> None:
    service = await start(find_game=find_game)
    first = await betel(service, *PEOPLE[:4], rounds=3)
    [one] = first.idle
    person = first.entrants[one - 1].user or 0
    await service.tournaments.leave(first.id, person)
    await service.tournaments.join(first.id, person)
    await play_round(service, first)
    second = await reached(service, first.id, in_round(2))
    assert scored(replace(second, round=1, pairings=second.pairings_in(1)), one) == 0.5, "no latecomer"
    [other] = second.idle
    left = await service.tournaments.leave(first.id, person)
    assert scored(left, one) == 0.5
    back = await service.tournaments.join(first.id, person)
    assert (back.entrants[one - 1].since, scored(back, one)) == (3, 0.5)
    await playing(service, second.tables[0])
    await service.tournaments.leave(first.id, person)
    await play_round(service, second)
    third = await reached(service, first.id, in_round(3))
    assert (third.idle, scored(third, one)) == ((), 0.5), "a gone player doesn't sit out"
    assert [each.sat_out for each in third.entrants if each.number in {one, other}] in ([(1,), (2,)], [(2,), (1,)])
    await play_round(service, third)
    over = await reached(service, first.id, lambda now: now.status == "over")
    assert scored(over, one) == 0.5


async def test_who_deletes_their_data_sits_out_no_later_round(start: Start) -> None:
    service = await start(find_game=find_game)
    first = await betel(service, *PEOPLE[:4], rounds=2)
    [one] = first.idle
    await service.privacy.delete(first.entrants[one - 1].user or 0)
    for number in (1, 2):
        await play_round(service, await reached(service, first.id, in_round(number)))
    over = await reached(service, first.id, lambda now: now.status == "over")
    assert scored(over, one) == 0.5


async def test_a_knockout_halves_the_pairs_and_a_computer_player_completes_one(start: Start) -> None:
    service = await start(find_game=find_game)
    tournament = await whist(service, *PEOPLE[:5], form="knockout")
    first = await begun(service, tournament)
    assert first.rounds == 2
    assert [len(first.members(unit)) for unit in first.units] == [2, 2, 2]
    assert len(first.tables) == 1, "one pair goes on without playing"
    with pytest.raises(Conflict, match="tournament_too_late"):
        await service.tournaments.join(tournament.id, 999)
    closed = await service.tournaments.close(tournament.id, HOST)
    assert closed.status == "closed"
    assert first.tables[0].table is not None
    assert (await service.table(first.tables[0].table)).status == "closed"


async def test_what_is_refused(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE[:2])
    book = service.tournaments
    refused = {
        "too_few": book.begin(tournament.id, HOST),
        "already_entered": book.join(tournament.id, HOST),
        "not_entered": book.leave(tournament.id, 999),
        "no_pairs": book.pair_with(tournament.id, HOST, PEOPLE[1]),
        "tournament_not_playing": book.pause(tournament.id, HOST),
    }
    for code, asked in refused.items():
        with pytest.raises(Conflict, match=code):
            await asked
    with pytest.raises(PermissionDenied, match="not_organiser"):
        await book.begin(tournament.id, PEOPLE[1])
    with pytest.raises(NotFound, match="no_tournament"):
        await book.get(77)
    closed = await book.close(tournament.id, HOST)
    assert closed.status == "closed"
    with pytest.raises(Conflict, match="tournament_over"):
        await book.join(tournament.id, 300)


async def test_blocked_people_are_not_on_one_list(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE[:2])
    await service.blocks.block(PEOPLE[1], 300)
    with pytest.raises(PermissionDenied, match="cannot_sit_here"):
        await service.tournaments.join(tournament.id, 300)


async def test_who_is_blocked_after_joining_sits_at_another_table_round_after_round(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE, rounds=4)
    for other in PEOPLE[1:4]:
        await service.blocks.block(HOST, other)
    await service.tournaments.begin(tournament.id, HOST)
    for number in range(1, 5):
        now = await reached(service, tournament.id, in_round(number))
        assert not [each.entrants for each in now.tables if 1 in each.entrants and {2, 3, 4} & {*each.entrants}]
        await play_round(service, now)


async def test_the_start_is_refused_where_blocked_people_cant_be_kept_apart(start: Start) -> None:
    service = await start(find_game=find_game)
    await service.blocks.block(777, 778)  # nobody here
    alone = await service.tournaments.open(
        guild=GUILD, channel=CHANNEL, host=HOST, game="bieten", options={}, rounds=1, minutes=20, seats=4
    )
    for person in PEOPLE[1:4]:
        await service.tournaments.join(alone.id, person)
    pairs = await whist(service, *PEOPLE, form="duplicate")
    await service.blocks.block(PEOPLE[1], PEOPLE[2])
    for refused in (alone, pairs):
        with pytest.raises(Conflict, match="tournament_apart"):
            await service.tournaments.begin(refused.id, HOST)
        assert (await service.tournaments.get(refused.id)).status == "open"
    await service.tournaments.leave(pairs.id, PEOPLE[2])
    assert (await service.tournaments.begin(pairs.id, HOST)).status == "playing"


async def test_deleted_data_leaves_a_number(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE[:4], rounds=1)
    now = await begun(service, tournament)
    await play_round(service, now)
    over = await reached(service, tournament.id, lambda now: now.status == "over")
    await service.privacy.delete(HOST)
    after = await service.tournaments.get(tournament.id)
    assert after.for_user(HOST) is None
    assert after.entrants[0].deleted
    assert after.host == 0
    assert places_of(after) == places_of(over)


async def test_who_is_deleted_while_the_tables_open_is_seated_at_none(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE)

    async def lodge(found: Tournament, _: Pairing) -> int:
        if found.host:
            await service.privacy.delete(HOST)
        return CHANNEL

    service.tournaments.lodging = lodge
    now = await begun(service, tournament)
    assert await seated(service, now) == {*PEOPLE[1:]}
    await play_round(service, now)
    after = await reached(service, tournament.id, in_round(2))
    assert (after.host, after.for_user(HOST)) == (0, None)


async def test_who_is_deleted_while_the_next_round_is_made_does_not_come_back(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await opened(service, *PEOPLE[:4])
    now = await begun(service, tournament)
    loop, make = asyncio.get_running_loop(), running.round_planning.next_round

    def deleting(found: Tournament, *rest: Any) -> Any:
        if found.host:
            asyncio.run_coroutine_threadsafe(service.privacy.delete(HOST), loop).result()
        return make(found, *rest)

    monkeypatch.setattr(running.round_planning, "next_round", deleting)
    await play_round(service, now)
    after = await reached(service, tournament.id, in_round(2))
    assert (after.host, after.for_user(HOST)) == (0, None)
    assert await seated(service, after) == {*PEOPLE[1:4]}


async def seated(service: TableService, now: Tournament) -> set[int]:
    """Return the users at the tables of the round."""
    tables = [await service.table(pairing.table) for pairing in now.tables if pairing.table is not None]
    return {user for table in tables for user in table.present}


async def protested(service: TableService, form: Form, *people: int) -> tuple[Tournament, Table]:
    """Return a tournament of Bid Whist, and a table at which its partner protests for the first player there."""
    tournament = await whist(service, *people, form=form)
    await service.tournaments.begin(tournament.id, people[0])
    first = await reached(service, tournament.id, in_round(1))
    for pairing in first.tables:
        await playing(service, pairing)
    tables = [await service.table(pairing.table or 0) for pairing in first.tables]
    table = next(table for table in tables if table.seat_of(HOST) is None)
    return first, await service.protests.make(table.id, table.seats[2].user or 0, "That was wrong")


async def test_a_tables_host_is_no_judge_in_an_evening(start: Start) -> None:
    service = await start(find_game=find_game)
    tournament, table = await protested(service, "knockout", *PEOPLE)
    assert table.host != tournament.host
    for refused in (service.protests.case(table.id, table.host), service.protests.rule(table.id, table.host, "void")):
        with pytest.raises(PermissionDenied, match="not_judge"):
            await refused
    assert (await service.protests.case(table.id, tournament.host)).rulings == {"stands", "again"}
    with pytest.raises(Conflict, match="needs_result"):
        await service.protests.rule(table.id, tournament.host, "void")
    with pytest.raises(Conflict, match="needs_result"):
        await service.protests.rule(table.id, 900, "void", manages=True)
    after = await service.protests.rule(table.id, tournament.host, "stands")
    assert after.current_game is not None
    assert after.current_game.protest is not None
    assert after.current_game.protest.ruling == "stands"


async def test_who_plays_there_is_no_judge_as_organiser_and_ends_no_game_as_manager(service: TableService) -> None:
    tournament = await opened(service, *PEOPLE[:4])
    first = await begun(service, tournament)
    await playing(service, first.tables[0])
    table = await service.table(first.tables[0].table or 0)
    other = next(seat.user for seat in table.seats if seat.user not in {None, HOST})
    await service.protests.make(table.id, other or 0, "That was wrong")
    with pytest.raises(PermissionDenied, match="not_judge"):
        await service.protests.case(table.id, HOST)
    assert "void" not in (await service.protests.case(table.id, HOST, manages=True)).rulings
    assert "void" in (await service.protests.case(table.id, 900, manages=True)).rulings


async def test_a_protest_at_a_board_that_others_play_is_for_its_table_alone(start: Start) -> None:
    service = await start(find_game=find_game)
    tournament, table = await protested(service, "duplicate", *PEOPLE)
    for judge in (HOST, 900):
        with pytest.raises(Conflict, match="protest_sealed"):
            await service.protests.case(table.id, judge, manages=True)
        with pytest.raises(Conflict, match="protest_sealed"):
            await service.protests.rule(table.id, judge, "stands", manages=True)
    assert (await service.protests.case(table.id, table.seats[2].user or 0)).rulings == {"stands"}
    assert judges(await service.table(table.id)) == frozenset(), "the organiser can't look at it yet"
    await play_round(service, tournament)
    await reached(service, tournament.id, in_round(2))
    case = await service.protests.case(table.id, 900, manages=True)
    assert (case.sentence, case.rulings) == ("That was wrong", {"stands"})
    assert mentioned(await service.table(table.id), MentionReason.PROTEST) == {HOST}
    await service.tournaments.leave(tournament.id, HOST)
    assert mentioned(await service.table(table.id), MentionReason.PROTEST) == {PEOPLE[1]}, "who organises now"


async def test_a_season_counts_the_evenings_that_end_in_it(service: TableService) -> None:
    seasons = service.statistics.seasons
    before = await opened(service, *PEOPLE[:4], rounds=1)
    season = await seasons.start(GUILD, "Winter", manager=1, best_evenings=1)
    for tournament in (before, await opened(service, *PEOPLE[:3], rounds=1)):
        await service.tournaments.begin(tournament.id, HOST)
        await play_round(service, await reached(service, tournament.id, in_round(1)), seed=tournament.id)
        await reached(service, tournament.id, lambda now: now.status == "over")
    await seasons.close(GUILD, season.id, manager=1)
    after = await opened(service, *PEOPLE[:3], rounds=1)
    await service.tournaments.begin(after.id, HOST)
    await play_round(service, await reached(service, after.id, in_round(1)))
    await reached(service, after.id, lambda now: now.status == "over")
    [winter] = await seasons.for_guild(GUILD)
    league = await service.leagues.for_season(winter)
    assert [evening.id for evening in league.evenings] == [1, 2]
    assert {place.player for place in league.places} == {*PEOPLE[:4]}
    assert sum(each.points for place in league.places for each in (*place.counted, *place.dropped)) == 10 + 6
    assert {len(place.counted) for place in league.places} == {1}
    assert league.places[0].place == 1
    await service.privacy.delete(PEOPLE[1])
    left = await service.leagues.for_season(winter)
    points = {place.player: place.points for place in league.places if place.player != PEOPLE[1]}
    assert {place.player: place.points for place in left.places} == points
    plain = await seasons.start(GUILD, "Spring", manager=1)
    with pytest.raises(NotFound, match="no_league"):
        await service.leagues.for_season(plain)


def rated(path: Path, game: str, points: dict[int, int]) -> None:
    """Give players ratings of twenty games."""
    with closing(open_file(path)) as db:
        for person, rating in points.items():
            number = finished(db, GUILD, [person, 999], [11, 3], game=game)
            row = RatingRow(number=number, seat=0, person=person, mu=25 + (rating - 1500) / 40, sigma=1.0, games=20)
            ratings.insert(db, GUILD, game, [row])
            ratings.done(db, number, RATING_VERSION)


async def test_weaker_players_begin_every_game_with_start_points(start: Start, path: Path) -> None:
    service = await start(find_game=find_game)
    rated(path, "bieten", {PEOPLE[0]: 1800, PEOPLE[1]: 1690, PEOPLE[2]: 1300})
    book, where = service.tournaments, {"guild": GUILD, "channel": CHANNEL, "host": HOST, "rounds": 1, "minutes": 20}
    given = {**where, "game": "bieten", "options": {"target": 7}, "handicap": True}
    tournament = await book.open(**given)
    for person in PEOPLE[1:4]:
        await book.join(tournament.id, person)
    begun = await book.begin(tournament.id, HOST)
    assert [each.handicap for each in begun.entrants] == [0, 1, 2, 0]
    first = await reached(service, tournament.id, in_round(1))
    table = await playing(service, first.tables[0])
    points = tuple(first.entrants[number - 1].handicap for number in first.tables[0].entrants)
    assert table.current_game is not None
    assert table.current_game.view.scores == points
    before = len(await service.statistics.standings(GUILD, game="bieten", by="rating"))
    await play_round(service, first)
    await reached(service, tournament.id, lambda now: now.status == "over")
    [slate] = evening(await service.table(table.id), find_game).slates
    assert tuple(score.points for score in slate.rows[0] if score) == points
    number = (await service.table(table.id)).past[-1].number
    record = await service.archive.record(number)
    assert verify(record.encode(), await book.promise(tournament)).holds
    assert len(await service.statistics.standings(GUILD, game="bieten", by="rating")) == before, "no new rating"
    for wrong, code in (({"game": "betel", "options": {}}, "no_handicap"), ({"masters": True}, "handicap_masters")):
        with pytest.raises(Conflict, match=code):
            await book.open(**{**given, **wrong})


async def test_weaker_pairs_get_percent(start: Start, path: Path) -> None:
    service = await start(find_game=find_game)
    rated(path, "bid_whist", {PEOPLE[0]: 1700, PEOPLE[1]: 1500, PEOPLE[2]: 1450, PEOPLE[3]: 1500})
    tournament = await service.tournaments.open(
        guild=GUILD,
        channel=CHANNEL,
        host=HOST,
        game="bid_whist",
        options={},
        rounds=2,
        minutes=20,
        masters=False,
        handicap=True,
    )
    for person in PEOPLE[1:4]:
        await service.tournaments.join(tournament.id, person)
    begun = await service.tournaments.begin(tournament.id, HOST)
    assert [handicap_of(begun, unit) for unit in begun.units] == [0, 2]
    first = await reached(service, tournament.id, in_round(1))
    await play_round(service, first)
    second = await reached(service, tournament.id, in_round(2))
    scores = {
        place.unit: place.score for place in places_of(replace(second, round=1, pairings=second.pairings_in(1)))
    }
    assert scores == {1: 50.0, 3: 52.0}
    await service.tournaments.close(tournament.id, HOST)
