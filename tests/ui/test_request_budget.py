"""The budget of requests: so many a second and no more, split by what they are for, shared between processes."""

import asyncio
import selectors
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

import pytest

from bot.ui.discord.request_budget import PARTS, EditThrottle, RequestBudget, RequestKind

RATE = 40
Went = list[tuple[float, RequestKind]]
"""When requests went out, and what for."""


class Leaping(asyncio.SelectorEventLoop):
    """An event loop whose time leaps to the next thing that is due, so that nothing takes long."""

    def __init__(self) -> None:
        self._now = 1000.0
        super().__init__(_Leaps(self))

    def time(self) -> float:
        return self._now

    def leap(self, seconds: float) -> None:
        self._now += seconds


class _Leaps(selectors.SelectSelector):
    def __init__(self, loop: Leaping) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout:
            self._loop.leap(timeout)
        return ready


def run(work: Callable[[], Awaitable[None]]) -> None:
    with asyncio.Runner(loop_factory=Leaping) as runner:

        async def main() -> None:
            await work()

        runner.run(main())


async def ask(budget: RequestBudget, uses: Sequence[RequestKind], went: Went) -> None:
    """Make a request of each of these uses at once, and note when each goes out."""

    async def one(use: RequestKind) -> None:
        await budget.admit(use)
        went.append((asyncio.get_running_loop().time(), use))

    await asyncio.gather(*(one(use) for use in uses))


def most(went: Went, seconds: float = 1.0) -> int:
    """Return how many went out within any one second."""
    times = [at for at, _ in went]
    return max(sum(begin <= at < begin + seconds - 1e-6 for at in times) for begin in times)


@pytest.mark.parametrize("rate", [40, 50, 12.5, 3, 1])
def test_never_more_than_so_many_go_out_in_any_second(rate: float) -> None:
    async def work() -> None:
        budget, went = RequestBudget(rate), Went()
        begun = asyncio.get_running_loop().time()
        await ask(budget, [RequestKind.PANELS, RequestKind.NEW, RequestKind.CHORES] * int(rate * 2), went)
        assert most(went) <= rate
        await asyncio.sleep(0.7)
        await ask(budget, [RequestKind.PANELS] * 3 * int(rate), went)
        assert most(went) <= rate
        lasted = asyncio.get_running_loop().time() - begun
        assert lasted <= len(went) / int(rate) + 1.8, "what may go out does"

    run(work)


@pytest.mark.parametrize("use", RequestKind)
def test_what_nobody_else_wants_is_one_uses_own(use: RequestKind) -> None:
    async def work() -> None:
        budget, went = RequestBudget(RATE), Went()
        begun = asyncio.get_running_loop().time()
        await ask(budget, [use] * RATE * 10, went)
        assert asyncio.get_running_loop().time() - begun == pytest.approx(9.5, abs=0.6)

    run(work)


def test_each_use_has_its_part_while_all_want_more() -> None:
    async def work() -> None:
        budget, went = RequestBudget(RATE), Went()
        await ask(budget, [use for use in RequestKind for _ in range(200)], went)
        # Who came first was alone; later on a user is through.
        early = Counter(use for _, use in went[RATE:400])
        assert {use: early[use] / (400 - RATE) for use in RequestKind} == pytest.approx(PARTS, abs=0.02)
        assert sum(PARTS.values()) == pytest.approx(1)

    run(work)


@pytest.mark.parametrize("rate", [40, 1])
def test_nobody_waits_for_ever_however_much_the_others_want(rate: int) -> None:
    async def work() -> None:
        budget, went = RequestBudget(rate), Went()
        others = asyncio.create_task(ask(budget, [RequestKind.PANELS, RequestKind.NEW] * 500, []))
        await asyncio.sleep(0)
        begun = asyncio.get_running_loop().time()
        await ask(budget, [RequestKind.CHORES], went)
        assert went[0][0] - begun <= 10 / rate + 1
        others.cancel()

    run(work)


