"""One computer player's search for its next action at one revision of a table."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from random import Random
from typing import Any

import structlog

from bot.players import (
    HeuristicPlayer,
    Manner,
    Master,
    Player,
    RandomPlayer,
    SupportsImmediateMove,
    SupportsLevels,
    SupportsStyles,
)
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View
from bot.tables.computer_levels import level_at, manner_at
from bot.tables.game.daily_masters import luck_at, mastered
from bot.tables.live_table import LiveTable

CANCEL_SECONDS = 1.0
"""Seconds until a dropped search that does not end is abandoned."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class DecisionTask:
    """Searches a computer player's action in the background; a master decides at a try of a deal of the day."""

    def __init__(
        self, live: LiveTable, seat: int, player: Callable[[AnyGame], Player], rng: Random, master: Master
    ) -> None:
        assert live.state is not None
        self.day = live.table.daily_date
        self.seat = seat
        self._game, self._state, self._rng = live.game, live.state, rng
        self._view: View = live.state.view(seat)
        self._level = level_at(live.game, live.table, seat)
        self._manner: Manner = manner_at(live.game, live.table, seat)
        self._made: Player | None = None
        if self.day is None:
            thought = self._whatever(self._think(player))
        else:
            thought = mastered(master, self._game, self._view, luck_at(self.day, self._game, seat, live.moves))
        self.task = asyncio.create_task(thought, name=f"thought of seat {seat}")

    async def _think(self, player: Callable[[AnyGame], Player]) -> Action | None:
        made = player(self._game)
        graded = made.at(self._level) if isinstance(made, SupportsLevels) else made
        self._made = graded.with_style(self._manner) if isinstance(graded, SupportsStyles) else graded
        return await self._made.choose(self._view)

    async def decision(self) -> Action | None:
        """Return the action: the heuristic's if the search is not done, a random one if the player fails."""
        there = self.day is not None or self.task.done()
        action = await (self.task if there else self._whatever(self._at_once()))
        game = self._game.id
        if action is None:
            if self.seat not in self._state.waiting_for:
                return None
            log.error("player_passive", game=game)
            return await self._anything()
        if not self._state.allows(action) or action.seat != self.seat:
            log.error("player_illegal", game=game, kind=action.act)
            return await self._anything()
        return action

    async def _at_once(self) -> Action | None:
        hasty = self._made if isinstance(self._made, SupportsImmediateMove) else None
        return await (
            hasty.at_once(self._view) if hasty else HeuristicPlayer(self._game, self._rng).choose(self._view)
        )

    async def _whatever(self, thought: Coroutine[Any, Any, Action | None]) -> Action | None:
        """Return the player's action, or a random one if it fails; only the error's type is logged."""
        try:
            return await thought
        except Exception as error:
            log.error("player_failed", game=self._game.id, error=type(error).__name__)  # noqa: TRY400  # a traceback's text may hold cards
            return await self._anything()

    async def _anything(self) -> Action:
        return await RandomPlayer(self._game, self._rng).choose(self._view)


async def dropped(thoughts: Iterable[DecisionTask]) -> None:
    """End searches whose result is not needed any more."""
    still = [thought.task for thought in thoughts if not thought.task.done()]
    for task in still:
        task.cancel()
    if still:
        await asyncio.wait(still, timeout=CANCEL_SECONDS)
