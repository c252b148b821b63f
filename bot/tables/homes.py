"""Where a table is at home: of several processes on one database, one alone changes, draws and times it.

A table of a guild belongs to a shard of Discord's, one without a guild to a shard by its own number; the home of a
shard is the process that has its lock. A bot that is alone is the home of everything.
"""

from contextvars import ContextVar
from math import inf
from time import monotonic

interaction: ContextVar[int | None] = ContextVar("interaction", default=None)
"""The id of the interaction that is being answered: two processes may hear of the same one."""


class Elsewhere(Exception):
    """A table is at home in another process, which whoever has heard of it hands it on to; never shown to people.

    Args:
        shard: whose home that is.
    """

    def __init__(self, shard: int) -> None:
        super().__init__(f"shard {shard}")
        self.shard = shard


class Homes:
    """What is at home in this process.

    Args:
        count: how many shards there are; None: the bot is alone.
    """

    def __init__(self, count: int | None = None) -> None:
        self.alone = count is None
        self.count = count or 1
        self.held: frozenset[int] = frozenset({0} if count is None else ())
        """The shards whose lock this process has, and does not give away at the moment."""
        self.until = inf
        """Until when that is sure, by `monotonic`: whoever is silent for longer may be taken for gone."""

    @property
    def first(self) -> bool:
        """Whether this process does what is done once in all."""
        return self.alone or (0 in self.held and monotonic() < self.until)

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


ALONE = Homes()
"""One process, with everything at home."""
