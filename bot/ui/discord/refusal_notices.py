"""Remember the latest error shown to each user: a new one replaces an older one of the same kind."""

import asyncio
from collections.abc import Awaitable, Callable

Unsay = Callable[[], Awaitable[None]]
"""A function that removes a text shown to one user."""
REMOVABLE_SECONDS = 14 * 60.0
"""How long a text can be removed, by the token of the click that it answered."""
MAX_REMEMBERED = 1000
"""How many errors are remembered, the latest ones."""
Kind = tuple[int, int | None, str]
"""The user, the place and the code of an error."""


class LastRefusals:
    """Remembers the last refusal of each kind."""

    def __init__(self) -> None:
        self._last: dict[Kind, tuple[float, Unsay]] = {}

    def replace(self, kind: Kind, unsay: Unsay) -> Unsay | None:
        """Record a new error; return the function that removes the older one of its kind, or None."""
        now = asyncio.get_running_loop().time()
        older = self._last.pop(kind, None)
        self._last[kind] = now + REMOVABLE_SECONDS, unsay
        if len(self._last) > MAX_REMEMBERED:
            del self._last[next(iter(self._last))]
        return older[1] if older is not None and older[0] > now else None
