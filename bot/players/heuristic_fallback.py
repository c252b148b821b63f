"""Fallback to the heuristic when no worker answers, in a thread with a time limit.

A heuristic answers in well under a millisecond. A faulty one would delay all clicks, so it runs beside the event loop
and is abandoned after the limit.
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

HEURISTIC_SECONDS = 0.1
"""The most seconds of a heuristic."""


async def choose_by_heuristic(game: AnyGame, view: View, rng: Random) -> Action | None:
    """Return the choice of the game's heuristic, or a random legal action if it fails or is too slow."""
    loop = asyncio.get_running_loop()
    chosen: asyncio.Future[Thought] = loop.create_future()

    def send(thought: Thought) -> None:
        if not chosen.done():
            chosen.set_result(thought)

    def think() -> None:
        try:
            thought = game.heuristic.choose(view, rng)
        except Exception as error:
            thought = ThinkFailed(type(error).__name__)
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(send, thought)

    # No executor: the end of the program would wait for a heuristic that never returns.
    Thread(target=think, name="rule of thumb", daemon=True).start()
    thought: Thought = ThinkFailed("TimeoutError")
    with suppress(TimeoutError):
        async with asyncio.timeout(HEURISTIC_SECONDS):
            thought = await chosen
    return await RandomPlayer(game, rng).choose(view) if isinstance(thought, ThinkFailed) else thought
