"""The private messages with hands that can still be edited, through a restart: their tokens live for minutes only."""

from collections.abc import Callable
from datetime import datetime

from bot.storage import Database, HandTokenRow, hand_tokens


class HandTokens:
    """Keeps them.

    Args:
        database: where they are kept.
        clock: what time it is.
    """

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock

    def now(self) -> int:
        """Return what time it is, in seconds since 1970."""
        return int(self._clock().timestamp())

    async def keep(self, row: HandTokenRow) -> None:
        """Keep a message."""
        await self._database.write(lambda db: hand_tokens.keep(db, row))

    async def drop(self, message: int) -> None:
        """Forget a message."""
        await self._database.write(lambda db: hand_tokens.drop(db, message))

    async def alive(self) -> tuple[HandTokenRow, ...]:
        """Forget what can't be edited any more, and return the others."""
        now = self.now()
        await self._database.write(lambda db: hand_tokens.forget_dead(db, now))
        return await self._database.read(lambda db: hand_tokens.alive(db, now))
