"""Limits that Discord enforces without announcing them in headers: edits of old messages, and new DM channels.

The age of a message depends on the sandbox's clock, which a test can set. The limits themselves count real seconds,
as discord.py does when it waits.
"""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox.errors import ApiError
from bot.sandbox.world import Account, Message

OLD_SECONDS: Final = 3600.0
"""The age from which a message takes few edits."""
OLD_EDITS: Final = (3, 6.0)
"""Edits of old messages in one channel, and within how many seconds."""
OPENINGS: Final = (10, 10.0)
"""New DM channels, and within how many seconds; beyond them Discord refuses with 40003."""
QUARANTINE: Final = (25, 60.0)
"""New DM channels, refused ones included, and within how many seconds; beyond them the bot is quarantined (20026)."""
_TOO_FAST: Final = "You are opening direct messages too fast."
_FLAGGED: Final = (
    "Your bot has been flagged by our anti-spam system for abusive behavior. While your bot is quarantined, it is "
    "unable to join any more guilds, or send any direct messages to users it has not messaged before."
)


@dataclass(slots=True)
class Window:
    """A number of calls within any span of seconds."""

    calls: int
    seconds: float
    clock: Callable[[], float]
    _taken: deque[float] = field(default_factory=deque[float])

    def take(self) -> float:
        """Count a call and return 0, or return after how many seconds there is room for it."""
        now = self.clock()
        while self._taken and self._taken[0] <= now - self.seconds:
            self._taken.popleft()
        if len(self._taken) >= self.calls:
            return self._taken[0] + self.seconds - now
        self._taken.append(now)
        return 0.0


class HiddenLimits:
    """What the bot has used of the hidden limits.

    Args:
        age: the clock by which messages grow old, in seconds.
        clock: the clock of the limits.

    Attributes:
        quarantined: whether Discord takes the bot for a spammer; it stays so until somebody sets it back.
    """

    def __init__(self, age: Callable[[], float], clock: Callable[[], float] = time.monotonic) -> None:
        self.quarantined = False
        self._age = age
        self._clock = clock
        self._edits: dict[str, Window] = {}
        self._openings = Window(*OPENINGS, clock)
        self._attempts = Window(*QUARANTINE, clock)
        self._opened: set[str] = set()
        self._written: set[str] = set()

    def edit(self, message: Message) -> None:
        """Count an edit; raise ApiError 30046 with status 429 for too many of old messages in one channel."""
        if self._age() - message.posted <= OLD_SECONDS:
            return
        wait = self._edits.setdefault(message.channel.id, Window(*OLD_EDITS, self._clock)).take()
        if wait:
            sentence = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            raise ApiError(429, 30046, sentence, retry_after=wait)

    def open_dm(self, account: Account) -> None:
        """Count a DM channel that is new; raise ApiError 40003 for too many at once, 20026 in quarantine."""
        if account.id in self._opened:
            return
        if self._attempts.take():
            self.quarantined = True
        self._check(account)
        if self._openings.take():
            raise ApiError(403, 40003, _TOO_FAST)
        self._opened.add(account.id)

    def write_dm(self, account: Account) -> None:
        """Note a message to a person; raise ApiError 20026 for the first one in quarantine."""
        self._check(account)
        self._written.add(account.id)

    def _check(self, account: Account) -> None:
        if self.quarantined and account.id not in self._written:
            raise ApiError(403, 20026, _FLAGGED)
