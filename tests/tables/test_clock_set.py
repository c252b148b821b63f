"""The machine's clock is corrected while people are waited for: once a minute it is checked, no turn gets longer."""

import asyncio
from pathlib import Path

import pytest

from bot.tables.clock import deadlines as module
from tests.tables.club import ANNA, BEN
from tests.tables.conftest import Start
from tests.tables.test_deadlines import SLOW, reminders
from tests.tables.watch import Watch, absent, timed

HOUR = 3600


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
    monkeypatch.setattr(module, "LONGEST", 0.01)
    watch = Watch()
    passing = Steady(watch)
    service = await start(clock=watch, pace=SLOW, **({"steady": passing} if steady else {}))
    heard = reminders(service)
    table = await timed(service, ANNA, BEN)
    [clock] = table.round.clocks
    watch.pass_by(130)
    await _until(lambda: len(heard) == 1)
    passing.set_back(HOUR)

    async def moved() -> bool:
        [now] = (await service.table(table.id)).round.clocks
        return now.due <= clock.due - HOUR + 5

    while not await moved():  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    [now] = (await service.table(table.id)).round.clocks
    assert (now.due, now.started) == (clock.due - HOUR, clock.started - HOUR)
    watch.pass_by(109)
    await asyncio.sleep(0.1)
    assert absent(await service.table(table.id)) == []
    watch.pass_by(2)
    await _until(lambda: not watching(service))
    assert absent(await service.table(table.id)) == [clock.user]
    assert len(heard) == 1, "a reminder that was sent is not sent again"


async def test_a_step_forward_is_time_that_has_passed(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 0.01)
    watch = Watch()
    service = await start(clock=watch, pace=SLOW, steady=lambda: 0.0)
    table = await timed(service, ANNA, BEN)
    watch.pass_by(HOUR)
    await _until(lambda: not watching(service))
    assert absent(await service.table(table.id)) != []


async def test_the_clock_is_looked_at_once_a_minute() -> None:
    assert module.LONGEST <= 60


async def test_a_clock_that_was_ahead_before_a_restart_gives_nobody_more_than_a_turn(
    start: Start, tmp_path: Path
) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN)
    [clock] = table.round.clocks
    await service.close()
    watch.pass_by(-HOUR)
    service = await start(clock=watch, pace=SLOW)
    [now] = (await service.table(table.id)).round.clocks
    assert now.due == watch.now + clock.turn_time


def watching(service: object) -> bool:
    return any(task.get_name() == "deadlines" and not task.done() for task in asyncio.all_tasks())


async def _until(true: object) -> None:
    assert callable(true)
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
