"""Which process owns a table: of several processes on one database, only the owner changes, redraws and times it.

A guild's table belongs to the guild's shard, a table without a guild to a shard by its number. The owner of a shard
is the process that holds its lock. A single process owns everything.

Ownership is checked where an interaction enters (`NotOwner`), in every transaction that changes a table or a
tournament (`transaction_guard`), and where deadlines are loaded (`Database.owned`).
"""

from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from datetime import datetime
from math import inf
from time import monotonic

from bot.scheduler import Superseded
from bot.storage import handled_interactions
from bot.storage.connection import Connection
from bot.storage.fence import WriteFence
from bot.storage.shard_filter import ShardFilter

interaction: ContextVar[int | None] = ContextVar("interaction", default=None)
"""The id of the interaction being answered: two processes can receive the same one."""
MAX_REMEMBERED = 10_000
"""How many handled interactions this process remembers."""

Allocate = Callable[[Connection, Callable[[int], bool], int], int]
"""A function of a connection, a predicate of ids, and how many consecutive ids have one that fits; returns an id."""
Guard = Callable[[Connection, int | None, int], None]
"""A function of a transaction's connection, the guild and the table's number; raises to roll back."""


class NotOwner(Superseded):
    """Another process owns the table; the call is forwarded there, and no player sees this error."""

    def __init__(self, shard: int) -> None:
        super().__init__(f"shard {shard}")
        self.shard = shard


class AlreadyHandled(Superseded):
    """Another process has handled the interaction and replies to it; no player sees this error."""


class ShardOwnership:
    """The shards that this process owns.

    Args:
        count: the shard count; None: there is a single process.
        fence: the locks that the writer's session holds.
        allocate: allocates the number of a new table.
    """

    def __init__(
        self, count: int | None = None, fence: WriteFence | None = None, allocate: Allocate | None = None
    ) -> None:
        self.is_single_process = count is None
        self.count = count or 1
        self.owned_shards: frozenset[int] = frozenset({0} if count is None else ())
        """The shards whose lock this process holds, without those it is releasing."""
        self.lease_expires_at = inf
        """Until when that is certain, by `monotonic`; later others may take over."""
        self._fence = fence
        self._allocate = allocate
        self._handled: OrderedDict[int, None] = OrderedDict()

    @property
    def is_leader(self) -> bool:
        """Whether this process runs the cluster-wide jobs."""
        return self.is_single_process or (0 in self.owned_shards and monotonic() < self.lease_expires_at)

    @property
    def shards(self) -> ShardFilter | None:
        """The shards that this process owns; None: everything."""
        return None if self.is_single_process else ShardFilter(self.count, self.owned_shards)

    def only(self, shard: int) -> ShardFilter:
        """Return one shard."""
        return ShardFilter(self.count, {shard})

    def shard(self, guild: int | None, table: int) -> int:
        """Return the shard of a table, by its guild, or by its own number where it has none."""
        return (table if guild is None else guild >> 22) % self.count

    def owns(self, guild: int | None, table: int = 0) -> bool:
        """Return whether this process owns a table."""
        return self.is_single_process or (
            self.shard(guild, table) in self.owned_shards and monotonic() < self.lease_expires_at
        )

    def require_owned(self, guild: int | None, table: int = 0) -> None:
        """Raise NotOwner unless this process owns a table."""
        if not self.owns(guild, table):
            raise NotOwner(self.shard(guild, table))

    # Changes

    def transaction_guard(self, clock: Callable[[], datetime]) -> Guard:
        """Return the guard that a change calls in its transaction.

        Raises, when it is called:
            WriteFailed: the lock of the table's shard is lost.
            AlreadyHandled: the interaction has had its effect already.
        """
        if self.is_single_process:
            return _allow
        number = interaction.get()
        if number in self._handled:
            number = None  # a second change by one interaction is allowed
        now = 0 if number is None else int(clock().timestamp())

        def guard(db: Connection, guild: int | None, table: int) -> None:
            if self._fence is not None:
                self._fence.check(self.shard(guild, table))
            if number is not None:
                handled_interactions.note(db, number, now, AlreadyHandled)

        return guard

    def mark_handled(self) -> None:
        """Record that a change made by the present interaction is saved."""
        number = interaction.get()
        if number is not None and not self.is_single_process:
            self._handled[number] = None
            if len(self._handled) > MAX_REMEMBERED:
                self._handled.popitem(last=False)

    def was_handled(self, number: int) -> bool:
        """Return whether this process has handled an interaction."""
        return number in self._handled

    def allocate_table_id(self, db: Connection, guild: int | None) -> int | None:
        """Return a number for a new table that this process owns; None: any number will do."""
        if self.is_single_process or guild is not None or self._allocate is None:
            return None
        owned = self.owned_shards
        return self._allocate(db, lambda number: self.shard(None, number) in owned, self.count)


def _allow(_db: Connection, _guild: int | None, _table: int) -> None:
    """Allow any change."""
