"""The rule of thumb where a worker owes it, with no more trust than it has earned.

A judge answers in well under a millisecond. One that does not would hold up everybody's clicks, so it is asked beside
the event loop, and not waited for.
"""

import asyncio
from contextlib import suppress
from random import Random
from threading import Thread

from bot.players.random import RandomPlayer
from bot.players.worker import ThinkFailed, Thought
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View

HASTE = 0.1
"""Seconds that a rule of thumb may take at the most."""


async def choose_by_heuristic(game: AnyGame, view: View, rng: Random) -> Action | None:
    """Return what the game's judge chooses; anything legal if it fails, or doesn't at once.

    Args:
        game: whose judge.
        view: what the seat may know.
        rng: what decides.
    """
    loop = asyncio.get_running_loop()
    chosen: asyncio.Future[Thought] = loop.create_future()

    def tell(thought: Thought) -> None:
        if not chosen.done():
            chosen.set_result(thought)

    def think() -> None:
        try:
            thought = game.judge.choose(view, rng)
        except Exception as error:
            thought = ThinkFailed(type(error).__name__)
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(tell, thought)

    # No executor: the end of the program would wait for a judge that never answers.
    Thread(target=think, name="rule of thumb", daemon=True).start()
    thought: Thought = ThinkFailed("TimeoutError")
    with suppress(TimeoutError):
        async with asyncio.timeout(HASTE):
            thought = await chosen
    return await RandomPlayer(game, rng).choose(view) if isinstance(thought, ThinkFailed) else thought
