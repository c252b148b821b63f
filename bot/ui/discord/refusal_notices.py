"""What a user was refused last: a refusal of the same kind takes the place of the older one."""

import asyncio
from collections.abc import Awaitable, Callable

Unsay = Callable[[], Awaitable[None]]
"""Takes back what was said to one person."""
SECONDS = 14 * 60.0
"""So long something said can be taken back, by the token of the press that it answered."""
KNOWN = 1000
"""So many refusals are remembered, the latest ones."""
Kind = tuple[int, int | None, str]
"""The user, the place and the code of an error."""


class LastRefusals:
    """Remembers the last refusal of each kind."""

    def __init__(self) -> None:
        self._last: dict[Kind, tuple[float, Unsay]] = {}

    def replace(self, kind: Kind, unsay: Unsay) -> Unsay | None:
        """Record a new error; return the function that removes the older one of its kind, or None.

        Args:
            kind: the user, the place and the code.
            unsay: removes the new one.
        """
        now = asyncio.get_running_loop().time()
        older = self._last.pop(kind, None)
        self._last[kind] = now + SECONDS, unsay
        if len(self._last) > KNOWN:
            del self._last[next(iter(self._last))]
        return older[1] if older is not None and older[0] > now else None
