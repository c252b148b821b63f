"""Where no user is there any more: a game pauses, goes on with any press, or is closed; who was away wins nothing."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict
from bot.games import find_game
from bot.storage import LogRow
from bot.tables import Pacing, Table, TableService
from bot.tables.history import attendance
from bot.tables.seats import absence
from tests.tables.club import ANNA, BEN, CILLI, GUILD, a_move, game, next_move, until
from tests.tables.conftest import Start
from tests.tables.test_deadlines import SLOW, quiet
from tests.tables.tiny import TINY
from tests.tables.watch import MINUTE, Watch, absent, timed, waited

DAY = 24 * 60 * MINUTE
NOW = Pacing(computer_pause=0)


async def deserted(service: TableService, watch: Watch, *users: int, target: int = 99) -> Table:
    """Begin a game to which nobody ever comes; return its table as it pauses."""
    table = await timed(service, *users, target=target)
    for _ in users:
        await watch.turn(service, 4 * MINUTE)
        await quiet()
    table = await service.table(table.id)
    assert absent(table) == list(users)
    return table


async def test_a_game_that_nobody_comes_to_pauses_and_is_not_played_out(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NOW)
    table = await deserted(service, watch, ANNA, BEN)
    assert table.status == "playing"
    assert table.current_game.pause is not None
    assert (table.current_game.pause.since, table.current_game.pause.due) == (watch.now, watch.now + 7 * DAY)
    assert [seat.sat_in for seat in table.seats] == [2, 2]
    await watch.turn(service, 6 * DAY)
    await quiet()
    assert await service.table(table.id) == table


async def test_one_person_among_computers_is_enough(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NOW)
    await service.settings.change_guild(GUILD, turn_time=60)
    table = await service.open(guild=GUILD, channel=1, host=ANNA, game="tiny", options={"target": 99})
    await service.add_computer(table.id, ANNA)
    table = await service.begin(table.id, ANNA)
    await quiet()
    await watch.turn(service, 61)
    await quiet()
    assert (await service.table(table.id)).current_game.pause is not None


@pytest.mark.parametrize("user", [ANNA, BEN])
async def test_any_press_of_theirs_goes_on(start: Start, user: int) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NOW)
    table = await deserted(service, watch, ANNA, BEN)
    await service.pressed(table, 999)
    assert await service.table(table.id) == table, "a stranger's doesn't"
    await service.pressed(table, user)
    await quiet()
    after = await service.table(table.id)
    assert after.current_game.pause is None
    assert absent(after) == [ANNA + BEN - user]
    assert [seat.sat_in for seat in after.seats] == [0, 0]
    assert after.current_game.waiting_for == (after.seat_of(user),), "the other one is sat in for on and on"
    found = await a_move(service, after, Random(1))
    await service.act(table.id, *found, after.revision)


async def test_playing_goes_on_too(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NOW)
    table = await deserted(service, watch, ANNA, BEN)
    found = await a_move(service, table, Random(1))
    after = await service.act(table.id, *found, table.revision)
    assert after.current_game.pause is None
    assert absent(after) == [ANNA + BEN - found[0]]


async def test_a_press_between_counts_anew(start: Start) -> None:
    """A player who only looks stays absent, but counts as present at the table."""
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN)
    assert absence.after_substitute_turn(table, 0) is table, "somebody is there"
    away = replace(table, seats=tuple(replace(seat, absent_since=1) for seat in table.seats))
    once = absence.after_substitute_turn(absence.after_substitute_turn(away, 0), 1)
    assert [seat.sat_in for seat in once.seats] == [1, 1]
    assert not absence.is_deserted(absence.after_substitute_turn(once, 0))
    assert absence.is_deserted(absence.after_substitute_turn(absence.after_substitute_turn(once, 0), 1))
    anew = absence.after_substitute_turn(absence.absence_reset(absence.after_substitute_turn(once, 0)), 1)
    assert [seat.sat_in for seat in anew.seats] == [0, 1]
    assert not absence.is_deserted(anew)


@pytest.mark.parametrize(("days", "restarts"), [(7, False), (1, True), (30, True)])
async def test_after_so_many_days_it_is_closed_without_a_result(
    start: Start, path: Path, days: int, restarts: bool
) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NOW)
    await service.settings.change_guild(GUILD, pause_days=days)
    table = await deserted(service, watch, ANNA, BEN)
    if restarts:
        await service.close()
        service = await start(clock=watch, pace=NOW)
        assert await service.table(table.id) == table
    await watch.turn(service, days * DAY - 1)
    assert (await service.table(table.id)).status == "playing"
    await watch.turn(service, 1)
    closed = await service.table(table.id)
    assert (closed.status, closed.past, closed.current_game.pause) == ("closed", (), None)
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM deadlines").fetchone() == (0,)
        assert db.execute("SELECT count(*) FROM results").fetchone() == (0,)
    with pytest.raises(Conflict, match="table_closed"):
        await service.hosting.return_player(table.id, ANNA)


async def test_who_comes_back_is_asked_for_by_no_clock_of_the_pause(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NOW)
    table = await deserted(service, watch, ANNA, BEN)
    await service.settings.change_guild(GUILD, turn_time=None)
    await service.pressed(table, ANNA)
    await watch.turn(service, 30 * DAY)
    assert (await service.table(table.id)).status == "playing"


async def test_what_a_stand_in_does_says_so_in_the_log(start: Start, path: Path) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NOW)
    table = await deserted(service, watch, ANNA, BEN)
    with sqlite3.connect(path) as db:
        lines = [json.loads(line) for (line,) in db.execute("SELECT line FROM log ORDER BY revision")]
    acts = [line for line in lines if line.get("act") in {"swap", "bet", "play"}]
    assert acts
    assert all(line["by"] == "computer" for line in acts)
    assert not any("by" in line for line in lines if line not in acts)
    one = await game(service, ANNA, BEN, target=99)
    found = await a_move(service, one, Random(1))
    await service.act(one.id, *found, one.revision)
    with sqlite3.connect(path) as db:
        last = db.execute("SELECT line FROM log WHERE game = ?", (one.current_game.number,)).fetchall()
    assert not any('"by"' in line for (line,) in last)
    assert table.current_game.number != one.current_game.number


# Who was away


def rows(*acts: tuple[int, bool] | None) -> list[LogRow]:
    """Return the lines of a log: who acted and whether it was a stand-in; None: a new deal."""
    lines: list[dict[str, object]] = [{"record": 1, "players": ["101", "102"]}]
    for act in acts:
        if act is None:
            lines.append({"act": "shuffle", "pack": ""})
        else:
            lines.append({"seat": act[0], "act": "bet"} | ({"by": "computer"} if act[1] else {}))
    return [LogRow(revision=number, line=json.dumps(line)) for number, line in enumerate(lines)]


@pytest.mark.parametrize(
    ("acts", "away"),
    [
        ([None, (0, False), (1, False)], set()),
        ([None, (0, False), (1, True)], {1}),
        ([None, (0, True), (0, False), (1, False)], set()),
        ([None, (0, False), (1, True), None, (0, False), (1, False)], set()),
        ([None, (1, True), None, (1, True), None, (1, False), (0, True)], {0, 1}),
        ([None, (0, False), (1, False), None, (1, True), None, (0, False), (1, True)], {1}),
    ],
)
def test_who_acted_in_less_than_half_of_the_deals_was_away(acts: list, away: set[int]) -> None:
    assert attendance(TINY, rows(*acts)).absent == away


def test_luck_at_a_seat_is_no_deed_of_its_owner() -> None:
    lines = [*rows(None, (0, True)), LogRow(revision=9, line='{"seat": 0, "act": "draw", "card": "2s"}')]
    assert attendance(TINY, lines).absent == {0}


async def away_from(
    service: TableService, watch: Watch, *users: int, target: int = 1
) -> tuple[Table, int, list[int]]:
    """Play a game in which one person never does anything; return the table at the end, that person, the others."""
    await service.settings.change_guild(GUILD, turn_time=60)
    table = await game(service, *users, target=target)
    gone = waited(table)
    while table.status == "playing":
        if waited(table) == gone:
            await watch.turn(service, 61)
            table = await until(
                service, table.id, lambda now: now.status == "over" or waited(now) not in {gone, None}
            )
        else:
            found = await a_move(service, table, Random(1))
            table = await service.act(table.id, *found, table.revision)
    await quiet()  # counting begins with the news of the end
    await service.statistics.counting.finish()
    return table, gone, [user for user in users if user != gone]


@pytest.mark.parametrize("seed", range(4))
async def test_who_was_away_has_no_victory_no_points_and_no_rating_of_it_but_a_defeat(
    start: Start, path: Path, seed: int
) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NOW, rng=Random(seed))
    table, gone, others = await away_from(service, watch, ANNA, BEN, CILLI)
    outcome = table.past[0].outcome
    assert table.past[0].away == {table.seat_of(gone)}, "its end says so"
    await service.close()
    service = await start(clock=watch, pace=NOW, rng=Random(seed))
    assert (await service.table(table.id)).past == table.past, "after a restart, too"
    standings = {one.user: one for one in await service.statistics.standings(GUILD, "tiny", by="rating")}
    sums = {one.user: one for one in await service.statistics.standings(GUILD, "tiny")}
    lost = table.seat_of(gone) in outcome.losers
    assert (sums[gone].games, sums[gone].wins, sums[gone].losses) == (1, 0, int(lost))
    assert sums[gone].points == min(0, outcome.scores[table.seat_of(gone)])
    for other in others:
        assert sums[other].wins == int(table.seat_of(other) in outcome.winners)
        assert sums[other].points == outcome.scores[table.seat_of(other)]
        assert standings[other].rating is not None, "the others are rated as against anybody"
    if table.seat_of(gone) in outcome.winners:
        assert gone not in standings
    before = {user: standings[user].rating for user in standings}
    await service.statistics.rebuild()
    again = {one.user: one.rating for one in await service.statistics.standings(GUILD, "tiny", by="rating")}
    assert again == before, "ratings worked out anew are the same"


async def test_a_game_that_one_person_has_played_is_in_no_standings(start: Start) -> None:
    """A second account that joins and never plays brings the first one nothing, and loses nothing either."""
    watch = Watch()
    service = await start(clock=watch, pace=NOW)
    await away_from(service, watch, ANNA, BEN)
    for by in ("wins", "rating"):
        assert await service.statistics.standings(GUILD, "tiny", by=by) == ()
    await service.statistics.rebuild()
    for by in ("wins", "rating"):
        assert await service.statistics.standings(GUILD, "tiny", by=by) == ()


@pytest.mark.parametrize(
    ("acts", "people"),
    [
        ([None, (0, ""), (1, "")], 2),
        ([None, (0, ""), (1, "computer")], 1),
        ([None, (0, ""), (1, ""), None, (0, ""), (1, "computer")], 2),
        ([None, (0, ""), (1, ""), None, (0, ""), (1, "computer"), None, (0, ""), (1, "computer")], 1),
        # Who took over a seat has played, too.
        ([None, (0, ""), (1, "computer"), (1, "another")], 2),
        ([None, (0, ""), (1, "computer"), None, (1, "computer"), None, (0, ""), (1, "another")], 1),
    ],
)
def test_so_many_people_have_played_half_of_a_game(acts: list[tuple[int, str] | None], people: int) -> None:
    lines: list[dict[str, object]] = [{"record": 1, "players": ["101", "102", "computer 1"]}]
    for act in acts:
        signed = {"by": act[1]} if act and act[1] else {}
        lines.append({"act": "shuffle", "pack": ""} if act is None else {"seat": act[0], "act": "bet"} | signed)
    log = [LogRow(revision=number, line=json.dumps(line)) for number, line in enumerate(lines)]
    assert attendance(TINY, log).people == people


async def test_deeds_of_a_stand_in_are_in_no_figures(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NOW, find_game=find_game)
    await service.settings.change_guild(GUILD, turn_time=60)
    table = await service.open(guild=GUILD, channel=1, host=ANNA, game="bieten", options={"target": 5})
    await service.join(table.id, BEN)
    table = await service.begin(table.id, ANNA)
    rng = Random(3)
    while table.status == "playing":
        if ANNA in {table.seats[seat].present for seat in table.current_game.waiting_for}:
            await watch.turn(service, 61)
        elif (found := await next_move(service, table, rng)) and found[0] == BEN:
            table = await service.act(table.id, *found, table.revision)
            continue
        await quiet()
        table = await service.table(table.id)
    await quiet()  # counting begins with the news of the end
    await service.statistics.counting.finish()
    [anna] = await service.statistics.for_person(GUILD, ANNA)
    [ben] = await service.statistics.for_person(GUILD, BEN)
    assert anna.counts == {}
    assert ben.counts["deals"] == len(table.past[0].deals)
