"""Which events go to which of a bot's sessions, and how fast sessions may begin: what Discord calls sharding.

A session says of which shard it is, and among how many. Several may be of the same shard, and get the same events;
others may count another number of shards at the same time.
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
    """Decides for every event which shard it goes to, whatever number of shards a session counts."""

    def __init__(self) -> None:
        self._any = count()

    def key(self, event: str, data: Json) -> int:
        """Return a number whose remainder by the number of shards is the shard of an event.

        A guild's events go to its shard, all without a guild to shard 0. Nobody is told where an interaction comes up
        in a guild that the bot is not in: it goes to each shard in turn.
        """
        guild = data.get("guild_id") or (data["id"] if event in _OF_A_GUILD else None)
        if guild is None:
            return 0
        if event == "INTERACTION_CREATE" and "0" not in data["authorizing_integration_owners"]:
            return next(self._any)
        return int(guild) >> 22


class IdentifyLimiter:
    """How fast sessions may begin: one in so many seconds for each bucket of shards.

    Args:
        shards: the number that the bot is advised to have.
        max_concurrency: how many buckets there are; a shard's is its remainder by it.
        every: seconds between two starts of a bucket; 0: as fast as one likes.
        clock: tells seconds.
    """

    def __init__(self, shards: int, max_concurrency: int, every: float, clock: Callable[[], float]) -> None:
        self.shards = shards
        self.max_concurrency = max_concurrency
        self.every = every
        self._clock = clock
        self._last: dict[int, float] = {}

    def may(self, shard: int) -> bool:
        """Return whether a session of a shard may begin now, and note that it does."""
        bucket, now = shard % self.max_concurrency, self._clock()
        if bucket in self._last and now - self._last[bucket] < self.every:
            return False
        self._last[bucket] = now
        return True

    def limit(self) -> Json:
        """Return what GET /gateway/bot tells of it."""
        return {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": self.max_concurrency}
