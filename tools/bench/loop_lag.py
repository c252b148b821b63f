"""Measure how late a timer fires in the event loop while computer players search, against an idle loop."""

import asyncio
from itertools import cycle
from random import Random

from bot.games import find_game
from bot.logging_setup import configure
from bot.players import WorkerPool
from bot.rules.game import AnyGame
from bot.rules.state import View
from tools.bench.comparison import BenchResult, compare, percentile
from tools.bench.cpu_affinity import unpinned

TICK_SECONDS = 0.005
TICKS = 200
THINKERS = 4
WORKERS = 1
"""As many as the live bot has by default."""


def measure(rounds: int) -> list[BenchResult]:
    """Return the line of the loop."""
    configure("ERROR")  # on a busy machine a thought may come too late
    game = find_game("bid_whist")
    views = views_of(game)
    with asyncio.Runner() as runner:
        pool = WorkerPool(WORKERS, seed=1)
        with unpinned():
            runner.run(pool.start())
        runner.run(pool.wait_ready())
        row = compare(
            f"loop: p99 of a 5 ms tick's delay, {THINKERS} thinking",
            lambda: runner.run(while_thinking(pool, game, views)),
            rounds,
            reference="idle loop",
            theirs=lambda: runner.run(delay()),
            goal="<= 2x",
            unit="ms",
        )
        runner.run(pool.close())
    return [row]


def views_of(game: AnyGame) -> list[View]:
    """Return what computer players think about during some deals."""
    rng, views = Random(1), list[View]()
    options = game.options.validate({})
    state = game.start(options, game.recommended_seats(options), 0)
    while len(views) < 40 and not state.outcome:
        if state.is_chance_node:
            state.play(state.chance(rng))
            continue
        view = state.view(state.waiting_for[0])
        views.append(view)
        action = game.heuristic.choose(view, rng)
        assert action is not None
        state.play(action)
    return views


async def delay() -> float:
    """Return the 99th percentile of the delay of a tick, in milliseconds."""
    loop, delays = asyncio.get_running_loop(), list[float]()
    for _ in range(TICKS):
        due = loop.time() + TICK_SECONDS
        await asyncio.sleep(TICK_SECONDS)
        delays.append(1000 * (loop.time() - due))
    return percentile(delays, 99)


async def while_thinking(pool: WorkerPool, game: AnyGame, views: list[View]) -> float:
    """Return the same while computer players think, each again as soon as it has chosen."""
    over = False

    async def think(first: int) -> None:
        for view in cycle(views[first:] + views[:first]):
            await pool.choose(game, view, "master")
            if over:
                return

    async with asyncio.TaskGroup() as group:
        for number in range(THINKERS):
            group.create_task(think(number * len(views) // THINKERS))
        result = await delay()
        over = True
    return result
