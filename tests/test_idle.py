"""Background work waits until the event loop is idle, and so does the garbage collector."""

import asyncio
import gc
from time import monotonic, sleep
from weakref import ref

import pytest

from bot.cli.runner import collect_daily, frozen_gc
from bot.idle import REST_FACTOR, idle


async def test_it_waits_while_the_loop_is_busy() -> None:
    over = False

    async def clicks() -> None:
        nonlocal over
        for _ in range(10):
            sleep(0.01)  # noqa: ASYNC251  # what keeps the loop busy
            await asyncio.sleep(0)
        over = True

    busy = asyncio.create_task(clicks())
    await asyncio.sleep(0)
    await idle(limit=60)
    assert over
    await busy


async def test_it_ends_on_a_loop_that_is_never_idle() -> None:
    async def clicks() -> None:
        while True:
            sleep(0.01)  # noqa: ASYNC251  # what keeps the loop busy
            await asyncio.sleep(0)

    busy = asyncio.create_task(clicks())
    begun = monotonic()
    await idle(limit=0.05)
    assert monotonic() - begun >= 0.05
    busy.cancel()
    await asyncio.gather(busy, return_exceptions=True)


@pytest.mark.parametrize(("taken", "rest"), [(0.02, REST_FACTOR * 0.02), (60.0, 0.05)])
async def test_a_job_rests_longer_than_a_piece_took_but_not_beyond_the_limit(taken: float, rest: float) -> None:
    begun = monotonic()
    await idle(limit=0.05, taken=taken)
    assert monotonic() - begun >= rest


class Cycle:
    """An object that only a garbage collection frees."""

    def __init__(self) -> None:
        self.myself: Cycle | None = self


async def test_garbage_is_collected_at_an_idle_moment() -> None:
    gc.disable()
    try:
        garbage = ref(Cycle())
        gc.freeze()
        collecting = asyncio.create_task(collect_daily(seconds=0.001))
        async with asyncio.timeout(60):
            while garbage() is not None:  # noqa: ASYNC110  # there is no event for it
                await asyncio.sleep(0.001)
        collecting.cancel()
        await asyncio.gather(collecting, return_exceptions=True)
    finally:
        gc.enable()


def test_a_collection_visits_new_objects_only() -> None:
    gc.disable()
    try:
        with frozen_gc():
            survivor = Cycle()
            gc.collect()
            assert not gc.get_objects(0), "none is left to be visited"
            gone = ref(survivor)
            survivor.myself = None
            del survivor
            assert gone() is None, "a frozen object is freed without a collection"
    finally:
        gc.enable()


def test_collections_are_as_before_when_the_bot_has_stopped() -> None:
    """Freezing survivors in a later program of the process would keep its garbage."""
    before = gc.get_threshold(), [*gc.callbacks]
    with frozen_gc():
        assert (gc.get_threshold(), gc.callbacks) != before
    assert (gc.get_threshold(), gc.callbacks) == before
    gc.disable()
    try:
        survivor = Cycle()
        gc.collect()
        assert gc.get_referrers(survivor), "it is not frozen"
    finally:
        gc.enable()
