"""Jobs run at their moment, once at a time, by both clocks; their failures are reported; all of it stops."""

import asyncio
import sys
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime, timedelta

import pytest
from structlog.contextvars import bound_contextvars, get_contextvars
from structlog.testing import capture_logs

from bot.scheduler import MAX_SLEEP_SECONDS, Scheduler, Superseded
from tests.tables.hourglass import run

START = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)
who: ContextVar[str] = ContextVar("who", default="")


class Clocks:
    """A wall clock that goes with the loop's, until a user sets it."""

    def __init__(self) -> None:
        self.off = 0.0

    def wall(self) -> datetime:
        return START + timedelta(seconds=self.steady() + self.off)

    def steady(self) -> float:
        return asyncio.get_running_loop().time()


class Diary:
    """What ran when, and which errors were reported."""

    def __init__(self) -> None:
        self.clocks = Clocks()
        self.ran: list[tuple[str, float]] = []
        self.errors: list[tuple[str, str]] = []
        self.steps: list[tuple[int, int]] = []
        self.scheduler = Scheduler(self.clocks.wall, self.clocks.steady, report=self._report)
        self.scheduler.on_clock_set_back(lambda seconds, since: self.steps.append((seconds, since)))

    def _report(self, error: Exception, name: str) -> None:
        self.errors.append((name, type(error).__name__))

    def note(self, what: str) -> Callable[[], None]:
        return lambda: self.ran.append((what, asyncio.get_running_loop().time()))

    def takes(self, what: str, seconds: float) -> Callable[[], object]:
        async def work() -> None:
            self.note(what)()
            await asyncio.sleep(seconds)
            self.note(f"end of {what}")()

        return work

    def fails(self, *errors: Exception | None) -> Callable[[], object]:
        left = list(errors)

        async def work() -> None:
            self.note("try")()
            error = left.pop(0)
            if error is not None:
                raise error

        return work


def day(test: Callable[[Diary, Scheduler], object]) -> Diary:
    """Return the diary of a test in simulated time, which leaves neither a task nor a timer."""
    diary: list[Diary] = []

    async def main() -> None:
        diary.append(Diary())
        await test(diary[0], diary[0].scheduler)
        await diary[0].scheduler.close()
        assert asyncio.all_tasks() == {asyncio.current_task()}
        assert all(timer.cancelled() for timer in asyncio.get_running_loop()._scheduled)

    run(main())
    return diary[0]


def test_a_job_runs_at_its_moment_after_a_time_and_again_and_again() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        scheduler.at("at", START.timestamp() + 30, diary.note("at"))
        scheduler.after("after", 10, diary.note("after"))
        scheduler.every("every", 100, diary.note("every"), first=20)
        scheduler.after("cancelled", 5, diary.note("cancelled"))
        scheduler.cancel("cancelled")
        assert scheduler.seconds_left("at") == 30
        assert not scheduler.is_set("cancelled")
        await asyncio.sleep(250)

    assert day(main).ran == [("after", 10), ("every", 20), ("at", 30), ("every", 120), ("every", 220)]


def test_a_new_moment_replaces_the_old_one_unless_the_sooner_is_wanted() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        now = START.timestamp()
        for key in ("replaced", "sooner"):
            scheduler.at(key, now + 10, diary.note(key))
            scheduler.at(key, now + 20, diary.note(key), or_sooner=key == "sooner")
        scheduler.at("earlier", now + 20, diary.note("earlier"))
        scheduler.at("earlier", now + 5, diary.note("earlier"), or_sooner=True)
        await asyncio.sleep(100)

    assert day(main).ran == [("earlier", 5), ("sooner", 10), ("replaced", 20)]


def test_a_job_runs_once_at_a_time_and_once_more_where_it_was_wanted_while_it_ran() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        work = diary.takes("job", 10)
        scheduler.soon("job", work)
        await asyncio.sleep(1)
        scheduler.soon("job", work)
        scheduler.soon("job", work)
        scheduler.after("job", 3, work)
        assert scheduler.is_running("job")
        await scheduler.finish("job")
        assert not scheduler.is_set("job")

    assert day(main).ran == [("job", 0), ("end of job", 10), ("job", 10), ("end of job", 20)]


