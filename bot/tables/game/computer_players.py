"""Computer players at tables: they decide after every change, and act through the same code as persons.

Their timing reveals nothing. Right after a change all that can act search side by side. Their decisions are carried
out at a fixed time, one pause after the change, which also gives persons time to bet. A search that is not done by
then is replaced by the heuristic's move. At that time the first seat in order that wants to act acts; awaited seats
come last, because their action would end the others' chance to bet. A change of the table discards all searches and
restarts the pause. A table has a task only while computer players are to be asked. Substitutes are computer players
like any other. Premoves are carried out at the same time, without a search.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
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
from bot.tables.cooperative import cancel_all
from bot.tables.game import premoves
from bot.tables.game.daily_masters import in_turn
from bot.tables.game.decision_task import DecisionTask, dropped
from bot.tables.live_table import LiveTable
from bot.tables.seats import consent

RETRY_SECONDS = 5.0

Act = Callable[[int, int, Action, int], Awaitable[object]]

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class ComputerPlayers:
    """Runs the computer players of all tables.

    Args:
        in_memory: returns a table if it needn't be loaded.
        act: carries out an action: table, seat, action, revision it was chosen at; StaleView: the table has changed.
        answer: answers a claim: table, its revision; StaleView: the table has changed.
        pause: seconds between a change and the next computer action.
        master: decides at tries of deals of the day.
    """

    def __init__(
        self,
        *,
        in_memory: Callable[[int], LiveTable | None],
        look: Callable[[int], Awaitable[LiveTable]],
        act: Act,
        answer: Callable[[int, int], Awaitable[object]],
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
        """When a table with a task was changed last, by the loop's clock."""
        self._thinking: dict[int, asyncio.Timeout] = {}
        """The time limits by which a change ends the searches at a table."""
        self._nudged: set[int] = set()
        """Tables to check once more when the present searches are done."""
        self._stopped = False

    def start(self) -> None:
        """Accept wake-ups of tables, after a start or a stop."""
        self._stopped = False

    def on_change(self, table: int) -> None:
        """Ask the computer players of a table that has changed; searches under way are restarted."""
        if self._stopped:
            return
        now = asyncio.get_running_loop().time()
        self._changed[table] = now
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._run(table), name=f"computers of table {table}")
        elif thinking := self._thinking.pop(table, None):
            thinking.reschedule(now)

    def recheck(self, table: int) -> None:
        """Check an unchanged table once more without disturbing its searches."""
        if table in self._tasks:
            self._nudged.add(table)
        else:
            self.on_change(table)

    async def stop(self) -> None:
        """Stop asking computer players, and wait for writes under way."""
        self._stopped = True
        await cancel_all(self._tasks.values())
        self._tasks.clear()
        self._changed.clear()

    async def _run(self, table: int) -> None:
        """Ask the computer players of a table until none has anything to do.

        There is no await between the last check of the table and the end of the task. A change after that check finds
        no task and makes a new one, so no change is missed.
        """
        bind_contextvars(table=table)  # bound to this task alone
        interaction.set(None)  # it belongs to the task that began this one
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
                    # It was closed or can't be read: only a change or a restart can help.
                    return log.info("computers_stopped", code=error.code)
                except Exception as error:
                    # The disk is full or the file locked. The game may wait for this player alone, so try again.
                    if not isinstance(error, WriteFailed):  # the database has logged it
                        log.error("computers_failed", error=type(error).__name__)  # noqa: TRY400  # a traceback's text may hold cards
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            del self._tasks[table], self._changed[table]
            self._nudged.discard(table)

    async def _ask_all(self, table: int) -> None:
        """Let one computer player act after each change, until none wants to."""
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
                    # At a deal of the day every search is awaited, so that the result does not depend on speed.
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
        """Answer a claim for all of a table's computer players at their time, if the table has not changed."""
        await self._moment(self._changed[table])
        with suppress(StaleView):
            await self._answer(table, revision)

    async def _moment(self, changed: float, thoughts: Sequence[DecisionTask] = ()) -> None:
        """Wait until one pause after a change, or a later multiple of it; without a pause, for searches."""
        if self._pause:
            passed = asyncio.get_running_loop().time() - changed
            await asyncio.sleep(self._pause - passed % self._pause)
        elif thoughts:
            await asyncio.wait([thought.task for thought in thoughts])

    async def _present(self, table: int) -> LiveTable:
        """Return a table as it is when this returns."""
        while (live := self._in_memory(table)) is None:
            await self._look(table)
        return live

    async def _act_first(self, live: LiveTable, wanted: list[tuple[int, Action]]) -> bool:
        """Carry out the first of these actions that is accepted; return whether to check the table again."""
        table, revision = live.table.id, live.table.revision
        for seat, action in wanted:
            if (await self._present(table)).table.revision != revision:
                return True
            try:
                await self._act(table, seat, action, revision)
            except StaleView:
                return True
            except IllegalAction as error:
                # The game may have moved on during the search; if not, this player stays out until it does.
                log.debug("computer_refused", seat=seat, code=error.code)
            else:
                return True
        return (await self._present(table)).table.revision != revision


def _turn(live: LiveTable) -> list[int]:
    """Return the seats that can act, of computer players and with premoves, in order; awaited seats come last.

    The seats wait while players decide on an undo, since later actions would end it, while the game pauses, and while
    a claim waits for persons. The first seat moves on with the revision, so that no seat is always the quickest.
    """
    table, state = live.table, live.state
    game = table.current_game
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
    first = table.revision if table.daily_date is None else live.moves
    return in_turn(acting, state.waiting_for, first, count)
