"""Computer players at the tables: asked after every change, one after the other, through the same door as people.

One pause follows every change, whatever is decided after it, so that nothing can be read from how long it takes and
people have time to bet. Then all are asked, those first whom the game does not wait for: whoever is waited for would
otherwise end their chance to bet. Who has nothing to do now is asked again after the next change. A table's task is
there only while somebody is to be asked.
"""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import structlog

from bot.errors import StaleView, UserError
from bot.players import Player, RandomPlayer
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction
from bot.rules.game import Game, State, View
from bot.tables.live import Live

RETRY = 5.0
"""Seconds until a computer player tries again after the database refused."""

Act = Callable[[int, int, Action, int], Awaitable[object]]

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class Computers:
    """The computer players of all tables.

    Args:
        in_memory: returns a table if it needn't be loaded.
        look: loads a table.
        act: does an action: table, seat, action, revision it was chosen at.
        player: makes the player of a game.
        pause: seconds between a change and what a computer player does next.
        rng: for the random player that takes over where a player fails.
    """

    def __init__(
        self,
        *,
        in_memory: Callable[[int], Live | None],
        look: Callable[[int], Awaitable[Live]],
        act: Act,
        player: Callable[[Game], Player],
        pause: float,
        rng: Random,
    ) -> None:
        self._in_memory = in_memory
        self._look = look
        self._act = act
        self._player = player
        self._pause = pause
        self._anything = RandomPlayer(rng)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._stopped = False

    def start(self) -> None:
        """Be ready to ask."""
        self._stopped = False

    def wake(self, table: int) -> None:
        """See to it that the table's computer players are asked; one that is being asked finds the change itself."""
        if table not in self._tasks and not self._stopped:
            self._tasks[table] = asyncio.create_task(self._run(table), name=f"computers of table {table}")

    async def stop(self) -> None:
        """Ask nobody any more; what is being written is written."""
        self._stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks.clear()

    async def _run(self, table: int) -> None:
        """Ask the computer players of a table until nobody is left to ask.

        No await stands between the last look at the table and the end of the task: a change after that look finds no
        task and makes a new one, so none is missed.
        """
        try:
            while True:
                try:
                    return await self._ask_all(table)
                except UserError as error:
                    # Closed meanwhile, or not to be read: only a change or a restart can help.
                    return log.info("computers_stopped", table=table, code=error.code)
                except Exception as error:
                    # The disk is full, the file is locked: the game may wait for nobody else, so try again.
                    log.error("computers_failed", table=table, error=type(error).__name__)  # noqa: TRY400  # a traceback's text may hold cards
                    await asyncio.sleep(RETRY)
        finally:
            self._tasks.pop(table, None)

    async def _ask_all(self, table: int) -> None:
        """Ask one after the other; a change of the table makes them all to be asked again."""
        asked = _Round()
        while asked.next(await self._present(table)) is not None:
            await asyncio.sleep(self._pause)
            live = await self._present(table)
            seat = asked.next(live)
            if seat is not None and not await self._ask(live, seat):
                asked.done.add(seat)

    async def _present(self, table: int) -> Live:
        """Return a table as it is at the moment of returning."""
        while (live := self._in_memory(table)) is None:
            await self._look(table)
        return live

    async def _ask(self, live: Live, seat: int) -> bool:
        """Let one computer player act if it wants to; return whether to look at the table anew."""
        table, state = live.table, live.state
        assert state is not None
        try:
            action = await self._choose(live, state, seat)
            if action is None:
                return False
            await self._act(table.id, seat, action, table.revision)
        except StaleView:
            return True
        except IllegalAction as error:
            # Things may have moved on while it thought; if not, it stays out until they do.
            log.debug("computer_refused", table=table.id, seat=seat, code=error.code)
            return False
        return True

    async def _choose(self, live: Live, state: State, seat: int) -> Action | None:
        """Return what the player of a seat does; a failing player, or one that may not wait but would, does anything.

        Only the kind of failure is logged: its text may hold cards.
        """
        view: View = state.view(seat)
        table = live.table
        try:
            action = await self._player(live.game).choose(view)
        except Exception as error:
            log.error("player_failed", table=table.id, game=table.game, error=type(error).__name__)  # noqa: TRY400  # a traceback's text may hold cards
            return await self._anything.choose(view)
        if action is None:
            if seat not in state.waiting_for:
                return None
            log.error("player_passive", table=table.id, game=table.game)
            return await self._anything.choose(view)
        if not state.allows(action) or action.seat != seat:
            log.error("player_illegal", table=table.id, game=table.game, kind=action.act)
            return await self._anything.choose(view)
        return action


class _Round:
    """Whom to ask: computer players, each once at every revision, those that are waited for last."""

    def __init__(self) -> None:
        self.done: set[int] = set()
        self._revision = -1

    def next(self, live: Live) -> int | None:
        """Return the next computer player's seat that may act and was not asked at this revision, or None.

        The first seat moves on with the revision, so that nobody is always quicker than the others.
        """
        revision = live.table.revision
        if revision != self._revision:
            self._revision = revision
            self.done.clear()
        state = live.state
        if live.table.status != "playing" or state is None:
            return None
        count = len(live.table.seats)
        turn = sorted(range(count), key=lambda seat: (seat in state.waiting_for, (seat + revision) % count))
        computers = (seat for seat in turn if live.table.seats[seat].user is None and seat not in self.done)
        return next((seat for seat in computers if state.legal_actions(seat)), None)
