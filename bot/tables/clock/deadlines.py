"""Turn times: how long a game waits for a player. Deadlines are saved with the change that begins the wait.

A player's clock starts when the game begins to wait for them. Actions of others don't restart it, the player's own
do. It stands still in the player's quiet hours, but not in tournaments. The guild's and the player's settings are
read when the clock is set, so a new choice counts from the next wait on. At half of the time the player is reminded,
once; at the end a computer player substitutes. While a tournament pauses its tables have no clocks; afterwards they
restart. One task sleeps until the next deadline of all tables. After a start of the bot every player has at least a
quarter of the turn time, or a minute where that is longer, so downtime costs nobody a seat.

The system clock can be corrected during a wait. A step forward counts as elapsed time. After a step back all
deadlines move back with the clock (`shifted`), so that no wait becomes longer. If the bot was down then, every
deadline is at most a full turn away after the start.

The same job closes tables whose game has paused too long, starts games whose host did not answer, and marks woken
players as gone.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass

import structlog
from structlog.contextvars import bound_contextvars

from bot.errors import StaleView, UserError
from bot.rules.errors import RuleError
from bot.scheduler import Scheduler, Superseded
from bot.storage import FAILURES, Database, DeadlineRow, QuietHours, ShardFilter, deadlines, tournaments
from bot.tables.clock.quiet_hours import is_quiet, later
from bot.tables.clock.shifted import earlier
from bot.tables.copies import replace
from bot.tables.live_table import LiveTable
from bot.tables.models import Table, TurnClock
from bot.tables.seats import absence, gone, seating, starting
from bot.tables.settings import SettingsService
from bot.tables.table_update import Change, TableUpdate, changed, reseated

JOB = "deadlines"
RETRY_SECONDS = (5.0,)
POSTPONED_SECONDS = 60
"""Seconds until a retry for a table that could not be changed."""
DAY_SECONDS = 24 * 3600
MAX_TOURNAMENT_TURN_SECONDS = 120
"""The longest turn time at tables of a tournament, in seconds."""
GRACE_SECONDS = 60
"""The least time that each player has after a start, in seconds."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Reminder:
    """The notice that half of a player's time is over; at `due` a computer player substitutes."""

    table: int
    user: int
    due: int


Reminded = Callable[[Reminder], Awaitable[None]]


