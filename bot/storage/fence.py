"""The shards that this process can write, where several processes write to one database.

Each shard has a lock, which the session of its owner holds. A process that loses the session loses all locks and
every change under way with it, so it can't write to shards that another process has taken over.
"""

from collections.abc import Callable

from bot.storage.errors import WriteFailed


class WriteFence:
    """The locks that the writer's session holds; changed on the writer's thread only, readable anywhere."""

    def __init__(self) -> None:
        self.held: frozenset[int] = frozenset()
        self.lost: Callable[[], None] = lambda: None
        """Called on the writer's thread when the session is lost."""
        self.cut: Callable[[], None] = lambda: None
        """Ends all sessions of the database at once, so that calls without an answer fail."""

    def check(self, shard: int) -> None:
        """Raise WriteFailed unless a shard's lock is held; called within a change, on the writer's thread."""
        if shard not in self.held:
            raise WriteFailed(f"the lock of shard {shard} is not held")

    def on_session_lost(self) -> None:
        """Record that the session is lost."""
        self.held = frozenset()
        self.lost()
