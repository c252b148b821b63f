"""Counts game statistics from the logs of finished games, right after their end or at the next start."""

from collections.abc import Sequence
from functools import partial

import structlog

from bot.idle import idle
from bot.rules.errors import RuleError
from bot.rules.record import FindGame
from bot.rules.stat_counters import Counts
from bot.scheduler import Scheduler
from bot.storage import Connection, Database, LogRow, event_log, stat_counters
from bot.tables.cooperative import CooperativeScheduler
from bot.tables.history.attendance import steps_in
from bot.tables.models import TableChanged

VERSION = 1
"""Raised when a game counts in another way: all games with logs are counted again at the next start."""
JOB = "counting"
LINES_PER_SLICE = 32
"""Lines of a log that are replayed before other work gets its turn: one or two milliseconds."""

logger: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class StatBackfill:
    """Counts finished games, one after the other."""

    def __init__(self, database: Database, scheduler: Scheduler, find_game: FindGame) -> None:
        self._database = database
        self._scheduler = scheduler
        self._find_game = find_game
        self._over: list[tuple[int, str]] = []
        """Games that have just ended, each with its rules."""
        self._more = False
        self.is_behind = False
        """Whether more than the latest game is still uncounted."""

    async def changed(self, change: TableChanged) -> None:
        """Count a game that has just ended."""
        if change.before is not None and len(change.after.past) > len(change.before.past):
            if self._database.is_leader:
                self.trigger()
            else:
                self._over.append((change.after.past[-1].number, change.after.game))
                self._schedule()

    def trigger(self) -> None:
        """Count all uncounted games."""
        self._more = True
        self._schedule()

    def _schedule(self) -> None:
        if not self._scheduler.is_running(JOB):
            self._scheduler.soon(JOB, self._run, lasting=True)

    async def finish(self) -> None:
        """Wait until everything is counted."""
        await self._scheduler.finish(JOB)

    async def _run(self) -> None:
        """Count game after game; a failure is retried when the next game ends."""
        while self._over or self._more:
            while self._over:
                await self._first_over()
            if self._more:
                self._more = False
                await self._rest()

    async def _rest(self) -> None:
        """Count games left from earlier runs, and from processes that are gone."""
        uncounted = partial(stat_counters.next_game, version=VERSION)
        try:
            while self._database.is_leader and (found := await self._database.read(uncounted)):
                await self._count(*found)
                self.is_behind = True
                await idle()
        finally:
            self.is_behind = False

    async def _first_over(self) -> None:
        """Count the first of the games that ended here; a failing one moves to the end."""
        game = self._over.pop(0)
        try:
            await self._count(*game)
        except Exception:
            self._over.append(game)
            raise

    async def _count(self, number: int, game: str) -> None:
        """Count one game and save it; a missing or unreadable log leaves its earlier counts."""
        try:
            counted = self._find_game(game).stat_counters is not None
            lines = await self._database.read(lambda db: event_log.lines(db, number)) if counted else ()
            counts = await self._counts(lines) if lines else None
        except RuleError as error:
            logger.warning("game_uncountable", number=number, game=game, code=error.code)
            counts = None

        def write(db: Connection) -> None:
            if counts is None:
                stat_counters.skip(db, number, VERSION)
            else:
                stat_counters.save(db, number, VERSION, counts)

        await self._database.write(write)

    async def _counts(self, lines: Sequence[LogRow]) -> Counts:
        """Return the counts of the lines of a log, or raise RuleError if they can't be replayed."""
        work = steps_in(lines, self._find_game, LINES_PER_SLICE)
        game, steps, stood_in = await CooperativeScheduler(idle).run(work)
        return game.stat_counters.count(steps, stood_in) if game.stat_counters else ()