class TurnTimers:
    """Sets, watches and applies the deadlines of all tables.

    Args:
        begin: starts the game of a table for one of its players, or raises.
        waiting: returns the tables in memory with waits that are not in the database.
    """

    def __init__(
        self,
        database: Database,
        scheduler: Scheduler,
        settings: SettingsService,
        change: Change,
        begin: Callable[[LiveTable, int], Awaitable[TableUpdate]],
        waiting: Callable[[], Iterable[int]],
    ) -> None:
        self._set_back: list[tuple[int, int]] = []
        """By how many seconds the clock was set back, and when that was noticed."""
        self._moved: set[tuple[int, int, int]] = set()
        """The tables that have followed the first of these steps."""
        self._database = database
        self._scheduler = scheduler
        self._clock = scheduler.clock
        self._settings = settings
        self._change = change
        self._begins = begin
        self._waiting = waiting
        self._listeners: list[Reminded] = []
        self.extended: tuple[int, ...] = ()
        """The tables at which a player got more time when the bot started."""
        scheduler.on_clock_set_back(self._clock_set_back)

    def subscribe(self, listener: Reminded) -> None:
        """Call a listener when a player is to be reminded, at most once a wait; its errors are logged."""
        self._listeners.append(listener)

    async def start(self) -> None:
        """Extend deadlines that are too near after a start, and watch the clocks."""
        await self.adopt(self._database.owned)
        if (moment := await self._next_moment()) is not None:
            self._schedule_at(moment)

    async def adopt(self, shards: ShardFilter | None) -> None:
        """Extend deadlines at tables of a new shard, whose clocks no process watched, and watch them."""
        in_tournaments = await self._database.read(lambda db: deadlines.tables_of_tournaments(db, shards))
        self.extended = await self._extend(shards, in_tournaments)
        await self._cap(shards, in_tournaments)
        earliest = self._now() + starting.COUNTDOWN_SECONDS
        await self._database.write(lambda db: deadlines.put_off(db, "start", earliest, shards))
        answered = self._now() + gone.ANSWER_SECONDS
        await self._database.write(lambda db: deadlines.put_off(db, "wake", answered, shards))

    def reload(self) -> None:
        """Reschedule the job after the set of owned tables has changed."""
        self._scheduler.soon(JOB, self._work, retry=RETRY_SECONDS)

    async def fire_due(self) -> None:
        """Apply what is due now: remind players, substitute computer players, close abandoned tables."""
        now, of = self._now(), self._database.owned
        for row in await self._database.read(lambda db: deadlines.to_remind(db, now, of)):
            await self._apart(row.table_id, self._remind(row, now))
        for row in await self._database.read(lambda db: deadlines.due(db, now, of)):
            if not await self._apart(row.table_id, self._apply(row, now)):
                await self._postpone(row, now)

    async def _apart(self, table: int, work: Awaitable[None]) -> bool:
        """Return whether work at one table succeeded; its error stops no other table, a failed database does."""
        try:
            await work
        except (*FAILURES, Superseded):
            raise
        except Exception as error:
            log.error("deadline_failed", table=table, error=type(error).__name__)  # noqa: TRY400  # may be about cards
            return False
        return True

    async def in_quiet_hours(self, user: int) -> bool:
        """Return whether a user is in quiet hours now."""
        return is_quiet(self._now(), (await self._settings.for_user(user)).quiet)

    # Clocks

    async def set(self, before: Table, update: TableUpdate) -> TableUpdate:
        """Return the update with its clocks, and with a pause if every player is away."""
        table = update.live.table
        if (table.current_game is not None and table.current_game.pause) or any(seat.sat_in for seat in table.seats):
            update = await self._pause(update)
            table = update.live.table
        if table.current_game is None:
            return update
        in_time = table.tournament is not None or (await self._settings.for_guild(table.guild)).turn_time is not None
        if not in_time and not table.current_game.clocks:
            return update
        waited = table.awaited if table.guild is not None else []
        if not waited and not table.current_game.clocks:
            return update
        if await self._is_paused(table):
            waited = []
        # A new deal is a new wait, for the same person at the same seat too.
        running: dict[tuple[int, int], TurnClock] = {}
        same = not update.begins and update.dealt_again is None
        if before.current_game is not None and same and table.current_game.deal == before.current_game.deal:
            running = {(clock.seat, clock.user): clock for clock in table.current_game.clocks}
        clocks: list[TurnClock] = []
        for seat, user in waited:
            clock = running.get((seat, user)) if seat != update.acted else None
            new = clock or await self._new(table, seat, user)
            if new is not None:
                clocks.append(new)
        if tuple(clocks) == table.current_game.clocks:
            return update
        return replace(update, live=replace(update.live, table=table.with_current_game(clocks=tuple(clocks))))

    def reschedule(self, table: Table) -> None:
        """Schedule the job for the clocks of a table that was saved."""
        moments = _moments(table)
        now = self._now() if moments else 0
        if moments := [moment for moment in moments if moment > now]:
            self._schedule_at(min(moments))

    async def _pause(self, update: TableUpdate) -> TableUpdate:
        """Return the update with a pause if every person is away, else without one."""
        table, now, days = update.live.table, 0, 0
        if not table.present and absence.is_deserted(table):
            now, days = self._now(), (await self._settings.for_guild(table.guild)).pause_days
        after = absence.paused(table, now, now + days * DAY_SECONDS)
        return update if after is table else replace(update, live=update.live.with_table(after))

    async def _is_paused(self, table: Table) -> bool:
        """Return whether a table's tournament pauses, so that no turn time runs there."""
        number = table.tournament
        return number is not None and await self._database.read(lambda db: tournaments.paused(db, number))

    async def _new(self, table: Table, seat: int, user: int) -> TurnClock | None:
        """Return a clock that starts now, or None where there is no turn time."""
        seconds, in_tournament = (await self._settings.for_guild(table.guild)).turn_time, table.tournament is not None
        if in_tournament:
            seconds = min(seconds or MAX_TOURNAMENT_TURN_SECONDS, MAX_TOURNAMENT_TURN_SECONDS)
        if seconds is None:
            return None
        now, quiet = self._now(), await self._quiet(user, in_tournament=in_tournament)
        return TurnClock(seat, user, now, later(now, seconds, quiet), seconds, later(now, seconds // 2, quiet))

    async def _quiet(self, user: int, *, in_tournament: bool) -> QuietHours | None:
        """Return the hours in which a player's clock stands still."""
        if in_tournament:
            return None  # a whole round waits, and entrants are here tonight despite their quiet hours
        return (await self._settings.for_user(user)).quiet

    def _now(self) -> int:
        return int(self._clock().timestamp())

    async def _extend(self, shards: ShardFilter | None, in_tournaments: Collection[int]) -> tuple[int, ...]:
        """Extend deadlines that are nearer than the grace time; return their tables."""
        now, later_rows = self._now(), list[tuple[DeadlineRow, int]]()
        for row in await self._database.read(lambda db: deadlines.near(db, now, GRACE_SECONDS, shards)):
            quiet = await self._quiet(row.person, in_tournament=row.table_id in in_tournaments)
            due = later(now, min(row.turn_time, max(GRACE_SECONDS, row.turn_time // 4)), quiet)
            if row.due_at < due:
                later_rows.append((row, due))
        # All at once: the writer makes one commit of them.
        await asyncio.gather(*(self._set_due(row, due) for row, due in later_rows))
        return tuple(sorted({row.table_id for row, _ in later_rows}))

    async def _cap(self, shards: ShardFilter | None, in_tournaments: Collection[int]) -> None:
        """Limit deadlines to a full turn from now: the clock was ahead when these waits began."""
        now = self._now()
        for row in await self._database.read(lambda db: deadlines.beyond(db, now, shards)):
            due = later(
                now, row.turn_time, await self._quiet(row.person, in_tournament=row.table_id in in_tournaments)
            )
            if due < row.due_at:
                await self._set_due(row, due)

    def _clock_set_back(self, seconds: int, since: int) -> None:
        self._set_back.append((seconds, since))
        self._scheduler.soon(JOB, self._work, retry=RETRY_SECONDS)

    async def _follow_clock(self) -> None:
        """Move all deadlines back by as much as the clock was set back; retry after errors."""
        of = self._database.owned
        while self._set_back:
            seconds, since = self._set_back[0]
            for table in {*await self._database.read(lambda db: deadlines.tables(db, of)), *self._waiting()}:
                if (table, seconds, since) not in self._moved:
                    await self._apart(table, self._move_back(table, seconds, since))
                    self._moved.add((table, seconds, since))
            self._set_back.pop(0)
            self._moved.clear()

    async def _move_back(self, table: int, seconds: int, since: int) -> None:
        async def step(live: LiveTable) -> TableUpdate:
            return changed(live, earlier(live.table, seconds, since, self._now()))

        try:
            await self._change(table, step)
        except StaleView:
            pass  # all that waits there was set since
        except UserError as error:
            log.info("not_moved_back", code=error.code, table=table)

    async def _set_due(self, row: DeadlineRow, due: int) -> None:
        await self._database.write(lambda db: deadlines.postpone(db, row, due))

    async def _postpone(self, row: DeadlineRow, now: int) -> None:
        """Retry a deadline later; a wait that is over has no row any more."""
        await self._set_due(row, now + POSTPONED_SECONDS)

    # The job

    async def _work(self) -> None:
        await self._follow_clock()
        await self.fire_due()
        moment = await self._next_moment()
        if moment is not None:
            self._schedule_at(
                moment if moment > self._clock().timestamp() else self._clock().timestamp() + RETRY_SECONDS[0]
            )

    def _schedule_at(self, moment: float) -> None:
        """Schedule a run at a time, unless one is scheduled earlier."""
        self._scheduler.at(JOB, moment, self._work, or_sooner=True, retry=RETRY_SECONDS)

    async def _next_moment(self) -> int | None:
        of = self._database.owned
        return await self._database.read(lambda db: deadlines.next_moment(db, of))

    async def _remind(self, row: DeadlineRow, now: int) -> None:
        """Notify the listeners that a player's time is half over, if the player wants reminders."""
        if not await self._database.write(lambda db: deadlines.reminded(db, row)):
            return
        wishes = await self._settings.for_user(row.person)
        if not wishes.reminders or is_quiet(now, wishes.quiet):
            return
        with bound_contextvars(table=row.table_id):
            for listener in self._listeners:
                try:
                    await listener(Reminder(row.table_id, row.person, row.due_at))
                except Exception:
                    log.exception("reminder_failed")

    async def _apply(self, row: DeadlineRow, now: int) -> None:
        """Apply a deadline that is over; retry later if its table can't be changed."""
        refused, done = _EVENTS.get(row.kind, ("", ""))
        if not refused:
            return await self._postpone(row, now)

        async def step(live: LiveTable) -> TableUpdate:
            if row.kind == "start":
                return await self._begin_game(live, row)
            return changed(live, _EFFECTS[row.kind](live.table, row, now))

        try:
            await self._change(row.table_id, step)
        except UserError as error:
            log.info(refused, code=error.code, table=row.table_id)
            await self._postpone(row, now)  # a table that can't be read keeps nobody from the others
        else:
            if done:
                log.info(done, table=row.table_id, seat=row.seat)

    async def _begin_game(self, live: LiveTable, row: DeadlineRow) -> TableUpdate:
        """Return a table whose host did not answer with its game begun; without the request if that fails."""
        request = live.table.consent("start")
        if request is None or request.lapses_at != row.due_at:
            return changed(live, live.table)
        try:
            return await self._begins(live, request.agreed[0])
        except (UserError, RuleError):
            return reseated(live, live.table.without_consent("start"))


def _sit_in(table: Table, row: DeadlineRow, now: int) -> Table:
    """Return a table with a substitute for a player whose time is over."""
    clocks = table.current_game.clocks if table.current_game else ()
    due = (row.seat, row.person, row.started_at)
    runs = any((clock.seat, clock.user, clock.started) == due for clock in clocks)
    return absence.sat_in_for(table, row.seat, now) if runs else table


def _close(table: Table, row: DeadlineRow, _now: int) -> Table:
    """Return a table closed whose game has paused for too long; the game has no result."""
    pause = table.current_game.pause if table.current_game else None
    if pause is None or pause.since != row.started_at:
        return table
    return replace(seating.closed(table, "deserted"), queue=())


def _fall_silent(table: Table, row: DeadlineRow, _now: int) -> Table:
    """Return a table with a woken player who did not answer marked as gone."""
    wakes = table.current_game.wakes if table.current_game else ()
    due = (row.seat, row.person, row.started_at)
    return gone.silent(table, row.seat) if any((wake.seat, wake.user, wake.since) == due for wake in wakes) else table


_EFFECTS = {"turn": _sit_in, "pause": _close, "wake": _fall_silent}
"""By kind of deadline: the table after it, or the same one if the wait is over."""
_EVENTS = {
    "turn": ("sit_in_refused", "substitute_seated"),
    "pause": ("close_refused", "pause_expired"),
    "start": ("start_refused", ""),
    "wake": ("silence_refused", "gone_silent"),
}
"""By kind of deadline: what is logged if it can't be applied, and when it is."""


def _moments(table: Table) -> list[int]:
    game = table.current_game
    if game is not None and not (table.consents or game.clocks or game.wakes or game.pause):
        return []
    start = [request.lapses_at for request in table.consents if request.lapses_at is not None]
    if table.current_game is None:
        return start
    clocks = [moment for clock in table.current_game.clocks for moment in (clock.remind or 0, clock.due)]
    wakes = [wake.due for wake in table.current_game.wakes]
    return [*start, *clocks, *wakes, *([table.current_game.pause.due] if table.current_game.pause else [])]
