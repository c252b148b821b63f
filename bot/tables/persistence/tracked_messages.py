"""The store of tracked messages: it survives a restart, and all processes of a cluster share it."""

from collections.abc import Callable
from datetime import datetime

from bot.storage import Database, TrackedMessage, tracked_messages


class TrackedMessages:
    """Stores where the messages are that the bot edits, and the tokens for it."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock

    def now(self) -> int:
        """Return the time in seconds since 1970."""
        return int(self._clock().timestamp())

    async def read(self, key: str) -> TrackedMessage | None:
        """Return the message with a key, or None."""
        return await self._database.read(lambda db: tracked_messages.read(db, key))

    async def for_table(self, table: int, kind: str) -> tuple[TrackedMessage, ...]:
        """Return the messages of one kind that are about a table."""
        return await self._database.read(lambda db: tracked_messages.for_table(db, table, kind))

    async def save(self, *messages: TrackedMessage) -> None:
        """Store messages, each in place of the one with the same key."""
        await self._database.write(lambda db: tracked_messages.save(db, messages))

    async def drop(self, *keys: str) -> None:
        """Delete the messages with these keys."""
        await self._database.write(lambda db: tracked_messages.drop(db, keys))

    async def drop_token(self, message: TrackedMessage) -> None:
        """Delete the token of a message, and an ephemeral message itself."""
        await self._database.write(lambda db: tracked_messages.drop_token(db, message.key, message.message))

    async def with_token(self) -> tuple[TrackedMessage, ...]:
        """Delete the expired tokens; return the messages of this process's tables that have a valid one."""
        now = self.now()
        await self._database.write(lambda db: tracked_messages.drop_tokens(db, now))
        return await self._database.read(lambda db: tracked_messages.with_token(db, now, self._database.owned))