def test_many_moments_have_one_timer() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        for number in range(1000):
            scheduler.after(("many", number), 60 + number / 1000, diary.note("many"))
            scheduler.after(("many", number), 50 + number / 1000, diary.note("many"))
        timers = [timer for timer in asyncio.get_running_loop()._scheduled if not timer.cancelled()]
        assert len(timers) == 1
        await asyncio.sleep(55)
        assert len(diary.ran) == 1000
        assert len(scheduler._queue) < 200, "moments that are replaced are dropped"

    day(main)


def test_an_error_is_reported_once_per_kind_and_the_job_goes_on() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        disk, key = OSError(), KeyError()
        scheduler.soon("job", diary.fails(disk, disk, disk, key, None), retry=(5, 10, 20))
        await asyncio.sleep(100)
        scheduler.every("again", 10, diary.fails(disk, disk, None, disk, None, None))
        await asyncio.sleep(65)

    diary = day(main)
    assert diary.ran[:5] == [("try", moment) for moment in (0, 5, 15, 35, 55)]
    assert len(diary.ran) == 11
    assert diary.errors == [("job", "OSError"), ("job", "KeyError"), ("again", "OSError"), ("again", "OSError")]


def test_a_function_that_fails_stops_no_other_job() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        scheduler.after(("broken", 7), 5, lambda: 1 // 0)
        scheduler.after("whole", 5, diary.note("whole"))
        await asyncio.sleep(10)

    diary = day(main)
    assert diary.errors == [("broken 7", "ZeroDivisionError")]
    assert diary.ran == [("whole", 5)]


async def test_an_error_is_logged_with_the_name_of_the_job() -> None:
    scheduler = Scheduler()
    with capture_logs() as logs:
        scheduler.soon(("turn", 3), lambda: 1 // 0)
    assert [(line["event"], line["job"], type(line["exc_info"])) for line in logs] == [
        ("job_failed", "turn 3", ZeroDivisionError)
    ]


def test_a_wall_clock_that_jumps_forward_counts_as_time_that_has_passed() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        scheduler.after("job", 3600, diary.note("job"))
        await asyncio.sleep(10)
        diary.clocks.off += 3000
        await asyncio.sleep(1000)

    [(_, moment)] = day(main).ran
    assert moment == 600


def test_a_jump_to_the_moment_is_noticed_within_a_minute_or_when_somebody_reads_the_clock() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        for read in (False, True):
            scheduler.after("job", 3600, diary.note("job"))
            await asyncio.sleep(10)
            diary.clocks.off += 7200
            if read:
                scheduler.clock()
            await asyncio.sleep(90)

    (_, first), (_, second) = day(main).ran
    assert first == MAX_SLEEP_SECONDS
    assert second == 110


def test_a_wall_clock_that_is_set_back_postpones_no_job_and_is_reported() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        scheduler.at("job", START.timestamp() + 300, diary.note("job"))
        await asyncio.sleep(50)
        diary.clocks.off -= 3600
        await asyncio.sleep(300)
        diary.clocks.off -= 7200
        assert scheduler.now() == diary.clocks.wall().timestamp()

    diary = day(main)
    assert diary.ran == [("job", 300)]
    wall = int(START.timestamp())
    assert diary.steps == [(3600, wall + 60 - 3600), (7200, wall + 350 - 3600 - 7200)]


def test_without_a_steady_source_a_step_back_is_an_earlier_moment() -> None:
    async def main(diary: Diary, _: Scheduler) -> None:
        scheduler = Scheduler(diary.clocks.wall)
        scheduler.on_clock_set_back(lambda seconds, _: diary.steps.append((seconds, 0)))
        scheduler.clock()
        diary.clocks.off -= 100
        scheduler.clock()
        scheduler.clock()

    assert diary_steps(day(main)) == [100]


def diary_steps(diary: Diary) -> list[int]:
    return [seconds for seconds, _ in diary.steps]


def test_small_differences_are_no_step() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        for off in (0.0, 0.5, -0.5, 1.5, -1.5):
            diary.clocks.off = off
            scheduler.clock()

    assert day(main).steps == []


def test_jobs_know_nothing_of_the_click_that_set_them() -> None:
    found: list[tuple[str, object]] = []

    async def look() -> None:
        found.append((who.get(), get_contextvars()))

    async def main(_: Diary, scheduler: Scheduler) -> None:
        scheduler.open()
        who.set("Anna")
        with bound_contextvars(table=7):
            scheduler.soon("soon", look)
            scheduler.after("after", 5, look)
            scheduler.start(look(), "task")
        await asyncio.sleep(10)

    day(main)
    assert found == [("", {}), ("Anna", {"table": 7}), ("", {})]


def test_a_stop_waits_for_running_work_and_what_it_starts_and_begins_no_job() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        async def work() -> None:
            await asyncio.sleep(1)
            scheduler.start(diary.takes("more", 0.5)(), "more")
            scheduler.soon("job", diary.note("too late"))
            scheduler.after("later", 0, diary.note("too late"))

        scheduler.start(work(), "task")
        scheduler.soon("job", diary.takes("job", 1.2))
        scheduler.after("due", 1, diary.note("due"))
        await scheduler.close()
        assert asyncio.get_running_loop().time() == 1.5
        await scheduler.start(diary.takes("after the end", 0)(), "task")

    diary = day(main)
    assert diary.ran == [("job", 0), ("more", 1), ("end of job", 1.2), ("end of more", 1.5)]


def test_a_stop_interrupts_what_takes_too_long_and_what_is_lasting_at_once() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        scheduler.soon("lasting", diary.takes("lasting", 1), lasting=True)
        scheduler.soon("slow", diary.takes("slow", 100))
        scheduler.start(diary.takes("task", 100)(), "task")
        await asyncio.sleep(0)
        scheduler.start(diary.takes("never", 100)(), "never begins").cancel()
        await scheduler.close()
        assert asyncio.get_running_loop().time() == 2
        await scheduler.close()

    diary = day(main)
    assert [what for what, _ in diary.ran] == ["lasting", "slow", "task"]
    assert diary.errors == []


def test_one_job_is_stopped_alone_and_all_begin_again_after_a_start() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        scheduler.every("stopped", 1, diary.takes("stopped", 10))
        scheduler.every("other", 3, diary.note("other"))
        await asyncio.sleep(2)
        await scheduler.stop("stopped")
        await scheduler.stop("unknown")
        await asyncio.sleep(2)
        await scheduler.close()
        scheduler.open()
        scheduler.soon("stopped", diary.note("again"))

    assert day(main).ran == [("stopped", 1), ("other", 3), ("again", 4)]


@pytest.mark.parametrize("again", [True, False])
def test_a_job_that_sets_itself_again_goes_on(*, again: bool) -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        def work() -> None:
            diary.note("job")()
            if again:
                scheduler.after("job", 10, work)

        scheduler.soon("job", work)
        await asyncio.sleep(15)
        assert scheduler.is_set("job") == again

    assert len(day(main).ran) == (2 if again else 1)


async def test_a_database_thread_may_read_the_clock() -> None:
    scheduler = Scheduler(lambda: START)
    assert await asyncio.to_thread(scheduler.clock) == START


async def test_the_suite_runs_on_the_loop_that_was_chosen(pytestconfig: pytest.Config) -> None:
    wanted = "asyncio" if sys.platform == "win32" else pytestconfig.getoption("loop")
    assert type(asyncio.get_running_loop()).__module__.partition(".")[0] == wanted


def test_what_another_process_does_now_is_neither_reported_nor_tried_again() -> None:
    async def main(diary: Diary, scheduler: Scheduler) -> None:
        scheduler.soon("job", diary.fails(Superseded()), retry=(5,))
        scheduler.start(diary.fails(Superseded())(), "task")
        await asyncio.sleep(20)

    diary = day(main)
    assert diary.ran == [("try", 0), ("try", 0)]
    assert diary.errors == []
