"""Turn times: who is waited for too long is reminded once, then sat in for, and takes the seat back at any moment."""

import asyncio
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.errors import Conflict, PermissionDenied
from bot.tables import Pacing, Preferences, QuietHours, Reminder, Table, TableService
from bot.tables.clock.deadlines import JOB
from bot.tables.table_update import Change, Step
from tests.tables.club import ANNA, BEN, CHANNEL, CILLI, DORA, GUILD, a_move, game, lobby, play_out, until
from tests.tables.conftest import Start
from tests.tables.tiny import Bet
from tests.tables.watch import MINUTE, Watch, absent, timed, waited

SLOW = Pacing(computer_pause=3600)
"""Computer players that do nothing in a test's time."""


def reminders(service: TableService) -> list[Reminder]:
    heard: list[Reminder] = []

    async def hear(reminder: Reminder) -> None:
        heard.append(reminder)

    service.deadlines.subscribe(hear)
    return heard


def tasks(*names: str) -> list[asyncio.Task[object]]:
    """Return the tasks whose names begin so."""
    return [task for task in asyncio.all_tasks() if task.get_name().startswith(names)]


async def quiet() -> None:
    """Let computer players and listeners do all that they would."""
    while working := tasks("computers", "news"):
        await asyncio.wait(working, timeout=5)


async def move(service: TableService, table: Table, seed: int = 0) -> Table:
    """Have the person who is waited for do something."""
    found = await a_move(service, table, Random(seed))
    return await service.act(table.id, *found, table.revision)


async def test_without_a_turn_time_no_clock_runs(watch: Watch, service: TableService) -> None:
    table = await game(service, ANNA, BEN)
    await quiet()
    assert not service.scheduler.is_set("deadlines")
    await watch.turn(service, 10**7)
    assert await service.table(table.id) == table
    assert table.current_game.clocks == ()


async def test_the_panel_can_tell_until_when_a_move_is_due(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN)
    [clock] = table.current_game.clocks
    assert (table.seats[clock.seat].user, clock.started, clock.due) == (waited(table), watch.now, watch.now + 240)


