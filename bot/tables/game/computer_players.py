"""Computer players at the tables: asked after every change, acting through the same door as people.

Nothing can be read from how long one takes. Right after a change all that may act begin to think, side by side; what
comes of it is done at a fixed moment, one pause after the change, which also gives people time to bet. Who still
thinks then goes by rule of thumb. At that moment the first in order that wants to act acts,
those before the others whom the game does not wait for: whoever is waited for would otherwise end their chance to
bet. A change of the table discards all that was thought: everybody begins anew, and so does the pause. A table's task
is there only while somebody is to be asked. Who sits in for a person is a computer player like any other. What a
person has said in advance is done at the same moment, whoever plays there; nobody thinks about it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random

import structlog
from structlog.contextvars import bind_contextvars

from bot.errors import StaleView, UserError
from bot.players import Master, Player
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction
from bot.rules.game import AnyGame
from bot.scheduler import Superseded
from bot.storage import WriteFailed, interaction
from bot.tables.game import premoves
from bot.tables.game.daily_masters import in_turn
from bot.tables.game.decision_task import DecisionTask, dropped
from bot.tables.live_table import LiveTable
from bot.tables.seats import consent

RETRY = 5.0
"""Seconds until a computer player tries again after the database refused."""

Act = Callable[[int, int, Action, int], Awaitable[object]]

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class ComputerPlayers:
    """The computer players of all tables.

    Args:
        in_memory: returns a table if it needn't be loaded.
        look: loads a table.
        act: does an action: table, seat, action, revision it was chosen at.
        answer: has the computer players of a table answer a claim of the rest.
        player: makes the player of a game.
        pause: seconds between a change and what a computer player does next.
        rng: for the random player that takes over where a player fails.
        master: thinks at tries of deals of the day.
    """

    def __init__(
        self,
        *,
        in_memory: Callable[[int], LiveTable | None],
        look: Callable[[int], Awaitable[LiveTable]],
        act: Act,
        answer: Callable[[int], Awaitable[object]],
        player: Callable[[AnyGame], Player],
        pause: float,
        rng: Random,
        master: Master,
    ) -> None:
        self._in_memory = in_memory
        self._look = look
        self._act = act
        self._answer = answer
        self._player = player
        self._pause = pause
        self._rng = rng
        self._master = master
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._changed: dict[int, float] = {}
        """When a table that has a task was changed last, by the loop's clock."""
        self._thinking: dict[int, asyncio.Timeout] = {}
        """What ends the thinking at a table."""
        self._nudged: set[int] = set()
        """Tables to be looked at once more when those who think now are done."""
        self._stopped = False

    def start(self) -> None:
        """Let tables wake their computer players, after a start or a stop."""
        self._stopped = False

    def wake(self, table: int) -> None:
        """Have the computer players of a table that was changed just now asked, anew if they are thinking already."""
        if self._stopped:
            return
        now = asyncio.get_running_loop().time()
        self._changed[table] = now
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._run(table), name=f"computers of table {table}")
        elif thinking := self._thinking.pop(table, None):
            thinking.reschedule(now)

    def nudge(self, table: int) -> None:
        """Have a table looked at once more, though nothing was changed there, and nobody who thinks disturbed."""
        if table in self._tasks:
            self._nudged.add(table)
        else:
            self.wake(table)

    async def stop(self) -> None:
        """Ask nobody any more; what is being written is written."""
        self._stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks.clear()
        self._changed.clear()

    async def _run(self, table: int) -> None:
        """Ask the computer players of a table until nobody has anything to do.

        No await stands between the last look at the table and the end of the task: a change after that look finds no
        task and makes a new one, so none is missed.
        """
        bind_contextvars(table=table)  # for this task alone, which is about nothing else
        interaction.set(None)  # whoever was answered when it began
        try:
            while True:
                try:
                    await self._ask_all(table)
                    if table not in self._nudged:
                        return None
                    self._nudged.discard(table)
                except Superseded:
                    return None
                except UserError as error:
                    # Closed meanwhile, or not to be read: only a change or a restart can help.
                    return log.info("computers_stopped", code=error.code)
                except Exception as error:
                    # The disk is full, the file is locked: the game may wait for nobody else, so try again.
                    if not isinstance(error, WriteFailed):  # the database has said so itself
                        log.error("computers_failed", error=type(error).__name__)  # noqa: TRY400  # a traceback's text may hold cards
                    await asyncio.sleep(RETRY)
        finally:
            del self._tasks[table], self._changed[table]
            self._nudged.discard(table)

    async def _ask_all(self, table: int) -> None:
        """Have one computer player act after every change, until none wants to."""
        while True:
            live = await self._present(table)
            bind_contextvars(guild=live.table.guild)
            if consent.missing_computers(live.table):
                await self._answer_claim(table, live.table.revision)
                continue
            seats = _turn(live)
            if not seats:
                return
            said = premoves.due(live)
            thinking_seats = [seat for seat in seats if seat not in said]
            thoughts = [DecisionTask(live, seat, self._player, self._rng, self._master) for seat in thinking_seats]
            try:
                async with asyncio.timeout(None) as thinking:
                    self._thinking[table] = thinking
                    await self._moment(self._changed[table], thoughts)
                    # The moment of a deal of the day is when all have thought, and not before.
                    choices = await asyncio.gather(*(thought.decision() for thought in thoughts))
            except TimeoutError:
                continue  # the table was changed
            finally:
                self._thinking.pop(table, None)
                await dropped(thoughts)
            chosen = said | dict(zip(thinking_seats, choices, strict=True))
            wanted = [(seat, action) for seat in seats if (action := chosen[seat]) is not None]
            if not await self._act_first(live, wanted):
                return

    async def _answer_claim(self, table: int, revision: int) -> None:
        """Have all of a table's computer players answer a claim at their moment, if it is still as it was."""
        await self._moment(self._changed[table])
        if (await self._present(table)).table.revision == revision:
            await self._answer(table)

    async def _moment(self, changed: float, thoughts: Sequence[DecisionTask] = ()) -> None:
        """Wait until one pause after a change, or a multiple of it if that is over; without a pause for thoughts."""
        if self._pause:
            passed = asyncio.get_running_loop().time() - changed
            await asyncio.sleep(self._pause - passed % self._pause)
        elif thoughts:
            await asyncio.wait([thought.task for thought in thoughts])

    async def _present(self, table: int) -> LiveTable:
        """Return a table as it is at the moment of returning."""
        while (live := self._in_memory(table)) is None:
            await self._look(table)
        return live

    async def _act_first(self, live: LiveTable, wanted: list[tuple[int, Action]]) -> bool:
        """Do the first of these actions that is accepted; return whether to look at the table anew.

        Args:
            live: the table as it was when they were chosen.
            wanted: seats and actions, in order.
        """
        table, revision = live.table.id, live.table.revision
        for seat, action in wanted:
            if (await self._present(table)).table.revision != revision:
                return True
            try:
                await self._act(table, seat, action, revision)
            except StaleView:
                return True
            except IllegalAction as error:
                # Things may have moved on while it thought; if not, it stays out until they do.
                log.debug("computer_refused", seat=seat, code=error.code)
            else:
                return True
        return (await self._present(table)).table.revision != revision


def _turn(live: LiveTable) -> list[int]:
    """Return the seats of computer players that may act, and those for which was said what they do, in order.

    Those that are waited for come last.

    Nobody does while people think about taking something back: what comes after can't be taken back any more. Nor
    while the game pauses, or while a claim waits for people.
    The first seat moves on with the revision, so that nobody is always quicker than the others.
    """
    table, state = live.table, live.state
    game = table.round
    if table.status != "playing" or state is None or game is None or game.pause:
        return []
    if table.consent("take_back") or table.consent("claim"):
        return []
    count = len(table.seats)
    said = premoves.due(live)
    acting = [
        seat
        for seat in range(count)
        if seat in said or (table.seats[seat].present is None and state.legal_actions(seat))
    ]
    first = table.revision if table.day is None else live.moves
    return in_turn(acting, state.waiting_for, first, count)
