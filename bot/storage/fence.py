"""Which parts of the tables this process may write, where several processes write to one database.

Each part ("shard") has a lock, which the session of the one that writes holds. Whoever loses the session has lost all
of them with it, and whatever was under way in it is undone: nobody writes to what another process has taken over.
"""

from collections.abc import Callable

from bot.storage.errors import WriteFailed


class WriteFence:
    """The locks that the writer's session holds: they change on the writer's thread alone, and anybody may look."""

    def __init__(self) -> None:
        self.held: frozenset[int] = frozenset()
        self.lost: Callable[[], None] = lambda: None
        """Called on the writer's thread when the session is gone."""
        self.cut: Callable[[], None] = lambda: None
        """Ends all sessions of the database at once: who waits in one for an answer that never comes is told so."""

    def check(self, shard: int) -> None:
        """Raise WriteFailed unless a shard's lock is held; asked within a change, on the writer's thread."""
        if shard not in self.held:
            raise WriteFailed(f"the lock of shard {shard} is not held")

    def gone(self) -> None:
        """Note that the session is no more."""
        self.held = frozenset()
        self.lost()
