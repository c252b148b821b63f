"""Loads, locks, changes and saves tables. The only code that changes tables.

Why an acknowledged action is neither lost nor applied twice:

1. The lock: from load to save no other code of this process changes the table.
2. The revision: the row is only overwritten at the revision before the change, and the log's key admits one line per
   revision, so that a second process can't interfere either.
3. The commit: the caller continues, and memory is updated, after all rows are on disk in one transaction. A change
   runs as a separate task, so that memory and disk agree even if the caller is cancelled
   (bot/tables/shutdown_gate.py).
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime
from random import Random
from typing import TypeVar
from weakref import WeakValueDictionary

import structlog
from structlog.contextvars import bind_contextvars, get_contextvars

from bot.errors import Conflict, NotFound, StaleView
from bot.rules.errors import RuleError
from bot.rules.record import FindGame
from bot.rules.state import State
from bot.storage import (
    ConcurrentUpdate,
    Connection,
    ConstraintViolation,
    DamagedDocument,
    Database,
    Guard,
    LargeDocument,
    NewerDocument,
    NotOwner,
    RedealRow,
    event_log,
    interaction,
    tables,
)
from bot.tables.cooperative import CooperativeScheduler
from bot.tables.copies import replace
from bot.tables.game import DealSpan, deals_in
from bot.tables.live_table import LiveTable
from bot.tables.lru_cache import LruCache
from bot.tables.manager_log import ManagerLog
from bot.tables.models import Table, TableChanged
from bot.tables.persistence import table_mapper
from bot.tables.persistence.event_dispatch import EventDispatcher
from bot.tables.shutdown_gate import ShutdownGate
from bot.tables.table_update import TableUpdate

T = TypeVar("T")

logger: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)
PLAIN = logging.getLogger(__name__)


class TableStore:
    """Loads tables, changes them one after the other, saves them and publishes the changes.

    Args:
        before_keeping: completes a change with values that must be saved with it.
        after_loading: completes a table from the disk, last changed at some time, with values that are not stored.
    """

    def __init__(
        self,
        database: Database,
        *,
        rng: Random,
        clock: Callable[[], datetime],
        find_game: FindGame,
        cache: int,
        door: ShutdownGate,
        delivery: EventDispatcher,
        managers: ManagerLog,
        before_keeping: Callable[[Table, TableUpdate], Awaitable[TableUpdate]],
        after_change: Callable[[LiveTable], None],
        after_loading: Callable[[LiveTable, str], Awaitable[LiveTable]],
    ) -> None:
        self._database = database
        self._rng = rng
        self._clock = clock
        self._find_game = find_game
        self._live = LruCache[int, LiveTable](cache)
        self._delivery = delivery
        self._managers = managers
        self._before_keeping = before_keeping
        self._after_change = after_change
        self._after_loading = after_loading
        # A weak dictionary: a lock exists while it is held or awaited.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._door = door
        self._turns = CooperativeScheduler()
        self._left = 0
        """How often shards have been released."""
        self.newest_id = 0
        """The greatest Discord id that this process has recorded; 0: none yet."""

    async def promise_all(self) -> None:
        """Give tables from before there were commitments the one for their next game."""
        await self._database.write(lambda db: table_mapper.promise_all(db, self._rng))

    def now(self) -> str:
        """Return the time, ISO 8601."""
        return self._clock().isoformat()

    def saw(self, discord_id: int) -> None:
        """Record an id made by Discord; ids that it makes later are greater."""
        self.newest_id = max(self.newest_id, discord_id)

    def oldest_message(self) -> int:
        """Return an id that is smaller than that of every message about what begins now.

        The answer to an interaction can be older than messages recorded since, so the interaction's own id counts.
        """
        return interaction.get() or self.newest_id

    def cached(self, table: int) -> LiveTable | None:
        """Return a table if it needn't be loaded and this process owns it, else None."""
        live = self._live.use(table)
        return live if live is None or self._database.ownership.owns(live.table.guild, table) else None

    async def peek(self, table: int) -> LiveTable:
        """Return a table with any owner, as `get`; tables of other owners are not cached."""
        try:
            return await self.get(table)
        except NotOwner:
            return await self._read(table)

    def loaded(self) -> tuple[int, ...]:
        """Return the ids of the tables in memory."""
        return tuple(self._live)

    async def settle(self) -> None:
        """Wait for all changes that are under way now."""
        await self._door.settle()

    def leave(self, shard: int) -> None:
        """Evict the tables of a shard: another process changes them from now on."""
        self._left += 1
        shard_of = self._database.ownership.shard
        for table in [number for number, live in self._live.items() if shard_of(live.table.guild, number) == shard]:
            del self._live[table]

    async def forget(self, tables: Iterable[int]) -> None:
        """Evict tables after their changes under way, since the database is newer."""
        for table in tables:
            async with self._lock(table):
                self._live.pop(table, None)

    @asynccontextmanager
    async def exclusive(self, tables: Collection[int]) -> AsyncGenerator[None]:
        """Lock these tables while they are rewritten on disk; they are evicted afterwards."""
        async with AsyncExitStack() as held:
            # Always in the same order, so that two callers don't deadlock.
            for table in sorted({*tables}):
                await held.enter_async_context(self._lock(table))
            try:
                yield
            finally:
                for table in tables:
                    self._live.pop(table, None)

    async def get(self, table: int) -> LiveTable:
        """Return a table; raise NotFound `no_table`, NotOwner, Conflict `table_unreadable` (unknown rules)."""
        live = self.cached(table)
        if live is not None:
            return live
        # Under the lock, so that an older read can't replace a change that is being saved.
        async with self._lock(table):
            return await self._load(table)

    async def open(
        self,
        live: LiveTable,
        admit: Callable[[Connection], None],
        also: Callable[[Connection, int], None] | None = None,
    ) -> Table:
        """Save a new table; return it with its id; raise NotOwner.

        Args:
            admit: called in the same transaction; raises if there are too many tables.
            also: writes related rows, by the table's id.
        """
        if live.table.guild is not None:
            self._database.require_owned(live.table.guild)
        new = live.with_table(replace(live.table, oldest_message=self.oldest_message()))

        def write(db: Connection, guard: Guard) -> LiveTable:
            admit(db)
            number = self._database.ownership.allocate_table_id(db, live.table.guild)
            opened = table_mapper.open_table(db, new, self._rng, number)
            guard(db, live.table.guild, opened.table.id)
            if also is not None:
                also(db, opened.table.id)
            return opened

        async def run() -> Table:
            kept = await self._database.guarded(write, self._clock)
            _log_table(kept.table)
            self._put(None, kept, TableUpdate(kept))
            return kept.table

        return await self._door.run(run())

    async def change(
        self, table: int, step: Callable[[LiveTable], Awaitable[TableUpdate]], *, alone: bool = False
    ) -> Table:
        """Change a table; return it after all is on disk.

        Args:
            step: makes the change from the present table, or raises to refuse it.
            alone: whether it is allowed at a try of a deal of the day: playing is, all else isn't.

        Raises:
            NotFound, NotOwner: `no_table`; another process owns it.
            StaleView: another process changed the table in the database.
            UserError, RuleError: from the step.
        """

        async def run() -> Table:
            async with self._lock(table):
                before = await self._load(table)
                if before.table.daily_date is not None and not alone:
                    raise NotFound("no_table", table=table)
                _log_table(before.table)
                update = await self._before_keeping(before.table, await step(before))
                return await self._save(before, update)

        return await self._door.run(run())

    async def change_private(self, table: int, step: Callable[[LiveTable], Awaitable[LiveTable]]) -> LiveTable:
        """Change private values of one player; return the table after that is on disk.

        Listeners are not called, and the revision stays: it is in everyone's messages. Raises as `change`.
        """

        async def run() -> LiveTable:
            async with self._lock(table):
                before = await self._load(table)
                _log_table(before.table)
                after = await step(before)
                if (after.premoves, after.hints_taken) != (before.premoves, before.hints_taken):
                    self._live.pop(table, None)  # until the database has answered
                    await self._save_private(before, after)
                    self._live.put(table, after)
                return after

        return await self._door.run(run())

    async def state_at(self, live: LiveTable, seen_revision: int) -> State:
        """Return the state of the table's game at a revision; raise StaleView if there was none, or it was undone."""
        number = live.number
        if seen_revision == live.table.revision and number is not None and live.states:
            return live.states[-1][1]
        if number is None or not 0 <= seen_revision <= live.table.revision or live.shows_dropped(seen_revision):
            raise StaleView("stale_view")
        state = live.state_at(seen_revision)
        if state is None:
            lines = await self._database.read(lambda db: event_log.lines(db, number, seen_revision))
            if not lines:
                raise StaleView("stale_view")
            state = (await self._turns.run(table_mapper.replaying(lines, self._find_game))).states[-1][1]
        return state

    async def without_last_line(self, table: Table, seat: int) -> tuple[LiveTable, int]:
        """Return a table rebuilt without the last line, and that line's revision; nothing is saved."""
        kept = await self._database.read(lambda db: table_mapper.read(db, table.id))
        assert kept is not None
        without = table_mapper.without_last(kept, seat, table.revision + 1)
        return await self._turns.run(table_mapper.restoring(without, self._find_game)), kept.lines[-1].revision

    async def without_deal(self, table: Table, deal: int) -> tuple[LiveTable, RedealRow]:
        """Return an unsaved table without a deal and all after it, at the revision of the row that drops them."""
        kept = await self._database.read(lambda db: table_mapper.read(db, table.id))
        assert kept is not None
        spans = (await self._turns.run(deals_in(kept.lines, self._find_game)))[deal - 1 :]
        row = RedealRow(
            revision=table.revision + 1,
            first=spans[0].first,
            last=table.revision,
            deal=deal,
            labels=tuple(label for span in spans for label in span.labels),
        )
        return await self._turns.run(
            table_mapper.restoring(table_mapper.without_deal(kept, row), self._find_game)
        ), row

    async def deals_of(self, game: int, seen_revision: int | None = None) -> tuple[DealSpan, ...]:
        """Return the deals of a game from its log, up to a revision if one is given."""
        lines = await self._database.read(lambda db: event_log.lines(db, game, seen_revision))
        return await self._turns.run(deals_in(lines, self._find_game))

    async def _load(self, table: int) -> LiveTable:
        """Return a table from memory or from its log; the caller holds its lock."""
        live = self._live.use(table)
        if live is not None:
            self._database.require_owned(live.table.guild, table)
            return live
        left = self._left
        live = await self._read(table, at_home=True)
        if left == self._left:
            self._live.put(table, live)
        return live

    async def _write(self, before: LiveTable, work: Callable[[Connection], T]) -> T:
        """Run the database function of a change; others can't change the table until then.

        Raises:
            StaleView: another process has written the table or a line of its log.
            Conflict: `too_much_at_table`: the table's document would be too large.
        """

        def write(db: Connection, guard: Guard) -> T:
            guard(db, before.table.guild, before.table.id)
            return work(db)

        try:
            return await self._database.guarded(write, self._clock)
        except (ConcurrentUpdate, ConstraintViolation):
            raise StaleView("stale_view") from None
        except LargeDocument:
            raise Conflict("too_much_at_table") from None

    async def _read(self, table: int, *, at_home: bool = False) -> LiveTable:
        """Return a table from its log; raise NotOwner if this process must own it and does not."""
        try:
            kept = await self._database.read(lambda db: table_mapper.read(db, table))
        except NewerDocument:
            raise Conflict("table_of_newer_bot", table=table) from None
        except DamagedDocument:
            logger.warning("table_unreadable", code="damaged_document", table=table)
            if at_home:
                await self._close_damaged(table)
            raise Conflict("table_unreadable", table=table) from None
        if kept is None:
            raise NotFound("no_table", table=table)
        if at_home:
            self._database.require_owned(kept.row.guild, table)
        try:
            live = await self._turns.run(table_mapper.restoring(kept, self._find_game))
        except RuleError as error:
            where = {"table": table, "guild": kept.row.guild}
            logger.warning("table_unreadable", game=kept.row.game, code=error.code, **where)
            raise Conflict("table_unreadable", table=table) from None
        return await self._after_loading(live, kept.row.changed_at)

    async def _close_damaged(self, table: int) -> None:
        """Close a table with an unreadable document, so that its players are free; raise NotOwner."""
        row = await self._database.read(lambda db: tables.find(db, table))
        assert row is not None
        self._database.require_owned(row.guild, table)
        await self._database.write(lambda db: tables.close(db, table))

    async def _save_private(self, before: LiveTable, after: LiveTable) -> None:
        def write(db: Connection) -> None:
            tables.check_revision(db, before.table.id, before.table.revision)
            table_mapper.save_document(db, before, after)

        await self._write(before, write)

    async def _save(self, before: LiveTable, update: TableUpdate) -> Table:
        """Write a change, then update memory and publish it; the caller holds the lock."""
        now, table, oldest = self.now(), before.table.id, self.oldest_message()

        def write(db: Connection) -> tuple[int | None, frozenset[int]]:
            if update.managed is not None and before.table.guild is not None:
                self._managers.record(db, before.table.guild, update.managed)
            return table_mapper.save(db, before, update, now, oldest)

        try:
            number, away = await self._write(before, write)
        except BaseException:
            # The outcome of the commit is unknown here, so memory is dropped and the disk read again.
            self._live.pop(table, None)
            raise
        live = update.live
        if away:
            # Of the game that has just ended; only its log has them.
            past = [replace(end, away=away) if end.number == before.number else end for end in live.table.past]
            live = live.with_table(replace(live.table, past=tuple(past)))
        if update.begins:
            # The database numbers games; a new one has no number before.
            live = replace(live, table=live.table.with_current_game(number=number))
        self._put(before.table, live, update)
        return live.table

    def _put(self, before: Table | None, live: LiveTable, update: TableUpdate) -> None:
        self._live.put(live.table.id, live)
        _log(before, live.table)
        self._delivery.publish(TableChanged(before, live.table, update.events))
        self._after_change(live)

    def _lock(self, table: int) -> asyncio.Lock:
        """Return the lock of a table; it exists while a caller holds or awaits it."""
        return self._locks.setdefault(table, asyncio.Lock())


def _log_table(table: Table) -> None:
    """Have all log lines of this task, and of the tasks that it begins, say which table they are about."""
    bound = get_contextvars()
    if bound.get("table") != table.id or bound.get("guild", 0) != table.guild:
        bind_contextvars(table=table.id, guild=table.guild)


def _log(before: Table | None, after: Table) -> None:
    """Write a log line for a table that opened, began, ended or closed; single actions are in the records."""
    if before is None:
        logger.info("table_opened", game=after.game, house=after.house)
        return
    number, deal = after.game_and_deal
    if number is not None and number != before.game_and_deal[0]:  # None: back in the lobby
        logger.info("game_begun", game=after.game, number=number, seats=len(after.seats))
    elif after.status != before.status:
        logger.info(f"table_{after.status}", game=after.game, number=number)
    if PLAIN.isEnabledFor(logging.DEBUG):  # asking first is quicker, and every click passes here
        logger.debug("table_changed", status=after.status, revision=after.revision, deal=deal)