async def test_a_reminder_at_half_time_once_and_a_computer_player_at_the_end(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    heard = reminders(service)
    table = await timed(service, ANNA, BEN)
    user = waited(table)
    await watch.turn(service, 119)
    assert heard == []
    await watch.turn(service, 1)
    assert heard == [Reminder(table.id, user, watch.now + 120)]
    await watch.turn(service, 60)
    await watch.turn(service, 59)
    assert len(heard) == 1
    assert absent(await service.table(table.id)) == []
    await watch.turn(service, 1)
    after = await service.table(table.id)
    assert absent(after) == [user]
    assert after.seat_of(user) == table.seat_of(user)
    assert after.seats[table.current_game.waiting_for[0]].absent_since == watch.now
    assert after.current_game.clocks == ()


async def test_who_wants_no_reminder_gets_none(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    heard = reminders(service)
    for user in (ANNA, BEN):
        await service.settings.change_user(user, reminders=False)
    table = await timed(service, ANNA, BEN)
    await watch.turn(service, 130)
    assert heard == []
    await watch.turn(service, 110)
    assert absent(await service.table(table.id)) == [waited(table)]


async def test_who_moves_in_time_is_left_alone(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    heard = reminders(service)
    table = await timed(service, ANNA, BEN, target=9)
    for _ in range(8):
        await watch.turn(service, 110)
        table = await move(service, table)
    assert heard == []
    assert absent(table) == []


async def test_what_others_do_does_not_set_a_clock_anew(start: Start) -> None:
    """Who is not waited for bets; the other's time goes on. Who bets in their own turn has come back to life."""
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await move(service, await timed(service, ANNA, BEN))
    turn, other = waited(table), ANNA + BEN - waited(table)
    before = table.current_game.clocks
    await watch.turn(service, 100)
    table = await service.act(table.id, other, Bet(0).text(), table.revision)
    assert table.current_game.clocks == before
    table = await service.act(table.id, turn, Bet(0).text(), table.revision)
    assert [clock.started for clock in table.current_game.clocks] == [watch.now]


async def test_another_turn_time_counts_from_the_next_wait_on(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN)
    await service.settings.change_guild(GUILD, turn_time=3 * 24 * 60 * MINUTE)
    assert (await service.table(table.id)).current_game.clocks == table.current_game.clocks
    table = await move(service, table)
    assert table.current_game.clocks[0].due == watch.now + 3 * 24 * 60 * MINUTE
    await service.settings.change_guild(GUILD, turn_time=None)
    assert (await move(service, table)).current_game.clocks == ()


async def test_in_quiet_hours_the_clock_stands_still(start: Start) -> None:
    """It is noon, and siesta begins at ten past, for an hour."""
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    heard = reminders(service)
    for user in (ANNA, BEN):
        await service.settings.change_user(user, quiet=QuietHours(start=730, end=790))
    table = await timed(service, ANNA, BEN, turn_time=30 * MINUTE)
    await watch.turn(service, 15 * MINUTE)
    await watch.turn(service, 50 * MINUTE)
    assert heard == []
    await watch.turn(service, 10 * MINUTE)
    assert len(heard) == 1
    await watch.turn(service, 14 * MINUTE)
    assert absent(await service.table(table.id)) == []
    await watch.turn(service, 1 * MINUTE)
    assert absent(await service.table(table.id)) == [waited(table)]


async def test_a_deadline_outlives_a_restart(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN)
    await watch.turn(service, 130)
    await service.close()
    again = await start(clock=watch, pace=SLOW)
    heard = reminders(again)
    assert await again.table(table.id) == table
    assert again.deadlines.extended == ()
    await watch.turn(again, 109)
    assert absent(await again.table(table.id)) == []
    await watch.turn(again, 1)
    assert absent(await again.table(table.id)) == [waited(table)]
    assert heard == [], "the reminder was before the restart"
    await again.close()
    third = await start(clock=watch, pace=SLOW)
    assert absent(await third.table(table.id)) == [waited(table)]


async def test_nobody_loses_a_seat_because_the_bot_was_down(start: Start) -> None:
    """A quarter of the turn time is left to every user, a minute where that is longer."""
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    short = await timed(service, ANNA, BEN)
    long = await timed(service, ANNA, BEN, turn_time=40 * MINUTE)
    await service.close()
    watch.pass_by(24 * 60 * MINUTE)
    again = await start(clock=watch, pace=SLOW)
    assert again.deadlines.extended == (short.id, long.id)
    assert (await again.table(short.id)).current_game.clocks[0].due == watch.now + MINUTE
    assert (await again.table(long.id)).current_game.clocks[0].due == watch.now + 10 * MINUTE
    await watch.turn(again, MINUTE)
    assert absent(await again.table(short.id)) == [waited(short)]
    assert absent(await again.table(long.id)) == []
    await watch.turn(again, 9 * MINUTE)
    assert absent(await again.table(long.id)) == [waited(long)]


async def test_the_job_waits_for_the_next_deadline_and_is_gone_when_nobody_is_waited_for(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN)
    assert service.scheduler.seconds_left("deadlines") == pytest.approx(2 * MINUTE, abs=5)
    assert not tasks("deadlines")
    await service.hosting.close(table.id, ANNA, moderates=GUILD)
    await service.close()
    again = await start(clock=watch, pace=SLOW)
    await quiet()
    assert not again.scheduler.is_set("deadlines")


async def test_im_back_in_mid_deal(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN, CILLI, target=9)
    user = waited(table)
    with pytest.raises(Conflict, match="not_absent"):
        await service.hosting.return_player(table.id, user)
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.hosting.return_player(table.id, 999)
    await watch.turn(service, 4 * MINUTE)
    hand = await service.hand(table.id, user)
    after = await service.hosting.return_player(table.id, user)
    assert absent(after) == []
    assert (await service.hand(table.id, user)).view == hand.view
    assert [clock.started for clock in after.current_game.clocks] == [watch.now], "the time begins anew"
    await move(service, after)


async def test_any_action_takes_the_seat_back(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN, target=9)
    user = waited(table)
    await watch.turn(service, 4 * MINUTE)
    table = await service.table(table.id)
    assert absent(table) == [user]
    table = await move(service, table)
    assert absent(table) == []


async def test_a_computer_player_plays_on_until_the_owner_is_back(watch: Watch, service: TableService) -> None:
    """What it has thought out already is not done any more once the owner is there."""
    table = await timed(service, ANNA, BEN, target=9)
    user = waited(table)
    await watch.turn(service, 4 * MINUTE)
    table = await until(service, table.id, lambda now: now.revision > table.revision + 1)
    assert absent(table) == [user]
    table = await service.hosting.return_player(table.id, user)
    await quiet()
    assert (await service.table(table.id)).revision == table.revision


async def test_the_seat_stays_sat_in_for_and_the_result_is_its_owners(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=Pacing(computer_pause=0))
    table = await timed(service, ANNA, BEN, CILLI, target=1)
    first = waited(table)
    await watch.turn(service, 4 * MINUTE)
    while (table := await service.table(table.id)).status == "playing":
        if table.current_game.waiting_for and table.seats[table.current_game.waiting_for[0]].present is not None:
            table = await move(service, table)
        else:
            table = await until(service, table.id, lambda now, at=table: now.revision > at.revision)
    assert absent(table) == [first]
    assert {row.user for row in await service.statistics.standings(GUILD, None)} == {ANNA, BEN, CILLI}
    assert {seat.user for seat in table.past[0].seats} == {ANNA, BEN, CILLI}
    assert all(seat.absent_since is None for seat in table.past[0].seats)
    other = ANNA if first != ANNA else BEN
    again = await service.rematch(table.id, other)
    assert absent(again) == [first]


async def test_a_game_that_ends_while_everybody_is_absent_leaves_the_table_at_rest(start: Start) -> None:
    """Before a game pauses, its last cards may fall."""
    watch = Watch()
    service = await start(clock=watch, rng=Random(1))
    table = await timed(service, ANNA, BEN, target=1)
    while (now := await service.table(table.id)).status == "playing":
        await quiet()
        await watch.turn(service, 4 * MINUTE)
        now = await service.table(table.id)
        if now.current_game is not None and now.current_game.pause:
            await service.pressed(now, ANNA)
    over = await until(service, table.id, lambda now: now.status == "over")
    await quiet()
    assert await service.table(table.id) == over
    assert over.current_game.pause is None
    back = await service.rematch(table.id, BEN)
    assert BEN in back.present


async def test_a_table_in_a_direct_message_knows_no_time(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await service.open(guild=None, channel=CHANNEL, host=ANNA, game="tiny", options={})
    await service.add_computer(table.id, ANNA)
    table = await service.begin(table.id, ANNA)
    assert table.current_game.clocks == ()


async def test_a_host_who_is_absent_hands_over(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN, CILLI)
    host = waited(table)
    if host != table.host:
        table = await service.hosting.hand_over(table.id, table.host, host)
    await watch.turn(service, 4 * MINUTE)
    after = await service.table(table.id)
    assert after.host in {ANNA, BEN, CILLI} - {host}
    await service.leave(table.id, after.host)


async def test_between_games_no_time_runs(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await lobby(service, ANNA, BEN, target=1)
    assert table.current_game is None
    over = await play_out(service, await timed(service, ANNA, BEN, target=1), Random(1))
    assert over.current_game.clocks == ()


def broken_at(service: TableService, broken: int) -> Change:
    """Have changes of one table fail; return the function that changes any table."""
    real = service.deadlines._change

    async def change(table: int, step: Step) -> Table:
        if table == broken:
            raise ValueError("a card")
        return await real(table, step)

    service.deadlines._change = change
    return real


async def test_an_error_at_one_table_keeps_no_other_waiting(start: Start) -> None:
    """It is tried again a minute later."""
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    broken, other = [await timed(service, ANNA, BEN) for _ in range(2)]
    real = broken_at(service, broken.id)
    with capture_logs() as logs:
        await watch.turn(service, 4 * MINUTE)
    assert absent(await service.table(other.id)) == [waited(other)]
    errors = [line for line in logs if line["log_level"] == "error"]
    assert errors
    assert {(line["event"], line["table"], line["error"]) for line in errors} == {
        ("deadline_failed", broken.id, "ValueError")
    }
    service.deadlines._change = real
    await watch.turn(service, MINUTE)
    assert absent(await service.table(broken.id)) == [waited(broken)]


async def test_a_reminder_that_fails_at_one_table_keeps_no_other_waiting(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    heard = reminders(service)
    first, second = await timed(service, ANNA, BEN), await timed(service, CILLI, DORA)
    real = service.settings.for_user

    async def for_user(user: int) -> Preferences:
        if user == waited(first):
            raise ValueError("unreadable")
        return await real(user)

    monkeypatch.setattr(service.settings, "for_user", for_user)
    await watch.turn(service, 2 * MINUTE)
    assert [reminder.table for reminder in heard] == [second.id]


async def test_a_table_that_cant_follow_the_clock_keeps_no_other_from_it(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    broken, other = [await timed(service, ANNA, BEN) for _ in range(2)]
    broken_at(service, broken.id)
    watch.pass_by(-10 * MINUTE)
    service.scheduler.clock()
    await service.scheduler.finish(JOB)
    assert (await service.table(other.id)).current_game.clocks[0].due == watch.now + 4 * MINUTE
    assert (await service.table(broken.id)).current_game.clocks[0].due == watch.now + 14 * MINUTE
