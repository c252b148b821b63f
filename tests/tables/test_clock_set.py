"""The machine's clock is corrected while users are waited for: nobody waits longer, and no user has less time."""

import asyncio
from pathlib import Path

import pytest

from bot import scheduler
from bot.errors import Conflict
from bot.storage import WriteFailed
from bot.tables import Table, TableService
from tests.tables.club import ANNA, BEN, CILLI, DORA, game, lobby
from tests.tables.conftest import Start
from tests.tables.test_deadlines import SLOW, move, reminders
from tests.tables.test_gone import others
from tests.tables.test_pause import NOW, deserted
from tests.tables.watch import MINUTE, Watch, absent, timed, waited

HOUR = 3600
DAY = 24 * HOUR


class Steady:
    """Seconds that pass with a watch, and go on when it is set."""

    def __init__(self, watch: Watch) -> None:
        self._watch, self.off = watch, 0.0

    def __call__(self) -> float:
        return self._watch.time.timestamp() + self.off

    def set_back(self, seconds: float) -> None:
        self._watch.pass_by(-seconds)
        self.off += seconds


@pytest.mark.parametrize("steady", [True, False])
async def test_a_step_back_makes_no_turn_longer(
    start: Start, monkeypatch: pytest.MonkeyPatch, *, steady: bool
) -> None:
    monkeypatch.setattr(scheduler, "MAX_SLEEP_SECONDS", 0.01)
    watch = Watch()
    passing = Steady(watch)
    service = await start(clock=watch, pace=SLOW, **({"steady": passing} if steady else {}))
    heard = reminders(service)
    table = await timed(service, ANNA, BEN)
    [clock] = table.current_game.clocks
    watch.pass_by(130)
    await _until(lambda: len(heard) == 1)
    passing.set_back(HOUR)

    async def moved() -> bool:
        [now] = (await service.table(table.id)).current_game.clocks
        return now.due <= clock.due - HOUR + 5

    while not await moved():  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    [now] = (await service.table(table.id)).current_game.clocks
    assert (now.due, now.started) == (clock.due - HOUR, clock.started - HOUR)
    watch.pass_by(109)
    await asyncio.sleep(0.1)
    assert absent(await service.table(table.id)) == []
    watch.pass_by(2)
    await _until(lambda: not watches(service))
    assert absent(await service.table(table.id)) == [clock.user]
    assert len(heard) == 1, "a reminder that was sent is not sent again"


async def test_a_step_forward_is_time_that_has_passed(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "MAX_SLEEP_SECONDS", 0.01)
    watch = Watch()
    service = await start(clock=watch, pace=SLOW, steady=lambda: 0.0)
    table = await timed(service, ANNA, BEN)
    watch.pass_by(HOUR)
    await _until(lambda: not watches(service))
    assert absent(await service.table(table.id)) != []


async def followed(service: TableService) -> None:
    """Read the clock, as every press does, and wait until all moments have followed it."""
    service.scheduler.clock()
    await service.scheduler.finish("deadlines")


async def test_who_waits_without_a_turn_time_waits_no_longer(start: Start) -> None:
    watch = Watch()
    passing = Steady(watch)
    service = await start(clock=watch, pace=SLOW, steady=passing)
    table = await game(service, ANNA, BEN, CILLI, target=3)
    user = waited(table)
    other = others(table, user)[0]
    watch.pass_by(5 * MINUTE)
    passing.set_back(HOUR)
    await followed(service)
    [wait] = (await service.table(table.id)).current_game.waits
    assert wait.wake_at == watch.now + 5 * MINUTE
    watch.pass_by(4 * MINUTE)
    with pytest.raises(Conflict, match="wake_too_early"):
        await service.waking.wake(table.id, other)
    watch.pass_by(MINUTE)
    await service.waking.wake(table.id, other)
    watch.pass_by(MINUTE)
    passing.set_back(HOUR)
    await followed(service)
    [wake] = (await service.table(table.id)).current_game.wakes
    assert wake.due == watch.now + MINUTE, "of two minutes to answer one is over"
    await watch.turn(service, MINUTE)
    assert [seat.user for seat in (await service.table(table.id)).seats if seat.gone] == [user]


