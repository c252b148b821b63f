"""The scheduler: runs jobs at a time, after a delay or repeatedly, and keeps background tasks.

A job has a key. The scheduler runs a key's job once at a time; a run that becomes due during another follows it.
Errors of a job are reported, once per kind until the job succeeds, and a job with `retry` is retried. One timer wakes
the scheduler for the next job. Without jobs there is no timer.

Time is measured by two clocks. The wall clock has the time of day, and can be corrected. The event loop's clock only
goes forward, and stands still while the machine sleeps. A job is due when its time has passed on either:

- A wall clock that jumps forward counts as elapsed time.
- A wall clock that is set back delays no job. Listeners are called with the seconds, so that owners of stored times
  can move them back, too.

The scheduler compares both clocks whenever `clock` is read, and once a minute while it has jobs.
"""

import asyncio
import heapq
from collections.abc import Callable, Coroutine, Sequence
from contextvars import Context, copy_context
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import count
from math import inf
from typing import Any

import structlog
from structlog.contextvars import clear_contextvars

MAX_SLEEP_SECONDS = 60.0
"""The most seconds of one sleep: the wall clock can be set, and the machine can sleep."""
CLOCK_STEP_SECONDS = 2.0
"""Seconds from which a difference between the clocks is a correction of the wall clock."""
STOP_SECONDS = 2.0
"""Seconds that running work has to end when the bot stops."""