def test_whoever_comes_back_does_not_get_all_that_they_left() -> None:
    async def work() -> None:
        budget, went = RequestBudget(RATE), Went()
        await ask(budget, [RequestKind.PANELS] * 400, [])
        await ask(budget, [RequestKind.PANELS, RequestKind.CHORES] * 100, went)
        early = Counter(use for _, use in went[:80])
        assert early[RequestKind.CHORES] == pytest.approx(20, abs=2), "chores have a third of what panels have"

    run(work)


def test_a_new_message_comes_soon_while_everything_is_drawn_anew() -> None:
    async def work() -> None:
        budget, went = RequestBudget(RATE), Went()
        edits = asyncio.create_task(ask(budget, [RequestKind.PANELS] * 1000, []))
        await asyncio.sleep(3)
        begun = asyncio.get_running_loop().time()
        await ask(budget, [RequestKind.NEW] * 3, went)
        assert went[-1][0] - begun < 0.2
        edits.cancel()

    run(work)


def test_a_process_keeps_to_its_share_which_changes_while_it_runs() -> None:
    async def work() -> None:
        budget, went = RequestBudget(RATE), Went()
        budget.share = lambda: 10 / RATE
        assert budget.per_second == 10
        await ask(budget, [RequestKind.PANELS] * 30, went)
        assert most(went) <= 10
        waiting = asyncio.create_task(ask(budget, [RequestKind.PANELS] * 80, went))
        await asyncio.sleep(1)
        budget.share = lambda: 1
        begun = asyncio.get_running_loop().time()
        await waiting
        assert asyncio.get_running_loop().time() - begun < 2.5, "who waits already is told"
        assert most(went) <= RATE
        went.clear()
        budget.share = lambda: 0.25
        await asyncio.sleep(1)
        await ask(budget, [RequestKind.PANELS] * 20, went)
        assert most(went) <= 10

    run(work)


def test_processes_together_keep_to_the_budget() -> None:
    async def work() -> None:
        went = Went()
        budgets = [RequestBudget(RATE) for _ in range(3)]
        for budget, shards in zip(budgets, (8, 1, 1), strict=True):
            budget.share = lambda shards=shards: shards / 10
        await asyncio.gather(*(ask(budget, [RequestKind.PANELS] * 50, went) for budget in budgets))
        assert most(went) <= RATE

    run(work)


def test_without_any_shard_a_process_can_still_log_in() -> None:
    async def work() -> None:
        budget = RequestBudget(RATE)
        budget.share = lambda: 0
        assert budget.per_second == 1
        await ask(budget, [RequestKind.CHORES] * 3, [])

    run(work)


def test_whoever_gives_up_takes_nobodys_turn() -> None:
    async def work() -> None:
        budget, went = RequestBudget(1), Went()
        await ask(budget, [RequestKind.PANELS], [])
        gone = asyncio.create_task(ask(budget, [RequestKind.PANELS], []))
        await asyncio.sleep(0)
        gone.cancel()
        begun = asyncio.get_running_loop().time()
        await ask(budget, [RequestKind.PANELS], went)
        assert went[0][0] - begun <= 1

    run(work)


def test_a_turn_is_for_one_request_of_the_task_that_took_it() -> None:
    async def work() -> None:
        budget, loop = RequestBudget(1), asyncio.get_running_loop()
        await EditThrottle(1, budget).turn(RequestKind.DIRECT)
        begun = loop.time()
        assert await budget.claim(RequestKind.CHORES) is RequestKind.DIRECT
        assert loop.time() == begun, "it was waited for already"
        assert await budget.claim(RequestKind.CHORES) is RequestKind.CHORES
        assert loop.time() - begun == pytest.approx(1)

    run(work)


def test_without_a_limit_nothing_waits() -> None:
    async def work() -> None:
        went = Went()
        for budget in (RequestBudget(0), RequestBudget(0)):
            budget.share = lambda: 0.1
            await ask(budget, [RequestKind.PANELS] * 500, went)
        throttle = EditThrottle(0, RequestBudget(1))
        for _ in range(10):
            await throttle.turn(RequestKind.PANELS)
        assert asyncio.get_running_loop().time() == 1000

    run(work)
