"""Limit the requests with the bot's token: Discord allows 50 a second, and blocks a bot that exceeds them.

All processes share it. Requests have a use, and each use has a guaranteed part when all of them compete; unused parts
go to the others. Requests with an interaction's token don't count and never wait here.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar
from enum import Enum

TOLERANCE = 1e-9
MIN_PER_SECOND = 1.0
"""Requests a second that a process has with any share: without them it could not even log in."""


class RequestKind(Enum):
    """The kinds of requests that share the budget; of two with the same claim the first in this list wins."""

    NEW = "new"
    """A message that users wait for: a table's first, or the one of a new deal."""
    PANELS = "panels"
    """Redraws of public messages."""
    DIRECT = "direct"
    """Direct messages: hands, new and redrawn."""
    MENTIONS = "mentions"
    CHORES = "chores"
    """Requests without a waiting user: digests, emojis, commands, threads, names."""


PARTS = {
    RequestKind.NEW: 0.25,
    RequestKind.PANELS: 0.3,
    RequestKind.DIRECT: 0.25,
    RequestKind.MENTIONS: 0.1,
    RequestKind.CHORES: 0.1,
}
"""Each use's part of the budget while all of them compete."""

_granted: ContextVar["tuple[RequestKind, list[RequestBudget]] | None"] = ContextVar("granted", default=None)
"""The use of the task's next request, and the budget that has admitted it already."""


class RequestBudget:
    """Admits a number of requests per second, each use in order of arrival."""

    def __init__(self, per_second: float) -> None:
        self._all = per_second
        self.share: Callable[[], float] = lambda: 1.0
        """Returns this process's part of the budget, from 0 to 1: owned shards by the shard count."""
        self._sent: deque[float] = deque()
        """When the requests of the last while went out, by the loop's clock."""
        self._waiting: dict[RequestKind, deque[asyncio.Future[None]]] = {use: deque() for use in RequestKind}
        self._served = dict.fromkeys(RequestKind, 0.0)
        """How much each use has got, relative to its part; the one with least goes first."""
        self._level = 0.0
        """The level of the last served use, where a returning use starts without credit for its absence."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def per_second(self) -> float:
        """Return how many requests this process can make in a second; 0: no limit."""
        return max(MIN_PER_SECOND, self._all * self.share()) if self._all else 0.0

    @property
    def busy(self) -> bool:
        """Whether half of the burst limit is used."""
        return bool(self._all) and len(self._recent()) > self._most / 2

    def estimated_delay(self, use: RequestKind) -> float:
        """Return about how many seconds a request would wait now."""
        if not self._all:
            return 0.0
        ahead = sum(map(len, self._waiting.values())) / self.per_second
        return max(0.0, self._ripe(use) - asyncio.get_running_loop().time()) + ahead

    async def acquire(self, use: RequestKind) -> None:
        """Wait for a request's turn; it is for the next one that this task makes."""
        await self.admit(use)
        _granted.set((use, [self]))

    async def admit(self, use: RequestKind) -> None:
        """Wait until a request may go out."""
        if not self._all:
            return
        acquire = asyncio.get_running_loop().create_future()
        self._waiting[use].append(acquire)
        self._admit_waiting()
        await acquire

    async def claim(self, otherwise: RequestKind) -> RequestKind:
        """Admit a request of this task, at once if it has had its turn, and return its use."""
        use, had = _granted.get() or (otherwise, [])
        _granted.set(None)
        if self in had:
            # Tasks that start during the request share this list: one of them makes the request.
            had.remove(self)
        else:
            await self.admit(use)
        return use

    @property
    def _most(self) -> int:
        """Return how many requests can start within a second, rounded so that the cluster stays in the limit."""
        return int(self.per_second + TOLERANCE)

    def _recent(self) -> deque[float]:
        begins = asyncio.get_running_loop().time() - 1
        while self._sent and self._sent[0] <= begins:
            self._sent.popleft()
        return self._sent

    def _ripe(self, use: RequestKind) -> float:
        """Return when the next request may go out, by the loop's clock.

        Half of a second's may go at once, the others one after the other, so that what is new finds room at any time.
        """
        sent, most = self._recent(), self._most
        ripe = sent[-most] + 1 if len(sent) >= most else 0.0
        if use is not RequestKind.NEW and len(sent) >= most / 2:
            ripe = max(ripe, sent[-1] + 1 / most)
        return ripe

    def _admit_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        loop = asyncio.get_running_loop()
        while use := self._first():
            now, ripe = loop.time(), self._ripe(use)
            if ripe > now:
                self._timer = loop.call_at(ripe, self._admit_waiting)
                return
            self._waiting[use].popleft().set_result(None)
            self._sent.append(now)
            self._level = self._begin(use)
            self._served[use] = self._level + 1 / PARTS[use]

    def _first(self) -> RequestKind | None:
        """Return the waiting kind that has used least of its share; cancelled requests are skipped."""
        for turns in self._waiting.values():
            while turns and turns[0].done():
                turns.popleft()
        return min((use for use in RequestKind if self._waiting[use]), key=self._begin, default=None)

    def _begin(self, use: RequestKind) -> float:
        return max(self._level, self._served[use])


class EditThrottle:
    """Keeps edits apart, and makes requests wait for the budget."""

    def __init__(self, interval: float, budget: RequestBudget | None = None) -> None:
        self.interval = interval
        self._budget = budget if interval and budget else RequestBudget(0)

    @property
    def busy(self) -> bool:
        """Whether half of the burst limit is used."""
        return self._budget.busy

    def wait(self, use: RequestKind) -> float:
        """Return about how many seconds a request would wait now."""
        return self._budget.estimated_delay(use)

    @property
    def share(self) -> float:
        """Return this process's part of the bot's requests, from 0 to 1."""
        return self._budget.share()

    async def turn(self, use: RequestKind) -> None:
        """Wait for the turn of the request that comes next."""
        await self._budget.acquire(use)


def bound_for(use: RequestKind) -> None:
    """Set the kind of this task's next request with an interaction's token."""
    _granted.set((use, []))


def noted() -> RequestKind | None:
    """Return and reset the use of this task's next request, if it was set."""
    granted = _granted.get()
    _granted.set(None)
    return granted[0] if granted else None