Key = str | tuple[str | int | None, ...]
"""The name of a job; the log shows it with spaces."""
Work = Callable[[], object]
"""A coroutine function, which runs as a task, or a function."""
Report = Callable[[Exception, str], object]
"""Gets an error and the name of the work that raised it."""
Listener = Callable[[int, int], object]
"""Gets by how many seconds the wall clock was set back, and when that was noticed."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class Superseded(Exception):
    """Another process does this work now: work that raises it ends without a report or retry."""


utc_now: Callable[[], datetime] = partial(datetime.now, UTC)
"""Return the time in UTC."""


def log_failure(error: Exception, name: str) -> None:
    """Log that a job has failed."""
    log.error("job_failed", job=name, exc_info=error)


@dataclass(slots=True, eq=False)
class _Job:
    """A job with its next time.

    Args:
        retry: seconds until the retry after the first, second, … failure in a row; the last one repeats.
        lasting: whether the scheduler interrupts it at once when the bot stops.
        interval: seconds between two runs; None: it isn't repeated.
        due: when it is due, in seconds of `_elapsed`; `inf`: no time is set.
        task: the run under way.
        again: whether to run it again after that.
        failures: how often in a row it has failed.
        error: the kind of the last failure.
    """

    key: Key
    work: Work
    retry: Sequence[float] = ()
    lasting: bool = False
    interval: float | None = None
    due: float = inf
    task: asyncio.Task[object] | None = None
    again: bool = False
    failures: int = 0
    error: type[Exception] | None = None


class Scheduler:
    """Runs jobs and background tasks until the bot stops.

    Args:
        clock: the wall clock, with its zone.
        steady: a source of steadily passing seconds, to detect corrections of the wall clock; None: there is none,
            and a step back is noticed only by a time earlier than the last one.
        report: gets the errors of jobs and tasks.
        grace: seconds that running work has to end when the bot stops.
    """

    def __init__(
        self,
        clock: Callable[[], datetime] = utc_now,
        steady: Callable[[], float] | None = None,
        report: Report = log_failure,
        grace: float = STOP_SECONDS,
    ) -> None:
        self.report = report
        self._clock = clock
        self._steady = steady
        self._grace = grace
        self._listeners: list[Listener] = []
        self._jobs: dict[Key, _Job] = {}
        self._queue: list[tuple[float, int, _Job]] = []
        """A heap of due times; outdated ones are skipped."""
        self._order = count()
        self._timer: asyncio.TimerHandle | None = None
        self._armed_for = inf
        """The time of the timer, by the loop's clock."""
        self._skipped = 0.0
        """By how many seconds the wall clock has jumped forward so far."""
        self._compared: tuple[float, float, float] | None = None
        """The wall clock, the steady seconds and the loop's clock at the last comparison."""
        self._context: Context | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False
        """Whether jobs are refused."""
        self._closed = False
        """Whether background tasks are refused."""

    # Time

    def clock(self) -> datetime:
        """Return the wall clock's time, and check whether it was corrected."""
        now = self._clock()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return now  # a database thread
        self._compare(now.timestamp(), loop.time())
        return now

    def now(self) -> float:
        """Return the time by the wall clock, in seconds since 1970."""
        return self.clock().timestamp()

    def on_clock_set_back(self, listener: Listener) -> None:
        """Call a listener when the wall clock was set back, before any job reads the new time."""
        self._listeners.append(listener)

    def _compare(self, wall: float, loop: float) -> None:
        """Detect a step of the wall clock."""
        steady = self._steady() if self._steady else 0.0
        if self._compared is None or loop < self._compared[2]:
            self._compared = wall, steady, loop  # a loop's clock never goes back: this is another loop
            return
        walls, steadies, loops = self._compared
        # The first is negative for a step back; without a steady source the wall clock alone must go back for that.
        back = walls - wall + steady - steadies
        forward = wall - walls - (loop - loops)
        if self._steady is None or back >= CLOCK_STEP_SECONDS or forward >= CLOCK_STEP_SECONDS:
            self._compared = wall, steady, loop
        if back >= CLOCK_STEP_SECONDS:
            log.warning("clock_set_back", seconds=round(back))
            for listener in self._listeners:
                listener(round(back), int(wall))
        elif forward > 0 and (self._steady is None or forward >= CLOCK_STEP_SECONDS):
            self._skipped += forward
            self._arm()

    def _elapsed(self) -> float:
        """Return the time for due jobs: the loop's clock plus the wall clock's jumps forward."""
        return asyncio.get_running_loop().time() + self._skipped

    # Jobs

    def at(
        self,
        key: Key,
        moment: float,
        work: Work,
        *,
        or_sooner: bool = False,
        retry: Sequence[float] = (),
        lasting: bool = False,
    ) -> None:
        """Run a job at a time, in place of its next time so far.

        Args:
            moment: in seconds since 1970.
            or_sooner: whether an earlier time that is set already stays.
            retry: seconds until the retry after the first, second, … failure in a row; the last one repeats.
            lasting: whether it is interrupted at once when the bot stops, since it continues after the next start.
        """
        self._set(key, work, moment - self.now(), or_sooner=or_sooner, retry=retry, lasting=lasting)

    def after(self, key: Key, seconds: float, work: Work, *, retry: Sequence[float] = ()) -> None:
        """Run a job after a delay, in place of its next time so far."""
        self._set(key, work, seconds, retry=retry)

    def every(
        self, key: Key, seconds: float, work: Work, *, first: float | None = None, retry: Sequence[float] = ()
    ) -> None:
        """Run a job repeatedly.

        Args:
            seconds: between the end of a run and the next one.
            first: seconds until the first run; None: as between two.
            retry: seconds until the retry after the first, second, … failure in a row; the last one repeats.
        """
        job = self._set(key, work, seconds if first is None else first, retry=retry)
        if job is not None:
            job.interval = seconds

    def soon(self, key: Key, work: Work, *, retry: Sequence[float] = (), lasting: bool = False) -> None:
        """Run a job now; if it is running, once more afterwards."""
        job = self._job(key, work, retry, lasting=lasting)
        if job is not None:
            job.due = inf
            self._begin(job)

    def cancel(self, key: Key) -> None:
        """Delete the next time of a job; a run under way continues."""
        job = self._jobs.get(key)
        if job is None:
            return
        job.due, job.interval, job.again = inf, None, False
        if job.task is None:
            del self._jobs[key]
        self._arm()

    async def stop(self, key: Key) -> None:
        """Cancel a job, and interrupt it if it is running."""
        job = self._jobs.get(key)
        self.cancel(key)
        if job is not None and job.task is not None and job.task is not asyncio.current_task():
            job.task.cancel()
            await asyncio.gather(job.task, return_exceptions=True)

    def is_set(self, key: Key) -> bool:
        """Return whether a job is running, or has a next time."""
        return key in self._jobs

    def is_running(self, key: Key) -> bool:
        """Return whether a job is running."""
        job = self._jobs.get(key)
        return job is not None and job.task is not None

    def seconds_left(self, key: Key) -> float | None:
        """Return in how many seconds a job is due; None: it has no next time."""
        job = self._jobs.get(key)
        return None if job is None or job.due == inf else job.due - self._elapsed()

    async def finish(self, key: Key, *, completely: bool = False) -> None:
        """Wait until a job isn't running any more; completely: until it has no next time either."""
        while (job := self._jobs.get(key)) is not None and (job.task is not None or completely):
            if job.task is not None:
                await asyncio.wait([job.task])
                await asyncio.sleep(0)  # a callback records its end
            else:
                await asyncio.sleep(max(job.due - self._elapsed(), 0.0))

    def run_due(self) -> None:
        """Run all jobs that are due now."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer, self._armed_for = None, inf
        self._compare(self._clock().timestamp(), asyncio.get_running_loop().time())
        now = self._elapsed()
        while self._queue and self._queue[0][0] <= now:
            due, _, job = heapq.heappop(self._queue)
            if job.due == due:
                job.due = inf
                self._begin(job)
        self._arm()

    def _job(self, key: Key, work: Work, retry: Sequence[float], *, lasting: bool) -> _Job | None:
        """Return the updated job of a key, or None if the bot stops."""
        if self._stopping:
            return None
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = _Job(key, work)
        job.work, job.retry, job.lasting = work, retry, lasting
        return job

    def _set(
        self,
        key: Key,
        work: Work,
        seconds: float,
        *,
        or_sooner: bool = False,
        retry: Sequence[float] = (),
        lasting: bool = False,
    ) -> _Job | None:
        job = self._job(key, work, retry, lasting=lasting)
        if job is None:
            return None
        self.clock()
        due = self._elapsed() + max(seconds, 0.0)
        if not (or_sooner and job.due <= due):
            self._put(job, due)
        return job

    def _put(self, job: _Job, due: float) -> None:
        job.due = due
        if len(self._queue) > 2 * len(self._jobs) + 64:
            self._queue = [each for each in self._queue if each[0] == each[2].due]
            heapq.heapify(self._queue)
        heapq.heappush(self._queue, (due, next(self._order), job))
        self._arm()

    def _arm(self) -> None:
        """Set the timer for the next job, or cancel it."""
        while self._queue and self._queue[0][0] != self._queue[0][2].due:
            heapq.heappop(self._queue)
        moment = self._queue[0][0] - self._skipped if self._queue else inf
        if self._timer is not None and moment == self._armed_for:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._armed_for = moment
        if moment != inf:
            loop = asyncio.get_running_loop()
            delay = min(max(moment - loop.time(), 0.0), MAX_SLEEP_SECONDS)
            self._timer = loop.call_later(delay, self.run_due, context=self._own_context())

    def _begin(self, job: _Job) -> None:
        """Run a job, or mark it for another run if it is running."""
        if job.task is not None:
            job.again = True
            return
        context = self._own_context()
        try:
            running = context.run(job.work)
        except Exception as error:
            self._ended(job, error)
            return
        if asyncio.iscoroutine(running):
            job.task = asyncio.create_task(running, name=_name(job.key), context=context)
            job.task.add_done_callback(partial(self._done, job))
        else:
            self._ended(job, None)

    def _done(self, job: _Job, task: asyncio.Task[object]) -> None:
        job.task = None
        error = None if task.cancelled() else task.exception()
        self._ended(job, error if isinstance(error, Exception) else None)

    def _ended(self, job: _Job, error: Exception | None) -> None:
        """Report a job's error, and set its next time."""
        if isinstance(error, Superseded):
            error = None
        if error is not None and type(error) is not job.error:
            self.report(error, _name(job.key))
        job.error = None if error is None else type(error)
        if self._stopping:
            job.due, job.interval, job.again = inf, None, False
        elif job.again:
            job.again = False
            self._begin(job)
            return
        elif error is not None and job.retry:
            wait = job.retry[min(job.failures, len(job.retry) - 1)]
            self._put(job, min(job.due, self._elapsed() + wait))
        elif job.interval is not None and job.due == inf:
            self._put(job, self._elapsed() + job.interval)
        job.failures = 0 if error is None else job.failures + 1
        if job.due == inf and self._jobs.get(job.key) is job:
            del self._jobs[job.key]

    def _own_context(self) -> Context:
        """Return a context without the log bindings of a click or a table."""
        context = (self._context or copy_context()).copy()
        context.run(clear_contextvars)  # log lines of a job must not carry the click that set it
        return context

    # Background tasks

    def start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Run a coroutine once in the background, in the current context."""
        if self._closed:
            work.close()
            work = _nothing()
        task = asyncio.create_task(self._guarded(work, name), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # A task that is cancelled before its first step never reaches its work.
        task.add_done_callback(lambda _: work.close())
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None], name: str) -> None:
        try:
            await work
        except Superseded:
            pass
        except Exception as error:
            self.report(error, name)

    # Start and stop

    def open(self) -> None:
        """Accept work, after a stop too. Jobs run in a copy of the context in which this is called."""
        self._stopping = self._closed = False
        self._context = copy_context()

    async def close(self) -> None:
        """Delete all due times, let running work and the tasks that it starts end, and interrupt the rest.

        Jobs that are set during this are ignored. A second call does nothing.
        """
        self._stopping = True
        running = [job.task for job in self._jobs.values() if job.task is not None]
        for job in [*self._jobs.values()]:
            if job.lasting and job.task is not None:
                job.task.cancel()
            self.cancel(job.key)
        loop = asyncio.get_running_loop()
        until = loop.time() + self._grace
        while (left := until - loop.time()) > 0 and (tasks := {*self._tasks, *filter(_is_running, running)}):
            await asyncio.wait(tasks, timeout=left)
        self._closed = True
        tasks = {*self._tasks, *filter(_is_running, running)}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_running(task: asyncio.Task[object]) -> bool:
    return not task.done()


def _name(key: Key) -> str:
    return key if isinstance(key, str) else " ".join(map(str, key))


async def _nothing() -> None:
    """Replace work that comes after the end, so that the caller has a task to await."""
