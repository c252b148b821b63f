"""Limit the mentions that players cause: per sender, per target, and per pair."""

from collections import defaultdict, deque
from collections.abc import Callable, Hashable

WINDOW_SECONDS = 600
"""Seconds for which a mention counts."""
OF_PAIR, OF_SENDER, TO_TARGET = 3, 12, 6
"""Mentions within that time: of one target by one sender, by one sender, and of one target."""
MAX_REMEMBERED = 10_000
"""How many senders, targets and pairs are remembered."""


class MentionBudget:
    """Counts recent mentions, and refuses further ones beyond the limits.

    Args:
        now: returns what time it is, in seconds.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._spent: defaultdict[Hashable, deque[int]] = defaultdict(deque)

    def left(self, sender: int, target: int) -> int:
        """Return in how many seconds a sender may have a target mentioned; 0: now."""
        now, later = self._now(), 0
        for key, most in _limits(sender, target):
            spent = self._spent.get(key, deque())
            recent = [moment for moment in spent if now - moment < WINDOW_SECONDS]
            if len(recent) >= most:
                later = max(later, recent[-most] + WINDOW_SECONDS - now)
        return later

    def spend(self, sender: int, target: int) -> bool:
        """Count a mention, and return True; return False if it is one too many."""
        if self.left(sender, target):
            return False
        now = self._now()
        for key, most in _limits(sender, target):
            spent = self._spent[key]
            spent.append(now)
            if len(spent) > most:
                spent.popleft()
        if len(self._spent) > MAX_REMEMBERED:
            for key in [key for key, spent in self._spent.items() if now - spent[-1] >= WINDOW_SECONDS]:
                del self._spent[key]
        return True


def _limits(sender: int, target: int) -> tuple[tuple[Hashable, int], ...]:
    return (("pair", sender, target), OF_PAIR), (("sender", sender), OF_SENDER), (("target", target), TO_TARGET)
