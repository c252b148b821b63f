"""Background work waits until the event loop is idle."""

import asyncio
from time import monotonic, sleep

from bot.idle import idle


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
