"""Sharding: which events go to which session, and how fast sessions can start.

A session names its shard and the shard count. Several can be of the same shard, and get the same events; others can
use another shard count at the same time.
"""

from collections.abc import Callable
from itertools import count
from typing import Final

from bot.sandbox.json_helpers import Json

_OF_A_GUILD: Final = {"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"}


def shard_of(guild: str, shards: int) -> int:
    """Return the shard that a guild's events go to, 0 to `shards` - 1."""
    return (int(guild) >> 22) % shards


class ShardRouter:
    """Decides for every event which shard it goes to, for any shard count."""

    def __init__(self) -> None:
        self._any = count()

    def key(self, event: str, data: Json) -> int:
        """Return a number whose remainder by the shard count is the shard of an event.

        A guild's events go to its shard, all without a guild to shard 0. For an interaction in a guild without the
        bot Discord documents no shard: here it goes to each shard in turn.
        """
        guild = data.get("guild_id") or (data["id"] if event in _OF_A_GUILD else None)
        if guild is None:
            return 0
        if event == "INTERACTION_CREATE" and "0" not in data["authorizing_integration_owners"]:
            return next(self._any)
        return int(guild) >> 22


class IdentifyLimiter:
    """The IDENTIFY rate limit: one in a number of seconds for each bucket of shards.

    Args:
        shards: the recommended shard count.
        max_concurrency: how many buckets there are; a shard's is its remainder by it.
        every: seconds between two starts of a bucket; 0: no limit.
        clock: returns seconds.
    """

    def __init__(self, shards: int, max_concurrency: int, every: float, clock: Callable[[], float]) -> None:
        self.shards = shards
        self.max_concurrency = max_concurrency
        self.every = every
        self._clock = clock
        self._last: dict[int, float] = {}

    def may(self, shard: int) -> bool:
        """Return whether a session of a shard can start now, and count it."""
        bucket, now = shard % self.max_concurrency, self._clock()
        if bucket in self._last and now - self._last[bucket] < self.every:
            return False
        self._last[bucket] = now
        return True

    def limit(self) -> Json:
        """Return the limit as GET /gateway/bot shows it."""
        return {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": self.max_concurrency}
