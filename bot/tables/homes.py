"""Where a table is at home: of several processes on one database, one alone changes, draws and times it.

A table of a guild belongs to a shard of Discord's, one without a guild to a shard by its own number; the home of a
shard is the process that has its lock. A bot that is alone is the home of everything.
"""

from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from datetime import datetime
from math import inf
from time import monotonic

from bot.storage import Connection, Fence, Shards, interactions

interaction: ContextVar[int | None] = ContextVar("interaction", default=None)
"""The id of the interaction that is being answered: two processes may hear of the same one."""
KNOWN = 10_000
"""So many interactions that have had an effect by this process are known to it."""

Draw = Callable[[Connection, Callable[[int], bool], int], int]
"""Takes a connection, which numbers fit, and one of how many running does; returns the number of a new table."""


class Elsewhere(Exception):
    """A table is at home in another process, which whoever has heard of it hands it on to; never shown to people.

    Args:
        shard: whose home that is.
    """

    def __init__(self, shard: int) -> None:
        super().__init__(f"shard {shard}")
        self.shard = shard


class Answered(Exception):
    """What is being answered has had its effect by another process, which answers it; never shown to people."""


class Homes:
    """What is at home in this process.

    Args:
        count: how many shards there are; None: the bot is alone.
        fence: the locks that are held for it.
        draw: how the number of a new table is found that is at home here.
    """

    def __init__(self, count: int | None = None, fence: Fence | None = None, draw: Draw | None = None) -> None:
        self.alone = count is None
        self.count = count or 1
        self.held: frozenset[int] = frozenset({0} if count is None else ())
        """The shards whose lock this process has, and does not give away at the moment."""
        self.until = inf
        """Until when that is sure, by `monotonic`: whoever is silent for longer may be taken for gone."""
        self._fence = fence
        self._draw = draw
        self._had: OrderedDict[int, None] = OrderedDict()

    @property
    def first(self) -> bool:
        """Whether this process does what is done once in all."""
        return self.alone or (0 in self.held and monotonic() < self.until)

    @property
    def shards(self) -> Shards | None:
        """What is at home here; None: everything."""
        return None if self.alone else Shards(self.count, self.held)

    def only(self, shard: int) -> Shards:
        """Return one shard."""
        return Shards(self.count, {shard})

    def shard(self, guild: int | None, table: int) -> int:
        """Return the shard of a table, by its guild, or by its own number where it has none."""
        return (table if guild is None else guild >> 22) % self.count

    def here(self, guild: int | None, table: int = 0) -> bool:
        """Return whether a table is at home here."""
        return self.alone or (self.shard(guild, table) in self.held and monotonic() < self.until)

    def check(self, guild: int | None, table: int = 0) -> None:
        """Raise Elsewhere unless a table is at home here."""
        if not self.here(guild, table):
            raise Elsewhere(self.shard(guild, table))

    # Changes

    def admission(self, clock: Callable[[], datetime]) -> Callable[[Connection, int | None, int], None]:
        """Return what a change asks in its transaction, with the guild and the number of its table.

        Raises, when it is asked:
            NotKept: the lock of the table's shard is lost.
            Answered: what is being answered has had its effect already.
        """
        if self.alone:
            return _always
        number = interaction.get()
        if number in self._had:
            number = None  # a second change that one interaction makes is not its second effect
        now = 0 if number is None else int(clock().timestamp())

        def admit(db: Connection, guild: int | None, table: int) -> None:
            if self._fence is not None:
                self._fence.check(self.shard(guild, table))
            if number is not None and not interactions.note(db, number, now):
                raise Answered

        return admit

    def kept(self) -> None:
        """Note that a change is kept which was made under an interaction."""
        number = interaction.get()
        if number is not None and not self.alone:
            self._had[number] = None
            if len(self._had) > KNOWN:
                self._had.popitem(last=False)

    def had(self, number: int) -> bool:
        """Return whether an interaction has had an effect by this process."""
        return number in self._had

    def draw(self, db: Connection, guild: int | None) -> int | None:
        """Return the number of a new table so that it is at home here; None: any is."""
        if self.alone or guild is not None or self._draw is None:
            return None
        held = self.held
        return self._draw(db, lambda number: self.shard(None, number) in held, self.count)


def _always(_db: Connection, _guild: int | None, _table: int) -> None:
    """Admit any change."""


ALONE = Homes()
"""One process, with everything at home."""