async def test_a_wait_that_a_restart_finds_in_the_future_begins_now(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await game(service, ANNA, BEN, CILLI, target=3)
    await service.close()
    watch.pass_by(-HOUR)
    service = await start(clock=watch, pace=SLOW)
    [wait] = (await service.table(table.id)).current_game.waits
    assert (wait.since, wait.wake_at) == (watch.now, watch.now + 10 * MINUTE)


async def test_a_turn_that_begins_after_the_step_has_its_whole_time(start: Start) -> None:
    watch = Watch()
    passing = Steady(watch)
    service = await start(clock=watch, pace=SLOW, steady=passing)
    table = await timed(service, ANNA, BEN, target=9)
    passing.set_back(HOUR)
    table = await move(service, table)
    await followed(service)
    [clock] = (await service.table(table.id)).current_game.clocks
    assert (clock.started, clock.due) == (watch.now, watch.now + 4 * MINUTE)


async def test_a_start_that_was_asked_for_comes_no_later(start: Start) -> None:
    watch = Watch()
    passing = Steady(watch)
    service = await start(clock=watch, pace=SLOW, steady=passing)
    table = await lobby(service, ANNA, BEN, CILLI)
    watch.pass_by(DAY)
    await service.ask_to_begin(table.id, BEN)
    due = start_of(await service.table(table.id))
    passing.set_back(HOUR)
    await followed(service)
    assert start_of(await service.table(table.id)) == due - HOUR


async def test_a_pause_is_over_no_later(start: Start) -> None:
    watch = Watch()
    passing = Steady(watch)
    service = await start(clock=watch, pace=NOW, steady=passing)
    table = await deserted(service, watch, ANNA, BEN)
    due = table.current_game.pause.due
    passing.set_back(HOUR)
    await followed(service)
    assert (await service.table(table.id)).current_game.pause.due == due - HOUR


async def test_what_fails_while_the_moments_follow_is_tried_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.clock.deadlines.RETRY_SECONDS", (0.01,))
    watch = Watch()
    passing = Steady(watch)
    service = await start(clock=watch, pace=SLOW, steady=passing)
    tables = [await timed(service, ANNA, BEN), await timed(service, CILLI, DORA)]
    [before, _] = [each.current_game.clocks[0].due for each in tables]
    failed: list[int] = []
    change = service.deadlines._change

    async def fail(number: int, step: object) -> object:
        if not failed:
            failed.append(number)
            raise WriteFailed("the disk is full")
        return await change(number, step)

    monkeypatch.setattr(service.deadlines, "_change", fail)
    passing.set_back(HOUR)
    await followed(service)
    await _until(lambda: not service.deadlines._set_back)
    assert failed
    for table in tables:
        assert (await service.table(table.id)).current_game.clocks[0].due == before - HOUR, "once, not twice"


async def test_the_clock_is_looked_at_once_a_minute() -> None:
    assert scheduler.MAX_SLEEP_SECONDS <= 60


async def test_a_clock_that_was_ahead_before_a_restart_gives_nobody_more_than_a_turn(
    start: Start, tmp_path: Path
) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN)
    [clock] = table.current_game.clocks
    await service.close()
    watch.pass_by(-HOUR)
    service = await start(clock=watch, pace=SLOW)
    [now] = (await service.table(table.id)).current_game.clocks
    assert now.due == watch.now + clock.turn_time


def watches(service: TableService) -> bool:
    return service.scheduler.is_set("deadlines")


async def _until(true: object) -> None:
    assert callable(true)
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def start_of(table: Table) -> int:
    [request] = table.consents
    assert request.lapses_at is not None
    return request.lapses_at
