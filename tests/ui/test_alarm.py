"""One timer for many moments: whatever is due is called for once, by whichever clock gets there first."""

import asyncio

import pytest

from bot.ui.live.alarm import Alarm


class Watch:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def rung() -> list[str]:
    return []


async def test_what_is_due_is_called_for_once_and_the_rest_later(rung: list[str]) -> None:
    watch = Watch()
    alarm = Alarm(watch, rung.append)
    alarm.set("late", 60)
    alarm.set("soon", 30)
    alarm.set("dropped", 10)
    alarm.drop("dropped")
    alarm.look()
    assert rung == []
    watch.time += 30
    alarm.look()
    alarm.look()
    assert rung == ["soon"]
    watch.time += 30
    alarm.look()
    assert rung == ["soon", "late"]
    alarm.close()


async def test_set_anew_the_old_moment_does_not_count(rung: list[str]) -> None:
    watch = Watch()
    alarm = Alarm(watch, rung.append)
    alarm.set("hand", 30)
    alarm.set("hand", 60)
    watch.time += 30
    alarm.look()
    assert rung == []
    watch.time += 30
    alarm.look()
    assert rung == ["hand"]


async def test_what_is_closed_rings_no_more(rung: list[str]) -> None:
    watch = Watch()
    alarm = Alarm(watch, rung.append)
    alarm.set("hand", 30)
    alarm.close()
    watch.time += 100
    alarm.look()
    assert rung == []


async def test_what_is_due_at_once_and_something_later_are_both_called_for(rung: list[str]) -> None:
    alarm = Alarm(Watch(), rung.append)
    alarm.set("now", 0)
    alarm.set("later", 30)
    alarm.set("also now", -5)
    async with asyncio.timeout(20):
        while len(rung) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert rung == ["now", "also now"]
    alarm.close()


async def test_the_suite_runs_on_the_loop_that_was_chosen(pytestconfig: pytest.Config) -> None:
    wanted = pytestconfig.getoption("loop")
    assert type(asyncio.get_running_loop()).__module__.partition(".")[0] == wanted
