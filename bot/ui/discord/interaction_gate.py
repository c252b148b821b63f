"""Decide which process of a cluster answers an interaction; several can receive the same one.

The owner of the shard on which it arrives answers or forwards it. A process that has requested the shard's lock keeps
it for a moment, because the owner may have stopped answering. All others drop it.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from typing import Any, Protocol

from bot.scheduler import Scheduler
from bot.tables import interaction
from bot.ui.discord.interaction_origin import InteractionOrigin, Payload, current_origin, current_shard

HOLD_TIMEOUT_SECONDS = 2.0
"""Seconds for which something is kept back: Discord takes an answer for three."""
POLL_SECONDS = 0.02
"""Seconds between two looks whether it is ours."""
MAX_REMEMBERED = 20_000
"""How many interactions are remembered, to recognize forwarded duplicates."""


class InteractionMetrics(Protocol):
    """Counts interactions that were not answered at once, without users."""

    def clicks(self, fate: str) -> None:
        """Count one that was `kept_back`, `dropped` or `handed_on`."""
        ...


class InteractionGate:
    """Answers, delays or drops each interaction before discord.py handles it."""

    def __init__(
        self,
        holds: Callable[[int], bool],
        asked: Callable[[int], bool],
        tasks: Scheduler,
        counts: InteractionMetrics | None = None,
    ) -> None:
        self._holds = holds
        self._asked = asked
        self._tasks = tasks
        self._counts = counts
        self._let_in: Callable[[Any], None] = lambda _: None
        self._seen: set[str] = set()
        self._order: deque[str] = deque()

    def guard(self, parsers: dict[str, Any]) -> None:
        """Route all interactions through this gate."""
        self._let_in = parsers["INTERACTION_CREATE"]
        parsers["INTERACTION_CREATE"] = self.on_interaction

    def on_interaction(self, payload: Payload) -> None:
        """Decide about an interaction: handle it, hold it, or drop it."""
        shard = current_shard.get() or 0
        if self._holds(shard):
            self.dispatch(InteractionOrigin(payload))
        elif self._asked(shard):
            self._count("kept_back")
            self._tasks.start(self._take(payload, shard), "kept back")
        else:
            self._count("dropped")

    def dispatch(self, arrival: InteractionOrigin, *, again: bool = False) -> None:
        """Let discord.py, and so the bot, handle an interaction, unless it does already.

        Args:
            again: whether it is to be answered here although it was found to be another's.
        """
        number = str(arrival.payload["id"])
        if number in self._seen and not again:
            return
        self._seen.add(number)
        self._order.append(number)
        if len(self._order) > MAX_REMEMBERED:
            self._seen.discard(self._order.popleft())
        # The handler and its child tasks have the binding; this task doesn't.
        copy_context().run(self._enter, arrival)

    def _enter(self, arrival: InteractionOrigin) -> None:
        current_origin.set(arrival)
        interaction.set(int(arrival.payload["id"]))
        self._let_in(arrival.payload)

    async def _take(self, payload: Payload, shard: int) -> None:
        arrival = InteractionOrigin(payload, doubtful=True)
        until = asyncio.get_running_loop().time() + HOLD_TIMEOUT_SECONDS
        while asyncio.get_running_loop().time() < until:
            if self._holds(shard):
                self.dispatch(arrival)
                return
            if not self._asked(shard):
                break
            await asyncio.sleep(POLL_SECONDS)
        self._count("dropped")

    def _count(self, fate: str) -> None:
        if self._counts is not None:
            self._counts.clicks(fate)
